# Les mots communs à tous les jeux.
seat-name = { $seat ->
    [1] la Couronne
    [2] le Poisson
    [3] la Feuille
    [4] le Soleil
    [5] la Lune
   *[6] l’Ancre
}
emblem = { $seat ->
    [1] couronne
    [2] poisson
    [3] feuille
    [4] soleil
    [5] lune
   *[6] ancre
}
draw-agreed = Partie nulle, d’un commun accord.
resigned = { $who_is ->
    [you] Vous avez abandonné.
   *[other] { $who } a abandonné.
}

# Refus
bad-notation = « { $text } » n’est pas un coup de ce jeu ; on écrit par exemple « { $example } ».
not-your-turn = Ce n’est pas au tour de la place { $seat }.
illegal-action = « { $text } » n’est pas permis maintenant.
game-is-over = La partie est finie.
nothing-asked = Personne n’a rien demandé à quoi répondre.
cannot-agree = Cela ne peut pas se convenir dans ce jeu.
bad-record = Ligne { $line } : { $problem }
bad-seats = Ce jeu se joue de { $least } à { $most } places, pas à { $seats }.
unknown-option = L’option « { $option } » n’existe pas ici ; il y a : { $known }.
bad-option-value = « { $value } » n’est pas une valeur de « { $option } » ; au choix : { $known }.
unknown-game = Le jeu « { $game } » n’existe pas ; il y a : { $known }.

verbatim = { $text }
