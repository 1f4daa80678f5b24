"""Snits' Revenge: the Snits storm a Bolotomus from the inside, and the Bolotomus bites back."""
