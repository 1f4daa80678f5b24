"""Live games without I/O: deed in, effects out."""
