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
list-more = { $some }, { $one }
list-and = { $some } und { $last }
list-or = { $some } oder { $last }
draw-agreed = Unentschieden: Alle sind einverstanden.
draw-agreed-for = Unentschieden: Alle sind einverstanden. Die Punkte teilen sich: { $seats }.
player-named = { $who_is ->
    [you] du
   *[other] { $who }
}
players-named = { $who_is ->
    [you] { $some }, du
   *[other] { $some }, { $who }
}
unfinished = Das Spiel ist nicht zu Ende.
resigned = { $who_is ->
    [you] Du hast aufgegeben.
   *[other] { $who } hat aufgegeben.
}

# Zurückweisungen
bad-notation = „{ $text }“ ist kein Zug dieses Spiels; man schreibt zum Beispiel „{ $example }“.
not-your-turn = Platz { $seat } ist nicht am Zug.
illegal-action = „{ $text }“ ist jetzt nicht erlaubt.
game-is-over = Das Spiel ist zu Ende.
nothing-asked = Es ist keine Frage offen, auf die man antworten könnte.
cannot-agree = Das lässt sich in diesem Spiel nicht vereinbaren.
bad-position = „{ $place }“: { $problem }
bad-record = Die Aufzeichnung stimmt nicht: { $problem }
bad-game-line = Zeile { $line } des Spiels: { $problem }
bad-file-line = Zeile { $line } der Datei: { $problem }
bad-seats = Dieses Spiel ist für { $least } bis { $most } Plätze, nicht für { $seats }.
unknown-option = Die Option „{ $option }“ gibt es hier nicht; möglich sind: { $known }.
bad-option-value = „{ $value }“ ist kein Wert von „{ $option }“; möglich sind: { $known }.
unknown-game = Das Spiel „{ $game }“ gibt es nicht; möglich sind: { $known }.
unknown-version = Eine Fassung { $version } der Regeln von „{ $game }“ gibt es nicht; möglich sind: { $known }.

verbatim = { $text }

# Was vereinbart wurde
told-undo = Der Zug ist zurückgenommen.
told-asked-undo = { $who_is ->
    [you] Du möchtest einen Zug zurücknehmen.
   *[other] { $who } möchte einen Zug zurücknehmen.
}
told-offered-draw = { $who_is ->
    [you] Du bietest ein Unentschieden an.
   *[other] { $who } bietet ein Unentschieden an.
}
told-agreed = { $who_is ->
    [you] Du stimmst zu.
   *[other] { $who } stimmt zu.
}
told-declined = { $who_is ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
}
told-bot-takes = { $who_is ->
    [you] Jetzt spielt ein Bot für dich.
   *[other] { $who } wird jetzt von einem Bot vertreten.
}
told-person-takes = { $who_is ->
    [you] Du bist wieder da.
   *[other] { $who } ist wieder da.
}
told-lapsed = Die Anfrage verfällt: Ein Bot stimmt nie zu.
told-comes = { $who_is ->
    [you] Du spielst mit.
   *[other] { $who } spielt mit.
}
told-clock-starts = Die Uhr läuft.
told-clock-stood = { $minutes ->
    [one] Die Uhr stand eine Minute still: Der Server lief nicht. Niemand verliert Zeit.
   *[other] Die Uhr stand { $minutes } Minuten still: Der Server lief nicht. Niemand verliert Zeit.
}
out-of-time = { $who_is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit ist abgelaufen: { $who }.
}
both-out-of-time = Unentschieden: Bei beiden ist die Zeit abgelaufen.
told-out-of-time = { $count ->
    [one] Die Zeit ist abgelaufen: { $seats }. Ein Bot spielt weiter, bis jemand zurückkommt.
   *[other] Die Zeit ist abgelaufen: { $seats }. Bots spielen weiter, bis jemand zurückkommt.
}
told-bot-chooses = { $count ->
    [one] Die Zeit ist abgelaufen: { $seats }. Diese eine Entscheidung trifft ein Bot.
   *[other] Die Zeit ist abgelaufen: { $seats }. Diese eine Entscheidung treffen Bots.
}
told-asked-hint = { $who_is ->
    [you] Du hast um einen Tipp gebeten.
   *[other] { $who } hat um einen Tipp gebeten.
}

# Was der Tisch zurückweist
stale = Der Tisch ist schon weiter; schau noch einmal hin und wähle.
nothing-to-take-back = Du hast nichts zurückzunehmen.
cannot-take-back = Eine geheime Wahl kann man nicht zurücknehmen.
nobody-to-ask = Hier ist niemand, der einem Unentschieden zustimmen könnte.
no-such-lesson = Die Lektionen von „{ $game }“ haben keine Nummer { $lesson } mit einem Schritt { $step }.
bad-mail = Ein Mailserver wird so geschrieben: smtp://name:passwort@mail.example.org:587.
bad-sender = „{ $sender }“ ist keine Adresse, von der aus Briefe verschickt werden können (--mail-from).
no-such-figure = Die Regeln von „{ $game }“ haben kein Bild { $figure }.
chair-taken = Dort sitzt schon jemand.
name-without-letters = Ein Name braucht einen Buchstaben. Lass ihn leer, und du bist ein Gast.
not-away = Dieser Platz braucht keinen Bot.
still-playing = Dieses Spiel ist noch nicht zu Ende.
still-awaited = Vielleicht kommt noch jemand zurück; einen Bot kann man in { $seconds } s rufen.
cannot-be-asked = Ein Bot vertritt jemanden, der zustimmen müsste und nicht gefragt werden kann.
bot-plays = Diesen Platz spielt ein Bot; nimm ihn erst wieder ein.
out-of-the-game = Wer aus dem Spiel ist, kann kein Unentschieden anbieten.
bad-clock = „{ $wish }“ ist keine Uhr; möglich sind 1 bis 180 Minuten pro Platz und 0 bis 120 Sekunden mehr pro Entscheidung („live 10 5“) oder 1 bis 14 Tage pro Entscheidung („days 3“, „days 3 once“).
bad-grace = „{ $wish }“ ist keine Wartezeit; möglich sind { $least } bis { $most } Sekunden.
no-hints = An diesem Tisch gibt es keine Tipps.
no-idea = Es war kein Tipp zu finden; die Wahl liegt bei dir.
bad-hints = „{ $wish }“ sagt nicht, ob es Tipps gibt.
unknown-level = Den Bot „{ $level }“ gibt es nicht; möglich sind: { $known }.

# Um den Tisch herum
you = Du
guest = Gast { $number }
bot-again = { $number ->
    [2] { $name } II
    [3] { $name } III
    [4] { $name } IV
   *[5] { $name } V
}
bot-face = Bot, { $emblem }
level-fool = Narr
level-greedy = Nimmersatt
level-beginner = Anfänger
level-casual = Amateur
level-skilled = Könner
level-expert = Experte
level-master = Meister
level-unhurried = Meister, mit Muße
chair-open = freier Platz
bot-stands-in = ein Bot springt ein
seat-here = da
seat-away-since = nicht da seit { $when }
seat-away-long-since = nicht da seit { $when }, ein Bot darf spielen
seat-away = nicht da
seat-away-long = nicht da, ein Bot darf spielen
everybody = die Zuschauer
onlooker-name = Zuschauer
watching = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
waiting = Jetzt dran: { $who }.
told-sat-down = { $who_is ->
    [you] Du hast dich gesetzt.
   *[other] { $who } hat sich gesetzt.
}
waiting-to-begin = { $free ->
    [one] Das Spiel beginnt, sobald der letzte Platz besetzt ist.
   *[other] Das Spiel beginnt, sobald die { $free } freien Plätze besetzt sind.
}
heading-over = Spiel zu Ende
ask-ended = Hier endet das Spiel.
waiting-open = Dieser Platz ist noch frei. Es geht weiter, sobald sich jemand setzt.
waiting-to-join = Die Uhr läuft, sobald alle mitspielen. Noch nicht dabei: { $who }.
hint = Ein Tipp: { $choice }
hint-wins-now = Das gewinnt.
hint-wins = Das gewinnt: { $choice }.
hint-prevents = Das verhindert dies: { $choice }.
hint-threatens = Das droht mit diesem: { $choice }.
hint-goes-on = Danach ginge es für dich weiter: { $choice }.
hint-then = { $some }, dann { $one }
hint-dice = Der Zufall entscheidet: Mit etwa { $luck } % geht es gut aus.
hint-better = Damit stehst du { $by } % besser da als mit dem Nächstbesten.
hint-alike = Hier wird nichts gewonnen oder gedroht; die besten Möglichkeiten sind fast gleich gut.
hint-only = Es gibt nur dies.
hint-answer = { $who } antwortet wahrscheinlich: { $choice }.
coach-sure = Bist du sicher? Das kostet etwa { $lost } % der Siegchancen.
bot-cut-short = { $who_is ->
    [you] Für dich
   *[other] { $who }
}: Dem Bot ging die Bedenkzeit aus.
bot-replaced = { $who_is ->
    [you] Für dich
   *[other] { $who }
}: Der Bot ist ausgefallen; diesmal hat ein schwächerer gewählt.
pass-the-device = Gib das Gerät weiter: { $who } ist dran.
not-found-heading = Hier ist nichts
not-found = Diese Seite gibt es nicht, oder der Tisch ist schon abgeräumt.
went-wrong-heading = Das hat nicht geklappt
went-wrong = Die Anfrage war nicht zu verstehen; es wurde nichts geändert.
broken = Auf diesem Server ist etwas schiefgegangen. Du kannst nichts dafür; im Protokoll des Servers steht, was es war.
not-yours = Das ist nicht dein Platz.
not-understood = Der Tisch hat diese Nachricht nicht verstanden.
elsewhere = Dieser Server kann das gerade nicht; ein anderer kann es, oder er selbst in einem Augenblick.
served-already = Ein anderer Server hat die Datenbank „{ $database }“ schon; mehrere brauchen PostgreSQL (--db postgresql://…).
not-now = Das ging gerade nicht; versuch es gleich noch einmal.
one-seat-only = Ein Programm spielt in einer Verbindung nur einen Platz.
too-many = Das war zu viel auf einmal; warte eine Minute und versuch es noch einmal.
table-is-full = An diesem Tisch wurde schon zu viel gespielt; eröffne einen neuen.
no-such-service = Den Push-Dienst dieses Browsers kennt dieser Server nicht.
no-address = An diese Adresse kann kein Brief gehen.
enough-letters = Für heute sind genug Briefe verschickt; versuch es morgen wieder.
letter-unsent = Der Brief ließ sich gerade nicht schicken; versuch es später noch einmal.
too-many-devices = Diesen Platz spielen schon zu viele Geräte.
not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
table-is-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Man kann ihn nur noch ansehen.
table-is-gone = Diesen Tisch gibt es nicht mehr.
programs-asked-to-leave = Der Gastgeber hat jemanden gebeten, diesen Tisch zu verlassen. Seitdem kann sich hier kein Programm mehr setzen.
asked-to-leave = Der Gastgeber hat dich gebeten zu gehen. An diesen Tisch kannst du dich nicht mehr setzen.
no-such-code = So heißt kein Tisch, den wir kennen, und als Code gilt es nicht (mehr). Ein Code gilt einmal, zehn Minuten lang.
bad-way = „{ $way }“ ist keine Art zu spielen.
bad-sequel = „{ $game }“ kann auf dieses Spiel nicht folgen.
seat-won = gewonnen
seat-shared = Punkte geteilt
seat-lost = verloren
cannot-listen = Frabjous kann nicht auf { $host }:{ $port } lauschen ({ $problem }); wähle einen anderen --port.
cannot-open = Die Datenbank „{ $database }“ ist nicht zu gebrauchen: { $problem }.
no-such-database = Die Datenbank „{ $file }“ gibt es nicht.
not-empty = In der Datenbank „{ $database }“ sind schon Tische; stelle alles in einer neuen wieder her.
needs-newer-program = Die Datenbank „{ $database }“ stammt von einem neueren Frabjous; erneuere dieses oder wähle eine andere --db.
already-asked = Es ist schon eine Frage offen; sie muss erst beantwortet werden.
bad-solo = Wähle einen Platz von 0 bis { $most } und mindestens einen Bot.
unknown-mode = Es gibt keine Darstellung „{ $mode }“; es gibt: { $known }.

# Der Rückblick: in drei Sätzen, und sein Maß
review-part = { $part ->
    [sliver] ein Hauch eines Spiels
    [twentieth] ein zwanzigstel Spiel
    [tenth] ein zehntel Spiel
    [sixth] ein sechstel Spiel
    [quarter] ein viertel Spiel
    [third] ein drittel Spiel
    [half] ein halbes Spiel
    [two-thirds] zwei Drittel eines Spiels
    [three-quarters] drei Viertel eines Spiels
    [most] fast ein ganzes Spiel
   *[whole] ein ganzes Spiel
}
review-turned = { $turns ->
    [0] Nichts hat es gewendet: Es hat sich langsam entschieden.
    [1] Es hat sich einmal gewendet.
    [2] Es hat sich zweimal gewendet.
    [3] Es hat sich dreimal gewendet.
    [4] Es hat sich viermal gewendet.
   *[other] Es hat sich fünfmal gewendet.
}
review-turned-slowly = Kein einzelner Augenblick war ein zehntel Spiel wert.
review-turned-most = { $who_is ->
    [you] Am meisten hat dir Wendepunkt { $number } gebracht: { $part }.
   *[other] { $who } gewann am meisten an Wendepunkt { $number }: { $part }.
}
review-luck = { $luck ->
    [decided] Das Glück hat entschieden.
    [helped] Das Glück hat geholfen.
    [against] Die Entscheidungen gaben den Ausschlag, gegen das Glück.
    [none] Allein die Entscheidungen gaben den Ausschlag.
   *[choices] Die Entscheidungen gaben den Ausschlag.
}
review-no-luck = Glück gibt es in diesem Spiel nicht.
review-luck-of = { $side ->
    [for] { $who_is ->
        [you] Würfel und Karten haben dir etwas geschenkt: { $part }.
       *[other] Von Würfeln und Karten geschenkt ({ $who }): { $part }.
    }
    [against] { $who_is ->
        [you] Würfel und Karten haben dir etwas genommen: { $part }.
       *[other] Von Würfeln und Karten genommen ({ $who }): { $part }.
    }
   *[even] { $who_is ->
        [you] Würfel und Karten waren gerecht zu dir.
       *[other] Würfel und Karten waren gerecht ({ $who }).
    }
}
review-play = { $slips ->
    [0] Du hast gut gespielt.
    [one] Ein Fehlgriff von dir.
   *[other] { $slips } Fehlgriffe von dir.
}
review-play-well = Keine deiner Entscheidungen hat ein zehntel Spiel gekostet.
review-play-dearest = { $slips ->
    [one] Er war in Zeile { $line } und hat so viel gekostet: { $part }.
   *[other] Der teuerste war in Zeile { $line } und hat so viel gekostet: { $part }.
}
review-play-all = { $slips ->
    [0] Alle haben gut gespielt.
    [one] Insgesamt ein Fehlgriff.
   *[other] Insgesamt { $slips } Fehlgriffe.
}
review-play-all-well = Keine Entscheidung hat ein zehntel Spiel gekostet.
review-dearest = { $who_is ->
    [you] Der teuerste war deiner, in Zeile { $line }: { $part }.
   *[other] Der teuerste ({ $who }), in Zeile { $line }: { $part }.
}
review-cause = { $kind ->
    [luck] Glück.
    [shown] Etwas kam ans Licht.
    [agreed] Vereinbart.
   *[choice] { $who_is ->
        [you] Deine Entscheidung.
       *[other] Eine Entscheidung ({ $who }).
    }
}
review-better = Besser: { $choice }. Erspart hätte das: { $part }.
