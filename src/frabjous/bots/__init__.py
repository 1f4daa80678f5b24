"""Thinkers that know only the contract."""
