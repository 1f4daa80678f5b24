"""Many games at once: simulations, intervals and speed."""
