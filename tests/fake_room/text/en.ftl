# A room for tests only.
fake-dealt = { $who } got the token { $number }.
fake-picked = { $who } picked { $number }.
fake-revealed = { $who } had picked { $number }.
fake-did = { $who }: { $text }.
fake-won = { $who_is ->
    [you] You win.
   *[other] { $who } wins.
}
fake-ask = What now?
fake-sure = Sure?
fake-title = Picks
fake-round = round { $round }
fake-points = { $points } points
fake-token = { $who }: { $face }
