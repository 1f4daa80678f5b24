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
    [you] You had no legal step, so the rest of your turn was skipped.
   *[other] { $who } had no legal step, so the rest of the turn was skipped.
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
rock-locked = rock on { $square }, moved last turn: it cannot be levitated now
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
ask-throw = Which way does it fly?
ask-pull = Pull the rock along?
ask-levitate = Where do sorcerer and rock go?
ask-wait = { $who_is ->
    [you] It is your turn.
   *[other] { $who } is to move.
}
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
flag-at = { $square }: { $word }
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
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}
team-on = { $team }: sorcerer { $sorcerer }, dwarf { $dwarf }, troll { $troll }.
team-without-dwarf = { $team }: sorcerer { $sorcerer }, troll { $troll }, no dwarf.
team-out = { $team }: out.
rocks-on = Rocks on { $rock1 }, { $rock2 }, { $rock3 }, { $rock4 }.
rock-is-locked = The rock on { $square } moved last turn and cannot be levitated.

# What things are, and why not
what-sorcerer = It walks one square, and may let one rock, anywhere, make the same move. A rock thrown onto it ends its whole team.
what-dwarf = It walks one square and pushes the whole line ahead, if there is room at the end. Rocks fly over it, unless something stops them right behind it.
what-troll = It walks one square, may pull the rock straight behind it, or steps onto a rock and must throw it. A throw ends the turn.
what-rock = It belongs to nobody. It can be levitated, pushed, pulled and thrown; thrown onto a sorcerer, it ends a team.
what-square = A piece beside it, along the row or the file, can step there while it is empty.
why-not-yours = That piece answers to somebody else; dwarves may push it, though.
why-shut-in = It is shut in: every square beside it is taken.
why-rock = Rocks do not walk. Choose the piece that shall move it.
why-one-square = One square at a time, along a row or a file.
why-no-staying = Steps cannot be declined; only a throw cuts a turn short.
why-taken = Somebody is standing there; only dwarves are rude enough to push.
why-onto-rock = A sorcerer cannot step onto a rock; let it float ahead, or go round.
why-no-room = The line has no empty square at its far end, so nobody moves.
why-no-flight = A thrown rock must travel at least one square, and there is none.
why-flies-on = You choose the way, not the square: a thrown rock flies until something stops it.
why-rests = It was moved in the turn just before this one, so it will not float; throw, push or pull it.
why-barred = A floating rock is stopped by the rim, rocks and everybody; it hurts no one.
why-one-rock = One rock a turn: the one you began with.
why-spell-broken = Another step broke the spell; no rock floats again this turn.
why-at-the-side = A troll drags only what lies straight behind its step.
why-ahead = Ahead of a troll is for throwing.
why-thrown = The throw ended your turn.
why-no-sorcerer = Rocks float only while the sorcerer walks.

# What counts, when the game is over
tally-team = Team left
tally-sorcerer = Sorcerer
tally-stands = standing
tally-fallen = fallen
