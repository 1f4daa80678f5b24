# Snits’ Revenge auf Deutsch.
game-name = Snits’ Revenge
game-tagline = Stürmt einen Bolotomus von innen und tretet, bis seine Organe stillstehen. Er beißt zurück.
game-facts = 2–5 Plätze · Würfel, Verkehr und Zähne

# Was der Gastgeber wählt
option-bolotomus = Wer ist der Bolotomus
bolotomus-seat-1 = Platz 1
bolotomus-seat-2 = Platz 2
bolotomus-seat-3 = Platz 3
bolotomus-seat-4 = Platz 4
bolotomus-seat-5 = Platz 5
bolotomus-seats-1-2 = Platz 1 und 2 würfeln darum
bolotomus-seats-1-3 = Platz 1 und 3 würfeln darum
bolotomus-seats-1-4 = Platz 1 und 4 würfeln darum
bolotomus-seats-2-3 = Platz 2 und 3 würfeln darum
bolotomus-seats-2-4 = Platz 2 und 4 würfeln darum
bolotomus-seats-3-4 = Platz 3 und 4 würfeln darum
bolotomus-seats-1-2-3 = Platz 1, 2 und 3 würfeln darum
bolotomus-seats-1-2-4 = Platz 1, 2 und 4 würfeln darum
bolotomus-seats-1-3-4 = Platz 1, 3 und 4 würfeln darum
bolotomus-seats-2-3-4 = Platz 2, 3 und 4 würfeln darum
bolotomus-seats-1-2-3-4 = alle vier würfeln darum
bolotomus-seats-1-2-3-4-5 = alle fünf würfeln darum
option-army = Snits je Heer
army-2 = 2
army-3 = 3
army-4 = 4
army-5 = 5
army-6 = 6
army-7 = 7
army-8 = 8
army-9 = 9
army-13 = 13
army-14 = 14
army-15 = 15
army-16 = 16
army-17 = 17
option-organs = Organe, die stillstehen müssen
organs-7 = 7
organs-8 = 8
organs-9 = 9
organs-10 = 10
organs-11 = 11
option-spark = Ein Lebensfunke unter einem Snorg
spark-no = nein
spark-yes = ja: wer ihn austritt, tötet den Bolotomus
option-splops = Splops unter Snorgs
splops-0 = keine
splops-3 = drei
splops-4 = vier
option-hiding = Wie versteckt wird
hiding-dummies = jeder Snorg sitzt auf einem Plättchen
hiding-open = alle sehen, welche Snorgs auf etwas sitzen
hiding-written = aufgeschrieben, nichts ist zu sehen
option-pack = Wenn ein Rudel danebentritt
pack-one-chomp = wird nach einem von ihnen geschnappt
pack-chomp-each = wird nach jedem geschnappt (französische Regel)
option-passages = Gänge
passages-standard = Kanäle 2, Röhren 1
passages-channels-3 = Kanäle 3, Röhren 1
passages-all-2 = alle 2
option-runnungitms = Runnungitms
runnungitms-yes = ja
runnungitms-no = keine: der erste Angriff der Geschichte, fast immer ein Sieg der Snits
option-counters = Plättchen
counters-2003 = von 2003: Tempo und Abzeichen
counters-1978 = von 1978: alle Snits gleich, drei Makums
option-clock = Der Bolotomus hat die Belagerung überstanden nach
clock-30 = 30 Runden
clock-60 = 60 Runden
clock-120 = 120 Runden

# Wörter
organ-antephellum = Antephellum
organ-glut = Glut
organ-fleotis = Fleotis
organ-eye = Auge
organ-prolobosinator = Prolobosinator
organ-forebosinator = Forebosinator
organ-lapotum = Lapotum
organ-compositor-1 = Compositor 1
organ-compositor-2 = Compositor 2
organ-compositor-3 = Compositor 3
organ-gulpus = Gulpus
organ-wamblum = Wamblum
organ-bloatbulb = Bloatbulb
organ-squidgium = Squidgium
organ-hemiplonk = Hemiplonk
organ-dreenle = Dreenle
phase-moving = Ziehen
phase-kicking = Treten
phase-racing = zweiter Zug
phase-composing = Komponieren
phase-travelling = Ziehen
phase-chomping = Schnappen
phase-transforming = Verwandeln
snit-of = { $whose_is ->
    [you] { $snit } (dein Clan)
   *[other] { $snit } ({ $whose })
}
one-die = { $pips }
two-dice = { $low } + { $high } = { $total }

# Vor der ersten Runde
rolled-off = { $who_is ->
    [you] Du würfelst { $roll }.
   *[other] { $who } würfelt { $roll }.
}
tied = Gleichstand: Die Höchsten würfeln noch einmal.
is-bolotomus = { $who_is ->
    [you] Du bist der Bolotomus.
   *[other] { $who } ist der Bolotomus.
}
is-senior = { $who_is ->
    [you] Du hast das Totem des ältesten Snit-Clans.
   *[other] { $who } hat das Totem des ältesten Snit-Clans.
}
you-hid-spark = Du hast den Lebensfunken versteckt: { $organ }.
you-hid-splop = Du hast einen Splop versteckt: { $organ }.
hid-open = { $who } hat ein Plättchen unter einen Snorg gelegt: { $organ }.
hid = { $who } hat etwas versteckt.
posted = { $who_is ->
    [you] Du stellst den Runnungitm auf Wache: { $organ }.
   *[other] { $who } stellt den Runnungitm auf Wache: { $organ }.
}
left-out = { $who_is ->
    [you] Du lässt { $snit } zu Hause.
   *[other] { $who } lässt { $snit } zu Hause.
}
took = { $who_is ->
    [you] Du nimmst { $snit } mit.
   *[other] { $who } nimmt { $snit } mit.
}

# Snits
moved = { $snit } zieht weiter: { $organ }.
entered = { $snit } schlüpft durch die Öffnung { $organ }.
dashes = { $snit } spurtet zum Fleotis!
went-out = { $snit } verlässt den Körper durch die Öffnung { $organ }.
got-through = Die Würfel zeigen { $roll }: { $snit } ist drin.
smashed = Die Würfel zeigen { $roll }: { $snit } ist platt.
took-spark = { $snit } hat den Funken!
kicks-snorg = { $snit } tritt nach dem Snorg ({ $organ }).
kicks-makum = { $snit } tritt nach einem Makum ({ $organ }).
kicks-runnungitm = { $snit } tritt nach einem Runnungitm ({ $organ }).
kicks-snit = { $snit } tritt nach { $victim }.
missed = { $snit } würfelt { $roll } und tritt daneben.
hit-snorg = { $snit } würfelt { $roll }: Der Snorg ist tot ({ $organ }).
hit-makum = { $snit } würfelt { $roll }: Der Makum ist tot.
hit-runnungitm = { $snit } würfelt { $roll }: Der Runnungitm ist tot.
hit-snit = { $snit } würfelt { $roll }: { $victim } ist tot.
splopped = Splop! Der Snorg explodiert und reißt { $snit } mit.
spark-kicked = Er saß auf dem Lebensfunken. Der Bolotomus ist tot!
joins-pack = { $snit } schließt sich dem Rudel an: { $organ }.
pack-attacks = Ein Rudel von { $count } fällt über einen Runnungitm her: { $organ }.
pack-missed = Alle haben danebengetreten, und der Runnungitm geht auf sie los.
snaps-back = Der Runnungitm schnappt zurück, nach { $snit }.

# Der Bolotomus
turns-on = Er schnappt nach { $snit }.
snaps = Ein Runnungitm schnappt nach { $snit } ({ $organ }).
caught = Er würfelt { $roll }, mehr als { $speed }: { $snit } ist erwischt!
escaped = Er würfelt { $roll }, nicht mehr als { $speed }: { $snit } entkommt.
last-kick-hit = Ein letzter Tritt, { $roll }: Auch der Runnungitm ist tot.
last-kick-missed = Ein letzter Tritt, { $roll }: vergebens.
was-wounded = { $snit } ist verwundet und hat den Hammer verloren.
was-eaten = { $snit } wird gefressen.
composed = Neu komponierte Makums: { $where }.
makum-moved = Ein Makum zieht: { $here } → { $there }.
runnungitm-moved = Ein Runnungitm zieht: { $here } → { $there }.
became-runnungitm = Im Lapotum wird ein Makum zum Runnungitm.
became-snorg = Ein Makum wird zum Snorg: { $organ }.

# Runden
ended = { $who_is ->
    [you] Du beendest die Phase: { $phase }.
   *[other] { $who } beendet die Phase: { $phase }.
}
turn-begins = Runde { $turn }.
bolotomus-died = Der Bolotomus ist tot, und alles, was ihm gehörte, ist fort. Nun kämpfen die Clans um den Funken.
spark-held = { $snit } war der Täter und hält den Funken.
spark-lies = Der Funke liegt herrenlos da: { $organ }.
round-begins = { $who_is ->
    [you] Kampfrunde { $round }: Du beginnst.
   *[other] Kampfrunde { $round }: { $who } beginnt.
}

# Wie es endete
won-siege = { $who_is ->
    [you] Du gewinnst: { $lost } Organe stehen still, der Bolotomus ist tot.
   *[other] { $who } gewinnt: { $lost } Organe stehen still, der Bolotomus ist tot.
}
won-spark = { $who_is ->
    [you] Du gewinnst: Der Funke ist aus, der Bolotomus ist tot.
   *[other] { $who } gewinnt: Der Funke ist aus, der Bolotomus ist tot.
}
won-repelled = { $who_is ->
    [you] Du gewinnst: Kein Snit ist mehr übrig.
   *[other] { $who } gewinnt: Kein Snit ist mehr übrig.
}
won-tie = Unentschieden: Der Bolotomus ist tot, und alle Snits auch.
won-outlasted = { $who_is ->
    [you] Du gewinnst: Nach { $turn } Runden hast du die Invasion überstanden.
   *[other] { $who } gewinnt: Nach { $turn } Runden hat der Bolotomus die Invasion überstanden.
}
won-stolen = { $who_is ->
    [you] Du gewinnst: Dein Snit ist draußen, und der Funke mit ihm.
   *[other] { $who } gewinnt: Der Funke ist im Freien.
}
won-last-clan = { $who_is ->
    [you] Du gewinnst: Nur dein Clan lebt noch.
   *[other] { $who } gewinnt: Kein anderer Clan lebt noch.
}
won-stalemate = Unentschieden unter den lebenden Clans: Niemand trägt den Funken hinaus.

# Das Bild: wie es steht
board-title = Das Innere eines Bolotomus: sechzehn Organe
heading = Runde { $turn }/{ $clock }, { $side ->
    [snits] Snits
   *[bolotomus] Bolotomus
}
heading-set-up = Aufbau
heading-fight = Funke, Kampfrunde { $round }
side-set-up = Vorher
side-snits = Snits
side-bolotomus = Bolotomus
step-hiding = verstecken
step-duty = Wache
step-armies = Heere
step-moving = ziehen
phase-now = jetzt: { $phase }
step-kicking = treten
step-racing = 2. Zug
step-composing = komponieren
step-travelling = ziehen
step-chomping = schnappen
step-transforming = verwandeln
score-over = Stillstehende Organe: { $dead } (nötig: { $needed })
score = { $dead ->
    [one] { $dead } von { $needed } Organen steht still
   *[other] { $dead } von { $needed } Organen stehen still
}
dice-label = { $count ->
    [1] der Würfel zeigt { $total }
   *[other] die Würfel zeigen { $total }
}
outside = draußen
plate = { $organ ->
    [Eye] Auge
   *[other] { $name }
}
organ-label = { $organ } { $works ->
    [yes] arbeitet
   *[no] steht still
}: { $makums ->
    [0] kein Makum
    [one] ein Makum
   *[other] { $makums } Makums
}, { $runnungitms ->
    [0] kein Runnungitm
    [one] ein Runnungitm
   *[other] { $runnungitms } Runnungitms
}, { $snits ->
    [0] kein Snit
    [one] ein Snit
   *[other] { $snits } Snits
}
passage-used = Zwischen { $one } und { $other }: { $used } von { $limit } benutzt
entrance-used = Öffnung { $organ }: { $used } von { $limit } benutzt
group-label = { $thing }{ $count ->
    [one] {""}
   *[other] {", "}{ $count } gleiche
} ({ $organ })
group-outside = { $thing }{ $count ->
    [one] {""}
   *[other] {", "}{ $count } gleiche
} draußen

# Das Bild: Wörter
kind-snorg = Snorg
kind-makum = Makum
kind-runnungitm = Runnungitm
kind-spark = Funke
kind-splop = Splop
chance = { $hits } von { $of }

# Das Bild: Plätze
about-rolled = { $total ->
    [0] { $who_is ->
        [you] wartest auf die Würfel
       *[other] wartet auf die Würfel
    }
   *[other] { $total } gewürfelt
}
about-bolotomus = Bolotomus
about-dead = der selige Bolotomus
about-clan = { $senior ->
    [yes] ältester Clan
   *[no] Clan
}{ $alive ->
    [0] {""}
   *[other] , { $alive } am Leben
}{ $spark ->
    [yes] , hat den Funken
   *[no] {""}
}

# Das Bild: Fragen
ask-over = Die Belagerung ist vorbei.
ask-dice = Die Würfel entscheiden.
ask-wait = { $who_is ->
    [you] Du bist dran: { $what }
   *[other] { $who }: { $what }
}
ask-hiding = Wo soll es versteckt liegen: { $what }?
note-hiding = Unter jedem Snorg außer dem des Lapotums. Niemand sonst sieht es.
ask-hide-sure = Unter diesem Snorg verstecken: { $organ }?
note-final = Das lässt sich nicht zurücknehmen.
ask-duty = Wo hält der Runnungitm Wache?
note-duty = Dort steht er, wenn die Snits kommen.
ask-leave-out = { $count ->
    [one] Ein Snit bleibt zu Hause. Welcher?
   *[other] { $count } Snits bleiben zu Hause. Welche?
}
ask-take = { $count ->
    [one] Noch ein Snit kommt mit. Welcher?
   *[other] Noch { $count } Snits kommen mit. Welche?
}
note-armies = Mit Hammer tritt man fester, mit Blitz zieht man zweimal. Die Zahl ist das Tempo.
ask-moving = Wer zieht?
note-moving = Wähle einen Snit, dann ein Organ daneben.
ask-kicking = Wer tritt?
note-kicking = Jeder Snit einmal. Stirbt ein Snorg, steht sein Organ still.
ask-racing = Die Schnellen ziehen noch einmal. Wer?
note-racing = Nur von Organ zu Organ.
note-fight = Kampfrunde { $round }: Bring den Funken hinaus.
ask-composing = Wo komponierst du Makums?
note-composing = Einen in jedem Compositor, der arbeitet.
ask-travelling = Wer zieht?
note-travelling = Makums und Runnungitms; die roten Röhren gehören dir allein.
ask-chomping = Wer schnappt zu?
note-chomping = Jeder Runnungitm einmal. Wer mit zwei Würfeln mehr würfelt als das Tempo des Snits, erwischt ihn.
ask-transforming = Welcher Makum verwandelt sich?
note-transforming = Im Lapotum zum Runnungitm, in einem stillstehenden Organ zu dessen Snorg.
ask-victim = Daneben! Nach wem schnappt der Runnungitm?
note-victim = Bei jedem Snit steht die Chance, ihn zu erwischen.
ask-pack = Wer greift mit an? Bisher: { $snit }
note-pack = { $count ->
    [one] Einer allein ist noch kein Rudel; er trifft in { $chance } Fällen.
   *[other] Von { $count } Snits trifft mindestens einer in { $chance } Fällen.
}
ask-where = Wohin zieht { $snit }?
note-where = An jeden leuchtenden Ort.
note-others = An jeden leuchtenden Ort; oder nimm hier jemand anderen.
note-dash = Durch den Fleotis gelingt es in { $chance } Fällen.
ask-kick = Nach wem tritt { $snit }?
note-kick = Ein Tritt tötet in { $chance } Fällen.
note-kick-back = Ein Tritt tötet in { $chance } Fällen; ein verfehlter Runnungitm erwischt ihn in { $caught } Fällen.
ask-chomp = Nach wem schnappt er?
note-chomp = Bei jedem Snit steht die Chance, ihn zu erwischen.
ask-makum-where = Wohin geht der Makum?
ask-runnungitm-where = Wohin geht der Runnungitm?

# Das Bild: was man drücken oder zeigen kann
button-kick = Tritt nach: { $prey }, { $chance }
button-pack = Rudel bilden
button-attack = Angriff: { $chance }
button-take-spark = Den Funken nehmen
button-compose = Komponieren
button-compose-all = Überall komponieren
button-hide = Dort verstecken
button-end = Phase beenden
label-move = { $snit } zieht: { $organ }
label-out = { $snit } verlässt den Körper
label-dash = { $snit } spurtet zum Fleotis: { $chance }
label-kick = { $snit } tritt, Ziel: { $aim }, { $chance }
label-join = { $snit } schließt sich dem Rudel an
label-pick-up = { $snit } nimmt den Funken
label-leave-out = { $snit } bleibt zu Hause
label-take = { $snit } kommt mit
label-travel = { $thing } zieht: { $here } → { $there }
label-chomp = nach { $snit } schnappen: { $chance }
label-compose = { $count ->
    [one] einen Makum komponieren
   *[other] { $count } Makums komponieren
}
label-attack = das Rudel greift an
label-hide = verstecken ({ $what }): { $organ }
label-runnungitm = ein Makum wird zum Runnungitm
label-snorg = ein Makum wird zum Snorg: { $organ }
label-guard = den Runnungitm auf Wache stellen: { $organ }

# Das Bild in Sätzen
told-inside = { $organ }: { $snits }.
told-outside = Draußen: { $snits }.
told-wounded = Verwundet, ohne Hammer: { $snits }.
told-done = In dieser Phase schon fertig: { $things }.
told-pools = Noch im Vorrat: Makums { $makums }, Runnungitms { $runnungitms }.
told-hidden = Noch versteckt: { $sparks ->
    [0] {""}
   *[other] der Funke{ $splops ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $splops ->
    [0] {""}
    [one] ein Splop
   *[other] { $splops } Splops
}.
told-under = Unter dem Snorg ({ $organ }): { $what }.
told-holder = { $snit } hat den Funken.
told-lying = Der Funke liegt hier: { $organ }.

# What things are, and why not
what-organ = Es arbeitet, solange sein Snorg lebt. Stehen am Ende einer Runde genug Organe still, ist der Bolotomus tot.
what-lapotum = Hier kann sich ein Makum in einen Runnungitm verwandeln. Nur rote Röhren führen hierher, und die sind für Snits gesperrt.
what-compositor = Solange sein Snorg lebt, darf er je Runde einen Makum komponieren.
what-fleotis = Die Hintertür, für einen Snit je Phase. Solange Auge oder Prolobosinator arbeitet, braucht man Würfelglück, um hineinzukommen.
what-opening = Hier kommen Snits hinein und hinaus, je Phase: { $count ->
    [one] einer
   *[other] { $count }
}.
what-lookout = Es bewacht den Fleotis: Stehen Auge und Prolobosinator beide still, spazieren Snits dort einfach hinein.
what-outside = Unter dem Bolotomus wird niemand gebissen. Hinein klettern Snits durch eine Öffnung.
what-snit = Tempo { $speed }: Wer nach ihm schnappt, muss mehr würfeln. Er zieht und tritt einmal je Runde; 1 oder 2 auf einem Würfel tötet.
what-hammer = Tempo { $speed } und ein Hammer: Er tötet mit 1 bis 4 und übersteht es einmal, erwischt zu werden.
what-lightning = Tempo { $speed } und ein Blitz: Im Körper zieht er nach den Tritten ein zweites Mal.
what-snorg = Er hält sein Organ am Laufen. Ein Tritt mit 1 oder 2 tötet ihn, mit Hammer 1 bis 4.
what-makum = Er kann sich im Lapotum in einen Runnungitm verwandeln, oder in den neuen Snorg eines Organs, das seinen verloren hat.
what-runnungitm = Er schnappt jede Runde nach einem Snit in seinem Organ, und sofort nach jedem, der nach ihm tritt und nicht trifft.
what-spark = Hier liegt der Lebensfunke. Der erste Snit, der hierher zieht, nimmt ihn; wer damit den Körper verlässt, gewinnt.
what-score = Stehen am Ende einer Runde { $needed } Organe still, ist der Bolotomus tot.
why-full = { $limit ->
    [one] Ein Wesen je Phase, und es ist schon jemand durch; in der nächsten Phase ist frei.
   *[other] { $limit } Wesen je Phase sind schon durch, hinein und hinaus zusammengezählt.
}
why-red = Rote Röhren sind für Snits gesperrt.
why-one-passage = Ein Gang je Phase; nur Blitz-Snits ziehen nach den Tritten ein zweites Mal.
why-has-moved = Er ist in dieser Phase schon gezogen.
why-only-lightning = Der zweite Zug ist für Blitz-Snits im Körper.
why-not-out = Der zweite Zug geht von Organ zu Organ; draußen ist keines.
why-own-organ = Ein Snit tritt nur, was in seinem eigenen Organ ist.
why-snorg-dead = Dieser Snorg ist schon tot.
why-has-kicked = Jeder Snit tritt einmal je Runde.
why-no-snit-kicks = Solange der Bolotomus lebt, tritt niemand nach Snits.
why-pack-of-one = Einer allein ist kein Rudel: Jemand muss mitmachen.
why-only-runnungitms = Rudel greifen nur Runnungitms an; Snorgs und Makums beißen nicht.
why-lapotums-snorg = Er ist außer Reichweite und kann nicht sterben; außerdem kommst du nicht hin.
why-dead-compositor = Sein Snorg ist tot: Hier wird nichts komponiert, bis er ersetzt ist.
why-never-out = Makums und Runnungitms verlassen den Körper nie.
why-has-snapped = Jeder Runnungitm schnappt einmal in dieser Phase.
why-nobody-to-bite = In seinem Organ ist kein Snit, nach dem er schnappen könnte.
why-transforms-elsewhere = Nur im Lapotum oder in einem Organ ohne Snorg.

# What counts, when the game is over
tally-alive = Snits am Leben
tally-stopped = Organe still
tally-spark = Funke
tally-has-spark = ja
tally-none = –
