"""Sparring partners and how to meet them."""
