# Ce que dit le terminal lui-même.
terminal-welcome = { $game } – vous êtes { $seat } ; les autres sont des robots. Tapez « help » pour obtenir de l’aide.
terminal-help = Tapez un nombre de 1 à { $count }, ou une action en notation, comme « { $example } ». « back » revient d’un pas, « undo » annule votre dernière action, « quit » termine la partie.
terminal-left = La partie n’a pas été terminée.
terminal-score = { $who_is ->
    [you] Vous : { $score }
   *[other] { $who } : { $score }
}
terminal-kept = La partie est enregistrée dans { $file }.
terminal-how-to-keep = Pour garder une partie, jouez-la avec --save FICHIER.
