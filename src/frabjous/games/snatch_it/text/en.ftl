# Snatch It! in English.
game-name = Snatch It!
game-tagline = Hungry frogs, thieving hands, one punctual stork.
game-facts = 3–6 seats (2 unofficially) · cards

# What a host chooses
option-call_it_out = Calling out baits
call_it_out-no = No: only cards that fit nothing may be baited
call_it_out-yes = Yes: anything may be baited, and called out
option-good_memory = Good memory
good_memory-no = No: remember yourself what lies in stacks and bellies
good_memory-yes = Yes: point at any stack or belly to see what lies in it

# The cards
card = { $colour ->
    [crawler] crawler { $number }
    [flyer] flyer { $number }
   *[swarm] swarm
}

# What happened
begins = { $who_is ->
    [you] You have “Me first!” and will begin.
   *[other] { $who } has “Me first!” and will begin.
}
laid = { $who_is ->
    [you] You laid a { $card } into the pond.
   *[other] { $who } laid a { $card } into the pond.
}
pond-gets = A { $card } comes into the pond.
snatched = { $who_is ->
    [you] You snatched a { $below } with a { $card }.
   *[other] { $who } snatched a { $below } with a { $card }.
}
stole = { $who_is ->
    [you] You stole { $robbed }’s { $top } ({ $height } cards) with a { $card }.
   *[other] { $robbed_is ->
        [you] { $who } stole your { $top } ({ $height } cards) with a { $card }.
       *[other] { $who } stole { $robbed }’s { $top } ({ $height } cards) with a { $card }.
    }
}
stole-back = { $who_is ->
    [you] You stole the { $height } cards back with a { $card }.
   *[other] { $who } stole the { $height } cards back with a { $card }.
}
let-go = { $who_is ->
    [you] You let it go.
   *[other] { $who } let it go.
}
munched = { $who_is ->
    [you] You munched a { $below } and your stack with the { $top } ({ $height } cards).
   *[other] { $who } munched a { $below } and the stack with the { $top } ({ $height } cards).
}
baited = { $who_is ->
    [you] You baited the pond with a { $card }.
   *[other] { $who } baited the pond with a { $card }.
}
scared = { $who_is ->
    [you] You scared a { $card } away.
   *[other] { $who } scared a { $card } away.
}
called = { $who_is ->
    [you] You called the bait out.
   *[other] { $who } called the bait out.
}
nobody-called = Nobody called the bait out.
must-play = { $who_is ->
    [you] The { $card } fits: you must play it.
   *[other] The { $card } fits: { $who } must play it.
}
fair-bait = The { $card } fits nothing: it stays in the pond.
you-draw = You drew a { $card }.
draws = { $who } drew a card.
you-drop = You discarded a { $card }.
you-throw = { $where ->
    [pond] You chose a { $card } for the pond.
   *[stork] You threw the stork a { $card }.
}
threw = { $where ->
    [pond] { $who } chose a card for the pond.
   *[stork] { $who } threw the stork a card.
}
stork-comes = { $who_is ->
    [you] The stork is coming. “Me first!” passes to you.
   *[other] The stork is coming. “Me first!” passes to { $who }.
}
stork-wants = { $colour ->
    [crawler] The stork finds a { $card }: it comes for crawlers.
    [flyer] The stork finds a { $card }: it comes for flyers.
   *[swarm] The stork finds a { $card }: it comes for swarms.
}
stork-took = { $who_is ->
    [you] The stork took your { $top } ({ $height } cards).
   *[other] The stork took { $who }’s { $top } ({ $height } cards).
}
stork-shown = { $chooser_is ->
    [you] You showed the stork { $who }’s { $top } ({ $height } cards).
   *[other] { $who_is ->
        [you] { $chooser } showed the stork your { $top } ({ $height } cards).
       *[other] { $chooser } showed the stork { $who }’s { $top } ({ $height } cards).
    }
}
food-laid = What was thrown falls into the pond.
shuffled = The pile is empty: the discard is shuffled.
too-few = There are too few cards: everybody will hold the same number.
last-now = “Last round”: this round is the last.
last-next = “Last round”: the next round is the last.
feasted = Everybody munches what lies on their shore.

# How it ended
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}: the happiest frog.
shared = { $count } frogs share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

# The picture
board-title = { $round ->
    [0] The pond of Snatch It!, before the first round
   *[other] The pond of Snatch It!, round { $round }
}
heading = { $round ->
    [0] before the first round
   *[other] round { $round }
}{ $last ->
    [yes] { ", the last" }
   *[no] { "" }
}{ $variant ->
    [unofficial] { " · for two: unofficial" }
   *[official] { "" }
}
plate = { $who_is ->
    [you] You
   *[other] { $who }
}
me-first = “Me first!”
me-first-short = 1
hand-of = { $who } holds { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
belly-of = { $who_is ->
    [you] your belly
   *[other] { $who }’s belly
}: { $count ->
    [one] one card
   *[other] { $count } cards
}
belly-with = { $who_is ->
    [you] your belly
   *[other] { $who }’s belly
}, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }
has-thrown = { $who_is ->
    [you] you have chosen
   *[other] { $who } has chosen
}
pond-card = pond: { $card }
bait-card = bait: { $card }
stack-of = { $who_is ->
    [you] your stack: { $top } on top, { $height } cards
   *[other] { $who }’s stack: { $top } on top, { $height } cards
}
stack-with = { $who_is ->
    [you] your stack of { $height }, from below: { $cards }
   *[other] { $who }’s stack of { $height }, from below: { $cards }
}
counted = { $count } × { $card }
pile = pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
left = { $count } left
discard = discard: { $count ->
    [one] one card
   *[other] { $count } cards
}
discarded = { $count } gone
decided = the stork wants this: { $card }
last-flag = { $next ->
    [yes] last round next
   *[no] last round
}
about = { $now ->
    [yes] to act · { $hand } in hand · { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }
   *[no] { $hand } in hand · { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }
}
about-over = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Questions
ask-turn = { $who_is ->
    [you] Your turn.
   *[other] { $who }:
} { $can ->
    [munch] Which stack munches?
   *[play] Which card?
}
ask-play = { $can ->
    [both] { $card }: snatch or steal?
    [snatch] { $card }: what do you snatch?
    [steal] { $card }: what do you steal?
   *[back] { $card }: steal it back?
}
ask-bait = { $card }: lay it as bait?
ask-munch = What does the stack with the { $top } munch?
ask-scare = { $who_is ->
    [you] Your hand is empty. What do you scare away?
   *[other] { $who }: what do you scare away?
}
ask-back = { $who } stole your { $top }. Steal it back?
ask-throw = { $where ->
    [pond] Which card goes into the pond?
   *[stork] What do you throw the stork?
}
ask-throw-sure = { $card }: this one?
ask-call = { $who } baits with a { $card }. Call it out?
ask-forced = You must play the { $card }. How?
ask-take = Which stack does the stork take from { $who }?
ask-wait = { $what ->
    [theft] { $who_is ->
        [you] You may steal it back.
       *[other] { $who } may steal it back.
    }
    [throw] Not everybody has chosen yet.
    [call] The bait may be called out.
    [stork] { $who_is ->
        [you] You choose for the stork.
       *[other] { $who } chooses for the stork.
    }
   *[turn] { $who_is ->
        [you] It is your turn.
       *[other] { $who } is to act.
    }
}
ask-chance = The pond stirs.
ask-over = The pond is quiet.
note-turn = { $can ->
    [snatch] Snatch from the pond.
    [steal] Steal from another shore.
   *[both] Snatch from the pond, or steal.
}
note-munch = Or munch: choose one of your stacks.
note-only-munch = Your hand is empty, and you can munch.
note-bait = None of your cards fits: one becomes bait.
note-munch-which = Everything goes into your belly.
note-only-bait = It fits nothing now.
note-scare = You have no card and cannot munch.
note-back = Lay a card that fits on the { $top }.
note-no-card = No card of yours fits the { $top }.
note-throw = { $where ->
    [pond] All cards are turned up together.
   *[stork] One of the thrown cards decides what it takes.
}
note-secret = Nobody sees it yet, and it is final.
note-call = If it fits something, it must be played.
note-take = Tops and heights are all you may see.
button-lay-bait = Lay as bait
button-throw = { $where ->
    [pond] Into the pond
   *[stork] Throw it
}
button-let-go = Let it go
button-call = Call it out
button-let-be = Let it be
label-snatch = Snatch a { $below } with a { $card }
label-steal = Steal { $who }’s { $top } with a { $card }
label-back = Steal the { $top } back with a { $card }
label-munch = Munch a { $below } with your { $top }
label-bait = Lay a { $card } as bait
label-scare = Scare a { $card } away
label-take = The stork takes the { $top }, { $height } cards
label-throw = { $where ->
    [pond] Choose a { $card } for the pond
   *[stork] Throw the stork a { $card }
}

# The position in sentences
told-pond = In the pond: { $cards }.
told-seat = { $who_is ->
    [you] You hold
   *[other] { $who } holds
} { $hand ->
    [0] no card
    [one] one card
   *[other] { $hand } cards
}; { $who_is ->
    [you] in your belly
   *[other] in the belly
}: { $belly }.
told-stack = { $who_is ->
    [you] On your shore: { $height } cards, { $top } on top.
   *[other] On { $who }’s shore: { $height } cards, { $top } on top.
}
told-within = From below: { $cards }.
told-eaten = In this belly: { $cards }.
told-hand = In your hand: { $cards }.
told-pile = { $count ->
    [one] One card is left in the pile.
   *[other] { $count } cards are left in the pile.
}

# What things are, and why not
what-crawler = A crawler fits on a crawler with the same number or one lower, and a 1 on a swarm as well. In a belly it is worth one point.
what-flyer = A flyer fits on a flyer with the same number or one lower, and a 1 on a swarm as well. In a belly it is worth one point.
what-swarm = A swarm fits on a 6 of either colour, and on it fits only a 1. In a belly it is worth five points.
what-stack = Whoever lays a hand card that fits on its top takes it all. Its owner can munch it once its top fits a pond card.
what-belly = Only what is in here counts at the end: a swarm five points, any other card one.
what-frog = In a turn it does one thing: snatch, steal, munch, bait, or scare away.
what-others-hand = Everybody sees how many cards it holds, and nobody else sees which.
what-thrown = A card thrown in secret. When all have thrown, one of them decides by its colour.
what-pile = Hands and pond are filled from here. When it is empty, the discard is shuffled.
what-discard = What the stork took and what was scared away. It becomes the pile when that is empty.
what-stork = It comes when the pond or all hands are empty, and takes the tallest stack of one colour from every shore.
what-decided = Its colour decided what the stork takes. Whose card it was is not shown.
what-me-first = Whoever has it begins the round. Then it goes to the left.
what-last = The marker has appeared. After the last round all shores are munched and counted.
why-number = It must be the same number or exactly one more than the card below.
why-other-colour = Crawlers go on crawlers, flyers on flyers; only swarms are above such distinctions.
why-swarm-on-six = A swarm fits on a 6 of either colour and on nothing else.
why-swarm-on-swarm = Swarms do not sit on swarms; a 1 does.
why-on-a-swarm = On a swarm fits a 1, of either colour, and nothing else.
why-own-stack = You cannot lay cards on your own stacks; only thieves make them grow.
why-not-your-stack = You munch only with stacks on your own shore; to steal one, begin with a hand card.
why-fits-nothing = Its top card must fit a pond card; wait, or lay the right bait.
why-never-merged = Stacks are never merged.
why-no-bait = That card can be played, so it may not be bait.
why-no-scaring = Begin with a hand card or a stack. Scaring away is only for an empty hand, and only when you cannot munch.
why-must-munch = A frog that can munch must.
why-no-passing = Nobody passes: snatch, steal, munch, bait, or scare.
why-only-the-robbed = Only the robbed may steal back, at once; later it is an ordinary theft, in your turn.
why-no-looking = Into a stack only its owner may look, unless the host chose “Good memory”; you may remember what you saw laid.
why-tallest = The stork wants the tallest of the colour; you only settle ties.

# What counts, when the game is over
tally-points = Points
tally-cards = Cards eaten
