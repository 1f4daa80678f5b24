"""Tests of scenes: the SVG writer and the words."""
