# Splut! in English.
game-name = Splut!
game-tagline = Drop a rock on the other sorcerers. That is all.
game-facts = 2–4 seats · no luck at all

# The host’s choice
option-sides = Who sits where
side-south = South
side-west = West
side-north = North
side-east = East
sides-south-north = South, North
sides-west-east = West, East
sides-north-south = North, South
sides-east-west = East, West
sides-south-west-north = South, West, North
sides-north-east-south = North, East, South
sides-east-south-west = East, South, West
sides-west-north-east = West, North, East
sides-south-west-north-east = South, West, North, East
sides-west-north-east-south = West, North, East, South
sides-north-east-south-west = North, East, South, West
sides-east-south-west-north = East, South, West, North

# The pieces
sorcerer = sorcerer
dwarf = dwarf
troll = troll

# What happened
stepped = { $who_is ->
    [you] Your { $piece } stepped from { $origin } to { $target }.
   *[other] { $who }’s { $piece } stepped from { $origin } to { $target }.
}
pushed = { $who_is ->
    [you] Your dwarf went from { $origin } to { $target } and pushed what was in the way.
   *[other] { $who }’s dwarf went from { $origin } to { $target } and pushed what was in the way.
}
pulled = { $who_is ->
    [you] Your troll went from { $origin } to { $target } and pulled the rock from { $rock } to { $rock_to }.
   *[other] { $who }’s troll went from { $origin } to { $target } and pulled the rock from { $rock } to { $rock_to }.
}
levitated = { $who_is ->
    [you] Your sorcerer went from { $origin } to { $target }, and a rock floated from { $rock } to { $rock_to }.
   *[other] { $who }’s sorcerer went from { $origin } to { $target }, and a rock floated from { $rock } to { $rock_to }.
}
threw = { $who_is ->
    [you] Your troll went from { $origin } to { $target } and threw the rock there to { $landing }.
   *[other] { $who }’s troll went from { $origin } to { $target } and threw the rock there to { $landing }.
}
splut = { $who_is ->
    [you] SPLUT! The rock came down on your sorcerer on { $square }. Your whole team is out.
   *[other] SPLUT! The rock came down on { $who }’s sorcerer on { $square }. The whole team is out.
}
crushed = { $who_is ->
    [you] The rock came down on your dwarf on { $square }. The dwarf is out.
   *[other] The rock came down on { $who }’s dwarf on { $square }. The dwarf is out.
}
skipped = { $who_is ->
    [you] You had no legal step, so your turn was skipped.
   *[other] { $who } had no legal step, so the turn was skipped.
}

# How it ended
last-standing = { $who_is ->
    [you] You win: your sorcerer is the last one standing.
   *[other] { $who } wins: the last sorcerer standing.
}
too-long = A draw: { $steps } steps, and more than one sorcerer still stands.

# The picture
board-title = The arena of Splut!, turn { $turn }
heading = turn { $turn }
piece-on = { $who_is ->
    [you] your { $piece } on { $square }
   *[other] { $who }’s { $piece } on { $square }
}
rock-on = rock on { $square }
rock-locked = rock on { $square }, moved last turn: not to be levitated
about = { $state ->
    [now] { $side } · to move
    [out] { $side } · out
   *[in] { $side }
}
ask-piece = { $who_is ->
    [you] Your turn. Which piece moves?
   *[other] { $who }: which piece moves?
}
ask-where = Where does the { $piece } go?
ask-throw = Throw it which way?
ask-pull = Pull the rock along?
ask-levitate = Where do sorcerer and rock go?
ask-wait = { $who } is to move.
ask-over = The arena is quiet.
note-steps = { $left ->
    [one] One step left in this turn.
   *[other] { $left } steps left in this turn.
}
note-troll = Onto a rock: it throws, and the turn ends.
note-sorcerer = Or choose a rock first, to take it along.
note-dwarf = It pushes whatever is in its way.
note-throw = It flies until something stops it. Mind your own sorcerer.
note-levitate = Both make the same move.
button-pull = Pull it
button-leave = Leave it
flag-throw = throw
flag-splut = splut!
flag-crush = crush
flag-own = your own!
label-step = { $piece } to { $square }
label-push = Dwarf to { $square }, pushing
label-pull = Troll to { $square }, pulling the rock from { $rock }
label-levitate = Sorcerer to { $square }, the rock from { $rock } to { $rock_to }
label-throw = Throw the rock to { $landing }
label-hit = { $who_is ->
    [you] Throw the rock to { $landing }, onto your own { $piece }
   *[other] Throw the rock to { $landing }, onto { $who }’s { $piece }
}
progress = Step { $step } of { $total }
team-of = { $who_is ->
    [you] Your team ({ $emblem })
   *[other] { $who } ({ $emblem })
}
team-on = { $team }: sorcerer { $sorcerer }, dwarf { $dwarf }, troll { $troll }.
team-without-dwarf = { $team }: sorcerer { $sorcerer }, troll { $troll }, no dwarf.
team-out = { $team }: out.
rocks-on = Rocks on { $rock1 }, { $rock2 }, { $rock3 }, { $rock4 }.
rock-is-locked = The rock on { $square } moved last turn and cannot be levitated.
