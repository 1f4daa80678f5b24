# Splut! auf Deutsch. Namen stehen immer im Nominativ: sie heißen „Wim“ oder „der Fisch“.
game-name = Splut!
game-tagline = Wirf den anderen Zauberern einen Felsbrocken auf den Kopf. Das ist alles.
game-facts = 2–4 Plätze · ganz ohne Zufall

# Was man vorher wählt
option-sides = Wer wo sitzt
side-south = Süd
side-west = West
side-north = Nord
side-east = Ost
sides-south-north = Süd, Nord
sides-west-east = West, Ost
sides-north-south = Nord, Süd
sides-east-west = Ost, West
sides-south-west-north = Süd, West, Nord
sides-north-east-south = Nord, Ost, Süd
sides-east-south-west = Ost, Süd, West
sides-west-north-east = West, Nord, Ost
sides-south-west-north-east = Süd, West, Nord, Ost
sides-west-north-east-south = West, Nord, Ost, Süd
sides-north-east-south-west = Nord, Ost, Süd, West
sides-east-south-west-north = Ost, Süd, West, Nord

# Die Figuren
sorcerer = Zauberer
dwarf = Zwerg
troll = Troll

# Was geschah
stepped = { $who_is ->
    [you] Du ziehst den { $piece } von { $origin } nach { $target }.
   *[other] { $who } zieht den { $piece } von { $origin } nach { $target }.
}
pushed = { $who_is ->
    [you] Du ziehst den Zwerg von { $origin } nach { $target } und schiebst weg, was im Weg ist.
   *[other] { $who } zieht den Zwerg von { $origin } nach { $target } und schiebt weg, was im Weg ist.
}
pulled = { $who_is ->
    [you] Du ziehst den Troll von { $origin } nach { $target }; er schleppt den Felsbrocken von { $rock } nach { $rock_to } mit.
   *[other] { $who } zieht den Troll von { $origin } nach { $target }; er schleppt den Felsbrocken von { $rock } nach { $rock_to } mit.
}
levitated = { $who_is ->
    [you] Du ziehst den Zauberer von { $origin } nach { $target }; ein Felsbrocken schwebt von { $rock } nach { $rock_to }.
   *[other] { $who } zieht den Zauberer von { $origin } nach { $target }; ein Felsbrocken schwebt von { $rock } nach { $rock_to }.
}
threw = { $who_is ->
    [you] Du ziehst den Troll von { $origin } nach { $target }; er wirft den Felsbrocken von dort nach { $landing }.
   *[other] { $who } zieht den Troll von { $origin } nach { $target }; er wirft den Felsbrocken von dort nach { $landing }.
}
splut = { $who_is ->
    [you] SPLUT! Der Felsbrocken trifft deinen Zauberer auf { $square }. Dein ganzes Team ist draußen.
   *[other] SPLUT! Der Felsbrocken trifft einen Zauberer auf { $square }: { $who } ist mit dem ganzen Team draußen.
}
crushed = { $who_is ->
    [you] Der Felsbrocken erschlägt deinen Zwerg auf { $square }. Du spielst ohne Zwerg weiter.
   *[other] Der Felsbrocken erschlägt einen Zwerg auf { $square }: { $who } spielt ohne Zwerg weiter.
}
skipped = { $who_is ->
    [you] Du hast keinen erlaubten Schritt; der Rest deines Zuges entfällt.
   *[other] { $who } hat keinen erlaubten Schritt; der Rest des Zuges entfällt.
}

# Wie es endete
last-standing = { $who_is ->
    [you] Du gewinnst: Dein Zauberer steht als Letzter.
   *[other] { $who } gewinnt: Alle anderen Zauberer sind getroffen.
}
too-long = Unentschieden: { $steps } Schritte, und noch steht mehr als ein Zauberer.

# The picture
board-title = Die Arena von Splut!, Zug { $turn }
heading = Zug { $turn }
piece-on = { $who_is ->
    [you] dein { $piece } auf { $square }
   *[other] { $piece } auf { $square } ({ $who })
}
rock-on = Felsbrocken auf { $square }
rock-locked = Felsbrocken auf { $square }, im vorigen Zug bewegt: darf nicht schweben
about = { $state ->
    [now] { $side } · am Zug
    [out] { $side } · draußen
   *[in] { $side }
}
ask-piece = { $who_is ->
    [you] Du bist dran. Welche Figur zieht?
   *[other] { $who }: Welche Figur zieht?
}
ask-where = Wohin geht der { $piece }?
ask-throw = In welche Richtung fliegt der Felsbrocken?
ask-pull = Den Felsbrocken mitschleppen?
ask-levitate = Wohin gehen Zauberer und Felsbrocken?
ask-wait = { $who_is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
ask-over = In der Arena ist es still.
note-steps = { $left ->
    [one] Noch ein Schritt in diesem Zug.
   *[other] Noch { $left } Schritte in diesem Zug.
}
note-troll = Tritt er auf einen Felsbrocken, wirft er ihn, und dein Zug endet.
note-sorcerer = Oder wähle zuerst einen Felsbrocken, der mitschweben soll.
note-dwarf = Er schiebt alles weg, was im Weg ist.
note-throw = Er fliegt, bis ihn etwas aufhält. Denk an deinen Zauberer.
note-levitate = Beide machen denselben Schritt.
button-pull = Mitschleppen
button-leave = Liegen lassen
flag-at = { $square }: { $word }
flag-throw = Wurf
flag-splut = splut!
flag-crush = platt
flag-own = deiner!
label-step = { $piece } nach { $square }
label-push = Zwerg schiebt nach { $square }
label-pull = Troll nach { $square }, schleppt den Felsbrocken von { $rock } mit
label-levitate = Zauberer nach { $square }, Felsbrocken von { $rock } nach { $rock_to }
label-throw = Den Felsbrocken nach { $landing } werfen
label-hit = { $who_is ->
    [you] Den Felsbrocken nach { $landing } werfen, auf deinen eigenen { $piece }
   *[other] Den Felsbrocken nach { $landing } werfen, trifft: { $piece } ({ $who })
}
progress = Schritt { $step } von { $total }
team-of = { $who_is ->
    [you] Dein Team ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}
team-on = { $team }: Zauberer { $sorcerer }, Zwerg { $dwarf }, Troll { $troll }.
team-without-dwarf = { $team }: Zauberer { $sorcerer }, Troll { $troll }, kein Zwerg.
team-out = { $team }: draußen.
rocks-on = Felsbrocken auf { $rock1 }, { $rock2 }, { $rock3 }, { $rock4 }.
rock-is-locked = Der Felsbrocken auf { $square } wurde im vorigen Zug bewegt und darf jetzt nicht schweben.

# What things are, and why not
what-sorcerer = Er geht ein Feld weit und darf einen Felsbrocken, egal wo, denselben Schritt machen lassen. Trifft ihn ein Wurf, ist sein ganzes Team draußen.
what-dwarf = Er geht ein Feld weit und schiebt die ganze Reihe vor sich her, wenn am Ende Platz ist. Felsbrocken fliegen über ihn hinweg, außer es steht gleich hinter ihm ein Hindernis.
what-troll = Er geht ein Feld weit, darf den Felsbrocken gerade hinter sich mitschleppen, oder er tritt auf einen Felsbrocken und muss ihn werfen. Ein Wurf beendet den Zug.
what-rock = Er gehört niemandem. Man kann ihn schweben lassen, schieben, mitschleppen und werfen; auf einen Zauberer geworfen, beendet er ein Team.
what-square = Wer in der Reihe oder Linie daneben steht, kann hierher gehen, solange es leer ist.
why-not-yours = Diese Figur hört auf jemand anderen; Zwerge dürfen sie allerdings schieben.
why-shut-in = Sie ist eingesperrt: Alle Felder daneben sind besetzt.
why-rock = Felsbrocken gehen nicht. Wähle die Figur, die ihn bewegen soll.
why-one-square = Ein Feld auf einmal, entlang einer Reihe oder Linie.
why-no-staying = Schritte kann man nicht ausschlagen; nur ein Wurf kürzt einen Zug ab.
why-taken = Da steht schon jemand; nur Zwerge sind unhöflich genug zu schieben.
why-onto-rock = Ein Zauberer kann nicht auf einen Felsbrocken treten; lass ihn vorausschweben oder geh außen herum.
why-no-room = Am Ende der Reihe ist kein Feld frei, also rührt sich niemand.
why-no-flight = Ein geworfener Felsbrocken muss mindestens ein Feld weit fliegen, und da ist keins.
why-flies-on = Du wählst die Richtung, nicht das Feld: Ein Wurf fliegt, bis ihn etwas aufhält.
why-rests = Er wurde im Zug unmittelbar davor bewegt und schwebt deshalb nicht; wirf, schieb oder schlepp ihn.
why-barred = Einen schwebenden Felsbrocken halten Rand, Felsbrocken und alle Figuren auf; er tut niemandem weh.
why-one-rock = Ein Felsbrocken je Zug: der, mit dem du begonnen hast.
why-spell-broken = Ein anderer Schritt hat den Zauber gebrochen; in diesem Zug schwebt nichts mehr.
why-at-the-side = Ein Troll schleppt nur mit, was gerade hinter seinem Schritt liegt.
why-ahead = Was vor einem Troll liegt, ist zum Werfen da.
why-thrown = Der Wurf hat deinen Zug beendet.
why-no-sorcerer = Felsbrocken schweben nur, während der Zauberer geht.

# What counts, when the game is over
tally-team = Figuren übrig
tally-sorcerer = Zauberer
tally-stands = steht
tally-fallen = gefallen
