# Snits’ Revenge in English.
game-name = Snits’ Revenge
game-tagline = Storm a Bolotomus from the inside, and kick until its organs stop. It bites back.
game-facts = 2–5 seats · dice, traffic and teeth

# What the host chooses
option-bolotomus = Who is the Bolotomus
bolotomus-seat-1 = seat 1
bolotomus-seat-2 = seat 2
bolotomus-seat-3 = seat 3
bolotomus-seat-4 = seat 4
bolotomus-seat-5 = seat 5
bolotomus-seats-1-2 = seats 1 and 2 roll for it
bolotomus-seats-1-3 = seats 1 and 3 roll for it
bolotomus-seats-1-4 = seats 1 and 4 roll for it
bolotomus-seats-2-3 = seats 2 and 3 roll for it
bolotomus-seats-2-4 = seats 2 and 4 roll for it
bolotomus-seats-3-4 = seats 3 and 4 roll for it
bolotomus-seats-1-2-3 = seats 1, 2 and 3 roll for it
bolotomus-seats-1-2-4 = seats 1, 2 and 4 roll for it
bolotomus-seats-1-3-4 = seats 1, 3 and 4 roll for it
bolotomus-seats-2-3-4 = seats 2, 3 and 4 roll for it
bolotomus-seats-1-2-3-4 = all four roll for it
bolotomus-seats-1-2-3-4-5 = all five roll for it
option-army = Snits in an army
army-2 = 2
army-3 = 3
army-4 = 4
army-5 = 5
army-6 = 6
army-7 = 7
army-8 = 8
army-9 = 9
army-13 = 13
army-14 = 14
army-15 = 15
army-16 = 16
army-17 = 17
option-organs = Organs the Snits must stop
organs-7 = 7
organs-8 = 8
organs-9 = 9
organs-10 = 10
organs-11 = 11
option-spark = A Spark of Life under a Snorg
spark-no = no
spark-yes = yes: kick it out and the Bolotomus is dead
option-splops = Splops under Snorgs
splops-0 = none
splops-3 = three
splops-4 = four
option-hiding = How things are hidden
hiding-dummies = every Snorg sits on a counter
hiding-open = everybody sees which Snorgs sit on something
hiding-written = written down, nothing shows
option-pack = When a pack misses
pack-one-chomp = one of its Snits is chomped at
pack-chomp-each = each of its Snits is chomped at (French rules)
option-passages = Passages
passages-standard = channels 2, canals 1
passages-channels-3 = channels 3, canals 1
passages-all-2 = all 2
option-runnungitms = Runnungitms
runnungitms-yes = yes
runnungitms-no = none: the first attack of the story, nearly always won by the Snits
option-counters = Counters
counters-2003 = of 2003: Speeds and badges
counters-1978 = of 1978: all Snits alike, three Makums
option-clock = The Bolotomus has outlasted the siege after
clock-30 = 30 turns
clock-60 = 60 turns
clock-120 = 120 turns

# Words
organ-antephellum = the Antephellum
organ-glut = the Glut
organ-fleotis = the Fleotis
organ-eye = the Eye
organ-prolobosinator = the Prolobosinator
organ-forebosinator = the Forebosinator
organ-lapotum = the Lapotum
organ-compositor-1 = Compositor 1
organ-compositor-2 = Compositor 2
organ-compositor-3 = Compositor 3
organ-gulpus = the Gulpus
organ-wamblum = the Wamblum
organ-bloatbulb = the Bloatbulb
organ-squidgium = the Squidgium
organ-hemiplonk = the Hemiplonk
organ-dreenle = the Dreenle
phase-moving = moving
phase-kicking = kicking
phase-racing = the second moves
phase-composing = composing
phase-travelling = moving
phase-chomping = chomping
phase-transforming = transforming
snit-of = { $whose_is ->
    [you] your { $snit }
   *[other] { $whose }’s { $snit }
}
one-die = { $pips }
two-dice = { $low } + { $high } = { $total }

# Before the first turn
rolled-off = { $who_is ->
    [you] You roll { $roll }.
   *[other] { $who } rolls { $roll }.
}
tied = A tie: the highest roll again.
is-bolotomus = { $who_is ->
    [you] You are the Bolotomus.
   *[other] { $who } is the Bolotomus.
}
is-senior = { $who_is ->
    [you] You have the totem of the Senior Snit Clan.
   *[other] { $who } has the totem of the Senior Snit Clan.
}
you-hid-spark = You hid the Spark of Life: { $organ }.
you-hid-splop = You hid a Splop: { $organ }.
hid-open = { $who } put a counter under the Snorg of { $organ }.
hid = { $who } hid something.
posted = { $who_is ->
    [you] You post the duty Runnungitm in { $organ }.
   *[other] { $who } posts the duty Runnungitm in { $organ }.
}
left-out = { $who_is ->
    [you] You leave { $snit } at home.
   *[other] { $who } leaves { $snit } at home.
}
took = { $who_is ->
    [you] You take { $snit } along.
   *[other] { $who } takes { $snit } along.
}

# Snits
moved = { $snit } moves to { $organ }.
entered = { $snit } slips into { $organ }.
dashes = { $snit } dashes for the Fleotis!
went-out = { $snit } leaves the body through { $organ }.
got-through = The dice say { $roll }: { $snit } is in.
smashed = The dice say { $roll }: { $snit } is smashed flat.
took-spark = { $snit } has the Spark!
kicks-snorg = { $snit } kicks the Snorg of { $organ }.
kicks-makum = { $snit } kicks a Makum in { $organ }.
kicks-runnungitm = { $snit } kicks a Runnungitm in { $organ }.
kicks-snit = { $snit } kicks { $victim }.
missed = { $snit } rolls { $roll } and misses.
hit-snorg = { $snit } rolls { $roll }: the Snorg of { $organ } is dead.
hit-makum = { $snit } rolls { $roll }: the Makum is dead.
hit-runnungitm = { $snit } rolls { $roll }: the Runnungitm is dead.
hit-snit = { $snit } rolls { $roll }: { $victim } is dead.
splopped = Splop! The Snorg explodes and takes { $snit } with it.
spark-kicked = It sat on the Spark of Life. The Bolotomus is dead!
joins-pack = { $snit } joins a pack in { $organ }.
pack-attacks = A pack of { $count } attacks a Runnungitm in { $organ }.
pack-missed = They all missed, and the Runnungitm turns on them.
snaps-back = The Runnungitm snaps back at { $snit }.

# The Bolotomus
turns-on = It snaps at { $snit }.
snaps = A Runnungitm in { $organ } snaps at { $snit }.
caught = It rolls { $roll }, more than { $speed }: { $snit } is caught!
escaped = It rolls { $roll }, not more than { $speed }: { $snit } gets away.
last-kick-hit = A last kick, { $roll }: the Runnungitm is dead too.
last-kick-missed = A last kick, { $roll }: in vain.
was-wounded = { $snit } is wounded and has lost the hammer.
was-eaten = { $snit } is eaten.
composed = A new Makum each: { $where }.
makum-moved = A Makum goes from { $here } to { $there }.
runnungitm-moved = A Runnungitm goes from { $here } to { $there }.
became-runnungitm = In the Lapotum a Makum becomes a Runnungitm.
became-snorg = A Makum becomes the Snorg of { $organ }.

# Turns
ended = { $who_is ->
    [you] You are done with { $phase }.
   *[other] { $who } is done with { $phase }.
}
turn-begins = Turn { $turn }.
bolotomus-died = The Bolotomus is dead, and all that was its own is gone. Now the clans fight for the Spark.
spark-held = { $snit } made that kill and holds the Spark.
spark-lies = The Spark lies in { $organ }, and nobody holds it.
round-begins = { $who_is ->
    [you] Round { $round } of the fight: you begin.
   *[other] Round { $round } of the fight: { $who } begins.
}

# How it ended
won-siege = { $who_is ->
    [you] You win: { $lost } organs have stopped, and the Bolotomus is dead.
   *[other] { $who } wins: { $lost } organs have stopped, and the Bolotomus is dead.
}
won-spark = { $who_is ->
    [you] You win: the Spark is out, and the Bolotomus is dead.
   *[other] { $who } wins: the Spark is out, and the Bolotomus is dead.
}
won-repelled = { $who_is ->
    [you] You win: no Snit is left.
   *[other] { $who } wins: no Snit is left.
}
won-tie = A tie: the Bolotomus is dead, and so are all Snits.
won-outlasted = { $who_is ->
    [you] You win: after { $turn } turns you have outlasted the invasion.
   *[other] { $who } wins: after { $turn } turns the Bolotomus has outlasted the invasion.
}
won-stolen = { $who_is ->
    [you] You win: your Snit is out, and the Spark with it.
   *[other] { $who } wins: out into the open, with the Spark.
}
won-last-clan = { $who_is ->
    [you] You win: yours is the last clan alive.
   *[other] { $who } wins: the last clan alive.
}
won-stalemate = A draw among the living clans: nobody carries the Spark out.

# The picture: where the game stands
board-title = The inside of a Bolotomus: sixteen organs
heading = turn { $turn }/{ $clock }, { $side ->
    [snits] Snits
   *[bolotomus] Bolotomus
}
heading-set-up = set-up
heading-fight = Spark, round { $round }
side-set-up = Before
side-snits = Snits
side-bolotomus = Bolotomus
step-hiding = hide
step-duty = duty
step-armies = armies
step-moving = move
phase-now = now: { $phase }
step-kicking = kick
step-racing = fast move
step-composing = compose
step-travelling = move
step-chomping = chomp
step-transforming = transform
score-over = Organs stopped: { $dead } (needed: { $needed })
score = { $dead } of { $needed } organs stopped
dice-label = { $count ->
    [1] the die shows { $total }
   *[other] the dice show { $total }
}
outside = outside
plate = { $organ ->
   *[other] { $name }
}
organ-label = { $organ } { $works ->
    [yes] works
   *[no] has stopped
}: { $makums ->
    [0] no Makum
    [one] one Makum
   *[other] { $makums } Makums
}, { $runnungitms ->
    [0] no Runnungitm
    [one] one Runnungitm
   *[other] { $runnungitms } Runnungitms
}, { $snits ->
    [0] no Snit
    [one] one Snit
   *[other] { $snits } Snits
}
passage-used = Between { $one } and { $other }: { $used } of { $limit } used
entrance-used = Opening of { $organ }: { $used } of { $limit } used
group-label = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
} in { $organ }
group-outside = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
} outside

# The picture: words
kind-snorg = the Snorg
kind-makum = a Makum
kind-runnungitm = a Runnungitm
kind-spark = the Spark
kind-splop = a Splop
chance = { $hits } in { $of }

# The picture: seats
about-rolled = { $total ->
    [0] { $who_is ->
        [you] wait for the dice
       *[other] waits for the dice
    }
   *[other] rolled { $total }
}
about-bolotomus = Bolotomus
about-dead = the late Bolotomus
about-clan = { $senior ->
    [yes] Senior Clan
   *[no] clan
}{ $alive ->
    [0] {""}
   *[other] , { $alive } alive
}{ $spark ->
    [yes] , has the Spark
   *[no] {""}
}

# The picture: questions
ask-over = The siege is over.
ask-dice = The dice decide.
ask-wait = { $who_is ->
    [you] Your turn: { $what }
   *[other] { $who }: { $what }
}
ask-hiding = Where do you hide { $what }?
note-hiding = Under any Snorg but the Lapotum’s. Nobody else sees it.
ask-hide-sure = Hide it under the Snorg of { $organ }?
note-final = This cannot be taken back.
ask-duty = Where is the Runnungitm on duty?
note-duty = It stands there when the Snits come.
ask-leave-out = { $count ->
    [one] One Snit stays at home. Which?
   *[other] { $count } Snits stay at home. Which?
}
ask-take = { $count ->
    [one] One more Snit comes along. Which?
   *[other] { $count } more Snits come along. Which?
}
note-armies = Hammers kick harder, fast ones move twice. The number is the Speed.
ask-moving = Who moves?
note-moving = Choose a Snit, then an organ beside it.
ask-kicking = Who kicks?
note-kicking = Each Snit once. A Snorg that dies stops its organ.
ask-racing = The fast move again. Who?
note-racing = From organ to organ only.
note-fight = Round { $round } of the fight: get the Spark out of the body.
ask-composing = Where do you compose?
note-composing = One Makum in each Compositor that works.
ask-travelling = Who moves?
note-travelling = Makums and Runnungitms; the red canals are yours alone.
ask-chomping = Who chomps?
note-chomping = Each Runnungitm once. More than the Snit’s Speed on two dice catches it.
ask-transforming = Which Makum transforms?
note-transforming = In the Lapotum into a Runnungitm, in a stopped organ into its Snorg.
ask-victim = They missed. Whom does the Runnungitm snap at?
note-victim = The chance is on each Snit.
ask-pack = Who joins { $snit }?
note-pack = { $count ->
    [one] One alone is no pack yet. Chance to hit: { $chance }.
   *[other] { $count } Snits, chance that one hits: { $chance }.
}
ask-where = Where does { $snit } go?
note-where = Any lit place.
note-others = Any lit place; or pick somebody else here.
note-dash = Chance to get in through the Fleotis: { $chance }.
ask-kick = Whom does { $snit } kick?
note-kick = Chance to kill: { $chance }.
note-kick-back = Chance to kill: { $chance }. A Runnungitm that is missed catches it: { $caught }.
ask-chomp = Whom does it snap at?
note-chomp = The chance to catch it is on each Snit.
ask-makum-where = Where does the Makum go?
ask-runnungitm-where = Where does the Runnungitm go?

# The picture: what can be pressed or pointed at
button-kick = Kick { $prey }: { $chance }
button-pack = Lead a pack
button-attack = Attack: { $chance }
button-take-spark = Take the Spark
button-compose = Compose
button-compose-all = Compose wherever you can
button-hide = Hide it there
button-end = End phase
label-move = { $snit } moves to { $organ }
label-out = { $snit } leaves the body
label-dash = { $snit } dashes for the Fleotis: { $chance }
label-kick = { $snit } kicks { $aim }: { $chance }
label-join = { $snit } joins the pack
label-pick-up = { $snit } takes the Spark
label-leave-out = { $snit } stays at home
label-take = { $snit } comes along
label-travel = { $thing } moves from { $here } to { $there }
label-chomp = snap at { $snit }: { $chance }
label-compose = { $count ->
    [one] compose one Makum
   *[other] compose { $count } Makums
}
label-attack = the pack attacks
label-hide = hide { $what } under the Snorg of { $organ }
label-runnungitm = a Makum becomes a Runnungitm
label-snorg = a Makum becomes the Snorg of { $organ }
label-guard = post the Runnungitm in { $organ }

# The picture in sentences
told-inside = In { $organ }: { $snits }.
told-outside = Outside: { $snits }.
told-wounded = Wounded, without a hammer: { $snits }.
told-done = Done in this phase: { $things }.
told-pools = To come: Makums { $makums }, Runnungitms { $runnungitms }.
told-hidden = Still hidden: { $sparks ->
    [0] {""}
   *[other] the Spark{ $splops ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $splops ->
    [0] {""}
    [one] one Splop
   *[other] { $splops } Splops
}.
told-under = Under the Snorg of { $organ }: { $what }.
told-holder = { $snit } holds the Spark.
told-lying = The Spark lies in { $organ }.

# What things are, and why not
what-organ = It works while its Snorg lives. Enough stopped organs at the end of a turn, and the Bolotomus is dead.
what-lapotum = Here a Makum can become a Runnungitm. Only red canals lead here, and they are closed to Snits.
what-compositor = While its Snorg lives it may make one Makum a turn.
what-fleotis = The back door, for one Snit a phase. While Eye or Prolobosinator works, getting in takes luck with the dice.
what-opening = Snits come in and go out here: { $count ->
    [one] one
   *[other] { $count }
} a phase.
what-lookout = It guards the Fleotis: with Eye and Prolobosinator both stopped, Snits simply walk in there.
what-outside = Under the Bolotomus nobody can be bitten. Snits climb in through an opening.
what-snit = Speed { $speed }: whoever snaps at it must roll more. It moves and kicks once a turn; 1 or 2 on a die kills.
what-hammer = Speed { $speed }, and a hammer: it kills with 1 to 4, and survives being caught once.
what-lightning = Speed { $speed }, and lightning: inside the body it moves a second time, after the kicks.
what-snorg = It keeps its organ going. A kick of 1 or 2 kills it, with a hammer 1 to 4.
what-makum = It can become a Runnungitm in the Lapotum, or a new Snorg in an organ that has lost its own.
what-runnungitm = It snaps at one Snit in its organ each turn, and at once at whoever kicks it and misses.
what-spark = The Spark of Life lies here. The first Snit to move in takes it; out of the body with it wins.
what-score = { $needed } stopped organs at the end of a turn, and the Bolotomus is dead.
why-full = { $limit ->
    [one] One creature a phase, and somebody has passed; next phase it is free.
   *[other] { $limit } creatures a phase have passed already, in and out counted together.
}
why-red = Red canals are closed to Snits.
why-one-passage = One passage a phase; only lightning Snits get a second move, after the kicks.
why-has-moved = It has moved in this phase.
why-only-lightning = The second move is for lightning Snits inside the body.
why-not-out = The second move goes from organ to organ; out is not one of them.
why-own-organ = A Snit kicks only what is in its own organ.
why-snorg-dead = That Snorg is dead already.
why-has-kicked = Each Snit kicks once a turn.
why-no-snit-kicks = Nobody kicks Snits while the Bolotomus lives.
why-pack-of-one = One alone is no pack: somebody must join.
why-only-runnungitms = Packs attack Runnungitms only; Snorgs and Makums do not bite.
why-lapotums-snorg = It is out of reach and cannot die; besides, you cannot get there.
why-dead-compositor = Its Snorg is dead: nothing is made there until it is mended.
why-never-out = Makums and Runnungitms never leave the body.
why-has-snapped = Each Runnungitm snaps once in this phase.
why-nobody-to-bite = There is no Snit in its organ to snap at.
why-transforms-elsewhere = Only in the Lapotum, or in an organ without its Snorg.

# What counts, when the game is over
tally-alive = Snits alive
tally-stopped = Organs stopped
tally-spark = Spark
tally-has-spark = yes
tally-none = –
