"""Tests of the core: chance, records, agreements, options."""
