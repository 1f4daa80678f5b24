# Wörter, die alle Spiele teilen.
seat-name = { $seat ->
    [1] die Krone
    [2] der Fisch
    [3] das Blatt
    [4] die Sonne
    [5] der Mond
   *[6] der Anker
}
emblem = { $seat ->
    [1] Krone
    [2] Fisch
    [3] Blatt
    [4] Sonne
    [5] Mond
   *[6] Anker
}
draw-agreed = Unentschieden, im Einvernehmen.
resigned = { $who_is ->
    [you] Du hast aufgegeben.
   *[other] { $who } hat aufgegeben.
}

# Zurückweisungen
bad-notation = „{ $text }“ ist kein Zug dieses Spiels; man schreibt zum Beispiel „{ $example }“.
not-your-turn = Platz { $seat } ist nicht am Zug.
illegal-action = „{ $text }“ ist jetzt nicht erlaubt.
game-is-over = Das Spiel ist zu Ende.
nothing-asked = Niemand hat etwas gefragt, worauf man antworten könnte.
cannot-agree = Das lässt sich in diesem Spiel nicht vereinbaren.
bad-record = Zeile { $line }: { $problem }
bad-seats = Dieses Spiel ist für { $least } bis { $most } Plätze, nicht für { $seats }.
unknown-option = Die Option „{ $option }“ gibt es hier nicht; es gibt: { $known }.
bad-option-value = „{ $value }“ ist kein Wert von „{ $option }“; möglich sind: { $known }.
unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.

verbatim = { $text }
