# What the coach says, in English.

lesson-1 = Hire a man, hunt the Snark
lesson-1-1 = To hunt a Snark you need a crew and a Mark to know it by. The Banker costs a Railway Share. Hire him.
lesson-1-1-not-1 = He costs a Fork as well. For a first voyage the Banker is cheaper, and leaves you a full hand.
lesson-1-1-not-2 = That Share is the Banker’s whole fee. Do not throw the Banker overboard before he has embarked.
lesson-1-1-else = Exchanging is always possible, and seldom an adventure. Hire somebody first.
lesson-1-2 = A turn is one deed and one card drawn. You now hold four different Marks: four animals will come up. Chance: about a quarter. Hunt.
lesson-1-2-else = A fifth Mark would hardly help a lone man. Hunt.
lesson-1-3 = It was a Snark. The pool is yours; twenty Warrants win the game. Everybody pays one into each round. Next time it may be otherwise.

lesson-2 = Five cards, one deed
lesson-2-1 = Kit pays for men, Marks open hunts. Dearer men have useful acquaintances. The Baker costs Thimble, Fork and Soap: hire him.
lesson-2-1-not-1 = He is cheaper by a card. The Baker, however, is known to Hyenas and Bears, and that lengthens hunts.
lesson-2-1-not-2 = You hold the Baker’s fee, complete. Spend it.
lesson-2-2 = With fewer than five cards you merely drew, twice. Now five again. Two Tastes are one Mark: exchange one.
lesson-2-2-not-1 = Two Marks, one man: seven in thirty, and the Baker at stake. Nobody else is ready. Collect.
lesson-2-2-else = The Map may yet buy a licence, the Soap a man. The second Taste buys nothing at all.
lesson-2-3 = Three different Marks, by patience. Discards return when the stock runs out, so nothing is lost for ever except time.

lesson-3 = The licence, and when to wait
lesson-3-1 = Bell, Map and a Warrant make you the Bellman. Bellman and one man is the best party there is. Take the licence.
lesson-3-1-not-1 = The Boots alone with three Marks: thirteen in fifty-six. With a Bellman it will be half as much again.
lesson-3-1-else = You have Bell and Map together, which is rarer than a Snark. Take the licence.
lesson-3-2 = Four Marks: 401 in 840, not quite half. All five open the whole pack: three in four. Nobody else has a crew. Wait?
lesson-3-2-not-1 = Nearly even odds, with nobody hurrying you. One card more may make it three in four. Exchange the Soap.
lesson-3-2-else = Not a Mark! Those are the whole point of waiting. Part with the Soap.
lesson-3-3 = Ambition, of all things. Five different Marks. Hunt.
lesson-3-3-else = It will not get better than three in four. Hunt.
lesson-3-4 = The Bandersnatch ignores two; the Boojum took your man, for a Warrant, and the Bellman went on alone. You can play now.

lesson-4 = For the Snark was a Boojum, you see
lesson-4-1 = Your Banker would go alone. A Bandersnatch takes a lone hunter, and a Banker even in company. Fork and Soap hire the Boots.
lesson-4-1-not-1 = Alone, thirteen in fifty-six. With a companion nearly a third, for two cards. Hire the Boots.
lesson-4-1-else = You would break up the fee for the Boots. Two hunters are better than one.
lesson-4-2 = Two men are a full crew. Three Marks, three animals: 53 in 168. You cannot turn back once out. Hunt, and see.
lesson-4-2-else = Prudent. But this lesson has a Boojum in it, and somebody must meet it.
lesson-4-3 = The Banker snapped up, the Boots softly vanished: gone for this round, a Warrant each. Survivors would have gone back to the Ark.
lesson-4-4 = If you cannot pay for lost men, you retire. If everybody else has retired, you hunt alone, a Warrant a try.

lesson-5 = Bewilder them
lesson-5-1 = Seat 2 has two men, exchanges nothing and hums. Those are Marks. A Bellman may discard a card and make everybody pass cards.
lesson-5-1-not-1 = Kit, quite right. I should discard the Fork, for no reason I can give in public.
lesson-5-1-not-2 = Right idea, wrong card: what you discard is lost to you. Discard kit, keep your Marks.
lesson-5-1-not-3 = Three in fourteen for you; then, very likely, even odds for seat 2. Spoil that hand first.
lesson-5-1-else = That improves your hand and leaves theirs alone. They hunt next turn. Bewilder them.
lesson-5-2 = Two players pass each other two cards, in secret, all at once. Pass what you like least.
lesson-5-2-else = You would give a Mark to somebody who collects them. Kit, please.
lesson-5-3 = You got Bathing-machines and Ambition for a bar of Soap. With more players, one card goes right and one left.
lesson-5-4 = The licence can be taken from you: Bell, Map, a Warrant. Whoever has it, has it only until then.

lesson-6 = Old friends
lesson-6-1 = Some animals know some men, and lengthen the hunt. Hyena and Bear know the Baker. Hire him.
lesson-6-1-not-1 = Alas, the Jubjub frightens him: one card less. Nobody frightens the Baker, except the Boojum.
lesson-6-1-not-2 = A sound man with no acquaintances: one in four with two Marks. The Baker makes it thirteen in forty.
lesson-6-1-else = Hire first. Thimble, Fork and Soap are the Baker’s fee.
lesson-6-2 = Two Marks: two animals, perhaps more. Thirteen in forty. In a hurry that is respectable; try it.
lesson-6-2-not-1 = Waiting for Marks would be wiser on any other day. Today I want you to meet the Hyena.
lesson-6-2-else = You have the licence and a man: that is a full party. Hunt.
lesson-6-3 = Two Marks, four animals. A live Pig pleases the Barrister, a dead one does not; the Butcher loves the Jubjub.
lesson-6-4 = If nobody hunts for long, everybody buys provisions: a Warrant into the pool. Twenty Warrants win; between two players, that is all there are.

lesson-7 = The purse
lesson-7-1 = Late in a game. Seat 2 has two men and one Warrant, and will hunt. Bell and Map: strengthen yourself while you wait.
lesson-7-1-not-1 = One man, two Marks: eleven in fifty-six, and he may vanish. Let seat 2 be the reckless one.
lesson-7-1-else = You hold Bell and Map. The licence costs a Warrant, and you have fifteen.
lesson-7-2 = Two men lost, one Warrant to pay: seat 2 retires. You are the last, and must still catch the Snark, alone, with five Marks.
lesson-7-3 = A Warrant a try; a Bandersnatch ends the try, a Boojum finds nobody to take. One try in three succeeds. Yours did: you win.

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
tip-provisions = Nobody has hunted for long, so everybody pays a Warrant into the pool.
tip-tries = The last player left must catch the Snark alone, a Warrant a try, or the Snark wins.
tip-ask-over = Somebody has twenty Warrants, or the last hunter has succeeded, or the Snark has.

figure-1 = The Ark and what the men cost
figure-2 = Hiring
figure-3 = A full party
figure-4 = Two men and no licence
figure-5 = Taking the licence from somebody
figure-6 = An empty purse
figure-7 = Marks and animals
figure-8 = The Bandersnatch
figure-9 = The Boojum
figure-10 = Old friends
figure-11 = Left and right
figure-12 = Retiring
figure-13 = One cannot be more so
