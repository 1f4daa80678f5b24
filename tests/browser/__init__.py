"""Tests in a real browser; to be run in a process of their own."""
