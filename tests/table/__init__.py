"""Tests of the pure table."""
