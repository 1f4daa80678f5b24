"""Live games without I/O: command in, effects out."""
