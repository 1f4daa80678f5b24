# Une salle pour les tests seulement.
fake-dealt = { $who } reçoit le jeton { $number }.
fake-picked = { $who } choisit { $number }.
fake-revealed = { $who } avait choisi { $number }.
fake-did = { $who } : { $text }.
fake-won = { $who_is ->
    [you] Vous gagnez.
   *[other] { $who } gagne.
}
fake-ask = Et maintenant ?
fake-sure = C’est sûr ?
fake-title = Picks
fake-round = manche { $round }
fake-points = { $points } points
fake-token = { $who } : { $face }
