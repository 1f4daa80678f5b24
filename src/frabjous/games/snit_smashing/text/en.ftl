# Snit Smashing in English.
game-name = Snit Smashing
game-tagline = Run for the Snandergrab, breed, run home. And smash everybody else’s Snits.
game-facts = 2–4 seats · secret orders · board layout reconstructed

# What a host chooses
option-peek = Looking at your own order
peek-yes = Yes: you see it while the Snits move
peek-no = No: you must remember it

# Hexes and players
three-hexes = { $a }, { $b } and { $c }
names-1 = { $a_is ->
    [you] you
   *[other] { $a }
}
names-2 = { $a_is ->
    [you] you
   *[other] { $a }
} and { $b_is ->
    [you] you
   *[other] { $b }
}
names-3 = { $a_is ->
    [you] you
   *[other] { $a }
}, { $b_is ->
    [you] you
   *[other] { $b }
} and { $c_is ->
    [you] you
   *[other] { $c }
}
names-4 = all four

# What happened: setting up
rolled = { $who_is ->
    [you] You roll { $total }.
   *[other] { $who } rolls { $total }.
}
is-primus = { $who_is ->
    [you] You are the Bolotomus Primus.
   *[other] { $who } is the Bolotomus Primus.
}
roll-again = A tie: the highest roll again.
starts-in = { $who_is ->
    [you] Your clan starts in { $hex }.
   *[other] { $who }: the clan starts in { $hex }.
}
hatched = { $who_is ->
    [you] You draw { $snit }, Speed { $speed }.
   *[other] { $who } draws { $snit }, Speed { $speed }.
}
born = { $who_is ->
    [you] Pow! { $snit } is born to you, Speed { $speed }.
   *[other] Pow! { $snit } is born to { $who }, Speed { $speed }.
}

# What happened: orders
order-is-in = { $who_is ->
    [you] Your order is in.
   *[other] { $who } has written an order.
}
you-order-smash = You order, in secret: smash { $hexes }.
you-order-move = You order, in secret: move the Snandergrab to { $hex }.
you-order-nothing = You order, in secret: nothing.
orders-smash = { $who_is ->
    [you] You ordered: smash { $hexes }.
   *[other] { $who } ordered: smash { $hexes }.
}
orders-move = { $who_is ->
    [you] You ordered: move the Snandergrab to { $hex }.
   *[other] { $who } ordered: move the Snandergrab to { $hex }.
}
orders-nothing = { $who_is ->
    [you] You ordered nothing.
   *[other] { $who } ordered nothing.
}

# What happened: Snits
runs = { $who_is ->
    [you] Your { $snit } runs to { $hex }.
   *[other] { $who }: { $snit } runs to { $hex }.
}
hides = { $who_is ->
    [you] Your { $snit } hides under the Snandergrab.
   *[other] { $who }: { $snit } hides under the Snandergrab.
}
dives = { $who_is ->
    [you] Splash! Your { $snit } is home.
   *[other] Splash! { $who }: { $snit } is home.
}
stays = { $who_is ->
    [you] Your { $snit } stays.
   *[other] { $who }: { $snit } stays.
}
rest-stay = { $who_is ->
    [you] { $count ->
        [one] Your other Snit stays.
       *[other] Your other { $count } Snits stay.
    }
   *[other] { $count ->
        [one] { $who }: the other Snit stays.
       *[other] { $who }: the other { $count } Snits stay.
    }
}

# What happened: the reveal
snandergrab-ends = The Snandergrab settles on { $hex }.
snandergrab-stays = The Snandergrab has not moved from { $hex }.
sheltered = { $who_is ->
    [you] Your Snits are safe under it: { $snits }.
   *[other] { $who } has Snits safe under it: { $snits }.
}
on-top = { $who_is ->
    [you] No no! You pushed it onto your own: { $snits } on top.
   *[other] No no! { $who } pushed it onto the clan’s own Snits: { $snits } on top.
}
nobody-under = Nobody is under it.
smash-falls = { $who_is ->
    [you] SMASH! You hit { $hexes }.
   *[other] SMASH! { $who } hits { $hexes }.
}
smashed = { $who_is ->
    [you] You lose { $snits }.
   *[other] { $who } loses { $snits }.
}
smashed-own = { $who_is ->
    [you] Oops: your own { $snits }. No trophy for that.
   *[other] Oops: the clan’s own { $snits }. No trophy for that.
}
smashed-sea = The sea is fine.
smashed-sand = Nothing but sand.

# What happened: bounds and runs
bound-begins = { $who_is ->
    [you] Bound { $bound }. You are the Bolotomus Primus.
   *[other] Bound { $bound }. { $who } is the Bolotomus Primus.
}
straggled = { $who_is ->
    [you] Your stragglers: { $snits }.
   *[other] { $who } has stragglers: { $snits }.
}
dried-up = { $who_is ->
    [you] Your Snits have dried up: { $snits }.
   *[other] { $who } has Snits that dried up: { $snits }.
}
run-begins = { $run ->
    [2] Run 2, to the sea!
    [3] Run 3, inland again!
   *[4] Run 4, the last, to the sea!
} { $who_is ->
    [you] You are the Bolotomus Primus.
   *[other] { $who } is the Bolotomus Primus.
}
runs-are-over = The last run is over. The survivors are counted.
all-dead = No Snit is left alive.

# How it ended
won = Snit victory: { $snits }, with { $home ->
    [one] 1 Snit
   *[other] { $home } Snits
} home. Bolotomus victory: { $bolotomi }, with { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}.
won-grand-slam = Grand Slam: { $snits }, with { $home ->
    [one] 1 Snit
   *[other] { $home } Snits
} home and { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}.

# The picture
board-title = The beach: seven columns from A to G, ten rows; row 1 is the sea
heading = { $state ->
    [set-up] setting up
    [over] game over
   *[run] run { $run } · bound { $bound } of { $bounds }
}
the-sea = the sea
under-it = under the Snandergrab
snandergrab-on = The Snandergrab is on { $hex }.
snit-at = { $who_is ->
    [you] your { $snit }
   *[other] { $snit } of { $who }
}, Speed { $speed }, { $where }{ $done ->
    [yes] , has moved
   *[no] { "" }
}
crowd = { $who_is ->
    [you] { $count ->
        [one] one of your Snits
       *[other] { $count } of your Snits
    }, { $where }
   *[other] { $count ->
        [one] one Snit
       *[other] { $count } Snits
    } of { $who }, { $where }
}
own-order = your sealed order

# The picture: words shouted over the beach
word-smash = SMASH!
word-missed = Missed!
word-safe = safe!
word-no-no = No no!
word-splash = home!

# The picture: seats
about = { $primus ->
    [yes] Primus · { $doing }
   *[no] { $doing }
}
doing-moves = { $who_is ->
    [you] move a Snit
   *[other] moves a Snit
}
doing-sealed = order sealed
doing-orders = { $who_is ->
    [you] write an order
   *[other] writes an order
}
doing-rolled = rolled { $total }
doing-waits = { $who_is ->
    [you] wait
   *[other] waits
}
doing-smash = smash { $hexes }
doing-move = Snandergrab to { $hex }
doing-nothing = no order
seat-has = { $who_is ->
    [you] You ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}: { $about }; { $running } running, { $safe } safe, { $pool } in the pool, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}.
snits-on-hexes = { $who_is ->
    [you] Your Snits
   *[other] Snits of { $who }
}: { $snits }.
snits-under = { $who_is ->
    [you] Yours under the Snandergrab
   *[other] Of { $who } under the Snandergrab
}: { $snits }.

# The picture: what is asked
button-smash = Smash
button-move = Move it
button-nothing = Nothing
button-seal = Seal it
button-stay = It stays
button-rest = The rest stay
label-smash = smash { $hexes }
label-move = move the Snandergrab to { $hex }
label-nothing = no order
label-run = { $snit } runs to { $hex }
label-dive = { $snit } dives into the sea and is home
label-hide = { $snit } hides under the Snandergrab
label-stay = { $snit } stays
label-rest = the rest stay
ask-order = What do you order?
note-order = Secret until all Snits have moved.
ask-wait-orders = The others are writing their orders.
ask-corner = Where does the smash fall?
note-corner = Every dot is a corner of three hexes.
ask-three = Which three hexes do you smash?
note-three = Choose the first.
ask-third = Smash { $hexes } and …?
note-third = { $left ->
    [one] Choose a third hex.
   *[other] Choose a second hex.
}
ask-middle = Where does the Snandergrab go?
note-middle = Point at its middle; it covers the six hexes around.
ask-sure = Seal it: { $order }?
note-sure = A sealed order is final.
note-sure-move = Final. Your own Snits would sit on top: no no!
ask-snit = Which Snit moves?
note-unmoved = { $count ->
    [one] One has not moved.
   *[other] { $count } have not moved.
}
note-own = Your order: { $order }.
note-own-hidden = Your order is in. You must remember it.
ask-where = Where does { $snit } run?
note-where = Up to { $speed } hexes.
note-where-wet = Out of the sea, up to { $speed } hexes.
ask-wait-move = { $who_is ->
    [you] You move a Snit.
   *[other] { $who } moves a Snit.
}
going-rolling = Who is the Bolotomus Primus?
going-placing = Where does each clan start?
going-hatching = Each clan draws four Snits.
going-reading = The orders are read.
going-sheltering = The Snandergrab settles.
going-smashing = Smash!
going-bound-over = The bound is over.
going-breeding = Snits are born.
going-run-over = The run is over.
going-over = The game is over.

# What things are, and why not
what-snit = Speed { $speed }: it runs that far in a bound, through anybody, and ends on an empty hex.
what-crowd = Several Snits of one clan in one place. Each moves by itself, once a bound.
what-haven = These Snits are off the map. Nobody can smash them.
what-land = One Snit a hex. Three hexes that touch each other can be smashed together.
what-sea = Snits in the sea cannot be smashed. On a run to the sea it is home.
what-snandergrab = It covers a hex and those around it. Who is under it is safe; at the end of a run inland, Snits breed.
what-middle = Here the middle of the Snandergrab can be ordered to.
what-corner = Here three hexes meet. A smash ordered here hits all three.
what-order = Orders are read from the Primus round; then the smashes fall in that order.
why-must-touch = All three must touch each other.
why-sticks-out = Its middle must be on B to F, rows 3 to 9: it may neither stick out nor lie in the sea.
why-sleeps = On the way to the sea it sleeps and cannot be moved.
why-sealed = A sealed order is final.
why-orders-first = First everybody orders; then the Snits move.
why-taken = One Snit a hex; run through it, but end elsewhere.
why-too-far = That is farther than { $snit } runs: its Speed is { $speed }.
why-not-yours = That one is not yours; you may smash it, with foresight.
why-has-moved = It has moved in this bound.
why-must-come-out = On a run inland it must come out, while empty land is in reach.
why-no-rest = One of them must still come out of the sea.
why-not-into-the-sea = Not on this run; you have only just dried off.
why-sea-too-far = Not this bound: the sea is farther than its Speed.
why-shelter-too-far = It is out of reach for this bound.
why-safe = It is safe and has nothing more to do in this run.
why-home = It is home and has nothing more to do in this run.

# What counts, when the game is over
tally-home = Home
tally-trophies = Trophies
tally-lost = Smashed

# The campaign

campaign-two = { $who_is ->
    [you] You win with the Snits and command them in Snits’ Revenge, too; the Bolotomus is { $whom }.
   *[other] { $whom_is ->
        [you] { $who } wins with the Snits and commands them in Snits’ Revenge, too; you are the Bolotomus.
       *[other] { $who } wins with the Snits and commands them in Snits’ Revenge, too; the Bolotomus is { $whom }.
    }
}
campaign-more = { $who_is ->
    [you] You have the Bolotomus victory: in Snits’ Revenge you are the Bolotomus, and all others bring their clans.
   *[other] { $who } has the Bolotomus victory and is the Bolotomus in Snits’ Revenge; all others bring their clans.
}
campaign-roll = The victory is shared: the dice decide who is the Bolotomus in Snits’ Revenge ({ $bolotomi }).
