"""Tests of the web edge against a real server."""
