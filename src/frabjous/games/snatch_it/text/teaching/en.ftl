# What the coach says, in English.

lesson-1 = What fits
lesson-1-1 = Lay crawler 3 on crawler 2. You are a frog, and the pond is laid. A card fits on its own colour, one lower.
lesson-1-1-not-1 = It fits nothing, so it may be bait, which feeds others. Feed yourself: begin with the crawler 3.
lesson-1-1-else = That fits too; your eye is good. Let us go in order: crawler 3 on crawler 2.
lesson-1-2 = Lay your flyer 4 on its twin. Equal numbers fit as well. What you snatched is a stack on your shore now.
lesson-1-2-not-1 = Bait is for others to eat. You have better: the flyer 4, on the flyer 4.
lesson-1-2-else = True, it fits. But first the twins: flyer 4 on flyer 4.
lesson-1-3 = Lay your swarm on the flyer 6 in the pond. It fits on any 6. A swarm is worth five, all other cards one.
lesson-1-3-not-1 = Somebody’s 6, on somebody’s shore: that is stealing. Splendid, and lesson 2.
lesson-1-3-not-2 = Also true: on a swarm fits a 1 of either colour. First the swarm of your own.
lesson-1-3-else = The swarm, please. It fits on a 6 of either colour, and on nothing else.
lesson-1-4 = Same colour, same number or one more; swarm on 6; 1 on swarm. That is the entire grammar. One thing a turn, no passing.

lesson-2 = Stealing, and stealing back
lesson-2-1 = Lay your crawler 5 on the crawler 4 over there. It tops somebody’s stack, and the whole stack walks to your shore.
lesson-2-1-not-1 = Two cards where three were to be had. The taller one first.
lesson-2-1-not-2 = Five points, into the pond, for strangers? Keep the swarm: it fits on any 6, and it will be wanted.
lesson-2-2 = Steal it back with the swarm, which fits on a 6. The one you robbed could have answered too, and had nothing.
lesson-2-2-not-1 = Magnanimous. It is also five cards and the only chance: you may answer once, at once, or never.
lesson-2-3 = Now steal the flyers with your flyer 2. Only a 1 can open your six cards. The thief drew a consoling card; you go on.
lesson-2-4 = Stolen back; so you draw the card. You cannot lay cards on your own stacks: only thieves make a stack grow.

lesson-3 = Munching
lesson-3-1 = Munch the swarm with your 1. Only your belly counts; a stack whose top fits a pond card is munched with it. Eleven points.
lesson-3-1-not-1 = Five points, safe for ever. But two swarms are waiting, and any flyer 1 or 2 steals yours.
lesson-3-1-not-2 = A theft adds cards to your shore. What lies on the shore can be stolen; what you have munched cannot.
lesson-3-1-else = Bait, with eleven points on the shore? Munch: your stack with the 1, on the swarm.
lesson-3-2 = Let it go. There goes the other stack. You are asked although nothing of yours fits: otherwise everybody would know what you hold.
lesson-3-3 = Steal the crawler 2 with your own. Your belly is ahead and your shore is empty; greed has a remedy.
lesson-3-3-else = The flyer 5 fits nothing and may be bait. A stack of two is better company: steal it.
lesson-3-4 = Snatch, steal, munch: you can play. Tall stacks are rich, and watched. Munch when you would rather sleep.

lesson-4 = Bait, and an empty hand
lesson-4-1 = Lay the flyer 5 as bait. Neither card fits anywhere, so one must go into the pond. Bait is food: your flyer 6 fits it.
lesson-4-1-not-1 = Nothing of yours could eat it. Lay the flyer 5, and your own stack can munch it next turn.
lesson-4-2 = Dine: munch the flyer 5. Nobody could touch it.
lesson-4-2-else = Later. The flyer 5 lies there for your stack, and may not lie there long.
lesson-4-3 = Scare the swarm away. Your hand is empty and you can munch nothing: then, and only then. Your left neighbour shows a 1.
lesson-4-3-not-1 = A fly for the discard. But a 1 fits on a swarm: leave that, and your neighbour munches it.
lesson-4-4 = When the pond or all hands are empty, the phase ends. With an empty hand and a possible munch you must munch.

lesson-5 = The stork
lesson-5-1 = Take the last pond card. Whoever takes it ends the phase, and the stork comes.
lesson-5-1-not-1 = A good theft on another day. I want you to meet the stork: take the last pond card.
lesson-5-1-else = Everything later. The crawler 6 fits the last crawler in the pond.
lesson-5-2 = Throw the flyer 2. Everybody secretly throws one card; one is picked, and everybody loses the tallest stack showing its colour.
lesson-5-2-not-1 = Your tall stacks show crawlers. Throw a flyer: you own one small flyer stack, they own three tall ones.
lesson-5-2-not-2 = The right colour, but the thrown card goes into the pond, for all. Give away the flyer 2.
lesson-5-3 = Give the stork the stack with the 6. Flyers it is: you lost two cards. Your left neighbour has two equal stacks, so you choose.
lesson-5-3-not-1 = You hold a flyer 5, which can steal the one with the 4. Leave that; let the stork have the 6.
lesson-5-4 = The pond has six again: three thrown cards, nobody knows whose, and three new ones. The next round begins with whoever has “Me first!”.

lesson-6 = The last round
lesson-6-1 = Steal the tall stack with your last card. “Last round” has appeared: no stork comes, and shores are munched at the end.
lesson-6-1-not-1 = One card more, and ten to twelve. Your stack is munched at the end anyway; steal theirs.
lesson-6-2 = Over, fourteen to eight: all hands are empty. Swarms count five, other cards one; hands and pond nothing. If tied, more swarms.

lesson-7 = The first card
lesson-7-1 = Lay the crawler 2. Everybody secretly lays a card into the pond, and you have “Me first!”. Lay what you could snatch yourself.
lesson-7-1-not-1 = Five points, offered to anybody with a 1. Frogs have been disinherited for less.
lesson-7-1-else = Nothing else in your hand would fit on it. Lay the crawler 2: you hold a 3, and you begin.
lesson-7-2 = Help yourself. All is turned up and filled to six. Hands are not refilled for the first round.
lesson-7-2-else = It fits nothing, so it may be bait; but three cards of yours do fit. Snatch.
lesson-7-3 = A swarm on a 6, by the way, can be taken only by a 1. Good appetite.

tip-ask-throw-pond = Everybody lays one hand card into the pond, all turned up together; it is food for whoever comes first.
tip-ask-turn = Choose a card of your hand to snatch or steal with, or one of your stacks to munch with; one thing a turn.
tip-note-turn = A card fits on its own colour with the same number or one lower; a swarm on a 6, a 1 on a swarm.
tip-ask-play = The lit cards are those it fits: in the pond you snatch one, on a shore you steal the whole stack.
tip-ask-bait = This card fits nothing now, so it may go into the pond, where anybody may eat it later.
tip-note-bait = None of your cards fits: one of them must become bait, unless you munch.
tip-ask-munch = The stack and the pond card go into your belly, where nobody can steal them.
tip-ask-scare = With an empty hand and nothing to munch you must put one pond card on the discard.
tip-ask-back = Only you may answer, only now and only once; the thief then draws a card.
tip-note-no-card = You are asked although nothing fits, so that nobody learns what you hold.
tip-ask-throw-stork = One of the thrown cards is picked by chance, and nobody learns whose; whoever shows its colour, or a swarm if it is one, loses the tallest such stack.
tip-note-secret = Nobody sees it until all have chosen; then it lies in the pond among the others.
tip-ask-take = Two of your left neighbour’s stacks are equally tall, so you choose which one goes.
tip-ask-call = With this option a bait may be a lie: if it fitted something, a call forces its owner to play it.
tip-ask-forced = It was called out and it fits: play it now, anywhere it fits.
tip-last-flag = The marker has appeared: after this round (or the next, if it says so) all shores are munched and counted.
tip-ask-throw-sure = Once chosen it is final, and nobody sees it before all have chosen.
tip-ask-chance = Cards are being dealt or turned; chance does that by itself.
tip-ask-over = All shores have been munched: a swarm is five points, any other card one.
tip-ask-wait = Somebody is deciding; nothing is shown before they have.

figure-1 = What fits: the same colour, the same number or one more; a swarm on a 6, a 1 on a swarm.
figure-2 = Snatch: hand card and pond card become a stack on your shore.
figure-3 = Steal: the whole stack changes shores, one card higher.
figure-4 = Your own stacks you cannot lay on.
figure-5 = Munch: the stack and the pond card go into your belly.
figure-6 = Only a card that fits nothing may be bait.
figure-7 = With an empty hand and nothing to munch, one pond card is scared away.
figure-8 = A frog that can munch must; it may not scare.
figure-9 = Stolen, stolen back, and the thief draws a card.
figure-10 = One of the thrown cards is picked, nobody learns whose: every shore loses its tallest stack of that colour.
figure-11 = Called out: the bait fitted something, so it must be played after all.
