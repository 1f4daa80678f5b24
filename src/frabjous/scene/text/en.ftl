# Words every game shares. Errors in English are the sentences in the code.
seat-name = { $seat ->
    [1] the Crown
    [2] the Fish
    [3] the Leaf
    [4] the Sun
    [5] the Moon
   *[6] the Anchor
}
emblem = { $seat ->
    [1] crown
    [2] fish
    [3] leaf
    [4] sun
    [5] moon
   *[6] anchor
}
list-more = { $some }, { $one }
list-and = { $some } and { $last }
list-or = { $some } or { $last }
draw-agreed = A draw, by agreement.
draw-agreed-for = A draw, by agreement. Shared by: { $seats }.
player-named = { $who_is ->
    [you] you
   *[other] { $who }
}
players-named = { $who_is ->
    [you] { $some }, you
   *[other] { $some }, { $who }
}
unfinished = The game is not finished.
resigned = { $who_is ->
    [you] You resigned.
   *[other] { $who } resigned.
}

# A name of a square or a number, as it is.
verbatim = { $text }

# What the people agreed
told-undo = Taken back.
told-asked-undo = { $who_is ->
    [you] You ask to take a move back.
   *[other] { $who } asks to take a move back.
}
told-offered-draw = { $who_is ->
    [you] You offer a draw.
   *[other] { $who } offers a draw.
}
told-agreed = { $who_is ->
    [you] You agree.
   *[other] { $who } agrees.
}
told-declined = { $who_is ->
    [you] You decline.
   *[other] { $who } declines.
}
told-bot-takes = { $who_is ->
    [you] A bot plays for you now.
   *[other] A bot plays for { $who } now.
}
told-person-takes = { $who_is ->
    [you] You are back.
   *[other] { $who } is back.
}
told-lapsed = The request lapses: a bot agrees to nothing.
told-comes = { $who_is ->
    [you] You join in.
   *[other] { $who } joins in.
}
told-clock-starts = The clock starts.
told-clock-stood = { $minutes ->
    [one] The clock stood still for a minute: the server was not running. Nobody loses time.
   *[other] The clock stood still for { $minutes } minutes: the server was not running. Nobody loses time.
}
out-of-time = { $who_is ->
    [you] You have run out of time.
   *[other] { $who } has run out of time.
}
both-out-of-time = A draw: both have run out of time.
told-out-of-time = { $count ->
    [one] Out of time: { $seats }. A bot plays on until they come back.
   *[other] Out of time: { $seats }. Bots play on until they come back.
}
told-bot-chooses = { $count ->
    [one] Out of time: { $seats }. A bot makes this one choice.
   *[other] Out of time: { $seats }. Bots make this one choice.
}
told-asked-hint = { $who_is ->
    [you] You asked for a hint.
   *[other] { $who } asked for a hint.
}

# Around the table
you = You
guest = Guest { $number }
bot-again = { $number ->
    [2] { $name } II
    [3] { $name } III
    [4] { $name } IV
   *[5] { $name } V
}
bot-face = bot, { $emblem }
level-fool = Fool
level-greedy = Greedy
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-unhurried = Master, unhurried
chair-open = empty seat
bot-stands-in = a bot stands in
table-is-closed = Whoever runs this server has closed this table; it can only be looked at.
seat-here = here
seat-away-since = away since { $when }
seat-away-long-since = away since { $when }, a bot may play
seat-away = away
seat-away-long = away, a bot may play
everybody = the onlookers
onlooker-name = Onlooker
watching = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
waiting = Waiting for { $who }.
told-sat-down = { $who_is ->
    [you] You sat down.
   *[other] { $who } sat down.
}
waiting-to-begin = { $free ->
    [one] The game begins when the last seat is taken.
   *[other] The game begins when the { $free } free seats are taken.
}
heading-over = game over
ask-ended = Here the game ends.
waiting-open = Waiting for somebody to take that seat.
waiting-to-join = The clock starts when everybody has joined in. Still missing: { $who }.
hint = A hint: { $choice }
hint-wins-now = It wins.
hint-wins = It wins: { $choice }.
hint-prevents = It prevents this: { $choice }.
hint-threatens = It threatens this: { $choice }.
hint-goes-on = Then you would go on: { $choice }.
hint-then = { $some }, then { $one }
hint-dice = Chance decides: it turns out well with about { $luck }%.
hint-better = It leaves you { $by }% better off than the next best.
hint-alike = Nothing is won or threatened here; the best choices are much the same.
hint-only = There is only this.
hint-answer = { $who } will probably answer: { $choice }.
coach-sure = Are you sure? It costs about { $lost }% of the winning chances.
bot-cut-short = { $who_is ->
    [you] For you
   *[other] { $who }
}: the clock cut the bot’s thinking short.
bot-replaced = { $who_is ->
    [you] For you
   *[other] { $who }
}: the bot failed, and a weaker one chose this time.
pass-the-device = Pass the device to { $who }.
not-found-heading = Nothing here
not-found = There is no such page, or the table is gone.
went-wrong-heading = That did not work
went-wrong = The request could not be understood; nothing was changed.
broken = Something went wrong on this server. It was not your doing, and the log says what.
seat-won = won
seat-shared = shared the points
seat-lost = lost

# The review: in three sentences, and its unit
review-part = { $part ->
    [sliver] a sliver of a game
    [twentieth] a twentieth of a game
    [tenth] a tenth of a game
    [sixth] a sixth of a game
    [quarter] a quarter of a game
    [third] a third of a game
    [half] half a game
    [two-thirds] two thirds of a game
    [three-quarters] three quarters of a game
    [most] most of a game
   *[whole] a whole game
}
review-turned = { $turns ->
    [0] Nothing turned it: it was decided slowly.
    [1] It turned once.
    [2] It turned twice.
    [3] It turned three times.
    [4] It turned four times.
   *[other] It turned five times.
}
review-turned-slowly = No single moment was worth a tenth of a game.
review-turned-most = { $who_is ->
    [you] Turning point { $number } brought you most: { $part }.
   *[other] Turning point { $number } brought { $who } most: { $part }.
}
review-luck = { $luck ->
    [decided] Luck decided it.
    [helped] Luck helped.
    [against] Choices decided it, against the luck.
    [none] Choices alone decided it.
   *[choices] Choices decided it.
}
review-no-luck = There is no luck in this game.
review-luck-of = { $side ->
    [for] { $who_is ->
        [you] Dice and cards gave you { $part }.
       *[other] Dice and cards gave { $who } { $part }.
    }
    [against] { $who_is ->
        [you] Dice and cards took { $part } from you.
       *[other] Dice and cards took { $part } from { $who }.
    }
   *[even] { $who_is ->
        [you] Dice and cards were fair to you.
       *[other] Dice and cards were fair to { $who }.
    }
}
review-play = { $slips ->
    [0] You played well.
    [one] One slip of yours.
   *[other] { $slips } slips of yours.
}
review-play-well = No choice of yours cost a tenth of a game.
review-play-dearest = { $slips ->
    [one] It was on line { $line }, and cost { $part }.
   *[other] The dearest, on line { $line }, cost { $part }.
}
review-play-all = { $slips ->
    [0] Everybody played well.
    [one] One slip in all.
   *[other] { $slips } slips in all.
}
review-play-all-well = No choice cost a tenth of a game.
review-dearest = { $who_is ->
    [you] The dearest was yours, on line { $line }: { $part }.
   *[other] The dearest was { $who }’s, on line { $line }: { $part }.
}
review-cause = { $kind ->
    [luck] Luck.
    [shown] Something came to light.
    [agreed] Agreed.
   *[choice] { $who_is ->
        [you] Your choice.
       *[other] { $who }’s choice.
    }
}
review-better = Better: { $choice }. It would have saved { $part }.
