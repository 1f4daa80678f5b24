game-name = Morpion
game-tagline = Trois à la suite.
game-facts = 2 places · aucun hasard

board-title = Neuf cases
heading = { $marks } cases sur 9 marquées
about = { $seat ->
    [1] les croix
   *[2] les ronds
}
marked = { $who_is ->
    [you] Vous avez marqué { $square }.
   *[other] { $who } a marqué { $square }.
}
mark-on = { $who_is ->
    [you] Votre marque est en { $square }.
   *[other] La marque de { $who } est en { $square }.
}
won = { $who_is ->
    [you] Trois à la suite : vous gagnez.
   *[other] Trois à la suite : { $who } gagne.
}
full = La grille est pleine : match nul.
ask-mark = Quelle case marquez-vous ?
ask-wait = { $who } réfléchit.
ask-over = La partie est finie.
label-mark = Marquer { $square }
