# What the coach says, in English.

lesson-1 = Hire a man, hunt the Snark
lesson-1-1 = Hire the Banker. To hunt a Snark you need a crew, and a Mark to know it by. He costs a Railway Share.
lesson-1-1-not-1 = He costs a Fork as well. For a first voyage the Banker is cheaper, and leaves you a full hand.
lesson-1-1-not-2 = That Share is the Banker’s whole fee. Do not throw the Banker overboard before he has embarked.
lesson-1-1-else = Exchanging is always possible, and seldom an adventure. Hire somebody first.
lesson-1-2 = Hunt. A turn is one deed and one card drawn. You now hold four different Marks, so four animals will come up. Chance: about a quarter.
lesson-1-2-else = A fifth Mark would hardly help a lone man. Hunt.
lesson-1-3 = It was a Snark. The pool is yours; twenty Warrants win the game. Everybody pays one into each round. Next time it may be otherwise.

lesson-2 = Five cards, one deed
lesson-2-1 = Hire the Baker: Thimble, Fork and Soap. Kit pays for men, Marks open hunts. Dearer men have useful acquaintances.
lesson-2-1-not-1 = He is cheaper by a card. The Baker, however, is known to Hyenas and Bears, and that lengthens hunts.
lesson-2-1-not-2 = You hold the Baker’s fee, complete. Spend it.
lesson-2-2 = Exchange one Taste. With fewer than five cards you merely drew, twice. Now you have five again, and two Tastes are one Mark.
lesson-2-2-not-1 = Two Marks, one man: seven in thirty, and the Baker at stake. Nobody else is ready. Collect.
lesson-2-2-else = The Map may yet buy a licence, the Soap a man. The second Taste buys nothing at all.
lesson-2-3 = Three different Marks, by patience. Discards return when the stock runs out, so nothing is lost for ever except time.

lesson-3 = The licence, and when to wait
lesson-3-1 = Take the licence. Bell, Map and a Warrant make you the Bellman. Bellman and one man is the best party there is.
lesson-3-1-not-1 = The Boots alone with three Marks: thirteen in fifty-six. With a Bellman it will be half as much again.
lesson-3-1-else = You have Bell and Map together, which is rarer than a Snark. Take the licence.
lesson-3-2 = Wait: exchange the Soap. Four Marks catch it 401 times in 840, not quite half; all five, three times in four. Nobody else has a crew.
lesson-3-2-not-1 = Nearly even odds, with nobody hurrying you. One card more may make it three in four. Exchange the Soap.
lesson-3-2-else = That is a Mark, and Marks are the whole point of waiting. Part with the Soap.
lesson-3-3 = Hunt. Ambition, of all things: five different Marks, and the whole pack comes up.
lesson-3-3-else = It will not get better than three in four. Hunt.
lesson-3-4 = The Bandersnatch ignores two; the Boojum took your man, for a Warrant, and the Bellman went on alone. You can play now.

lesson-4 = For the Snark was a Boojum, you see
lesson-4-1 = Hire the Boots, for Fork and Soap. Your Banker would go alone. A Bandersnatch takes a lone hunter, and a Banker even in company.
lesson-4-1-not-1 = Alone, thirteen in fifty-six. With a companion nearly a third, for two cards. Hire the Boots.
lesson-4-1-else = You would break up the fee for the Boots. Two hunters are better than one.
lesson-4-2 = Hunt, and see. Two men are a full crew. Three Marks, three animals: 53 in 168. Once out you cannot turn back.
lesson-4-2-else = Prudent. But this lesson has a Boojum in it, and somebody must meet it.
lesson-4-3 = The Banker was snapped up, the Boots softly vanished. They are gone for this round, a Warrant each. Survivors would have returned to the Ark.
lesson-4-4 = If you cannot pay for lost men, you retire. If everybody else has retired, you hunt alone, a Warrant a try.

lesson-5 = Bewilder them
lesson-5-1 = Discard the Fork to bewilder them. Your opponent has two men, exchanges nothing and hums: those are Marks. Everybody will have to pass cards.
lesson-5-1-not-1 = Kit, quite right. I should discard the Fork, for no reason I can give in public.
lesson-5-1-not-2 = Right idea, wrong card: what you discard is lost to you. Discard kit, keep your Marks.
lesson-5-1-not-3 = Three in fourteen for you; then, very likely, even odds for your opponent. Spoil that hand first.
lesson-5-1-else = That improves your hand and leaves theirs alone. They hunt next turn. Bewilder them.
lesson-5-2 = Pass Soap and Map. Two players pass each other two cards, in secret, at the same moment. Pass what you like least.
lesson-5-2-else = You would give a Mark to somebody who collects them. Kit, please.
lesson-5-3 = You got Bathing-machines and Ambition for a bar of Soap. With more players, one card goes right and one left.
lesson-5-4 = The licence can be taken from you: Bell, Map, a Warrant. Whoever has it, has it only until then.

lesson-6 = Old friends
lesson-6-1 = Hire the Baker. Some animals know some men, and lengthen the hunt; Hyena and Bear know the Baker.
lesson-6-1-not-1 = Alas, the Jubjub frightens him: one card less. Nobody frightens the Baker, except the Boojum.
lesson-6-1-not-2 = A sound man with no acquaintances: one in four with two Marks. The Baker makes it thirteen in forty.
lesson-6-1-else = Hire first. Thimble, Fork and Soap are the Baker’s fee.
lesson-6-2 = Hunt. Two Marks are two animals, perhaps more: thirteen in forty. In a hurry that is respectable.
lesson-6-2-not-1 = Waiting for Marks would be wiser on any other day. Today I want you to meet the Hyena.
lesson-6-2-else = You have the licence and a man: that is a full party. Hunt.
lesson-6-3 = Two Marks, four animals. A live Pig pleases the Barrister, a dead one does not; the Butcher loves the Jubjub.
lesson-6-4 = If nobody hunts for long, everybody buys provisions: a Warrant into the pool; whoever has none retires. Twenty Warrants win; between two, that is all there are.

lesson-7 = The purse
lesson-7-1 = Take the licence. It is late in a game; your opponent has two men and one Warrant, and will hunt. Strengthen yourself while you wait.
lesson-7-1-not-1 = One man, two Marks: eleven in fifty-six, and he may vanish. Let the other be the reckless one.
lesson-7-1-else = You hold Bell and Map. The licence costs a Warrant, and you have fifteen.
lesson-7-2 = Your opponent retires: two men lost, one Warrant to pay. You are the last, and must still catch the Snark, alone, with five Marks.
lesson-7-3 = Caught: you win. Every try costs a Warrant; a Bandersnatch ends it, a Boojum finds nobody to take. One try in three succeeds.

tip-ask-turn = With five cards you do one thing: exchange a card, hire, take the licence, bewilder, or hunt; then you draw.
tip-note-hire = Lit men can be paid with the kit in your hand; you may have two men, or one and the licence.
tip-note-hunt = This is the exact chance to catch the Snark with this party and these Marks, before you decide.
tip-ask-discard = The card goes openly to the discards and you draw another; that is your turn.
tip-ask-discard-how = As the Bellman you may discard it for a new card, or to make everybody pass cards.
tip-ask-marks = Each Mark you show turns one more animal; all five open the whole pack. What you hold back stays yours.
tip-label-licence = Bell, Map and one Warrant make you the Bellman, even if somebody else is.
tip-ask-pass-right = Everybody gives one card to the player before them; only giver and receiver ever know which.
tip-ask-pass-left = And one to the player after them, at the same moment.
tip-ask-pass-pair = Two players simply pass each other two cards.
tip-ask-pass-only = A single card goes to the right; there is nothing to choose.
tip-ask-pass-sure = Passing is secret and cannot be taken back.
tip-ask-wait-pass = The cards change hands when everybody has chosen.
tip-ask-hunt = Animals come up one at a time until the Snark, until nobody is left, or until no card is left; you cannot stop.
tip-ask-begin = Everybody pays a Warrant and is dealt five cards; those first turns could only have been draws.
tip-ask-wait = Whoever holds fewer than five cards only draws, so turns may pass quickly.
tip-provisions = Nobody has hunted for long, so everybody pays a Warrant into the pool; whoever has none retires.
tip-tries = The last player left must catch the Snark alone, a Warrant a try, or the Snark wins.
tip-ask-over = Somebody has twenty Warrants, or the last hunter has succeeded, or the Snark has.

figure-1 = The Ark, and what each man costs in kit. The licence costs Bell, Map and a Warrant.
figure-2 = Three cards out, the Baker in, one card drawn: three in hand, so the next two turns are draws.
figure-3 = Two men, or one and the licence, are a full party; there is no third.
figure-4 = Two men leave no room for the licence.
figure-5 = The licence changes hands. The Boots stay; the Warrant goes into the pool, not to the old Bellman.
figure-6 = With an empty purse you may hire, but not take the licence.
figure-7 = Three Marks, three animals, one at a time; five Marks open the whole pack.
figure-8 = The Bandersnatch takes the Banker even in company, and a lone man; it stops a lone Bellman and ignores two others.
figure-9 = The Boojum takes every man, a Warrant each. The Bellman goes on alone, and finds it.
figure-10 = Hyena and Bear each lengthen the Baker’s hunt by a card.
figure-11 = Everybody passes one card to the right and one to the left, all at once.
figure-12 = Two men lost and one Warrant in the purse: it is paid, and you retire.
figure-13 = You are the Bellman. One cannot be more so.
