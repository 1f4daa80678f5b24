"""Our games in the forms that other libraries know; each module needs `pip install frabjous[research]`."""
