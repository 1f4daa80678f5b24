# Snark! auf Deutsch.
game-name = Snark!
game-tagline = Heure eine Mannschaft an, sammle Merkmale, jage den Snark. Falls er kein Boojum ist.
game-facts = 2–4 Plätze · verdeckte Karten, viel Zufall

# Was der Gastgeber wählt
option-leader = Wer zuerst anführt
leader-chance = das Los entscheidet
leader-seat-1 = Platz 1
leader-seat-2 = Platz 2
leader-seat-3 = Platz 3
leader-seat-4 = Platz 4
option-marks = Merkmale auf der Jagd
marks-all = alle werden gezeigt
marks-hold-back = man darf welche zurückhalten

# Die Karten
card-taste = Geschmack
card-late = Spätes Aufstehen
card-jest = Lange Leitung
card-bathing = Badekarren
card-ambition = Ehrgeiz
card-thimble = Fingerhut
card-fork = Gabel
card-soap = Seife
card-share = Bahnaktie
card-bell = Glocke
card-map = Seekarte
crew-banker = der Bankier
crew-broker = der Makler
crew-boots = der Stiefelputzer
crew-billiard-marker = der Billardmarkör
crew-bonnet-maker = der Haubenmacher
crew-beaver = der Biber
crew-baker = der Bäcker
crew-barrister = der Anwalt
crew-butcher = der Metzger
crew-bellman = der Ausrufer
the-licence = der Ausrufer
animal-snark = der Snark
animal-boojum = der Boojum
animal-bandersnatch = ein Bandersnatch
animal-jubjub = der Jubjub
animal-hyena = die Hyäne
animal-bear = der Bär
animal-live-pig = das Schwein, lebendig
animal-dead-pig = das Schwein, tot

# Züge
leads = { $who_is ->
    [you] Du führst die erste Runde an.
   *[other] { $who } führt die erste Runde an.
}
ante = Runde { $round }: Alle zahlen eine Vollmacht; im Topf: { $pool }.
you-drew = Du ziehst: { $card }.
drew = { $who } zieht eine Karte.
reshuffled = Das war die letzte Karte vom Stapel; die Ablage wird eingemischt.
provisions-in = { $left ->
    [0] Lange hat niemand gejagt: Proviant ist fällig.
    [one] Jagt niemand, ist beim nächsten Mischen Proviant fällig.
   *[other] Jagt niemand, ist nach { $left }-maligem Mischen Proviant fällig.
}
exchanged = { $who_is ->
    [you] Du tauschst eine Karte aus: { $card }.
   *[other] { $who } tauscht eine Karte aus: { $card }.
}
hired = { $who_is ->
    [you] Du heuerst jemanden an: { $man }, mit { $cards }.
   *[other] { $who } heuert jemanden an: { $man }, mit { $cards }.
}
licensed = { $who_is ->
    [you] Du läutest die Glocke, entrollst die Seekarte, zahlst eine Vollmacht und bist der Ausrufer.
   *[other] { $who } läutet die Glocke, entrollt die Seekarte, zahlt eine Vollmacht und ist der Ausrufer.
}
took-licence = { $who_is ->
    [you] Du zahlst eine Vollmacht und übernimmst die Lizenz des Ausrufers (bisher: { $whom }).
   *[other] { $whom_is ->
        [you] { $who } zahlt eine Vollmacht und nimmt dir die Lizenz des Ausrufers ab.
       *[other] { $who } zahlt eine Vollmacht und übernimmt die Lizenz des Ausrufers (bisher: { $whom }).
    }
}
bewildered = { $who_is ->
    [you] Du legst eine Karte ab ({ $card }) und verwirrst die Mannschaft: Alle geben Karten nach beiden Seiten weiter.
   *[other] { $who } legt eine Karte ab ({ $card }) und verwirrt die Mannschaft: Alle geben Karten nach beiden Seiten weiter.
}
has-chosen = { $who } hat die Karten zum Weitergeben gewählt.
you-chose = Du gibst nach rechts: { $right }, nach links: { $left }.
you-chose-pair = Du gibst weiter: { $right } und { $left }.
you-chose-one = Du gibst deine einzige Karte weiter: { $card }.
swapped = Auf einen Schlag wechseln die Karten den Besitzer.
you-got = { $whom } gibt dir: { $card }.

# Jagden
set-out = { $who_is ->
    [you] Du zeigst { $marks }. Auf der Jagd: { $party }.
   *[other] { $who } zeigt { $marks }. Auf der Jagd: { $party }.
}
came-up = Aus dem Nebel kommt: { $animal }.
effect-nothing = Niemand beachtet es weiter.
effect-catch = { $who_is ->
    [you] Erwischt! Die Runde gehört dir.
   *[other] Erwischt! { $who } gewinnt die Runde.
}
effect-vanish = Lautlos verschwunden: { $man }.
effect-snatch = Ein Schnappen, und fort ist { $man }.
effect-stop = Allein schlägt ihn der Ausrufer in die Flucht und muss sich dann setzen. Die Jagd ist aus.
effect-gain = Eine alte Bekanntschaft ({ $man }): eine Karte mehr.
effect-forfeit = Das war zu viel ({ $man }): eine Karte weniger.
effect-cancel = Der eine ist entzückt, der andere entsetzt: Es gleicht sich aus.
paid = { $warrants ->
    [one] Das kostet eine Vollmacht.
   *[other] Das kostet { $warrants } Vollmachten.
}
could-not-pay = { $who_is ->
    [you] Du hast zu wenige Vollmachten, um das zu bezahlen.
   *[other] { $who } hat zu wenige Vollmachten, um das zu bezahlen.
}
went-home = Heute kein Snark. Zurück auf die Arche: { $party }.
nobody-went-home = Heute kein Snark, und niemand kommt zurück.
took-pool = { $who_is ->
    [you] Du nimmst den Topf
   *[other] { $who } nimmt den Topf
}, { $pool ->
    [one] eine Vollmacht
   *[other] { $pool } Vollmachten
}, und { $who_is ->
    [you] hast { $warrants }
   *[other] hat { $warrants }
}.
called-off = Die Ablage wurde { $times }-mal eingemischt, und niemand rührt sich. Die Runde wird abgebrochen; der Topf bleibt.
provisions = Alle zahlen eine Vollmacht für Proviant; im Topf: { $pool }.
tries = { $who_is ->
    [you] Du bist allein übrig, zahlst eine Vollmacht und ziehst mit allen fünf Merkmalen los; Vollmachten übrig: { $left }.
   *[other] { $who } ist allein übrig, zahlt eine Vollmacht und zieht mit allen fünf Merkmalen los; Vollmachten übrig: { $left }.
}
retired-unpaid = { $who_is ->
    [you] Du kannst einen verlorenen Mann nicht bezahlen und scheidest aus.
   *[other] { $who } kann einen verlorenen Mann nicht bezahlen und scheidet aus.
}
retired-ante = { $who_is ->
    [you] Du hast keine Vollmacht für diese Runde und scheidest aus.
   *[other] { $who } hat keine Vollmacht für diese Runde und scheidet aus.
}
retired-provisions = { $who_is ->
    [you] Du hast keine Vollmacht für Proviant und scheidest aus.
   *[other] { $who } hat keine Vollmacht für Proviant und scheidet aus.
}
retired-stranded = { $who_is ->
    [you] Du hast weder Vollmacht noch Lizenz, und die ganze Mannschaft ist tot: Du scheidest aus.
   *[other] Ohne Vollmacht, ohne Lizenz und ohne lebende Mannschaft scheidet { $who } aus.
}
hand-shown = Auf der Hand: { $cards }.

# Wie es ausging
won-warrants = { $who_is ->
    [you] Du gewinnst mit { $warrants } Vollmachten. Ein dreifaches Hoch!
   *[other] { $who } gewinnt mit { $warrants } Vollmachten. Ein dreifaches Hoch!
}
won-last-hunt = { $who_is ->
    [you] Du gewinnst: Die letzte Jagd ist geglückt.
   *[other] { $who } gewinnt: Die letzte Jagd ist geglückt.
}
won-by-snark = Der Snark gewinnt. Niemand ist mehr da, der ihn jagen könnte.

# Auf den Karten
name-banker = Bankier
name-broker = Makler
name-boots = Stiefelputzer
name-billiard-marker = Billardmarkör
name-bonnet-maker = Haubenmacher
name-beaver = Biber
name-baker = Bäcker
name-barrister = Anwalt
name-butcher = Metzger
name-bellman = Ausrufer
short-banker = Bankier
short-broker = Makler
short-boots = Stiefel
short-billiard-marker = Billard
short-bonnet-maker = Hauben
short-beaver = Biber
short-baker = Bäcker
short-barrister = Anwalt
short-butcher = Metzger
short-bellman = Ausrufer
beast-snark = Snark
beast-boojum = Boojum
beast-bandersnatch = Bandersnatch
beast-jubjub = Jubjub
beast-hyena = Hyäne
beast-bear = Bär
beast-live-pig = Schwein, lebt
beast-dead-pig = Schwein, tot
face-taste = Ge-
face-taste-2 = schmack
face-late = Spätes
face-late-2 = Aufstehen
face-jest = Lange
face-jest-2 = Leitung
face-bathing = Bade-
face-bathing-2 = karren
face-ambition = Ehrgeiz
face-thimble = Finger-
face-thimble-2 = hut
face-fork = {""}
face-fork-2 = Gabel
face-soap = Seife
face-share = Bahn-
face-share-2 = aktie
face-bell = Glocke
face-map = See-
face-map-2 = karte
band-mark = Merkmal
band-kit = Ausrüst.
vanished = fort
fx-nothing = ohne Folgen
fx-catch = gefangen!
fx-vanish = alle fort
fx-snatch = { $man } †
fx-stop = umkehren
fx-gain = { $man } +1
fx-forfeit = { $man } −1
fx-cancel = ±0

# Das Bild
board-title = Die Arche, die Jagd, der Stapel und der Topf, Runde { $round }
heading = Runde { $round }
heading-hunt = Runde { $round } · Jagd
ark-name = Die Arche
stock-word = Stapel
provisions-word = Proviant: { $left }
discards-word = Ablage
pool-word = Topf: { $count }
stock-label = Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
discards-label = Oben auf der Ablage ({ $count }): { $card }
discards-empty = noch nichts abgelegt
pool-label = { $count ->
    [one] eine Vollmacht im Topf
   *[other] { $count } Vollmachten im Topf
}
pack-label = Tierstapel, { $count } verdeckt
crew-costs = { $man }, anzuheuern mit { $cards }
licence-costs = die Lizenz des Ausrufers, für { $cards } und eine Vollmacht
crew-is-hired = { $who_is ->
    [you] { $man }, bei dir
   *[other] { $man } ({ $who })
}
crew-is-dead = { $man }, für diese Runde verschwunden
came-up-label = { $animal }: { $effect }
your-chances = Deine Aussichten: { $party }
chance-with = { $marks }: { $chance }
marks-shown = { $count ->
    [one] 1 Merkmal
   *[other] { $count } Merkmale
}
one-in = 1 von { $about }
animals-asleep = Die Tiere schlafen
snore = z
hunt-title = { $who_is ->
    [you] Du jagst den Snark
   *[other] { $who } jagt den Snark
}
hunt-title-last = { $who_is ->
    [you] Deine letzte Jagd
   *[other] { $who }: die letzte Jagd
}
still-to-turn = { $count ->
    [0] Nichts mehr aufzudecken
   *[other] Noch { $count } aufzudecken
}
because-marks = { $count ->
    [one] Ein Merkmal wurde gezeigt.
    [5] Alle Merkmale: alle Tiere.
   *[other] { $count } Merkmale wurden gezeigt.
}
because-bonus = { $change ->
    [1] { $man }: eine mehr.
    [2] { $man }: zwei mehr.
    [-1] { $man }: eine weniger.
   *[other] { $man }: ausgeglichen.
}
about-out = ausgeschieden
about-choosing = { $who_is ->
    [you] wählst
   *[other] wählt
}
about-chosen = { $who_is ->
    [you] hast gewählt
   *[other] hat gewählt
}
about-hunting = auf der Jagd
about-crew = { $bellman ->
    [yes] { $men ->
        [0] Ausrufer
       *[other] Ausrufer +1
    }
   *[no] { $men ->
        [0] niemand angeheuert
        [1] ein Mann
       *[other] zwei Mann
    }
}
ask-turn = Du bist dran: { $what }?
ask-exchange = Du bist dran. Welche Karte tauschst du aus?
do-exchange = austauschen
do-hire = anheuern
do-licence = die Lizenz nehmen
do-bewilder = verwirren
do-hunt = jagen
ask-discard = Austauschen: { $card }?
ask-discard-how = Wofür ablegen: { $card }?
ask-marks = Welche Merkmale zeigst du?
ask-pass-right = Welche Karte geht nach rechts ({ $who })?
ask-pass-left = Welche Karte geht nach links ({ $who })?
ask-pass-pair = Welche zwei Karten gibst du weiter ({ $who })?
ask-pass-second = Welche zweite Karte gibst du weiter ({ $who })?
ask-pass-only = Deine einzige Karte gibst du weiter ({ $who }).
ask-pass-sure = Weitergeben: { $cards }?
ask-wait = { $who_is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
ask-wait-pass = Die anderen wählen Karten zum Weitergeben.
ask-hunt = { $who_is ->
    [you] Du deckst die Tiere auf …
   *[other] { $who } deckt die Tiere auf …
}
ask-begin = Die Mannschaft kommt an Bord.
ask-over = Die Arche liegt vor Anker.
note-hunt = Aussicht, wenn du jetzt jagst: { $chance }.
note-hire = Was auf der Arche leuchtet, ist zu haben.
note-exchange = Wähle eine Handkarte, um sie auszutauschen.
note-bewilder = Entweder ziehst du dafür eine andere, oder alle geben Karten weiter.
note-marks = Je mehr, desto länger die Jagd; alle fünf öffnen den ganzen Tierstapel.
note-pass = Was du weitergibst, sieht nur, wer es bekommt.
note-pass-final = Das lässt sich nicht zurücknehmen.
note-turning = { $count ->
    [0] Das war die letzte Karte.
    [one] Noch eine Karte.
   *[other] Noch { $count } Karten.
}
button-hunt = { $count ->
    [one] Jagen, ein Merkmal
   *[other] Jagen, { $count } Merkmale
}
button-set-out = Diese zeigen
button-exchange = Austauschen
button-bewilder = Mannschaft verwirren
button-confirm = Weitergeben
label-hunt = Jagen mit { $marks }: { $chance }
label-exchange = Austauschen: { $card }
label-bewilder = Ablegen: { $card }, und die Mannschaft verwirren
label-hire = Anheuern: { $man }, mit { $cards }
label-licence = Ausrufer werden mit { $cards } und einer Vollmacht
label-pass = Nach rechts: { $right }, nach links: { $left }
label-pass-pair = Weitergeben: { $right } und { $left }
label-pass-one = Weitergeben: { $card }
odds = { $top ->
    [1] 1 von { $bottom } Fällen
   *[other] { $top } von { $bottom } Fällen (rund 1 von { $about })
}
tenths = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
progress = Aufgedeckte Karten: { $done } von { $total }
seat-out = { $who_is ->
    [you] Du ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}: ausgeschieden.
seat-alone = { $who_is ->
    [you] Du ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}: { $warrants ->
    [one] eine Vollmacht
   *[other] { $warrants } Vollmachten
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, niemand angeheuert.
seat-with = { $who_is ->
    [you] Du ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}: { $warrants ->
    [one] eine Vollmacht
   *[other] { $warrants } Vollmachten
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, dabei: { $crew }.
piles = Stapel { $stock }, Ablage { $discards }, Topf { $pool }.
the-dead = Für diese Runde verschwunden: { $men }.
your-hand = Deine Hand: { $cards }.
you-know = { $who } hat von dir: { $cards }, seither nicht gesehen.

# What things are, and why not
what-banker = Der billigste Mann auf der Arche. Ein Bandersnatch nimmt ihn mit, sogar in Gesellschaft.
what-beaver = Kommt der Jubjub, erschrickt er: ein Tier weniger wird aufgedeckt.
what-baker = Hyäne und Bär sind alte Freunde: Für jeden wird ein Tier mehr aufgedeckt.
what-barrister = Ein lebendes Schwein bringt ein Tier mehr, ein totes ein Tier weniger.
what-butcher = Der Jubjub entzückt ihn: ein Tier mehr wird aufgedeckt.
what-bellman = Glocke, Seekarte und eine Vollmacht machen dich zum Ausrufer, auch wenn es schon jemand ist. Er darf verwirren, und er übersteht den Boojum.
what-any-man = Er jagt, allein oder zu zweit; kein Tier ist sein besonderer Freund.
what-mark = Ein Merkmal des Snark. Jedes andere Merkmal, das du auf einer Jagd zeigst, deckt ein Tier mehr auf.
what-kit = Ein Stück Ausrüstung: Damit heuert man Männer an.
what-licence-card = Glocke und Seekarte zusammen, dazu eine Vollmacht, kaufen die Lizenz des Ausrufers.
what-pack = Acht Tiere, eines davon der Snark. Auf einer Jagd kommt eines nach dem anderen.
what-stock = Jeder Zug endet mit einer Karte von hier.
what-discards = Was bezahlt, gezeigt oder ausgetauscht wurde, offen für alle. Ist der Stapel leer, wird die Ablage untergemischt.
what-pool = Wer den Snark fängt, nimmt alles. Zwanzig Vollmachten gewinnen das Spiel.
what-provisions = Solange niemand jagt, zahlen ab und zu alle eine Vollmacht.
what-snark = Wer ihn findet, gewinnt die Runde und nimmt den Topf.
what-boojum = Alle Männer auf der Jagd sind für diese Runde fort und kosten je eine Vollmacht. Nur der Ausrufer geht weiter.
what-bandersnatch = Er nimmt den Bankier mit oder einen Mann, der allein jagt, und hält einen Ausrufer auf, der allein ist. Jedes andere Paar lässt er in Ruhe.
what-jubjub = Für den Metzger wird ein Tier mehr aufgedeckt, für den Biber eines weniger.
what-hyena = Für den Bäcker wird ein Tier mehr aufgedeckt; sonst kümmert sie niemanden.
what-bear = Für den Bäcker wird ein Tier mehr aufgedeckt; sonst kümmert er niemanden.
what-live-pig = Für den Anwalt wird ein Tier mehr aufgedeckt; sonst kümmert es niemanden.
what-dead-pig = Für den Anwalt wird ein Tier weniger aufgedeckt; sonst kümmert es niemanden.
why-lacking = Dir fehlt ein Teil des Lohns: { $cards }.
why-signed-elsewhere = Er hat woanders angeheuert; angeheuerte Männer kann man nicht abwerben.
why-gone = Er traf einen Boojum oder einen Bandersnatch und ist für diese Runde fort.
why-full-party = Zwei Männer, oder einer und die Lizenz, sind eine volle Mannschaft.
why-no-dismissal = Entlassen wird niemand; nur Jagden bringen Männer nach Hause.
why-bell-and-map = Dazu braucht es Glocke und Seekarte zugleich, und eine Vollmacht.
why-no-room = Zwei Männer lassen keinen Platz für die Lizenz.
why-bellman-already = Du bist der Ausrufer. Mehr als das kann man nicht sein.
why-no-warrant = Sie kostet eine Vollmacht, und dein Beutel ist leer.
why-no-party = Jemand muss gehen: ein Mann, zwei Männer oder der Ausrufer.
why-no-mark = Ohne Merkmal würde niemand einen Snark erkennen; zeig mindestens eines.
why-all-marks = Du zeigst von jedem Merkmal auf deiner Hand eines; Zurückhalten ist eine Option des Gastgebers.
why-one-deed = Eine Tat je Zug; die Jagd kann warten, bis du wieder fünf Karten hast.
why-fewer-than-five = Mit weniger als fünf Karten besteht dein Zug aus einmal Ziehen.
why-not-bellman = Nur der Ausrufer darf verwirren.
why-no-turning-back = Es gibt kein Zurück: Sie endet mit dem Snark, wenn niemand mehr da ist oder keine Karte mehr.

# What counts, when the game is over
tally-warrants = Vollmachten
tally-men = Mannschaft
