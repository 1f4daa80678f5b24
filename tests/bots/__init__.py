"""Tests of the bots, plain and compiled."""
