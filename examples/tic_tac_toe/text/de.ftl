game-name = Tic-Tac-Toe
game-tagline = Drei in einer Reihe.
game-facts = 2 Plätze · ohne jedes Glück

board-title = Neun Felder
heading = { $marks } von 9 markiert
about = { $seat ->
    [1] Kreuze
   *[2] Ringe
}
marked = { $who_is ->
    [you] Du hast { $square } markiert.
   *[other] { $who } hat { $square } markiert.
}
mark-on = { $who_is ->
    [you] Dein Zeichen steht auf { $square }.
   *[other] Auf { $square } steht ein Zeichen von { $who }.
}
won = { $who_is ->
    [you] Drei in einer Reihe: Du gewinnst.
   *[other] Drei in einer Reihe: { $who } gewinnt.
}
full = Das Brett ist voll: unentschieden.
ask-mark = Welches Feld markierst du?
ask-wait = { $who } denkt nach.
ask-over = Das Spiel ist zu Ende.
label-mark = { $square } markieren
