# Snits’ Revenge in English.
game-name = Snits’ Revenge
game-tagline = Storm a Bolotomus from the inside, and kick until nine organs stop. It bites back.
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
pack-one-chomp = one of it is chomped at
pack-chomp-each = each of it is chomped at (French rules)
option-passages = Passages
passages-standard = channels 2, canals 1
passages-channels-3 = channels 3, canals 1
passages-all-2 = all 2
option-runnungitms = Runnungitms
runnungitms-yes = yes
runnungitms-no = none: the first attack of the story, nearly always won by the Snits
option-counters = Counters
counters-2003 = of 2003: speeds and badges
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
list-1 = { $a }
list-2 = { $a } and { $b }
list-3 = { $a }, { $b } and { $c }
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
composed = A Makum comes out of { $where }.
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

# The picture
deed = { $text }
