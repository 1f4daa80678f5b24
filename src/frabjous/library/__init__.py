"""What stands behind `import frabjous`; its names are fetched one by one, by the package above."""
