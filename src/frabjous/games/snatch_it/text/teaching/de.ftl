# Was der Lehrer sagt, auf Deutsch.

lesson-1 = Was passt
lesson-1-1 = Lege Krabbler 3 auf Krabbler 2. Du bist ein Frosch, und der Teich ist gedeckt. Eine Karte passt auf ihre eigene Farbe, um eins kleiner.
lesson-1-1-not-1 = Sie passt auf nichts, darf also Köder sein, und der füttert andere. Füttere dich selbst: Beginne mit dem Krabbler 3.
lesson-1-1-else = Auch das passt; du hast ein gutes Auge. Gehen wir der Reihe nach: Krabbler 3 auf Krabbler 2.
lesson-1-2 = Lege deinen Flieger 4 auf seinen Zwilling. Gleiche Zahlen passen auch. Was du geschnappt hast, ist jetzt ein Stapel an deinem Ufer.
lesson-1-2-not-1 = Köder fressen die anderen. Du hast Besseres: den Flieger 4, auf den Flieger 4.
lesson-1-2-else = Richtig, das passt. Aber erst die Zwillinge: Flieger 4 auf Flieger 4.
lesson-1-3 = Lege deinen Schwarm auf den Flieger 6 im Teich. Er passt auf jede 6. Ein Schwarm zählt fünf, jede andere Karte eins.
lesson-1-3-not-1 = Eine fremde 6 an einem fremden Ufer: Das heißt klauen. Prächtig, und Lektion 2.
lesson-1-3-not-2 = Auch wahr: Auf einen Schwarm passt eine 1 in jeder Farbe. Erst dein eigener Schwarm.
lesson-1-3-else = Den Schwarm, bitte. Er passt auf eine 6 in jeder Farbe und auf sonst nichts.
lesson-1-4 = Gleiche Farbe, gleiche Zahl oder eins mehr; Schwarm auf 6; 1 auf Schwarm. Das ist die ganze Grammatik. Eines je Zug, Passen gibt es nicht.

lesson-2 = Klauen und zurückklauen
lesson-2-1 = Lege deinen Krabbler 5 auf den Krabbler 4 dort drüben. Er liegt auf einem fremden Stapel, und der ganze Stapel wandert an dein Ufer.
lesson-2-1-not-1 = Zwei Karten, wo drei zu haben waren. Erst den höheren.
lesson-2-1-not-2 = Fünf Punkte, in den Teich, für Fremde? Behalte den Schwarm: Er passt auf jede 6, und er wird noch gebraucht.
lesson-2-2 = Klau ihn mit dem Schwarm zurück, der auf eine 6 passt. Wen du beklaut hast, hätte auch antworten können, hatte aber nichts.
lesson-2-2-not-1 = Großmütig. Es sind aber fünf Karten, und die einzige Gelegenheit: Antworten darfst du einmal, sofort oder nie.
lesson-2-3 = Klau jetzt die Flieger mit deinem Flieger 2. An deine sechs Karten kommt nur eine 1 heran. Der Dieb zog eine Karte zum Trost; weiter geht es mit dir.
lesson-2-4 = Zurückgeklaut; also ziehst du die Karte. Auf deine eigenen Stapel darfst du nichts legen: Nur Diebe lassen einen Stapel wachsen.

lesson-3 = Mampfen
lesson-3-1 = Mampf den Schwarm mit deiner 1. Nur dein Bauch zählt; ein Stapel, der oben auf eine Teichkarte passt, wird samt ihr gemampft. Elf Punkte.
lesson-3-1-not-1 = Fünf Punkte, sicher für immer. Aber zwei Schwärme warten, und jeder Flieger 1 oder 2 klaut dir deinen.
lesson-3-1-not-2 = Klauen bringt Karten an dein Ufer. Was am Ufer liegt, kann geklaut werden; was gemampft ist, nicht.
lesson-3-1-else = Köder, mit elf Punkten am Ufer? Mampf: deinen Stapel mit der 1, auf den Schwarm.
lesson-3-2 = Lass ihn ziehen. Da geht der andere Stapel. Gefragt wirst du, obwohl nichts passt: Sonst wüssten alle, was du hältst.
lesson-3-3 = Klau den Krabbler 2 mit deinem eigenen. Dein Bauch liegt vorn, dein Ufer ist leer; gegen Gier gibt es ein Mittel.
lesson-3-3-else = Der Flieger 5 passt auf nichts und dürfte Köder sein. Ein Stapel aus zweien ist bessere Gesellschaft: Klau ihn.
lesson-3-4 = Schnappen, klauen, mampfen: Jetzt kannst du spielen. Hohe Stapel sind reich und werden beobachtet. Mampf, wenn du lieber schlafen willst.

lesson-4 = Köder, und eine leere Hand
lesson-4-1 = Lege den Flieger 5 als Köder aus. Keine deiner Karten passt irgendwo, also muss eine in den Teich. Köder ist Futter: Dein Flieger 6 passt darauf.
lesson-4-1-not-1 = Den könnte nichts von dir fressen. Lege den Flieger 5, und dein eigener Stapel kann ihn nächsten Zug mampfen.
lesson-4-2 = Speise: Mampf den Flieger 5. Niemand konnte an ihn heran.
lesson-4-2-else = Später. Der Flieger 5 liegt für deinen Stapel bereit, und vielleicht nicht mehr lange.
lesson-4-3 = Verjag den Schwarm. Deine Hand ist leer, und mampfen kannst du nichts: dann, und nur dann. Links von dir liegt eine 1 oben.
lesson-4-3-not-1 = Eine Fliege für die Ablage. Aber auf einen Schwarm passt eine 1: Bleibt er liegen, wird er links von dir gemampft.
lesson-4-4 = Ist der Teich leer oder sind alle Hände leer, endet die Phase. Wer mit leerer Hand mampfen kann, muss mampfen.

lesson-5 = Der Storch
lesson-5-1 = Nimm die letzte Teichkarte. Wer sie nimmt, beendet die Phase, und der Storch kommt.
lesson-5-1-not-1 = Ein guter Diebstahl, an einem anderen Tag. Du sollst den Storch kennenlernen: Nimm die letzte Teichkarte.
lesson-5-1-else = Alles später. Der Krabbler 6 passt auf den letzten Krabbler im Teich.
lesson-5-2 = Wirf den Flieger 2 hin. Alle werfen geheim eine Karte; eine davon entscheidet, und alle verlieren ihren höchsten Stapel in deren Farbe.
lesson-5-2-not-1 = Deine hohen Stapel zeigen Krabbler. Wirf einen Flieger: Du hast einen kleinen Fliegerstapel, die anderen drei hohe.
lesson-5-2-not-2 = Die richtige Farbe, aber die Karte kommt in den Teich, für alle. Gib den Flieger 2 her.
lesson-5-3 = Gib dem Storch den Stapel mit der 6. Flieger also: Du hast zwei Karten verloren. Links von dir liegen zwei gleich hohe, darum wählst du.
lesson-5-3-not-1 = Du hast einen Flieger 5, der den mit der 4 klauen kann. Lass den liegen; der Storch soll die 6 haben.
lesson-5-4 = Der Teich hat wieder sechs: drei hingeworfene, niemand weiß, von wem, und drei neue Karten. Die nächste Runde beginnt, wer „Ich zuerst!“ hat.

lesson-6 = Die letzte Runde
lesson-6-1 = Klau den hohen Stapel mit deiner letzten Karte. „Letzte Runde“ ist erschienen: Es kommt kein Storch, und am Ende werden die Ufer gemampft.
lesson-6-1-not-1 = Eine Karte mehr, und zehn zu zwölf. Dein Stapel wird am Ende ohnehin gemampft; klau den anderen.
lesson-6-2 = Aus, vierzehn zu acht: Alle Hände sind leer. Schwärme zählen fünf, andere Karten eins, Hand und Teich nichts. Bei Gleichstand zählen mehr Schwärme.

lesson-7 = Die erste Karte
lesson-7-1 = Lege den Krabbler 2. Alle legen geheim eine Karte in den Teich, und du hast „Ich zuerst!“. Lege, was du selbst schnappen kannst.
lesson-7-1-not-1 = Fünf Punkte für irgendwen mit einer 1. Frösche sind schon für weniger enterbt worden.
lesson-7-1-else = Sonst passte nichts aus deiner Hand darauf. Lege den Krabbler 2: Du hast eine 3, und du beginnst.
lesson-7-2 = Bedien dich. Alles ist aufgedeckt und auf sechs aufgefüllt. Die Hände werden vor der ersten Runde nicht aufgefüllt.
lesson-7-2-else = Sie passt auf nichts, darf also Köder sein; aber drei deiner Karten passen. Schnapp.
lesson-7-3 = Ein Schwarm auf einer 6 ist übrigens nur mit einer 1 zu holen. Guten Appetit.

tip-ask-throw-pond = Alle legen eine Handkarte in den Teich, zugleich aufgedeckt; sie ist Futter für den, der zuerst kommt.
tip-ask-turn = Wähle eine Handkarte zum Schnappen oder Klauen oder einen deiner Stapel zum Mampfen; eines je Zug.
tip-note-turn = Eine Karte passt auf ihre Farbe mit derselben oder einer um eins kleineren Zahl; ein Schwarm auf eine 6, eine 1 auf einen Schwarm.
tip-ask-play = Was leuchtet, darauf passt sie: Im Teich schnappst du eine Karte, an einem Ufer klaust du den ganzen Stapel.
tip-ask-bait = Diese Karte passt gerade auf nichts und darf darum in den Teich, wo jeder sie später fressen darf.
tip-note-bait = Keine deiner Karten passt: Eine muss Köder werden, wenn du nicht mampfst.
tip-ask-munch = Stapel und Teichkarte kommen in deinen Bauch, wo niemand sie klauen kann.
tip-ask-scare = Mit leerer Hand und ohne etwas zu mampfen musst du eine Teichkarte auf die Ablage legen.
tip-ask-back = Nur du darfst antworten, nur jetzt und nur einmal; der Dieb zieht dann eine Karte.
tip-note-no-card = Gefragt wirst du, obwohl nichts passt, damit niemand erfährt, was du hältst.
tip-ask-throw-stork = Eine der hingeworfenen Karten entscheidet durch Zufall, und niemand erfährt, wessen; wer ihre Farbe zeigt, oder Schwarm, wenn es einer ist, verliert den höchsten solchen Stapel.
tip-note-secret = Niemand sieht sie, bis alle gewählt haben; dann liegt sie mit den anderen im Teich.
tip-ask-take = Zwei Stapel links von dir sind gleich hoch, also wählst du, welcher geht.
tip-ask-call = Mit dieser Option darf ein Köder eine Lüge sein: Passte er auf etwas, muss er nach dem Anzweifeln gespielt werden.
tip-ask-forced = Sie wurde angezweifelt und passt: Spiel sie jetzt, wo auch immer sie passt.
tip-last-flag = Die Marke ist erschienen: Nach dieser Runde (oder der nächsten, wenn es da steht) werden alle Ufer gemampft und gezählt.
tip-ask-throw-sure = Gewählt ist gewählt, und niemand sieht sie, ehe alle gewählt haben.
tip-ask-chance = Karten werden ausgeteilt oder aufgedeckt; das tut der Zufall von selbst.
tip-ask-over = Alle Ufer sind gemampft: Ein Schwarm zählt fünf Punkte, jede andere Karte einen.
tip-ask-wait = Jemand überlegt; bis dahin wird nichts gezeigt.

figure-1 = Was passt: gleiche Farbe, gleiche Zahl oder eins mehr; ein Schwarm auf eine 6, eine 1 auf einen Schwarm.
figure-2 = Schnappen: Handkarte und Teichkarte werden ein Stapel an deinem Ufer.
figure-3 = Klauen: Der ganze Stapel wechselt das Ufer, um eine Karte höher.
figure-4 = Auf eigene Stapel darf man nichts legen.
figure-5 = Mampfen: Stapel und Teichkarte kommen in den Bauch.
figure-6 = Köder darf nur sein, was auf nichts passt.
figure-7 = Mit leerer Hand und ohne etwas zu mampfen wird eine Teichkarte verjagt.
figure-8 = Ein Frosch, der mampfen kann, muss; verjagen darf er nicht.
figure-9 = Geklaut, zurückgeklaut, und der Dieb zieht eine Karte.
figure-10 = Eine der hingeworfenen Karten entscheidet, niemand erfährt, wessen: Jedes Ufer verliert seinen höchsten Stapel in dieser Farbe.
figure-11 = Angezweifelt: Der Köder passte auf etwas und muss nun doch gespielt werden.
