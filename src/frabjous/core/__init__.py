"""What a game is: the contract, chance, options, errors and the record."""
