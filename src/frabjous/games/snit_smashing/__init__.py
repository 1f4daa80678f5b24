"""Snit Smashing: run for the Snandergrab, breed, run home, and smash everybody else."""
