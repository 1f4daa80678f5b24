# Snatch It! auf Deutsch. Namen stehen immer im Nominativ: sie heißen „Wim“ oder „der Fisch“.
game-name = Snatch It!
game-tagline = Hungrige Frösche, diebische Hände, ein pünktlicher Storch.
game-facts = 3–6 Plätze (2 inoffiziell) · Karten

# Was man vorher wählt
option-call_it_out = Köder anzweifeln
call_it_out-no = Nein: nur was nirgends passt, darf Köder sein
call_it_out-yes = Ja: alles darf Köder sein und angezweifelt werden
option-good_memory = Gutes Gedächtnis
good_memory-no = Nein: selbst merken, was in Stapeln und Bäuchen liegt
good_memory-yes = Ja: wer auf einen Stapel oder Bauch zeigt, sieht, was darin liegt

# Die Karten
card = { $colour ->
    [crawler] Krabbler { $number }
    [flyer] Flieger { $number }
   *[swarm] Schwarm
}

# Was geschah
begins = { $who_is ->
    [you] Du hast „Ich zuerst!“ und beginnst.
   *[other] { $who } hat „Ich zuerst!“ und beginnt.
}
laid = { $who_is ->
    [you] Du legst eine Karte in den Teich: { $card }.
   *[other] { $who } legt eine Karte in den Teich: { $card }.
}
pond-gets = In den Teich kommt: { $card }.
snatched = { $who_is ->
    [you] Du schnappst dir etwas aus dem Teich: { $below }, mit { $card }.
   *[other] { $who } schnappt sich etwas aus dem Teich: { $below }, mit { $card }.
}
stole = { $who_is ->
    [you] Du klaust mit { $card } einen Stapel ({ $robbed }): oben { $top }, { $height } Karten.
   *[other] { $robbed_is ->
        [you] { $who } klaut dir mit { $card } einen Stapel: oben { $top }, { $height } Karten.
       *[other] { $who } klaut mit { $card } einen Stapel ({ $robbed }): oben { $top }, { $height } Karten.
    }
}
stole-back = { $who_is ->
    [you] Du klaust die { $height } Karten mit { $card } zurück.
   *[other] { $who } klaut die { $height } Karten mit { $card } zurück.
}
let-go = { $who_is ->
    [you] Du lässt den Stapel ziehen.
   *[other] { $who } lässt den Stapel ziehen.
}
munched = { $who_is ->
    [you] Du mampfst { $below } samt deinem Stapel: oben { $top }, { $height } Karten.
   *[other] { $who } mampft { $below } samt einem Stapel: oben { $top }, { $height } Karten.
}
baited = { $who_is ->
    [you] Du legst einen Köder aus: { $card }.
   *[other] { $who } legt einen Köder aus: { $card }.
}
scared = { $who_is ->
    [you] Du verjagst etwas aus dem Teich: { $card }.
   *[other] { $who } verjagt etwas aus dem Teich: { $card }.
}
called = { $who_is ->
    [you] Du zweifelst den Köder an.
   *[other] { $who } zweifelt den Köder an.
}
nobody-called = Niemand zweifelt den Köder an.
must-play = { $who_is ->
    [you] { $card } passt: Du musst die Karte spielen.
   *[other] { $card } passt: { $who } muss die Karte spielen.
}
fair-bait = { $card } passt nirgends und bleibt im Teich.
you-draw = Du ziehst: { $card }.
draws = { $who } zieht eine Karte.
you-drop = Du legst ab: { $card }.
you-throw = { $where ->
    [pond] Du wählst für den Teich: { $card }.
   *[stork] Du wirfst dem Storch etwas hin: { $card }.
}
threw = { $where ->
    [pond] { $who } wählt eine Karte für den Teich.
   *[stork] { $who } wirft dem Storch eine Karte hin.
}
stork-comes = { $who_is ->
    [you] Der Storch kommt. Du bekommst „Ich zuerst!“.
   *[other] Der Storch kommt. { $who } bekommt „Ich zuerst!“.
}
stork-wants = { $colour ->
    [crawler] Der Storch findet { $card }: Er will Krabbler.
    [flyer] Der Storch findet { $card }: Er will Flieger.
   *[swarm] Der Storch findet { $card }: Er will Schwärme.
}
stork-took = { $who_is ->
    [you] Der Storch holt sich deinen Stapel: oben { $top }, { $height } Karten.
   *[other] Der Storch holt sich einen Stapel ({ $who }): oben { $top }, { $height } Karten.
}
stork-shown = { $chooser_is ->
    [you] Du zeigst dem Storch einen Stapel ({ $who }): oben { $top }, { $height } Karten.
   *[other] { $who_is ->
        [you] { $chooser } zeigt dem Storch deinen Stapel: oben { $top }, { $height } Karten.
       *[other] { $chooser } zeigt dem Storch einen Stapel ({ $who }): oben { $top }, { $height } Karten.
    }
}
food-laid = Das Futter für den Storch fällt in den Teich.
shuffled = Der Nachziehstapel ist leer: Die Ablage wird gemischt.
too-few = Die Karten reichen nicht: Alle bekommen gleich viele.
last-now = „Letzte Runde“: Diese Runde ist die letzte.
last-next = „Letzte Runde“: Die nächste Runde ist die letzte.
feasted = Alle mampfen, was an ihrem Ufer liegt.

# Wie es ausging
won = { $who_is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: der glücklichste Frosch.
shared = { $count } Frösche teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

# Das Bild
board-title = { $round ->
    [0] Der Teich von Snatch It!, vor der ersten Runde
   *[other] Der Teich von Snatch It!, Runde { $round }
}
heading = { $round ->
    [0] vor der ersten Runde
   *[other] Runde { $round }
}{ $last ->
    [yes] { ", die letzte" }
   *[no] { "" }
}{ $variant ->
    [unofficial] { " · zu zweit: inoffiziell" }
   *[official] { "" }
}
plate = { $who_is ->
    [you] Du
   *[other] { $who }
}
me-first = „Ich zuerst!“
me-first-short = 1
hand-of = { $who } hält { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
belly-of = { $who_is ->
    [you] dein Bauch
   *[other] Bauch ({ $who })
}: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
belly-with = { $who_is ->
    [you] dein Bauch
   *[other] Bauch ({ $who })
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $cards }
has-thrown = { $who_is ->
    [you] du hast gewählt
   *[other] { $who } hat gewählt
}
pond-card = Teich: { $card }
bait-card = Köder: { $card }
stack-of = { $who_is ->
    [you] dein Stapel: oben { $top }, { $height } Karten
   *[other] Stapel ({ $who }): oben { $top }, { $height } Karten
}
stack-with = { $who_is ->
    [you] dein Stapel, { $height } Karten, von unten: { $cards }
   *[other] Stapel ({ $who }), { $height } Karten, von unten: { $cards }
}
counted = { $count } × { $card }
pile = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
left = noch { $count }
discard = Ablage: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
discarded = abgelegt: { $count }
decided = das will der Storch: { $card }
last-flag = { $next ->
    [yes] danach letzte Runde
   *[no] letzte Runde
}
about = { $now ->
    [yes] am Zug · {""}
   *[no] {""}
}{ $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} · { $stacks } Stapel
about-over = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Fragen
ask-turn = { $who_is ->
    [you] Du bist dran.
   *[other] { $who }:
} { $can ->
    [munch] Welcher Stapel mampft?
   *[play] Welche Karte?
}
ask-play = { $can ->
    [both] { $card }: Schnappen oder klauen?
    [snatch] { $card }: Was schnappst du?
    [steal] { $card }: Was klaust du?
   *[back] { $card }: Zurückklauen?
}
ask-bait = { $card }: Als Köder auslegen?
ask-munch = Was mampft dein Stapel (oben { $top })?
ask-scare = { $who_is ->
    [you] Deine Hand ist leer. Was verjagst du?
   *[other] { $who }: Was verjagst du?
}
ask-back = { $who } hat dir einen Stapel geklaut, oben { $top }. Zurückklauen?
ask-throw = { $where ->
    [pond] Welche Karte kommt in den Teich?
   *[stork] Was wirfst du dem Storch hin?
}
ask-throw-sure = { $card }: diese?
ask-call = { $who } ködert mit { $card }. Anzweifeln?
ask-forced = Du musst diese Karte spielen: { $card }. Wie?
ask-take = Welchen Stapel holt der Storch ({ $who })?
ask-wait = { $what ->
    [theft] { $who_is ->
        [you] Du darfst zurückklauen.
       *[other] { $who } darf zurückklauen.
    }
    [throw] Noch haben nicht alle gewählt.
    [call] Der Köder darf angezweifelt werden.
    [stork] { $who_is ->
        [you] Du wählst für den Storch.
       *[other] { $who } wählt für den Storch.
    }
   *[turn] { $who_is ->
        [you] Du bist dran.
       *[other] { $who } ist dran.
    }
}
ask-chance = Am Teich regt sich etwas.
ask-over = Am Teich ist es still.
note-turn = { $can ->
    [snatch] Schnapp aus dem Teich.
    [steal] Klau von einem fremden Ufer.
   *[both] Schnapp aus dem Teich oder klau.
}
note-munch = Oder mampf: Wähle einen deiner Stapel.
note-only-munch = Deine Hand ist leer, und du kannst mampfen.
note-bait = Keine deiner Karten passt: Eine wird Köder.
note-munch-which = Alles kommt in deinen Bauch.
note-only-bait = Sie passt gerade nirgends.
note-scare = Du hast keine Karte und kannst nichts mampfen.
note-back = Lege eine passende Karte auf { $top }.
note-no-card = Keine deiner Karten passt auf { $top }.
note-throw = { $where ->
    [pond] Alle Karten werden zugleich aufgedeckt.
   *[stork] Eine der Karten entscheidet, was er holt.
}
note-secret = Noch sieht sie niemand, aber die Wahl ist endgültig.
note-call = Wenn sie irgendwo passt, muss sie gespielt werden.
note-take = Du siehst nur, was oben liegt und wie hoch die Stapel sind.
button-lay-bait = Als Köder auslegen
button-throw = { $where ->
    [pond] In den Teich
   *[stork] Hinwerfen
}
button-let-go = Ziehen lassen
button-call = Anzweifeln
button-let-be = Gelten lassen
label-snatch = { $below } mit { $card } schnappen
label-steal = Mit { $card } klauen: { $top } ({ $who })
label-back = { $top } mit { $card } zurückklauen
label-munch = { $below } mit dem Stapel { $top } mampfen
label-bait = { $card } als Köder auslegen
label-scare = { $card } verjagen
label-take = Der Storch holt { $top }, { $height } Karten
label-throw = { $where ->
    [pond] { $card } für den Teich wählen
   *[stork] Dem Storch { $card } hinwerfen
}

# Die Stellung in Sätzen
told-pond = Im Teich: { $cards }.
told-seat = { $who_is ->
    [you] Du hältst
   *[other] { $who } hält
} { $hand ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $hand } Karten
}; { $who_is ->
    [you] in deinem Bauch
   *[other] im Bauch
}: { $belly }.
told-stack = { $who_is ->
    [you] An deinem Ufer: { $height } Karten, oben { $top }.
   *[other] Am Ufer ({ $who }): { $height } Karten, oben { $top }.
}
told-within = Von unten: { $cards }.
told-eaten = In diesem Bauch: { $cards }.
told-hand = In deiner Hand: { $cards }.
told-pile = { $count ->
    [one] Im Nachziehstapel ist noch eine Karte.
   *[other] Im Nachziehstapel sind noch { $count } Karten.
}

# What things are, and why not
what-crawler = Ein Krabbler passt auf einen Krabbler mit derselben oder einer um eins kleineren Zahl, eine 1 auch auf einen Schwarm. Im Bauch zählt er einen Punkt.
what-flyer = Ein Flieger passt auf einen Flieger mit derselben oder einer um eins kleineren Zahl, eine 1 auch auf einen Schwarm. Im Bauch zählt er einen Punkt.
what-swarm = Ein Schwarm passt auf eine 6, gleich welcher Farbe, und auf ihn passt nur eine 1. Im Bauch zählt er fünf Punkte.
what-stack = Wer eine passende Handkarte obenauf legt, nimmt ihn ganz. Wem er gehört, der kann ihn mampfen, sobald die oberste Karte auf eine Teichkarte passt.
what-belly = Nur was hier drin ist, zählt am Ende: ein Schwarm fünf Punkte, jede andere Karte einen.
what-frog = In einem Zug tut er genau eines: schnappen, klauen, mampfen, Köder auslegen oder verjagen.
what-others-hand = Alle sehen, wie viele Karten es sind, und sonst niemand sieht, welche.
what-thrown = Eine heimlich hingeworfene Karte. Haben alle geworfen, entscheidet eine davon mit ihrer Farbe.
what-pile = Von hier werden Hände und Teich aufgefüllt. Ist er leer, wird die Ablage gemischt.
what-discard = Was der Storch nahm und was verjagt wurde. Ist der Nachziehstapel leer, wird sie dazu.
what-stork = Er kommt, wenn der Teich oder alle Hände leer sind, und nimmt von jedem Ufer den höchsten Stapel einer Farbe.
what-decided = Ihre Farbe hat entschieden, was der Storch nimmt. Wessen Karte es war, zeigt niemand.
what-me-first = Wer das hat, beginnt die Runde. Dann wandert es nach links.
what-last = Der Marker ist aufgetaucht. Nach der letzten Runde werden alle Ufer gemampft und gezählt.
why-number = Es muss dieselbe Zahl sein oder genau eine mehr als auf der Karte darunter.
why-other-colour = Krabbler auf Krabbler, Flieger auf Flieger; nur Schwärme stehen über solchen Unterschieden.
why-swarm-on-six = Ein Schwarm passt auf eine 6, gleich welcher Farbe, und auf sonst nichts.
why-swarm-on-swarm = Schwärme setzen sich nicht auf Schwärme; eine 1 schon.
why-on-a-swarm = Auf einen Schwarm passt eine 1, gleich welcher Farbe, und sonst nichts.
why-own-stack = Auf deine eigenen Stapel kannst du nichts legen; wachsen lassen sie nur Diebe.
why-not-your-stack = Du mampfst nur mit Stapeln an deinem eigenen Ufer; zum Klauen beginne mit einer Handkarte.
why-fits-nothing = Die oberste Karte muss auf eine Teichkarte passen; warte, oder leg den richtigen Köder aus.
why-never-merged = Stapel werden nie vereinigt.
why-no-bait = Diese Karte kann gespielt werden, also darf sie kein Köder sein.
why-no-scaring = Beginne mit einer Handkarte oder einem Stapel. Verjagt wird nur mit leerer Hand, und nur wenn du nicht mampfen kannst.
why-must-munch = Ein Frosch, der mampfen kann, muss.
why-no-passing = Niemand passt: schnappen, klauen, mampfen, Köder auslegen oder verjagen.
why-only-the-robbed = Zurückklauen darf nur, wer beklaut wurde, und nur sofort; später ist es ein gewöhnlicher Diebstahl, in deinem Zug.
why-no-looking = In einen Stapel darf nur schauen, wem er gehört, außer mit der Option „Gutes Gedächtnis“; merken darfst du dir, was offen gelegt wurde.
why-tallest = Der Storch will den höchsten der Farbe; du entscheidest nur bei Gleichstand.

# What counts, when the game is over
tally-points = Punkte
tally-cards = Karten im Bauch
