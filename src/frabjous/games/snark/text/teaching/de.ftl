# Was der Lehrer sagt, auf Deutsch.

lesson-1 = Heuer einen Mann an, jag den Snark
lesson-1-1 = Heuere den Bankier an. Für die Jagd auf einen Snark brauchst du eine Mannschaft und ein Merkmal, an dem man ihn erkennt. Er kostet eine Bahnaktie.
lesson-1-1-not-1 = Der kostet noch dazu eine Gabel. Für eine erste Fahrt ist der Bankier billiger und lässt dir eine volle Hand.
lesson-1-1-not-2 = Diese Aktie ist der ganze Lohn des Bankiers. Wirf den Bankier nicht über Bord, ehe er an Bord ist.
lesson-1-1-else = Austauschen geht immer und ist selten ein Abenteuer. Heuere erst jemanden an.
lesson-1-2 = Geh auf die Jagd. Ein Zug ist eine Tat und eine gezogene Karte. Du hast jetzt vier verschiedene Merkmale, also kommen vier Tiere. Aussicht: rund ein Viertel.
lesson-1-2-else = Ein fünftes Merkmal hülfe einem einzelnen Mann kaum. Geh auf die Jagd.
lesson-1-3 = Es war ein Snark. Der Topf gehört dir; zwanzig Vollmachten gewinnen das Spiel. In jede Runde zahlen alle eine ein. Nächstes Mal kann es anders kommen.

lesson-2 = Fünf Karten, eine Tat
lesson-2-1 = Heuere den Bäcker an: Fingerhut, Gabel und Seife. Ausrüstung bezahlt Männer, Merkmale eröffnen Jagden. Teurere Männer haben nützliche Bekannte.
lesson-2-1-not-1 = Der kostet eine Karte weniger. Den Bäcker aber kennen Hyänen und Bären, und das verlängert die Jagd.
lesson-2-1-not-2 = Du hältst den Lohn des Bäckers vollständig in der Hand. Gib ihn aus.
lesson-2-2 = Tausche einen Geschmack aus. Mit weniger als fünf Karten hast du zweimal bloß gezogen. Jetzt sind es wieder fünf, und zweimal Geschmack ist ein Merkmal.
lesson-2-2-not-1 = Zwei Merkmale, ein Mann: 7 von 30, und der Bäcker auf dem Spiel. Sonst ist niemand so weit. Sammle.
lesson-2-2-else = Die Seekarte kauft vielleicht noch eine Lizenz, die Seife einen Mann. Der zweite Geschmack kauft gar nichts.
lesson-2-3 = Drei verschiedene Merkmale, durch Geduld. Die Ablage kehrt zurück, wenn der Stapel leer ist; verloren geht also nichts als Zeit.

lesson-3 = Die Lizenz, und wann man wartet
lesson-3-1 = Nimm die Lizenz. Glocke, Seekarte und eine Vollmacht machen dich zum Ausrufer. Ausrufer und ein Mann: Besser kann man nicht jagen.
lesson-3-1-not-1 = Der Stiefelputzer allein mit drei Merkmalen: 13 von 56. Mit einem Ausrufer wird es um die Hälfte mehr.
lesson-3-1-else = Du hast Glocke und Seekarte zugleich, und das ist seltener als ein Snark. Nimm die Lizenz.
lesson-3-2 = Warte: Tausche die Seife aus. Vier Merkmale fangen ihn in 401 von 840 Fällen, nicht ganz der Hälfte; alle fünf in drei von vieren. Sonst hat niemand eine Mannschaft.
lesson-3-2-not-1 = Fast eins zu eins, und niemand drängt dich. Eine Karte mehr macht vielleicht drei von vier daraus. Tausche die Seife aus.
lesson-3-2-else = Das ist ein Merkmal, und nur ihretwegen wartest du. Trenne dich von der Seife.
lesson-3-3 = Geh auf die Jagd. Ausgerechnet Ehrgeiz: fünf verschiedene Merkmale, und der ganze Tierstapel kommt.
lesson-3-3-else = Besser als drei von vier wird es nicht. Geh auf die Jagd.
lesson-3-4 = Zwei lässt der Bandersnatch in Ruhe. Der Boojum holte deinen Mann, für eine Vollmacht, und der Ausrufer jagte allein weiter. Jetzt kannst du spielen.

lesson-4 = Denn der Snark war ein Boojum, verstehst du
lesson-4-1 = Heuere den Stiefelputzer an, für Gabel und Seife. Dein Bankier ginge allein. Ein Bandersnatch holt einen einzelnen Jäger, und einen Bankier sogar in Gesellschaft.
lesson-4-1-not-1 = Allein 13 von 56. Mit einem Gefährten fast ein Drittel, für zwei Karten. Heuere den Stiefelputzer an.
lesson-4-1-else = Damit zerreißt du den Lohn für den Stiefelputzer. Zwei Jäger sind besser als einer.
lesson-4-2 = Geh auf die Jagd, und sieh zu. Zwei Männer sind eine volle Mannschaft. Drei Merkmale, drei Tiere: 53 von 168. Umkehren kann man nicht.
lesson-4-2-else = Besonnen. Aber in dieser Lektion gibt es einen Boojum, und jemand muss ihm begegnen.
lesson-4-3 = Der Bankier wurde geschnappt, der Stiefelputzer verschwand sacht. Sie sind für diese Runde fort, je eine Vollmacht. Überlebende wären auf die Arche zurückgekehrt.
lesson-4-4 = Kannst du verlorene Männer nicht bezahlen, scheidest du aus. Sind alle anderen ausgeschieden, jagst du allein, eine Vollmacht je Versuch.

lesson-5 = Verwirre sie
lesson-5-1 = Lege die Gabel ab und verwirre sie. Gegenüber sitzen zwei Männer, nichts wird ausgetauscht, es wird gesummt: Das sind Merkmale. Alle müssen dann Karten weitergeben.
lesson-5-1-not-1 = Ausrüstung, ganz recht. Ich legte die Gabel ab, aus keinem Grund, den ich öffentlich nennen kann.
lesson-5-1-not-2 = Richtiger Gedanke, falsche Karte: Was du ablegst, bist du los. Lege Ausrüstung ab und behalte deine Merkmale.
lesson-5-1-not-3 = 3 von 14 für dich; danach steht es für die andere Seite vermutlich eins zu eins. Verdirb erst diese Hand.
lesson-5-1-else = Das verbessert deine Hand und lässt die andere, wie sie ist. Nächsten Zug wird gejagt. Verwirre sie.
lesson-5-2 = Gib Seife und Seekarte weiter. Zu zweit gibt man einander zwei Karten, geheim und zugleich. Gib, was du am wenigsten magst.
lesson-5-2-else = Damit gäbst du ein Merkmal jemandem, der sie sammelt. Ausrüstung, bitte.
lesson-5-3 = Du hast Badekarren und Ehrgeiz für ein Stück Seife bekommen. Bei mehr Spielern geht eine Karte nach rechts und eine nach links.
lesson-5-4 = Die Lizenz kann man dir nehmen: Glocke, Seekarte, eine Vollmacht. Wer sie hat, hat sie nur bis dahin.

lesson-6 = Alte Bekannte
lesson-6-1 = Heuere den Bäcker an. Manche Tiere kennen manche Männer und verlängern die Jagd; Hyäne und Bär kennen den Bäcker.
lesson-6-1-not-1 = Leider fürchtet er den Jubjub: eine Karte weniger. Den Bäcker erschreckt niemand, außer dem Boojum.
lesson-6-1-not-2 = Ein braver Mann ohne Bekannte: 1 von 4 mit zwei Merkmalen. Der Bäcker macht daraus 13 von 40.
lesson-6-1-else = Erst anheuern. Fingerhut, Gabel und Seife sind der Lohn des Bäckers.
lesson-6-2 = Geh auf die Jagd. Zwei Merkmale sind zwei Tiere, vielleicht mehr: 13 von 40. Wenn es eilt, ist das beachtlich.
lesson-6-2-not-1 = Auf Merkmale zu warten wäre an jedem anderen Tag klüger. Heute sollst du der Hyäne begegnen.
lesson-6-2-else = Du hast die Lizenz und einen Mann: Das ist eine volle Mannschaft. Geh auf die Jagd.
lesson-6-3 = Zwei Merkmale, vier Tiere. Ein lebendes Schwein freut den Anwalt, ein totes nicht; der Metzger liebt den Jubjub.
lesson-6-4 = Jagt lange niemand, kaufen alle Proviant: eine Vollmacht in den Topf; wer keine hat, scheidet aus. Zwanzig Vollmachten gewinnen; zu zweit gibt es mehr auch nicht.

lesson-7 = Der Geldbeutel
lesson-7-1 = Nimm die Lizenz. Das Spiel ist alt; gegenüber sitzen zwei Männer und eine Vollmacht, da wird gejagt. Werde stärker, während du wartest.
lesson-7-1-not-1 = Ein Mann, zwei Merkmale: 11 von 56, und er kann verschwinden. Überlass den Leichtsinn der anderen Seite.
lesson-7-1-else = Du hast Glocke und Seekarte. Die Lizenz kostet eine Vollmacht, und du hast fünfzehn.
lesson-7-2 = Die andere Seite scheidet aus: zwei Männer verloren, eine Vollmacht zum Zahlen. Nur du bist noch da und musst den Snark noch fangen, allein, mit fünf Merkmalen.
lesson-7-3 = Gefangen: Du gewinnst. Jeder Versuch kostet eine Vollmacht; ein Bandersnatch beendet ihn, ein Boojum findet niemanden. Einer von drei Versuchen gelingt.

tip-ask-turn = Mit fünf Karten tust du eines: eine Karte austauschen, anheuern, die Lizenz nehmen, verwirren oder jagen; dann ziehst du.
tip-note-hire = Wer leuchtet, lässt sich mit deiner Ausrüstung bezahlen; zwei Männer darfst du haben, oder einen und die Lizenz.
tip-note-hunt = Das ist die genaue Aussicht, mit dieser Mannschaft und diesen Merkmalen den Snark zu fangen, bevor du dich entscheidest.
tip-ask-discard = Die Karte kommt offen auf die Ablage, und du ziehst eine andere; das ist dein Zug.
tip-ask-discard-how = Als Ausrufer darfst du sie für eine neue Karte ablegen, oder damit alle Karten weitergeben.
tip-ask-marks = Jedes gezeigte Merkmal deckt ein Tier mehr auf; alle fünf öffnen den ganzen Tierstapel. Was du zurückhältst, bleibt dein.
tip-label-licence = Glocke, Seekarte und eine Vollmacht machen dich zum Ausrufer, auch wenn es schon einen gibt.
tip-ask-pass-right = Alle geben eine Karte nach rechts, an den Platz vor ihnen; welche, wissen nur Geber und Empfänger.
tip-ask-pass-left = Und im selben Augenblick eine nach links, an den Platz nach ihnen.
tip-ask-pass-pair = Zu zweit gibt man einander einfach zwei Karten.
tip-ask-pass-only = Eine einzige Karte geht nach rechts; zu wählen gibt es nichts.
tip-ask-pass-sure = Weitergegeben wird geheim, und zurücknehmen kann man es nicht.
tip-ask-wait-pass = Die Karten wechseln die Hand, wenn alle gewählt haben.
tip-ask-hunt = Die Tiere kommen eines nach dem anderen, bis zum Snark, bis niemand mehr jagt oder bis keine Karte mehr kommt; aufhören kann man nicht.
tip-ask-begin = Alle zahlen eine Vollmacht und bekommen fünf Karten; diese ersten Züge hätten nur Ziehen sein können.
tip-ask-wait = Wer weniger als fünf Karten hat, zieht nur; so gehen Züge manchmal schnell vorbei.
tip-provisions = Lange hat niemand gejagt, also zahlen alle eine Vollmacht in den Topf; wer keine hat, scheidet aus.
tip-tries = Wer als Letzter übrig ist, muss den Snark allein fangen, eine Vollmacht je Versuch; sonst gewinnt der Snark.
tip-ask-over = Jemand hat zwanzig Vollmachten, oder die letzte Jagd ist geglückt, oder der Snark hat gewonnen.

figure-1 = Die Arche, und was jeder Mann an Ausrüstung kostet. Die Lizenz kostet Glocke, Seekarte und eine Vollmacht.
figure-2 = Drei Karten weg, der Bäcker da, eine Karte gezogen: drei auf der Hand, also sind die nächsten zwei Züge nur Ziehen.
figure-3 = Zwei Männer, oder einer und die Lizenz, sind eine volle Mannschaft; einen dritten gibt es nicht.
figure-4 = Neben zwei Männern ist für die Lizenz kein Platz.
figure-5 = Die Lizenz wechselt den Platz. Der Stiefelputzer bleibt; die Vollmacht geht in den Topf, nicht an den alten Ausrufer.
figure-6 = Ohne Vollmachten darf man anheuern, aber nicht die Lizenz nehmen.
figure-7 = Drei Merkmale, drei Tiere, eines nach dem anderen; fünf Merkmale öffnen den ganzen Tierstapel.
figure-8 = Der Bandersnatch holt den Bankier auch in Gesellschaft, und einen Mann allein; einen Ausrufer allein stoppt er, zwei andere lässt er in Ruhe.
figure-9 = Der Boojum holt jeden Mann, je eine Vollmacht. Der Ausrufer jagt allein weiter und findet ihn.
figure-10 = Hyäne und Bär verlängern die Jagd des Bäckers um je eine Karte.
figure-11 = Alle geben eine Karte nach rechts und eine nach links, zugleich.
figure-12 = Zwei Männer verloren und eine Vollmacht übrig: Sie wird gezahlt, und du scheidest aus.
figure-13 = Du bist der Ausrufer. Mehr geht nicht.
