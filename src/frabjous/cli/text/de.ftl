# Was das Terminal selbst sagt.
terminal-welcome = { $game } – du bist { $seat }; alle anderen sind Bots. Tippe „help“ für Hilfe.
terminal-help = Gib eine Zahl von 1 bis { $count } ein oder eine Aktion in Notation, etwa „{ $example }“. „back“ nimmt von mehreren Angaben die letzte zurück, „undo“ nimmt deine letzte Aktion zurück, „quit“ beendet das Spiel.
terminal-left = Das Spiel wurde nicht beendet.
terminal-score = { $who_is ->
    [you] Du: { $score }
   *[other] { $who }: { $score }
}
terminal-kept = Die Aufzeichnung steht in { $file }.
terminal-how-to-keep = Mit --save DATEI wird die Aufzeichnung aufbewahrt.
