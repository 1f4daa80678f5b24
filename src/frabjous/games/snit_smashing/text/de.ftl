# Snit Smashing auf Deutsch.
game-name = Snit Smashing
game-tagline = Rennt zum Snandergrab, vermehrt euch, rennt heim. Und zermatscht die Snits der anderen.
game-facts = 2–4 Plätze · geheime Befehle · Spielplan rekonstruiert

# Was der Gastgeber wählt
option-peek = Den eigenen Befehl ansehen
peek-yes = Ja: man sieht ihn, während die Snits laufen
peek-no = Nein: man muss ihn sich merken

# Felder und Mitspieler
three-hexes = { $a }, { $b } und { $c }
names-1 = { $a_is ->
    [you] du
   *[other] { $a }
}
names-2 = { $a_is ->
    [you] du
   *[other] { $a }
} und { $b_is ->
    [you] du
   *[other] { $b }
}
names-3 = { $a_is ->
    [you] du
   *[other] { $a }
}, { $b_is ->
    [you] du
   *[other] { $b }
} und { $c_is ->
    [you] du
   *[other] { $c }
}
names-4 = alle vier

# Was geschah: der Aufbau
rolled = { $who_is ->
    [you] Du würfelst { $total }.
   *[other] { $who } würfelt { $total }.
}
is-primus = { $who_is ->
    [you] Du bist Bolotomus Primus.
   *[other] { $who } ist Bolotomus Primus.
}
roll-again = Gleichstand: Die Höchsten würfeln noch einmal.
starts-in = { $who_is ->
    [you] Dein Clan startet in { $hex }.
   *[other] { $who }: Der Clan startet in { $hex }.
}
hatched = { $who_is ->
    [you] Du ziehst { $snit }, Tempo { $speed }.
   *[other] { $who } zieht { $snit }, Tempo { $speed }.
}
born = { $who_is ->
    [you] Puff! Du bekommst Nachwuchs: { $snit }, Tempo { $speed }.
   *[other] Puff! { $who } bekommt Nachwuchs: { $snit }, Tempo { $speed }.
}

# Was geschah: Befehle
order-is-in = { $who_is ->
    [you] Dein Befehl steht.
   *[other] { $who } hat einen Befehl geschrieben.
}
you-order-smash = Du befiehlst insgeheim: { $hexes } zermatschen.
you-order-move = Du befiehlst insgeheim: den Snandergrab nach { $hex } schieben.
you-order-nothing = Du befiehlst insgeheim nichts.
orders-smash = { $who_is ->
    [you] Du hast befohlen: { $hexes } zermatschen.
   *[other] { $who } hat befohlen: { $hexes } zermatschen.
}
orders-move = { $who_is ->
    [you] Du hast befohlen: den Snandergrab nach { $hex } schieben.
   *[other] { $who } hat befohlen: den Snandergrab nach { $hex } schieben.
}
orders-nothing = { $who_is ->
    [you] Du hast nichts befohlen.
   *[other] { $who } hat nichts befohlen.
}

# Was geschah: Snits
runs = { $who_is ->
    [you] Dein { $snit } läuft nach { $hex }.
   *[other] { $who }: { $snit } läuft nach { $hex }.
}
hides = { $who_is ->
    [you] Dein { $snit } versteckt sich unter dem Snandergrab.
   *[other] { $who }: { $snit } versteckt sich unter dem Snandergrab.
}
dives = { $who_is ->
    [you] Platsch! Dein { $snit } ist daheim.
   *[other] Platsch! { $who }: { $snit } ist daheim.
}
stays = { $who_is ->
    [you] Dein { $snit } bleibt.
   *[other] { $who }: { $snit } bleibt.
}
rest-stay = { $who_is ->
    [you] { $count ->
        [one] Dein anderer Snit bleibt.
       *[other] Deine übrigen { $count } Snits bleiben.
    }
   *[other] { $count ->
        [one] { $who }: Der andere Snit bleibt.
       *[other] { $who }: Die übrigen { $count } Snits bleiben.
    }
}

# Was geschah: die Aufdeckung
snandergrab-ends = Der Snandergrab lässt sich auf { $hex } nieder.
snandergrab-stays = Der Snandergrab liegt noch auf { $hex }.
sheltered = { $who_is ->
    [you] Deine Snits, sicher darunter: { $snits }.
   *[other] { $who } hat Snits sicher darunter: { $snits }.
}
on-top = { $who_is ->
    [you] Nein, nein! Du hast ihn auf deine eigenen Snits geschoben. Obendrauf: { $snits }.
   *[other] Nein, nein! { $who } hat ihn auf den eigenen Clan geschoben. Obendrauf: { $snits }.
}
nobody-under = Niemand ist darunter.
smash-falls = { $who_is ->
    [you] MATSCH! Du triffst { $hexes }.
   *[other] MATSCH! { $who } trifft { $hexes }.
}
smashed = { $who_is ->
    [you] Du verlierst { $snits }.
   *[other] { $who } verliert { $snits }.
}
smashed-own = { $who_is ->
    [you] Hoppla, das war dein eigener Clan: { $snits }. Dafür gibt es keine Trophäe.
   *[other] Hoppla, das war der eigene Clan: { $snits }. Dafür gibt es keine Trophäe.
}
smashed-sea = Dem Meer geht es gut.
smashed-sand = Nichts als Sand.

# Was geschah: Sprünge und Läufe
bound-begins = { $who_is ->
    [you] Sprung { $bound }. Du bist Bolotomus Primus.
   *[other] Sprung { $bound }. { $who } ist Bolotomus Primus.
}
straggled = { $who_is ->
    [you] Deine Nachzügler: { $snits }.
   *[other] { $who } hat Nachzügler: { $snits }.
}
dried-up = { $who_is ->
    [you] Deine vertrockneten Snits: { $snits }.
   *[other] { $who } hat vertrocknete Snits: { $snits }.
}
run-begins = { $run ->
    [2] Lauf 2, zum Meer!
    [3] Lauf 3, wieder landeinwärts!
   *[4] Lauf 4, der letzte, zum Meer!
} { $who_is ->
    [you] Du bist Bolotomus Primus.
   *[other] { $who } ist Bolotomus Primus.
}
runs-are-over = Der letzte Lauf ist vorbei. Die Überlebenden werden gezählt.
all-dead = Kein Snit ist mehr am Leben.

# Wie es ausging
won = Snit-Sieg: { $snits }, mit { $home ->
    [one] 1 Snit
   *[other] { $home } Snits
} daheim. Bolotomus-Sieg: { $bolotomi }, mit { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}.
won-grand-slam = Grand Slam: { $snits }, mit { $home ->
    [one] 1 Snit
   *[other] { $home } Snits
} daheim und { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}.

# Das Bild
board-title = Der Strand: sieben Spalten von A bis G, zehn Reihen; Reihe 1 ist das Meer
heading = { $state ->
    [set-up] Aufbau
    [over] Spiel zu Ende
   *[run] Lauf { $run } · Sprung { $bound } von { $bounds }
}
the-sea = das Meer
under-it = unter dem Snandergrab
snandergrab-on = Der Snandergrab liegt auf { $hex }.
snit-at = { $who_is ->
    [you] dein { $snit }
   *[other] { $snit } ({ $who })
}, Tempo { $speed }, { $where }{ $done ->
    [yes] , ist gelaufen
   *[no] { "" }
}
crowd = { $who_is ->
    [you] { $count ->
        [one] einer deiner Snits
       *[other] { $count } deiner Snits
    }, { $where }
   *[other] { $count ->
        [one] ein Snit
       *[other] { $count } Snits
    } ({ $who }), { $where }
}
own-order = dein versiegelter Befehl

# Das Bild: Rufe über dem Strand
word-smash = MATSCH!
word-missed = Daneben!
word-safe = sicher!
word-no-no = Nein, nein!
word-splash = daheim!

# Das Bild: Plätze
about = { $primus ->
    [yes] Primus · { $doing }
   *[no] { $doing }
}
doing-moves = { $who_is ->
    [you] bewegst einen Snit
   *[other] bewegt einen Snit
}
doing-sealed = Befehl versiegelt
doing-orders = { $who_is ->
    [you] schreibst einen Befehl
   *[other] schreibt einen Befehl
}
doing-rolled = { $who_is ->
    [you] hast { $total } gewürfelt
   *[other] hat { $total } gewürfelt
}
doing-waits = { $who_is ->
    [you] wartest
   *[other] wartet
}
doing-smash = { $who_is ->
    [you] zermatschst { $hexes }
   *[other] zermatscht { $hexes }
}
doing-move = { $who_is ->
    [you] schiebst nach { $hex }
   *[other] schiebt nach { $hex }
}
doing-nothing = kein Befehl
seat-has = { $who_is ->
    [you] Du ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}: { $about }; { $running } unterwegs, { $safe } in Sicherheit, { $pool } im Vorrat, { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}.
snits-on-hexes = { $who_is ->
    [you] Deine Snits
   *[other] Snits ({ $who })
}: { $snits }.
snits-under = { $who_is ->
    [you] Deine unter dem Snandergrab
   *[other] Unter dem Snandergrab ({ $who })
}: { $snits }.

# Das Bild: was gefragt wird
button-smash = Zuschlagen
button-move = Schieben
button-nothing = Nichts
button-seal = Versiegeln
button-stay = Er bleibt
button-rest = Der Rest bleibt
label-smash = { $hexes } zermatschen
label-move = den Snandergrab nach { $hex } schieben
label-nothing = kein Befehl
label-run = { $snit } läuft nach { $hex }
label-dive = { $snit } springt ins Meer und ist daheim
label-hide = { $snit } versteckt sich unter dem Snandergrab
label-stay = { $snit } bleibt
label-rest = der Rest bleibt
ask-order = Was befiehlst du?
note-order = Geheim, bis alle Snits gelaufen sind.
ask-wait-orders = Die anderen schreiben ihre Befehle.
ask-corner = Wo schlägst du zu?
note-corner = Jeder Punkt ist eine Ecke dreier Felder.
ask-three = Welche drei Felder zermatschst du?
note-three = Wähle das erste.
ask-third = { $hexes } und … zermatschen?
note-third = { $left ->
    [one] Wähle ein drittes Feld.
   *[other] Wähle ein zweites Feld.
}
ask-middle = Wohin schiebst du den Snandergrab?
note-middle = Zeige auf seine Mitte; er bedeckt die sechs Felder ringsum.
ask-sure = Versiegeln: { $order }?
note-sure = Ein versiegelter Befehl ist endgültig.
note-sure-move = Das ist endgültig. Deine eigenen Snits säßen obendrauf: nein, nein!
ask-snit = Welcher Snit läuft?
note-unmoved = { $count ->
    [one] Einer ist noch nicht gelaufen.
   *[other] { $count } sind noch nicht gelaufen.
}
note-own = Dein Befehl: { $order }.
note-own-hidden = Dein Befehl steht. Du musst ihn dir merken.
ask-where = Wohin läuft { $snit }?
note-where = Bis zu { $speed } Felder.
note-where-wet = Heraus aus dem Meer, bis zu { $speed } Felder.
ask-wait-move = { $who_is ->
    [you] Du bewegst einen Snit.
   *[other] { $who } bewegt einen Snit.
}
going-rolling = Wer ist Bolotomus Primus?
going-placing = Wo startet welcher Clan?
going-hatching = Jeder Clan zieht vier Snits.
going-reading = Die Befehle werden verlesen.
going-sheltering = Der Snandergrab lässt sich nieder.
going-smashing = Matsch!
going-bound-over = Der Sprung ist vorbei.
going-breeding = Snits werden geboren.
going-run-over = Der Lauf ist vorbei.
going-over = Das Spiel ist zu Ende.

# What things are, and why not
what-snit = Tempo { $speed }: So weit läuft er in einem Sprung, durch alle hindurch, und endet auf einem leeren Feld.
what-crowd = Mehrere Snits eines Clans an einem Ort. Jeder zieht für sich, einmal je Sprung.
what-haven = Diese Snits sind nicht mehr auf dem Strand. Niemand kann sie zermatschen.
what-land = Ein Snit je Feld. Drei Felder, die einander berühren, kann ein Schlag zusammen treffen.
what-sea = Im Meer kann kein Snit zermatscht werden. Auf einem Lauf zum Meer ist er hier daheim.
what-snandergrab = Er bedeckt ein Feld und die ringsum. Wer darunter ist, ist sicher; am Ende eines Laufs landeinwärts gibt es Nachwuchs.
what-middle = Hierher kann die Mitte des Snandergrabs befohlen werden.
what-corner = Hier treffen sich drei Felder. Ein Schlag auf diese Ecke trifft alle drei.
what-order = Befehle werden reihum vom Primus an verlesen; in dieser Reihenfolge fallen dann die Schläge.
why-must-touch = Alle drei müssen einander berühren.
why-sticks-out = Seine Mitte muss auf B bis F liegen, Reihe 3 bis 9: Er darf weder hinausragen noch im Meer liegen.
why-sleeps = Auf dem Weg zum Meer schläft er und lässt sich nicht schieben.
why-sealed = Ein versiegelter Befehl gilt.
why-orders-first = Erst befehlen alle, dann ziehen die Snits.
why-taken = Ein Snit je Feld; lauf hindurch, aber ende woanders.
why-too-far = So weit läuft { $snit } nicht: Das Tempo ist { $speed }.
why-not-yours = Der gehört nicht dir; zermatschen darfst du ihn, mit Weitblick.
why-has-moved = Er ist in diesem Sprung schon gezogen.
why-must-come-out = Auf einem Lauf landeinwärts muss er heraus, solange leeres Land in Reichweite ist.
why-no-rest = Einer davon muss noch aus dem Meer heraus.
why-not-into-the-sea = Nicht auf diesem Lauf; du bist gerade erst trocken.
why-sea-too-far = Nicht in diesem Sprung: Das Meer ist weiter weg als sein Tempo reicht.
why-shelter-too-far = In diesem Sprung außer Reichweite.
why-safe = Er ist sicher und hat in diesem Lauf nichts mehr zu tun.
why-home = Er ist daheim und hat in diesem Lauf nichts mehr zu tun.

# What counts, when the game is over
tally-home = Daheim
tally-trophies = Trophäen
tally-lost = Platt

# Die Kampagne

campaign-two = { $who_is ->
    [you] Du gewinnst mit den Snits und führst sie auch in Snits’ Revenge; der Bolotomus ist { $whom }.
   *[other] { $whom_is ->
        [you] { $who } gewinnt mit den Snits und führt sie auch in Snits’ Revenge; du bist der Bolotomus.
       *[other] { $who } gewinnt mit den Snits und führt sie auch in Snits’ Revenge; der Bolotomus ist { $whom }.
    }
}
campaign-more = { $who_is ->
    [you] Du hast den Bolotomus-Sieg: In Snits’ Revenge bist du der Bolotomus, und alle anderen bringen ihre Clans mit.
   *[other] { $who } hat den Bolotomus-Sieg und ist in Snits’ Revenge der Bolotomus; alle anderen bringen ihre Clans mit.
}
campaign-roll = Der Sieg ist geteilt: Die Würfel entscheiden, wer in Snits’ Revenge der Bolotomus ist ({ $bolotomi }).
