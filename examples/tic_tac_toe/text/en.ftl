game-name = Tic-tac-toe
game-tagline = Three in a row.
game-facts = 2 seats · no luck at all

board-title = Nine squares
heading = { $marks } of 9 marked
about = { $seat ->
    [1] crosses
   *[2] noughts
}
marked = { $who_is ->
    [you] You marked { $square }.
   *[other] { $who } marked { $square }.
}
mark-on = { $who_is ->
    [you] Your mark is on { $square }.
   *[other] { $who }’s mark is on { $square }.
}
won = { $who_is ->
    [you] Three in a row: you win.
   *[other] Three in a row: { $who } wins.
}
full = The board is full: a draw.
ask-mark = Which square do you mark?
ask-wait = { $who } is thinking.
ask-over = The game is over.
label-mark = Mark { $square }
