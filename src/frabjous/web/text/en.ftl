# The pages around the games.
page-tagline = A table for five small, wicked games.
page-promise = Nothing phones home. Dice can be checked by anybody.
page-tools = Tools
page-close = Close
page-back = Back
page-home = To the start page
page-language = Language
page-night = Day or night
page-light = Day or night
page-theme-auto = Like the device
page-theme-light = Day
page-theme-dark = Night
page-motion = Motion
page-motion-full = Things move
page-motion-reduced = Less motion
page-yes = Yes
page-no = No

# The start page
page-have-code = I have a code
page-code = Have a code?
page-code-go = Go
page-play = Play
page-who-plays = Who plays?
page-way-bot = { $others ->
    [one] Me and a bot
   *[other] Me and { $others } bots
}
page-way-bot-note = starts at once
page-way-link = Friends, with a link
page-way-link-note = no accounts; QR code too
page-way-here = All on this device
page-way-here-note = pass it round the table
page-seats = { $seats } seats
page-change = Change
page-your-name = Your name
page-what-name = What shall we call you?
page-any-name = Any name will do
page-that-is-me = That is me
page-skip-name = Skip
page-your-face = Your face in lists and chats
page-name-kept = Kept in this browser. No account, no letter to confirm anything.
page-nobody-yet = Nobody yet
page-name-and-face = Name and face
page-whose-name = Whose?
page-face = Face in lists and chats
page-call-me-so = Call me that
page-name = Name
page-how-many = How many seats?
page-chair = Seat { $number }
page-bot = Bot: { $name } ({ $level })
page-about-beginner = misses things, as one does in a first game
page-about-casual = sees most of what lies at hand, judges it roughly
page-about-skilled = thinks a little ahead
page-about-expert = thinks well ahead and expects good answers
page-about-master = thinks as far as it can in a moment
page-about-unhurried = the same, with four times as long for each choice
page-chair-open = A friend, with a link
page-chair-here = Somebody on this device
page-hints = Hints
page-hints-usual = only against bots
page-hints-yes = for everybody
page-hints-no = none
page-grace = If somebody is gone, a bot may be called
page-grace-seconds = after { $seconds } seconds
page-grace-minutes = { $minutes ->
    [one] after a minute
   *[other] after { $minutes } minutes
}
page-start-so = Start like this

# The waiting room, and open tables
page-waiting-room = Waiting for players
page-begin = Begin: bots take the free seats
page-open-to-all = Let anybody here sit down
page-close-to-all = Only with the link again
page-is-open = Open to anybody: it is on the start page while you are here. Opening another table closes this one.
page-dismiss = Ask { $name } to leave
page-open-tables = Open tables
page-anybody = anybody may sit down
page-sets-out = { $name } waits for players
page-free-seats = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
page-sit-down = Sit down
page-watch = Watch

# Your tables
page-your-tables = Your tables
page-tables-wait = { $count ->
    [0] Nobody waits for you. Enjoy it.
    [one] one waits for you
   *[other] { $count } wait for you
}
page-go-on = Go on
page-look = Look
page-older-tables = Older tables
page-tables-elsewhere = Take them to another device
page-code-hint = name, code or link
page-code-note = The name will do: “mome bird”. Hyphens and capitals are forgiven.
page-did-you-mean = Did you mean:
shelf-your-turn = Your turn
shelf-for-minutes = { $count ->
    [0] just now
    [one] for a minute
   *[other] for { $count } minutes
}
shelf-for-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
shelf-for-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}
shelf-ago-minutes = { $count ->
    [0] just now
    [one] a minute ago
   *[other] { $count } minutes ago
}
shelf-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
shelf-ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}

# The table
page-table = table
page-board = The board
page-seats-label = Seats
page-tray = Your choice
page-hand = Your hand
page-invite = Invite
page-invite-note = Whoever opens this link can take a free seat. No account is needed.
page-invite-watch = All seats are taken. Whoever opens this link can watch.
page-link-here-network = This link works on this machine only. On the same network others need this one:
page-link-here-only = This link works on this machine only. Start the server with --host 0.0.0.0 to let others on your network in.
page-link-network = The link for others on the same network
page-link = The link to this table
page-copy = Copy
page-copied = Copied
page-qr = QR code of the link to this table
page-sit-here-too = Somebody else on this device
page-take-seat = Take a seat
page-take-seat-note = One click, no account. Or just watch.
page-sit-as = Sit as { $emblem }
page-lit-above = above
page-lit-below = below
page-take-back = Take back
page-take-back-short = Take back
page-ask-back = Ask to take back
page-unpick = Choose again
page-hint = Hint
hint-best = If I were you, A.
hint-hopeless = Nothing here is good. A is the slowest.
hint-choices = Choices, with your winning chances
hint-row = { $letter }, { $choice }, winning chance { $chance }%
hint-row-best = { $letter }, { $choice }, winning chance { $chance }%, best
hint-percent = { $chance }%
hint-much-the-same = Much the same.
hint-one-other = One other
hint-two-others = Two others
hint-do = Do { $letter }
hint-no = No, thank you
hint-guess = Chances are a bot’s guess. It has been wrong before.
coach-hush = Hush
coach-thinking = One moment. I am looking where that leads.
coach-understood = I see
coach-anyway = Play it anyway
coach-look-again = Let me look again
coach-speaks = speaks
coach-silent = is silent
page-again = What just happened?
page-again-short = Again
page-rules = Rules
page-rules-search = Search the rules
page-rules-search-for = Search: pull, rim, who begins…
page-rules-found = { $count ->
    [0] Nothing. Try the name of a piece.
    [1] 1 clause
   *[other] { $count } clauses
}
page-rules-contents = Contents
page-rules-clause = Clause { $number }
page-rules-whole = Read on a page of its own
page-menu = Menu
page-log = Log
page-chat = Chat
page-log-chat = Log and chat
page-say = Say
page-say-something = Say something
page-reconnecting = Reconnecting…
page-sending = On its way…
page-kept = Reconnecting… What you did is kept, and will be sent.
page-gone = This table is no longer there.
page-lift = It’s me, show it
page-result = The result
page-next-game = The next game is ready: join in
page-rematch = Rematch
page-on-to = On to { $game }
page-campaign = The campaign
page-campaign-heading = the campaign
page-campaign-note = First the beach, then { $game } at the same table. Who wins what on the beach decides who is the Bolotomus afterwards, and the table keeps the score.
evening = { $games ->
    [one] The evening so far, after one game: { $scores }
   *[other] The evening so far, after { $games } games: { $scores }
}
page-new-game = New game
page-offer-draw = Offer a draw
page-resign = Resign
page-resign-sure = With two seats this loses the game; with more, a bot plays on for you.
page-resign-yes = Yes, resign
page-absent = Let a bot play for { $name }
page-absent-me = Let a bot play for me
page-i-am-back = I am back
page-device = Take my tables to another device
page-device-code = Enter this code on the other device, under “I have a code”:
page-record = Download the record

# The dice
page-dice = The dice
page-dice-why = Before the game began, the table chose the secret that everything it draws comes from. This is the secret’s seal: it gives nothing away, and no other secret fits it.
page-dice-seal = The seal:
page-dice-later = When the game is over, the secret is shown, and your browser can check every draw.
page-dice-check = Check this game
page-dice-checking = Checking…
page-dice-fine = All is in order: the secret fits the seal, { $seen ->
    [kept] the one this browser saw when it came to this game,
   *[unknown] though this browser does not remember it from before the end,
} and { $draws ->
    [0] nothing was drawn
    [one] the one draw comes from it
   *[other] all { $draws } draws come from it
}; “frabjous record verify” checks what could have been drawn as well.
page-dice-wrong-secret = Something is wrong: the secret that was shown does not fit the seal.
page-dice-other-seal = Something is wrong: this is not the seal that this browser saw when it came to this game. That one was { $seal }.
page-dice-wrong-draw = Something is wrong on line { $line }: the game says “{ $drawn }”, the dice say “{ $thrown }”.
page-dice-unreachable = The table gave no answer that could be checked. Try again in a moment.

# The replay
page-replay = Replay
page-replay-line = Line { $line } of { $last }
page-replay-steps = Steps
page-replay-first = To the start
page-replay-previous = One line back
page-replay-next = One line on
page-replay-last = To the end
page-eyes = Through whose eyes
page-film = Film
page-film-where = Where in the game
page-film-play = Play
page-film-pause = Pause
page-film-speed = Speed
page-film-turn-back = One turn back
page-film-turn-on = One turn on
page-film-picture = A picture of this moment
page-film-eyes = See it through these eyes: { $name }
page-film-point = Turning point { $number }, line { $line }
page-play-on = Play on from here
page-play-on-short = Play on
page-play-on-note = A new table from this position, with bots in the other seats
page-goes-on = This game goes on from line { $line } of another one (seal { $seal }). Hands may have been seen, so it counts nowhere.
page-share = Share
page-share-moment = A link to this moment
page-to-table = To the table
page-to-table-short = Table
page-embed = For a page of your own
page-embed-more = The whole replay

# Without a connection, and links shown elsewhere
page-try-again = Try again
offline-heading = Nobody at home
offline = There is no connection just now. Your tables stand where you left them.
preview-chair = { $name } has kept a chair for you.

# The review
page-review = Review
page-review-progress = Looking at move { $done } of { $total }.
page-review-waiting = Every moment is thought through again, from what each seat knew then. You may leave this page; it goes on without you, and is kept.
page-review-ready = The review is ready.
page-review-failed = The review could not be made. Reload this page to try again.
page-review-start = Start
page-review-end = End
page-review-how = How this is worked out
page-review-bot = At every moment a thinking bot guesses how often each seat would win from there, knowing only what that seat knew. “A game” is the whole way from no hope to certain victory; half a game is half that way.
page-review-noise = These are guesses. Anything under a twentieth is left out, and a sum over a long game may be off by a fifth, so sums are told in words and never beyond “a whole game”.
page-review-slips = A slip is a choice that cost a tenth of a game or more where another was plainly better. What a choice brought its own seat was there to be seen before: then the step that allowed it is the turning point.
page-chances = Who was likely to win
page-chances-note = Each curve is one seat. The numbers are the turning points below.
page-chances-seat = { $name }: { $start }% at the start, { $end }% at the end.
page-starts-ahead = { $who_is ->
    [you] You start ahead, as in most games: the sides are not alike.
   *[other] { $who } starts ahead, as in most games: the sides are not alike.
}
page-axis-none = no hope
page-axis-fair = { $seats ->
    [2] one in two
    [3] a fair third
    [4] a fair quarter
    [5] a fair fifth
   *[6] a fair sixth
}
page-axis-even = one in two
page-axis-sure = sure to win
page-chart-table = The chart as a table
page-line = Line
page-turning-points = Turning points
page-turning-note = A bar to the right gained, a bar to the left lost. From the middle to the end is a whole game: from no hope to certain victory.
page-no-turning-points = No single moment decided this game.
page-fraction = { $part ->
    [sliver] a sliver
    [twentieth] a twentieth
    [tenth] a tenth
    [sixth] a sixth
    [quarter] a quarter
    [third] a third
    [half] half a game
    [two-thirds] two thirds
    [three-quarters] three quarters
    [most] nearly all
   *[whole] a whole game
}
page-turn-untold = Something happened that you were not told.
page-turn-watch = Watch line { $line }
page-dear = { $choices ->
    [1] Your costliest choice
    [2] Your two costliest choices
   *[3] Your three costliest choices
}
page-dear-note = Where another choice was plainly better, from what you knew then. The dark slice is the part of a victory that it cost.
page-dear-cost = cost you about { $part }
page-dear-did = Line { $line }: what you did
page-dear-better = Better
page-look-at-it = Look at it
page-luck = Luck
page-luck-note = What cards and dice gave or took, all together. A slip is a choice that cost a tenth of a game or more.
page-slips-note = A slip is a choice that cost a tenth of a game or more.
page-slips-heading = Slips
page-luck-against = a game against
page-luck-fair = fair
page-luck-for = a game for
page-luck-seat = { $side ->
    [for] { $part } in favour
    [against] { $part } against
   *[even] about fair
}
page-slips = { $slips ->
    [0] no slip
    [one] one slip
   *[other] { $slips } slips
}
play-on-too-early-heading = Not from here
play-on-too-early = A game can be played on from any moment but its end, once it is over.
review-too-early-heading = Not yet
review-too-early = This game is still being played. There is a review when it is over.

# Learning
page-learn = Learn
page-lessons = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}
page-learn-or-play = Learn it or play it?
page-learn-it = { $lessons ->
    [one] Learn it: { $lessons } lesson
   *[other] Learn it: { $lessons } lessons
}
page-welcome = You are new. Good; so is the tea.
page-welcome-more = Nobody here knows these games when they arrive. A minute will do for a beginning of { $game }, and I shall be standing beside the board.
page-first-lesson = First lesson, one minute
page-just-games = Just show me the games
page-letters = Single letters as keys
page-letters-on = They work
page-letters-off = They do nothing
learn-title = Learn { $game }
learn-games = Games
learn-which = Which game shall it be?
learn-greeting = { $lessons ->
    [one] { $lessons } lesson, about a minute each.
   *[other] { $lessons } lessons, about a minute each.
}
learn-greeting-more = I show, you do. Wrong is allowed here; it is how most of us found out. Skip what you know, and stop when you like.
learn-done-of = { $done } of { $total }
learn-facts = { $steps ->
    [one] { $steps } step · 1 min
   *[other] { $steps } steps · 1 min
}
learn-once-more = done · once more?
learn-begin = Begin
learn-go-on = Go on
learn-sealed-mark = done
learn-first-game = Play your first game with the coach
learn-first-game-more = A real game against Wickle, who misses things, as one does. The coach explains what is new and asks before you throw it away. No lesson is needed first.
learn-first-game-go = Play against Wickle
learn-kept = Done marks are kept in this browser. Nobody else sees them.
learn-forget = Forget them
learn-lesson-of = lesson { $number } of { $total }
learn-this-lesson = This lesson
learn-lessons = Lessons
learn-all = All lessons
learn-in-the-rules = In the rules:
learn-coach = The coach
learn-step-of = Step { $step } of { $total }
learn-show = Show me
learn-let-me = Let me try
learn-try-again = Try again
learn-skip = Skip
learn-again = Again
learn-next = Next lesson
learn-play-now = Play it
learn-not-it = Not it:
learn-lesson-done = Lesson done:
learn-press = Press what the hand points at, and see.
learn-lost = No answer came. Nothing is lost: try once more.
learn-needs-script = A lesson is played with script. The rules can be read without.
learn-done = That was “{ $title }”.
learn-sealed = The seal is yours. The next lesson waits, without impatience.
learn-skipped = A step was skipped, so there is no seal. It can be had any time.
learn-last-done = That was all of it. The rest is other people.
learn-try = Try it
learn-try-title = Figure { $number }
learn-try-back = Take back
learn-try-note = You play every seat here.
learn-try-over = You played every seat, so you won, too. Take it back, or begin again.

# Clocks
clock-left = time left:
clock-days = { $days } d
clock-hours = { $hours } h
clock-live = { $seconds ->
    [0] { $minutes } min a seat
   *[other] { $minutes } min a seat, { $seconds } s more a choice
}
clock-by-day = { $days ->
    [one] a day a choice
   *[other] { $days } days a choice
}
time-tenth = Your time is short.
time-last = Ten seconds left.
page-clock = Clock
page-clock-none = none
page-clock-live = live: minutes a seat, seconds a choice
page-clock-days = by the day: days a choice
page-clock-minutes = Minutes a seat
page-clock-seconds = Seconds more a choice
page-clock-days-many = Days a choice
page-clock-late = If the time runs out
page-clock-late-lost = two seats: the game is lost; more: a bot plays on
page-clock-late-once = a bot plays that one choice
clock-took = took { $time }

# What is kept
story-title = While you were away
story-minutes = { $count ->
    [one] You were away for a minute.
   *[other] You were away for { $count } minutes.
}
story-hours = { $count ->
    [one] You were away for an hour.
   *[other] You were away for { $count } hours.
}
story-days = { $count ->
    [one] You were away for a day.
   *[other] You were away for { $count } days.
}
story-over = Your game then ended: { $why } Another has begun.
story-more = { $count ->
    [one] Something else happened first, then this:
   *[other] { $count } other things happened first, then this:
}
story-watch = Watch it as a film
story-on = Go on
privacy-title = What is kept here
privacy-short = No account, no address, nothing sent to anybody else. What follows is all there is.
privacy-short-called = No account. Nothing is sent to anybody else unless you ask to be called. What follows is all there is.
privacy-tables = Tables and games
privacy-tables-more = What is played at a table, move by move, with the time of each move, so that it can go on, be replayed and be checked. Tables stay until whoever runs this server deletes them.
privacy-tables-rule = A table at which nothing has happened for { $days ->
    [one] a day
   *[other] { $days } days
} is deleted here by itself.
privacy-names = Names and faces
privacy-names-more = The name and the emblem you choose stand at the tables where you sit, for everybody who has their link. Your browser remembers them; you can change them, or have none.
privacy-chat = Chat
privacy-chat-more = What is said at a table is kept with it, beside the name it was said under, and is seen by everybody who has its link.
privacy-device = This device
privacy-device-more = When you first sit down, your browser gets a secret key that opens your seats. The server keeps only its hash, which seats it opens, and the day it was last seen. A code for another device is kept for ten minutes. Who was asked to leave a table is known there by the hash, too. When you were last at a table, and what you had seen of it, is kept there: the others see since when you are away, and you are told what happened.
privacy-cookies = Cookies
privacy-cookies-more = The key, a random name of the device, your name and emblem, the lessons you did, what you chose for language, light, motion and sound, and whether your screen is wide or tall. They last a year from your last visit and are read by this server alone.
privacy-push = Alerts by your browser
privacy-push-more = If you let this device be called, the server keeps the address of your browser’s push service, the keys that seal alerts for it, your language, time zone and quiet hours, and what you were last called for. The service belongs to the browser’s maker (Google, Mozilla, Apple or Microsoft): it learns that this server calls your browser, and when, but cannot read why. All of it is deleted when you stop it, or when the device is forgotten.
privacy-mail = Letters
privacy-mail-more = If you give an address, it is kept with the same things, used for nothing else and shown to nobody. One that is not confirmed is forgotten after a day. So that nobody is bothered, a fingerprint of an address to which a first letter was sent is kept for a day. The address is deleted when you stop letters, or when the device is forgotten.
privacy-not = What is not kept
privacy-not-more = No addresses of visitors, no lists of who came when, nothing from other sites. Addresses are counted in memory for some minutes, so that nobody asks too much at once.
privacy-forget = Forget this device
privacy-forget-more = Your keys are deleted here and in this browser, with all that belongs to the device. What you played stays, since it is the others’ game too; your name becomes Guest there and in the chat, unless another device of yours still plays that seat.
privacy-forget-sure = Your seats cannot be opened again from this browser.
privacy-forget-yes = Yes, forget it
privacy-forgotten = This device is forgotten.

# Being called
alerts-title = Alerts
alerts-short = It is your turn, somebody asks you something, the next game has begun, a game is over: you are called once a turn, and never while you are at the table.
alerts-here = While the page is open
alerts-here-more = The tab and its icon are marked while you look elsewhere. A sound is made by your browser; it is off until you choose it.
alerts-silent = Silent
alerts-buzz = Phones vibrate
alerts-sound = A sound, and phones vibrate
alerts-try = Try it
alerts-push = When the page is closed
alerts-push-not-here = Whoever runs this server has not switched this on.
alerts-push-insecure = Over plain HTTP a device can be called only while the page is open.
alerts-sit-first = Sit down at a table first; then this device can be called.
alerts-push-more = The maker of your browser passes alerts on and cannot read them. The browser will ask for your permission.
alerts-push-unsupported = This browser cannot be called. On an iPhone or iPad, put Frabjous on the home screen first.
alerts-push-denied = The browser does not allow alerts from here. Its settings can change that.
alerts-push-failed = That did not work just now. Try again later.
alerts-push-on = This device is called.
alerts-push-start = Call this device
alerts-push-stop = Call it no more
alerts-mail = By letter
alerts-mail-more = A first letter asks whether the address is yours. Nobody is ever shown it.
alerts-address = E-mail address
alerts-mail-start = Send the first letter
alerts-mail-asked = A letter is on its way. Follow the link in it within a day.
alerts-mail-on = Letters go to the address you confirmed.
alerts-mail-stop = Forget the address
alerts-quiet = Quiet hours
alerts-quiet-more = By the time of this browser. What happens then is told afterwards, if it still holds. The same hour twice means none.
alerts-quiet-from = From
alerts-quiet-until = Until
alerts-keep = Keep
alert-turn = It is your turn.
alert-asked = Somebody asks you something.
alert-invited = The next game is ready: join in.
alert-over = The game is over.
letter-ask-subject = May Frabjous write to you?
letter-ask = Somebody, probably you, wants letters from a Frabjous table at this address: when it is your turn, and when a game is over. If that is so, follow this link and say yes:
letter-ignore = If not, do nothing. Without your yes there will be no other letter.
letter-end = For no more letters:
confirm-heading = May we write to you?
confirm = Letters say that it is your turn, that somebody asks you something, or that a game is over; at most one a turn. Each has a link that ends them.
confirm-yes = Yes, write to me
confirm-done-heading = Thank you
confirm-done = Letters will come to this address.
silence-heading = No more letters?
silence = Letters end, and the address is forgotten.
silence-yes = No more letters
silence-done-heading = Silence
silence-done = There will be no more letters, and the address is forgotten.
