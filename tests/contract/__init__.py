"""Every promise of the contract, on every game of the registry."""
