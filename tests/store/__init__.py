"""Tests of what is kept; every one on a real SQLite file."""
