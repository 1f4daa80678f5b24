# Snark! in English.
game-name = Snark!
game-tagline = Hire a crew, collect the Marks, hunt the Snark. Unless it is a Boojum.
game-facts = 2–4 seats · hidden hands, much luck

# What the host chooses
option-leader = Who leads first
leader-chance = drawn by lot
leader-seat-1 = seat 1
leader-seat-2 = seat 2
leader-seat-3 = seat 3
leader-seat-4 = seat 4
option-marks = Marks on a hunt
marks-all = all are shown
marks-hold-back = some may be held back

# The cards
card-taste = Taste
card-late = Late rising
card-jest = Slowness in taking a jest
card-bathing = Bathing-machines
card-ambition = Ambition
card-thimble = Thimble
card-fork = Fork
card-soap = Soap
card-share = Railway Share
card-bell = Bell
card-map = Map
crew-banker = the Banker
crew-broker = the Broker
crew-boots = the Boots
crew-billiard-marker = the Billiard-marker
crew-bonnet-maker = the Bonnet-maker
crew-beaver = the Beaver
crew-baker = the Baker
crew-barrister = the Barrister
crew-butcher = the Butcher
crew-bellman = the Bellman
the-licence = the Bellman
animal-snark = the Snark
animal-boojum = the Boojum
animal-bandersnatch = a Bandersnatch
animal-jubjub = the Jubjub
animal-hyena = the Hyena
animal-bear = the Bear
animal-live-pig = the Pig, alive
animal-dead-pig = the Pig, dead

# Turns
leads = { $who_is ->
    [you] You lead the first round.
   *[other] { $who } leads the first round.
}
ante = Round { $round }: everybody pays a Warrant, and { $pool } lie in the pool.
you-drew = You drew { $card }.
drew = { $who } drew a card.
reshuffled = That was the last of the stock; the discards are shuffled in.
provisions-in = { $left ->
    [0] There has been no hunt for a long time: provisions are due.
    [one] Unless somebody hunts, provisions are due at the next shuffle.
   *[other] Unless somebody hunts, provisions are due { $left } shuffles from now.
}
exchanged = { $who_is ->
    [you] You exchanged { $card }.
   *[other] { $who } exchanged { $card }.
}
hired = { $who_is ->
    [you] You hired { $man } with { $cards }.
   *[other] { $who } hired { $man } with { $cards }.
}
licensed = { $who_is ->
    [you] You rang the Bell, unrolled the Map, paid a Warrant and are the Bellman.
   *[other] { $who } rang the Bell, unrolled the Map, paid a Warrant and is the Bellman.
}
took-licence = { $who_is ->
    [you] You paid a Warrant and took the Bellman’s licence from { $whom }.
   *[other] { $whom_is ->
        [you] { $who } paid a Warrant and took the Bellman’s licence from you.
       *[other] { $who } paid a Warrant and took the Bellman’s licence from { $whom }.
    }
}
bewildered = { $who_is ->
    [you] You discarded { $card } and bewildered the crew: everybody passes cards to both sides.
   *[other] { $who } discarded { $card } and bewildered the crew: everybody passes cards to both sides.
}
has-chosen = { $who } has chosen what to pass.
you-chose = You pass { $right } to the right and { $left } to the left.
you-chose-pair = You pass { $right } and { $left }.
you-chose-one = You pass { $card }, your only card.
swapped = All at once the cards changed hands.
you-got = { $whom } passed you { $card }.

# Hunts
set-out = { $who_is ->
    [you] You showed { $marks } and sent { $party } after the Snark.
   *[other] { $who } showed { $marks } and sent { $party } after the Snark.
}
came-up = Out of the fog came { $animal }.
effect-nothing = Nobody paid attention.
effect-catch = { $who_is ->
    [you] Got it! The round is yours.
   *[other] Got it! The round goes to { $who }.
}
effect-vanish = Gone without a sound: { $man }.
effect-snatch = It snapped, and { $man } was no more.
effect-stop = Alone, the Bellman drove it off, and then had to sit down. The hunt is over.
effect-gain = An old friend of { $man }: one card more.
effect-forfeit = It was too much for { $man }: one card less.
effect-cancel = One was charmed, one was alarmed: it comes to the same.
paid = { $warrants ->
    [one] That cost a Warrant.
   *[other] That cost { $warrants } Warrants.
}
could-not-pay = { $who_is ->
    [you] You have too few Warrants to pay for that.
   *[other] { $who } has too few Warrants to pay for that.
}
went-home = No Snark today. Back to the Ark: { $party }.
nobody-went-home = No Snark today, and nobody comes back.
took-pool = { $who_is ->
    [you] You took the pool
   *[other] { $who } took the pool
}, { $pool ->
    [one] one Warrant
   *[other] { $pool } Warrants
}, and { $who_is ->
    [you] have { $warrants }
   *[other] has { $warrants }
}.
called-off = The discards have been shuffled in { $times } times and nobody stirs. The round is called off; the pool stays.
provisions = Everybody pays a Warrant for provisions, and { $pool } lie in the pool.
tries = { $who_is ->
    [you] You are the last. You pay a Warrant and go out alone, with all five Marks; you have
   *[other] { $who } is the last, pays a Warrant and goes out alone, with all five Marks;
} { $left ->
    [0] none
    [one] one
   *[other] { $left }
} left.
retired-unpaid = { $who_is ->
    [you] You could not pay for a lost man and retire.
   *[other] { $who } could not pay for a lost man and retires.
}
retired-ante = { $who_is ->
    [you] You have no Warrant for this round and retire.
   *[other] { $who } has no Warrant for this round and retires.
}
retired-provisions = { $who_is ->
    [you] You have no Warrant for provisions and retire.
   *[other] { $who } has no Warrant for provisions and retires.
}
retired-stranded = { $who_is ->
    [you] No Warrant, no licence, and the whole crew is dead: you retire.
   *[other] No Warrant, no licence, and the whole crew is dead: { $who } retires.
}
hand-shown = The hand was { $cards }.

# How it ended
won-warrants = { $who_is ->
    [you] You win with { $warrants } Warrants. Three cheers!
   *[other] { $who } wins with { $warrants } Warrants. Three cheers!
}
won-last-hunt = { $who_is ->
    [you] You win: the last hunter, and the Snark is yours.
   *[other] { $who } wins: the last hunter, and the Snark to show for it.
}
won-by-snark = The Snark wins. Nobody is left to hunt it.

# On the cards
name-banker = Banker
name-broker = Broker
name-boots = Boots
name-billiard-marker = Billiard-marker
name-bonnet-maker = Bonnet-maker
name-beaver = Beaver
name-baker = Baker
name-barrister = Barrister
name-butcher = Butcher
name-bellman = Bellman
short-banker = Banker
short-broker = Broker
short-boots = Boots
short-billiard-marker = Billiards
short-bonnet-maker = Bonnets
short-beaver = Beaver
short-baker = Baker
short-barrister = Barrister
short-butcher = Butcher
short-bellman = Bellman
beast-snark = Snark
beast-boojum = Boojum
beast-bandersnatch = Bandersnatch
beast-jubjub = Jubjub
beast-hyena = Hyena
beast-bear = Bear
beast-live-pig = live Pig
beast-dead-pig = dead Pig
face-taste = {""}
face-taste-2 = Taste
face-late = Late
face-late-2 = rising
face-jest = Slow at
face-jest-2 = a jest
face-bathing = Bathing-
face-bathing-2 = machines
face-ambition = Ambition
face-thimble = {""}
face-thimble-2 = Thimble
face-fork = {""}
face-fork-2 = Fork
face-soap = Soap
face-share = Railway
face-share-2 = Share
face-bell = Bell
face-map = {""}
face-map-2 = Map
band-mark = Mark
band-kit = kit
vanished = gone
fx-nothing = no effect
fx-catch = caught!
fx-vanish = men gone
fx-snatch = { $man } †
fx-stop = go home
fx-gain = { $man } +1
fx-forfeit = { $man } −1
fx-cancel = ±0

# The picture
board-title = The Ark, the hunt, the stock and the pool, round { $round }
heading = round { $round }
heading-hunt = round { $round } · hunt
ark-name = The Ark
stock-word = Stock
provisions-word = Provisions: { $left }
discards-word = Discards
pool-word = Pool: { $count }
stock-label = stock, { $count ->
    [one] one card
   *[other] { $count } cards
}
discards-label = { $count ->
    [one] { $card } is the only discard
   *[other] { $card } on top of { $count } discards
}
discards-empty = no discards
pool-label = { $count ->
    [one] one Warrant in the pool
   *[other] { $count } Warrants in the pool
}
pack-label = animal pack, { $count ->
    [one] one card
   *[other] { $count } cards
} face down
crew-costs = { $man }, for hire with { $cards }
licence-costs = the Bellman’s licence, for { $cards } and a Warrant
crew-is-hired = { $who_is ->
    [you] { $man }, with you
   *[other] { $man }, with { $who }
}
crew-is-dead = { $man }, gone for this round
came-up-label = { $animal }: { $effect }
your-chances = Your chances with { $party }
chance-with = { $marks }: { $chance }
marks-shown = { $count ->
    [one] 1 Mark
   *[other] { $count } Marks
}
one-in = 1 in { $about }
animals-asleep = The animals are asleep
snore = z
hunt-title = { $who_is ->
    [you] You hunt the Snark
   *[other] { $who } hunts the Snark
}
hunt-title-last = { $who_is ->
    [you] Your last hunt
   *[other] { $who }: the last hunt
}
still-to-turn = { $count ->
    [0] No card left to turn
   *[other] { $count } still to turn
}
because-marks = { $count ->
    [one] One Mark was shown.
    [5] All Marks: the whole pack.
   *[other] { $count } Marks were shown.
}
because-bonus = { $change ->
    [1] { $man }: one more.
    [2] { $man }: two more.
    [-1] { $man }: one less.
   *[other] { $man }: evened out.
}
about-out = retired
about-choosing = choosing
about-chosen = { $who_is ->
    [you] have chosen
   *[other] has chosen
}
about-hunting = hunting
about-crew = { $bellman ->
    [yes] { $men ->
        [0] Bellman
       *[other] Bellman +1
    }
   *[no] { $men ->
        [0] nobody hired
        [1] one man
       *[other] two men
    }
}
ask-turn = Your turn: { $what }?
ask-exchange = Your turn. Which card do you exchange?
do-exchange = exchange
do-hire = hire
do-licence = take the licence
do-bewilder = bewilder
do-hunt = hunt
ask-discard = Exchange { $card }?
ask-discard-how = What is { $card } discarded for?
ask-marks = Which Marks do you show?
ask-pass-right = Which card goes right, to { $who }?
ask-pass-left = Which card goes left, to { $who }?
ask-pass-pair = Which two cards go to { $who }?
ask-pass-second = Which other card goes to { $who }?
ask-pass-only = Your only card goes to { $who }.
ask-pass-sure = Pass { $cards }?
ask-wait = { $who_is ->
    [you] It is your turn.
   *[other] { $who } is to move.
}
ask-wait-pass = The others are choosing cards to pass.
ask-hunt = { $who_is ->
    [you] You turn the animals…
   *[other] { $who } turns the animals…
}
ask-begin = The crew comes aboard.
ask-over = The Ark lies at anchor.
note-hunt = Hunting now: { $chance }.
note-hire = What is lit on the Ark can be had.
note-exchange = Choose a card from your hand to exchange it.
note-bewilder = To draw another, or to make everybody pass cards.
note-marks = The more, the longer the hunt; all five open the whole pack.
note-pass = Only whoever gets a card sees it.
note-pass-final = It cannot be taken back.
note-turning = { $count ->
    [0] That was the last card.
    [one] One card to come.
   *[other] { $count } cards to come.
}
button-hunt = { $count ->
    [one] Hunt, one Mark
   *[other] Hunt, { $count } Marks
}
button-set-out = Show these
button-exchange = Exchange it
button-bewilder = Bewilder the crew
button-confirm = Pass them
label-hunt = Hunt, showing { $marks }: { $chance }
label-exchange = Exchange { $card }
label-bewilder = Discard { $card } and bewilder the crew
label-hire = Hire { $man } with { $cards }
label-licence = Become { $man } with { $cards } and a Warrant
label-pass = Pass { $right } to the right and { $left } to the left
label-pass-pair = Pass { $right } and { $left }
label-pass-one = Pass { $card }
odds = { $top ->
    [1] 1 in { $bottom }
   *[other] { $top } in { $bottom } (about 1 in { $about })
}
tenths = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
}
progress = Cards turned: { $done } of { $total }
seat-out = { $who_is ->
    [you] You ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}: retired.
seat-alone = { $who_is ->
    [you] You ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}: { $warrants ->
    [one] one Warrant
   *[other] { $warrants } Warrants
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, nobody hired.
seat-with = { $who_is ->
    [you] You ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}: { $warrants ->
    [one] one Warrant
   *[other] { $warrants } Warrants
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, with { $crew }.
piles = Stock { $stock }, discards { $discards }, pool { $pool }.
the-dead = Gone for this round: { $men }.
your-hand = Your hand: { $cards }.
you-know = You passed { $who } { $cards }, not seen since.

# What things are, and why not
what-banker = The cheapest man on the Ark. A Bandersnatch takes him, even in company.
what-beaver = When the Jubjub comes up he is alarmed: one animal less to turn.
what-baker = Hyena and Bear are old friends of his: one animal more to turn for each.
what-barrister = A live Pig brings one animal more to turn, a dead one brings one less.
what-butcher = The Jubjub charms him: one animal more to turn.
what-bellman = Bell, Map and a Warrant make you the Bellman, even if somebody else is. He may bewilder, and he survives the Boojum.
what-any-man = He hunts, alone or beside one other; no animal is his particular friend.
what-mark = A Mark of the Snark. Each different Mark you show on a hunt turns up one more animal.
what-kit = Part of the kit: men are hired with it.
what-licence-card = Bell and Map together, with a Warrant, buy the Bellman’s licence.
what-pack = Eight animals, one of them the Snark. On a hunt they come up one at a time.
what-stock = Every turn ends with a card from here.
what-discards = What was paid, shown or exchanged, open to all. When the stock runs out, they are shuffled in.
what-pool = Whoever catches the Snark takes it all. Twenty Warrants win the game.
what-provisions = While nobody hunts, everybody pays a Warrant now and then.
what-snark = Whoever finds it wins the round and takes the pool.
what-boojum = Every man on the hunt is gone for this round and costs a Warrant. Only the Bellman goes on.
what-bandersnatch = It takes the Banker, or a man hunting alone, and it stops a Bellman alone. It ignores any other pair.
what-jubjub = For the Butcher one animal more to turn, for the Beaver one less.
what-hyena = For the Baker one animal more to turn; nobody else minds.
what-bear = For the Baker one animal more to turn; nobody else minds.
what-live-pig = For the Barrister one animal more to turn; nobody else minds.
what-dead-pig = For the Barrister one animal less to turn; nobody else minds.
why-lacking = You lack part of the fee: { $cards }.
why-signed-elsewhere = He has signed on elsewhere; hired men cannot be lured away.
why-gone = He met a Boojum, or a Bandersnatch, and is gone for this round.
why-full-party = Two men, or one and the licence, are a full party.
why-no-dismissal = Nobody is dismissed; only hunts bring men home.
why-bell-and-map = It takes a Bell and a Map at the same time, and a Warrant.
why-no-room = Two men leave no room for the licence.
why-bellman-already = You are the Bellman. One cannot be more so.
why-no-warrant = It costs a Warrant, and your purse is empty.
why-no-party = Somebody must go: a man, two men, or the Bellman.
why-no-mark = Without a Mark nobody would know a Snark; show at least one.
why-all-marks = You show one of each Mark you hold; holding back is an option of the host.
why-one-deed = One deed a turn; the hunt can wait until you have five cards again.
why-fewer-than-five = With fewer than five cards your turn is one draw.
why-not-bellman = Only the Bellman may bewilder.
why-no-turning-back = There is no turning back: it ends with the Snark, with nobody left, or with no card left.

# What counts, when the game is over
tally-warrants = Warrants
tally-men = Men left
