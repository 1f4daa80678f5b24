# Ein Raum nur für Tests.
fake-dealt = { $who } bekommt den Stein { $number }.
fake-picked = { $who } wählt { $number }.
fake-revealed = { $who } hatte { $number } gewählt.
fake-did = { $who }: { $text }.
fake-won = { $who_is ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
}
fake-ask = Was nun?
fake-sure = Sicher?
fake-title = Picks
fake-round = Runde { $round }
fake-points = { $points } Punkte
fake-token = { $who }: { $face }
