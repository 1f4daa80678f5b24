"""A picture as data, and what writes it."""
