# Die Seiten rund um die Spiele.
page-tagline = Ein Tisch für fünf kleine, böse Spiele.
page-promise = Nichts funkt nach Hause. Jeden Wurf kann man nachprüfen.
page-tools = Werkzeuge
page-close = Schließen
page-back = Zurück
page-home = Zur Startseite
page-language = Sprache
page-night = Tag oder Nacht
page-light = Tag oder Nacht
page-theme-auto = Wie das Gerät
page-theme-light = Tag
page-theme-dark = Nacht
page-motion = Bewegung
page-motion-full = Alles bewegt sich
page-motion-reduced = Weniger Bewegung
page-yes = Ja
page-no = Nein

# Die Startseite
page-have-code = Ich habe einen Code
page-code = Hast du einen Code?
page-code-go = Los
page-play = Spielen
page-who-plays = Wer spielt?
page-way-bot = { $others ->
    [one] Ich und ein Bot
   *[other] Ich und { $others } Bots
}
page-way-bot-note = beginnt sofort
page-way-link = Freunde, per Link
page-way-link-note = ohne Konto; auch mit QR-Code
page-way-here = Alle an diesem Gerät
page-way-here-note = das Gerät geht reihum
page-seats = { $seats } Plätze
page-change = Ändern
page-your-name = Dein Name
page-what-name = Wie sollen wir dich nennen?
page-any-name = Irgendein Name
page-that-is-me = Das bin ich
page-skip-name = Überspringen
page-your-face = Dein Gesicht in Listen und im Chat
page-name-kept = Bleibt in diesem Browser. Kein Konto, keine E-Mail, die etwas bestätigt.
page-nobody-yet = Noch niemand
page-name-and-face = Name und Gesicht
page-whose-name = Von wem?
page-face = Gesicht in Listen und im Chat
page-call-me-so = So will ich heißen
page-name = Name
page-how-many = Wie viele Plätze?
page-chair = Platz { $number }
page-bot = Bot: { $name } ({ $level })
page-about-beginner = übersieht manches, wie alle beim ersten Mal
page-about-casual = sieht das meiste, was vor der Nase liegt, und schätzt grob
page-about-skilled = denkt ein wenig voraus
page-about-expert = denkt weit voraus und rechnet mit guten Antworten
page-about-master = denkt so weit, wie die Zeit reicht
page-about-unhurried = denkt bei jedem Zug viermal so lange
page-chair-open = Freund, per Link
page-chair-here = Jemand an diesem Gerät
page-hints = Tipps
page-hints-usual = nur gegen Bots
page-hints-yes = für alle
page-hints-no = keine
page-grace = Ist jemand weg, darf ein Bot einspringen
page-grace-seconds = nach { $seconds } Sekunden
page-grace-minutes = { $minutes ->
    [one] nach einer Minute
   *[other] nach { $minutes } Minuten
}
page-start-so = So beginnen

# Das Wartezimmer und offene Tische
page-waiting-room = Warten auf Mitspieler
page-begin = Beginnen: Bots nehmen die freien Plätze
page-open-to-all = Alle hier dürfen sich setzen
page-close-to-all = Wieder nur mit dem Link
page-is-open = Offen für alle: Der Tisch steht auf der Startseite, solange du hier bist. Öffnest du einen anderen, schließt sich dieser.
page-dismiss = { $name }: zum Gehen auffordern
page-open-tables = Offene Tische
page-anybody = alle dürfen sich setzen
page-sets-out = { $name } wartet auf Mitspieler
page-free-seats = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
page-sit-down = Hinsetzen
page-watch = Zusehen

# Deine Tische
page-your-tables = Deine Tische
page-tables-wait = { $count ->
    [0] Niemand wartet auf dich. Genieß es.
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
page-go-on = Weiter
page-look = Ansehen
page-older-tables = Ältere Tische
page-tables-elsewhere = Auf ein anderes Gerät mitnehmen
page-code-hint = Name, Code oder Link
page-code-note = Der Name genügt: „mome bird“. Bindestriche und Großbuchstaben sind egal.
page-did-you-mean = Meinst du:
shelf-your-turn = Du bist dran
shelf-for-minutes = { $count ->
    [0] seit eben
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
shelf-for-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
shelf-for-days = { $count ->
    [one] seit einem Tag
   *[other] seit { $count } Tagen
}
shelf-ago-minutes = { $count ->
    [0] gerade eben
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
shelf-ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
shelf-ago-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
}

# Der Tisch
page-table = Tisch
page-board = Das Spielbrett
page-seats-label = Plätze
page-tray = Deine Wahl
page-hand = Deine Hand
page-invite = Einladen
page-invite-note = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen. Ein Konto ist nicht nötig.
page-invite-watch = Alle Plätze sind besetzt. Wer diesen Link öffnet, kann zuschauen.
page-link-here-network = Dieser Link gilt nur auf diesem Rechner. Im selben Netz brauchen andere diesen:
page-link-here-only = Dieser Link gilt nur auf diesem Rechner. Starte den Server mit --host 0.0.0.0, damit andere in deinem Netz hereinkommen.
page-link-network = Der Link für andere im selben Netz
page-link = Der Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-qr = QR-Code mit dem Link zu diesem Tisch
page-sit-here-too = Noch jemand an diesem Gerät
page-take-seat = Setz dich
page-take-seat-note = Ein Klick, kein Konto. Oder schau einfach zu.
page-sit-as = Platz nehmen: { $emblem }
page-lit-above = weiter oben
page-lit-below = weiter unten
page-take-back = Zurücknehmen
page-take-back-short = Rücknahme
page-ask-back = Um Rücknahme bitten
page-unpick = Anders wählen
page-hint = Tipp
hint-best = An deiner Stelle: A.
hint-hopeless = Hier ist nichts gut. A dauert am längsten.
hint-choices = Möglichkeiten, mit deinen Siegchancen
hint-row = { $letter }, { $choice }, Siegchance { $chance } %
hint-row-best = { $letter }, { $choice }, Siegchance { $chance } %, am besten
hint-percent = { $chance } %
hint-much-the-same = Fast dasselbe.
hint-one-other = Noch eine
hint-two-others = Zwei andere
hint-do = { $letter } tun
hint-no = Nein, danke
hint-guess = Chancen sind die Schätzung eines Bots. Er hat sich schon geirrt.
coach-hush = Still
coach-thinking = Einen Augenblick. Ich sehe nach, wohin das führt.
coach-understood = Verstanden
coach-anyway = Trotzdem
coach-look-again = Noch einmal hinsehen
coach-speaks = spricht
coach-silent = schweigt
page-again = Was ist gerade passiert?
page-again-short = Noch mal
page-rules = Regeln
page-rules-search = Regeln durchsuchen
page-rules-search-for = Suchen: ziehen, Rand, wer beginnt …
page-rules-found = { $count ->
    [0] Nichts. Versuch es mit dem Namen einer Figur.
    [1] 1 Absatz
   *[other] { $count } Absätze
}
page-rules-contents = Inhalt
page-rules-clause = Absatz { $number }
page-rules-whole = Auf einer eigenen Seite lesen
page-menu = Menü
page-log = Verlauf
page-chat = Chat
page-log-chat = Verlauf und Chat
page-say = Senden
page-say-something = Eine Nachricht schreiben
page-reconnecting = Verbindung wird wiederhergestellt …
page-sending = Unterwegs …
page-kept = Verbindung wird wiederhergestellt … Was du getan hast, wird dann gesendet.
page-gone = Diesen Tisch gibt es nicht mehr.
page-lift = Ich bin’s, zeigen
page-result = Das Ergebnis
page-next-game = Das nächste Spiel steht bereit: mitspielen
page-rematch = Revanche
page-on-to = Weiter mit { $game }
page-campaign = Die Kampagne
page-campaign-heading = die Kampagne
page-campaign-note = Erst der Strand, dann { $game } am selben Tisch. Wer am Strand was gewinnt, entscheidet, wer danach der Bolotomus ist, und der Tisch zählt mit.
evening = { $games ->
    [one] Der Abend bisher, nach einem Spiel: { $scores }
   *[other] Der Abend bisher, nach { $games } Spielen: { $scores }
}
page-new-game = Neues Spiel
page-offer-draw = Unentschieden anbieten
page-resign = Aufgeben
page-resign-sure = Zu zweit ist das Spiel damit verloren; ab drei Plätzen spielt ein Bot für dich weiter.
page-resign-yes = Ja, aufgeben
page-absent = Einen Bot spielen lassen: { $name }
page-absent-me = Einen Bot für mich spielen lassen
page-i-am-back = Ich bin wieder da
page-device = Auf einem anderen Gerät weiterspielen
page-device-code = Gib diesen Code auf dem anderen Gerät unter „Ich habe einen Code“ ein:
page-record = Aufzeichnung herunterladen

# Die Würfel
page-dice = Die Würfel
page-dice-why = Vor dem Spiel hat der Tisch das Geheimnis gewählt, aus dem alles Gezogene folgt. Das hier ist sein Siegel: Es verrät nichts, und kein anderes Geheimnis passt dazu.
page-dice-seal = Das Siegel:
page-dice-later = Nach dem Spiel wird das Geheimnis gezeigt, und dein Browser kann jede Ziehung nachprüfen.
page-dice-check = Spiel prüfen
page-dice-checking = Wird geprüft …
page-dice-fine = Alles in Ordnung: Das Geheimnis passt zum Siegel, { $seen ->
    [kept] das dieser Browser gesehen hat, als er zu diesem Spiel kam,
   *[unknown] an das sich dieser Browser aus der Zeit vor dem Ende allerdings nicht erinnert,
} und { $draws ->
    [0] gezogen wurde nichts
    [one] die einzige Ziehung folgt daraus
   *[other] alle { $draws } Ziehungen folgen daraus
}; „frabjous record verify“ prüft auch, was gezogen werden konnte.
page-dice-wrong-secret = Da stimmt etwas nicht: Das gezeigte Geheimnis passt nicht zum Siegel.
page-dice-other-seal = Da stimmt etwas nicht: Das ist nicht das Siegel, das dieser Browser gesehen hat, als er zu diesem Spiel kam. Das war { $seal }.
page-dice-wrong-draw = In Zeile { $line } stimmt etwas nicht: Das Spiel sagt „{ $drawn }“, die Würfel sagen „{ $thrown }“.
page-dice-unreachable = Vom Tisch kam keine Antwort, die sich prüfen lässt. Versuch es gleich noch einmal.

# Die Wiederholung
page-replay = Nachspielen
page-replay-line = Zeile { $line } von { $last }
page-replay-steps = Schritte
page-replay-first = Zum Anfang
page-replay-previous = Eine Zeile zurück
page-replay-next = Eine Zeile weiter
page-replay-last = Zum Ende
page-eyes = Aus wessen Sicht
page-film = Film
page-film-where = Wo in der Partie
page-film-play = Abspielen
page-film-pause = Anhalten
page-film-speed = Tempo
page-film-turn-back = Einen Zug zurück
page-film-turn-on = Einen Zug weiter
page-film-picture = Ein Bild von diesem Augenblick
page-film-eyes = Mit diesen Augen sehen: { $name }
page-film-point = Wendepunkt { $number }, Zeile { $line }
page-play-on = Von hier aus weiterspielen
page-play-on-short = Weiterspielen
page-play-on-note = Ein neuer Tisch mit dieser Stellung; auf den anderen Plätzen sitzen Bots
page-goes-on = Dieses Spiel geht von Zeile { $line } eines anderen aus weiter (Siegel { $seal }). Karten können gesehen worden sein, darum zählt es nirgends.
page-share = Teilen
page-share-moment = Ein Link zu diesem Augenblick
page-to-table = Zum Tisch
page-to-table-short = Tisch
page-embed = Für eine eigene Seite
page-embed-more = Ganz nachspielen

# Ohne Verbindung, und Links, die anderswo gezeigt werden
page-try-again = Noch einmal versuchen
offline-heading = Niemand zu Hause
offline = Gerade gibt es keine Verbindung. Deine Tische stehen, wie du sie verlassen hast.
preview-chair = { $name } hat dir einen Stuhl freigehalten.

# Der Rückblick
page-review = Rückblick
page-review-progress = Zug { $done } von { $total } wird durchdacht.
page-review-waiting = Jeder Augenblick wird noch einmal durchdacht, nur mit dem, was jeder Platz damals wusste. Du kannst die Seite verlassen; gerechnet wird auch ohne dich, und das Ergebnis bleibt.
page-review-ready = Der Rückblick ist fertig.
page-review-failed = Der Rückblick ist nicht gelungen. Lade die Seite neu, um es noch einmal zu versuchen.
page-review-start = Anfang
page-review-end = Ende
page-review-how = Wie das errechnet wird
page-review-bot = In jedem Augenblick schätzt ein denkender Bot, wie oft jeder Platz von dort aus gewänne, und weiß dabei nur, was dieser Platz wusste. „Ein Spiel“ ist der ganze Weg von keiner Hoffnung zum sicheren Sieg, ein halbes Spiel der halbe.
page-review-noise = Das sind Schätzungen. Was unter einem Zwanzigstel liegt, wird weggelassen, und eine Summe über ein langes Spiel kann um ein Fünftel danebenliegen; darum stehen Summen in Worten da und nie über „ein ganzes Spiel“ hinaus.
page-review-slips = Ein Fehlgriff ist eine Entscheidung, die ein zehntel Spiel oder mehr gekostet hat, wo eine andere deutlich besser war. Was eine Entscheidung dem eigenen Platz brachte, war vorher schon zu sehen: Wendepunkt ist dann der Schritt, der es erlaubt hat.
page-chances = Wer wohl gewinnen würde
page-chances-note = Jede Kurve ist ein Platz. Die Zahlen sind die Wendepunkte weiter unten.
page-chances-seat = { $name }: { $start } % am Anfang, { $end } % am Ende.
page-starts-ahead = { $who_is ->
    [you] Du beginnst im Vorteil, wie in den meisten Spielen: Die Seiten sind nicht gleich.
   *[other] { $who } beginnt im Vorteil, wie in den meisten Spielen: Die Seiten sind nicht gleich.
}
page-axis-none = hoffnungslos
page-axis-fair = { $seats ->
    [2] eins von zwei
    [3] gerecht: ein Drittel
    [4] gerecht: ein Viertel
    [5] gerecht: ein Fünftel
   *[6] gerecht: ein Sechstel
}
page-axis-even = eins von zwei
page-axis-sure = sicherer Sieg
page-chart-table = Die Kurven als Tabelle
page-line = Zeile
page-turning-points = Wendepunkte
page-turning-note = Ein Balken nach rechts ist Gewinn, nach links Verlust. Von der Mitte bis zum Ende ist es ein ganzes Spiel: von keiner Hoffnung zum sicheren Sieg.
page-no-turning-points = Kein einzelner Augenblick hat dieses Spiel entschieden.
page-fraction = { $part ->
    [sliver] ein Hauch
    [twentieth] ein Zwanzigstel
    [tenth] ein Zehntel
    [sixth] ein Sechstel
    [quarter] ein Viertel
    [third] ein Drittel
    [half] ein halbes Spiel
    [two-thirds] zwei Drittel
    [three-quarters] drei Viertel
    [most] fast alles
   *[whole] ein ganzes Spiel
}
page-turn-untold = Etwas geschah, wovon dir nichts gesagt wurde.
page-turn-watch = Zeile { $line } ansehen
page-dear = { $choices ->
    [1] Deine teuerste Entscheidung
    [2] Deine zwei teuersten Entscheidungen
   *[3] Deine drei teuersten Entscheidungen
}
page-dear-note = Wo eine andere deutlich besser war, nach dem, was du damals wusstest. Das dunkle Stück ist der Teil eines Sieges, den sie gekostet hat.
page-dear-cost = Kosten: etwa { $part }
page-dear-did = Zeile { $line }: was du getan hast
page-dear-better = Besser
page-look-at-it = Ansehen
page-luck = Glück
page-luck-note = Was Karten und Würfel zusammen gegeben oder genommen haben. Ein Fehlgriff ist eine Entscheidung, die ein zehntel Spiel oder mehr gekostet hat.
page-slips-note = Ein Fehlgriff ist eine Entscheidung, die ein zehntel Spiel oder mehr gekostet hat.
page-slips-heading = Fehlgriffe
page-luck-against = ein Spiel dagegen
page-luck-fair = gerecht
page-luck-for = ein Spiel dafür
page-luck-seat = { $side ->
    [for] dafür: { $part }
    [against] dagegen: { $part }
   *[even] ungefähr gerecht
}
page-slips = { $slips ->
    [0] kein Fehlgriff
    [one] ein Fehlgriff
   *[other] { $slips } Fehlgriffe
}
play-on-too-early-heading = Nicht von hier aus
play-on-too-early = Ein Spiel lässt sich von jedem Augenblick außer dem letzten aus weiterspielen, sobald es zu Ende ist.
review-too-early-heading = Noch nicht
review-too-early = Dieses Spiel läuft noch. Den Rückblick gibt es, wenn es zu Ende ist.

# Lernen
page-learn = Lernen
page-lessons = { $lessons ->
    [one] { $lessons } Lektion
   *[other] { $lessons } Lektionen
}
page-learn-or-play = Lernen oder spielen?
page-learn-it = { $lessons ->
    [one] Lernen: { $lessons } Lektion
   *[other] Lernen: { $lessons } Lektionen
}
page-welcome = Du bist neu. Gut; der Tee auch.
page-welcome-more = Niemand kennt diese Spiele, wenn er herkommt. { $game } braucht zum Anfangen eine Minute, und ich stehe neben dem Brett.
page-first-lesson = Erste Lektion, eine Minute
page-just-games = Zeig mir nur die Spiele
page-letters = Einzelne Buchstaben als Tasten
page-letters-on = Sie wirken
page-letters-off = Sie tun nichts
learn-title = { $game } lernen
learn-games = Spiele
learn-which = Welches Spiel soll es sein?
learn-greeting = { $lessons ->
    [one] { $lessons } Lektion, je etwa eine Minute.
   *[other] { $lessons } Lektionen, je etwa eine Minute.
}
learn-greeting-more = Ich zeige, du tust. Falsch ist hier erlaubt; so sind die meisten von uns darauf gekommen. Überspring, was du weißt, und hör auf, wann du magst.
learn-done-of = { $done } von { $total }
learn-facts = { $steps ->
    [one] { $steps } Schritt · 1 min
   *[other] { $steps } Schritte · 1 min
}
learn-once-more = fertig · noch einmal?
learn-begin = Anfangen
learn-go-on = Weiter
learn-sealed-mark = fertig
learn-first-game = Dein erstes Spiel mit dem Lehrer
learn-first-game-more = Ein richtiges Spiel. Wickle spielt mit und übersieht manches, wie man das so tut. Der Lehrer erklärt, was neu ist, und fragt nach, bevor du es verschenkst. Keine Lektion ist dafür nötig.
learn-first-game-go = Mit Wickle spielen
learn-kept = Was fertig ist, merkt sich nur dieser Browser. Sonst sieht es niemand.
learn-forget = Vergessen
learn-lesson-of = Lektion { $number } von { $total }
learn-this-lesson = Diese Lektion
learn-lessons = Lektionen
learn-all = Alle Lektionen
learn-in-the-rules = In den Regeln:
learn-coach = Der Lehrer
learn-step-of = Schritt { $step } von { $total }
learn-show = Zeig es mir
learn-let-me = Lass mich
learn-try-again = Noch einmal versuchen
learn-skip = Überspringen
learn-again = Noch einmal
learn-next = Nächste Lektion
learn-play-now = Spielen
learn-not-it = Das ist es nicht:
learn-lesson-done = Lektion fertig:
learn-press = Drück, worauf die Hand zeigt, und schau.
learn-lost = Es kam keine Antwort. Nichts ist verloren: Versuch es noch einmal.
learn-needs-script = Eine Lektion spielt man mit Script. Die Regeln kann man ohne lesen.
learn-done = Das war „{ $title }“.
learn-sealed = Das Siegel ist dein. Die nächste Lektion wartet, ohne zu drängeln.
learn-skipped = Ein Schritt wurde übersprungen, also gibt es kein Siegel. Man kann es jederzeit haben.
learn-last-done = Das war alles. Der Rest sind andere Leute.
learn-try = Ausprobieren
learn-try-title = Bild { $number }
learn-try-back = Zurücknehmen
learn-try-note = Hier spielst du alle Plätze.
learn-try-over = Du hast alle Plätze gespielt, also hast du auch gewonnen. Nimm es zurück oder fang neu an.

# Clocks
clock-left = verbleibende Zeit:
clock-days = { $days } T
clock-hours = { $hours } h
clock-live = { $seconds ->
    [0] { $minutes } min pro Platz
   *[other] { $minutes } min pro Platz, { $seconds } s mehr pro Entscheidung
}
clock-by-day = { $days ->
    [one] ein Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
}
time-tenth = Deine Zeit wird knapp.
time-last = Noch zehn Sekunden.
page-clock = Uhr
page-clock-none = keine
page-clock-live = sofort: Minuten pro Platz, Sekunden pro Entscheidung
page-clock-days = über Tage: Tage pro Entscheidung
page-clock-minutes = Minuten pro Platz
page-clock-seconds = Sekunden mehr pro Entscheidung
page-clock-days-many = Tage pro Entscheidung
page-clock-late = Wenn die Zeit abläuft
page-clock-late-lost = zu zweit: verloren; zu mehreren: ein Bot spielt weiter
page-clock-late-once = ein Bot trifft diese eine Entscheidung
clock-took = nach { $time }

# Was aufbewahrt wird
story-title = Während du weg warst
story-minutes = { $count ->
    [one] Du warst eine Minute weg.
   *[other] Du warst { $count } Minuten weg.
}
story-hours = { $count ->
    [one] Du warst eine Stunde weg.
   *[other] Du warst { $count } Stunden weg.
}
story-days = { $count ->
    [one] Du warst einen Tag weg.
   *[other] Du warst { $count } Tage weg.
}
story-over = Dein Spiel von damals ist zu Ende: { $why } Ein neues hat begonnen.
story-more = { $count ->
    [one] Erst geschah noch etwas anderes, dann das:
   *[other] Erst geschahen { $count } andere Dinge, dann das:
}
story-watch = Als Film ansehen
story-on = Weiterspielen
privacy-title = Was hier aufbewahrt wird
privacy-short = Kein Konto, keine Adresse, und niemand sonst erfährt etwas. Das Folgende ist alles.
privacy-short-called = Kein Konto. Niemand sonst erfährt etwas, außer du möchtest gerufen werden. Das Folgende ist alles.
privacy-tables = Tische und Spiele
privacy-tables-more = Was an einem Tisch gespielt wird, Zug um Zug und mit der Zeit jedes Zuges, damit das Spiel weitergehen kann, zum Nachspielen und zum Prüfen. Tische bleiben, bis der Betreiber dieses Servers sie löscht.
privacy-tables-rule = Ein Tisch, an dem { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang nichts geschehen ist, wird hier von selbst gelöscht.
privacy-names = Namen und Gesichter
privacy-names-more = Name und Emblem, die du wählst, stehen an den Tischen, an denen du sitzt, für alle, die deren Link haben. Dein Browser merkt sie sich; du kannst sie ändern oder weglassen.
privacy-chat = Chat
privacy-chat-more = Was an einem Tisch gesagt wird, bleibt mit ihm erhalten, neben dem Namen, unter dem es gesagt wurde, und alle, die seinen Link haben, sehen es.
privacy-device = Dieses Gerät
privacy-device-more = Wenn du dich zum ersten Mal setzt, bekommt dein Browser einen geheimen Schlüssel, der deine Plätze öffnet. Der Server behält nur dessen Hash, welche Plätze er öffnet und an welchem Tag er zuletzt da war. Ein Code für ein anderes Gerät wird zehn Minuten aufbewahrt. Auch wer einen Tisch verlassen sollte, ist dort nur am Hash bekannt. Wann du zuletzt an einem Tisch warst und was du davon gesehen hattest, steht bei diesem Tisch: Die anderen sehen, seit wann du weg bist, und dir wird erzählt, was geschehen ist.
privacy-cookies = Cookies
privacy-cookies-more = Der Schlüssel, ein zufälliger Name des Geräts, dein Name und Emblem, die Lektionen, die du gemacht hast, was du für Sprache, Licht, Bewegung und Ton gewählt hast, und ob dein Bildschirm breit oder hoch ist. Sie halten ein Jahr ab deinem letzten Besuch, und nur dieser Server liest sie.
privacy-push = Benachrichtigungen durch deinen Browser
privacy-push-more = Wenn du dieses Gerät rufen lässt, behält der Server die Adresse des Push-Dienstes deines Browsers, die Schlüssel, mit denen Benachrichtigungen für ihn versiegelt werden, deine Sprache, Zeitzone und Ruhezeit, und wofür du zuletzt gerufen wurdest. Der Dienst gehört dem Hersteller des Browsers (Google, Mozilla, Apple oder Microsoft): Er erfährt, dass dieser Server deinen Browser ruft, und wann, kann aber nicht lesen, warum. Alles wird gelöscht, wenn du es beendest oder das Gerät vergessen wird.
privacy-mail = Briefe
privacy-mail-more = Wenn du eine Adresse angibst, wird sie mit denselben Dingen aufbewahrt, für nichts anderes gebraucht und niemandem gezeigt. Eine, die nicht bestätigt wird, ist nach einem Tag vergessen. Damit niemand belästigt wird, bleibt ein Fingerabdruck der Adresse, an die ein erster Brief ging, einen Tag lang. Die Adresse wird gelöscht, wenn du Briefe beendest oder das Gerät vergessen wird.
privacy-not = Was nicht aufbewahrt wird
privacy-not-more = Keine Adressen von Besuchern, keine Listen, wer wann kam, nichts von anderen Seiten. Adressen werden für einige Minuten im Speicher gezählt, damit niemand zu viel auf einmal verlangt.
privacy-forget = Dieses Gerät vergessen
privacy-forget-more = Deine Schlüssel werden hier und in diesem Browser gelöscht, mit allem, was zum Gerät gehört. Was du gespielt hast, bleibt, denn es ist auch das Spiel der anderen; dort und im Chat heißt du dann Gast, außer ein anderes Gerät von dir spielt den Platz noch.
privacy-forget-sure = Deine Plätze lassen sich von diesem Browser aus nicht mehr öffnen.
privacy-forget-yes = Ja, vergessen
privacy-forgotten = Dieses Gerät ist vergessen.

# Gerufen werden
alerts-title = Benachrichtigungen
alerts-short = Du bist am Zug, jemand fragt dich etwas, das nächste Spiel hat begonnen, ein Spiel ist zu Ende: Du wirst einmal je Zug gerufen, und nie, solange du am Tisch bist.
alerts-here = Solange die Seite offen ist
alerts-here-more = Der Tab und sein Symbol werden markiert, während du anderswo bist. Den Ton macht dein Browser; er ist aus, bis du ihn wählst.
alerts-silent = Still
alerts-buzz = Handys vibrieren
alerts-sound = Ein Ton, und Handys vibrieren
alerts-try = Ausprobieren
alerts-push = Wenn die Seite zu ist
alerts-push-not-here = Wer diesen Server betreibt, hat das nicht eingeschaltet.
alerts-push-insecure = Ohne HTTPS kann ein Gerät nur gerufen werden, solange die Seite offen ist.
alerts-sit-first = Setz dich erst an einen Tisch; dann kann dieses Gerät gerufen werden.
alerts-push-more = Der Hersteller deines Browsers leitet die Benachrichtigung weiter und kann sie nicht lesen. Der Browser wird dich um Erlaubnis fragen.
alerts-push-unsupported = Dieser Browser kann nicht gerufen werden. Auf iPhone und iPad lege Frabjous zuerst auf den Home-Bildschirm.
alerts-push-denied = Der Browser lässt von hier keine Benachrichtigungen zu. In seinen Einstellungen lässt sich das ändern.
alerts-push-failed = Das ging gerade nicht. Versuch es später noch einmal.
alerts-push-on = Dieses Gerät wird gerufen.
alerts-push-start = Dieses Gerät rufen
alerts-push-stop = Nicht mehr rufen
alerts-mail = Per Brief
alerts-mail-more = Ein erster Brief fragt, ob die Adresse dir gehört. Gezeigt wird sie niemandem.
alerts-address = E-Mail-Adresse
alerts-mail-start = Ersten Brief schicken
alerts-mail-asked = Ein Brief ist unterwegs. Folge seinem Link innerhalb eines Tages.
alerts-mail-on = Briefe gehen an die Adresse, die du bestätigt hast.
alerts-mail-stop = Adresse vergessen
alerts-quiet = Ruhezeit
alerts-quiet-more = Nach der Uhr dieses Browsers. Was dann geschieht, wird danach gesagt, wenn es noch stimmt. Zweimal dieselbe Stunde heißt: keine.
alerts-quiet-from = Von
alerts-quiet-until = Bis
alerts-keep = Merken
alert-turn = Du bist am Zug.
alert-asked = Jemand fragt dich etwas.
alert-invited = Das nächste Spiel steht bereit: Spiel mit.
alert-over = Das Spiel ist zu Ende.
letter-ask-subject = Darf Frabjous dir schreiben?
letter-ask = Jemand, vermutlich du, möchte an diese Adresse Briefe von einem Frabjous-Tisch: wenn du am Zug bist und wenn ein Spiel zu Ende ist. Wenn das stimmt, folge diesem Link und sag ja:
letter-ignore = Wenn nicht, tu nichts. Ohne dein Ja kommt kein weiterer Brief.
letter-end = Keine Briefe mehr:
confirm-heading = Dürfen wir dir schreiben?
confirm = Briefe sagen, dass du am Zug bist, dass dich jemand etwas fragt oder dass ein Spiel zu Ende ist; höchstens einer je Zug. Jeder hat einen Link, der sie beendet.
confirm-yes = Ja, schreibt mir
confirm-done-heading = Danke
confirm-done = An diese Adresse kommen jetzt Briefe.
silence-heading = Keine Briefe mehr?
silence = Es kommen keine Briefe mehr, und die Adresse wird vergessen.
silence-yes = Keine Briefe mehr
silence-done-heading = Stille
silence-done = Es kommen keine Briefe mehr, und die Adresse ist vergessen.
