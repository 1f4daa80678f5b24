"""The steps that bring a database to its present shape; Alembic runs them in order."""
