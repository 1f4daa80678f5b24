# Ce que dit le professeur, en français.

lesson-1 = Ce qui convient
lesson-1-1 = Posez le rampant 3 sur le rampant 2. Vous êtes une grenouille, et l’étang est servi. Une carte convient à sa couleur, un nombre plus bas.
lesson-1-1-not-1 = Elle ne convient nulle part et peut donc servir d’appât, ce qui nourrit les autres. Nourrissez-vous : commencez par le rampant 3.
lesson-1-1-else = Cela convient aussi ; vous avez l’œil. Procédons par ordre : le rampant 3 sur le rampant 2.
lesson-1-2 = Posez votre volant 4 sur son jumeau. Les nombres égaux conviennent aussi. Ce que vous avez attrapé est maintenant une pile sur votre rive.
lesson-1-2-not-1 = L’appât, ce sont les autres qui le mangent. Vous avez mieux : le volant 4, sur le volant 4.
lesson-1-2-else = C’est vrai, cela convient. Mais d’abord les jumeaux : volant 4 sur volant 4.
lesson-1-3 = Posez votre essaim sur le volant 6 de l’étang. Il convient à tout 6. Un essaim vaut cinq, toute autre carte un.
lesson-1-3-not-1 = Le 6 d’autrui, sur la rive d’autrui : cela s’appelle chiper. Splendide, et c’est la leçon 2.
lesson-1-3-not-2 = Vrai également : sur un essaim convient un 1 de l’une ou l’autre couleur. D’abord votre propre essaim.
lesson-1-3-else = L’essaim, je vous prie. Il convient à un 6 de l’une ou l’autre couleur, et à rien d’autre.
lesson-1-4 = Même couleur, même nombre ou un de plus ; essaim sur 6 ; 1 sur essaim. Voilà toute la grammaire. Une chose par tour, et l’on ne passe pas.

lesson-2 = Chiper, et reprendre
lesson-2-1 = Posez votre rampant 5 sur le rampant 4 d’en face. Il coiffe la pile d’un autre, et toute la pile vient sur votre rive.
lesson-2-1-not-1 = Deux cartes là où il y en avait trois. D’abord la plus haute.
lesson-2-1-not-2 = Cinq points, dans l’étang, pour des inconnus ? Gardez l’essaim : il convient à tout 6, et l’on en aura besoin.
lesson-2-2 = Reprenez-la avec l’essaim, qui convient à un 6. La victime de tout à l’heure aurait pu répondre, elle aussi, mais n’avait rien.
lesson-2-2-not-1 = Magnanime. Mais ce sont cinq cartes, et l’unique occasion : on répond une fois, aussitôt ou jamais.
lesson-2-3 = Chipez maintenant les volants avec votre volant 2. Seul un 1 peut prendre vos six cartes. Le voleur a pioché une carte de consolation ; à vous.
lesson-2-4 = Reprise ; c’est donc vous qui piochez. Vous ne pouvez rien poser sur vos propres piles : seuls les voleurs font grandir une pile.

lesson-3 = Gober
lesson-3-1 = Gobez l’essaim avec votre 1. Seul votre ventre compte ; une pile dont le dessus convient à une carte de l’étang se gobe avec elle. Onze points.
lesson-3-1-not-1 = Cinq points, sûrs pour toujours. Mais deux essaims attendent, et n’importe quel volant 1 ou 2 vous chipe le vôtre.
lesson-3-1-not-2 = Chiper ajoute des cartes à votre rive. Ce qui est sur la rive peut être chipé ; ce qui est gobé, non.
lesson-3-1-else = Un appât, avec onze points sur la rive ? Gobez : votre pile au 1, sur l’essaim.
lesson-3-2 = Laissez-la partir. Voilà l’autre pile envolée. On vous le demande bien que rien ne convienne : sinon tous devineraient votre main.
lesson-3-3 = Chipez le rampant 2 avec le vôtre. Votre ventre est en tête, votre rive est vide ; la gourmandise a un remède.
lesson-3-3-else = Le volant 5 ne convient nulle part et pourrait servir d’appât. Une pile de deux est de meilleure compagnie : chipez-la.
lesson-3-4 = Attraper, chiper, gober : vous savez jouer. Les hautes piles sont riches, et surveillées. Gobez quand vous préférez dormir.

lesson-4 = L’appât, et la main vide
lesson-4-1 = Posez le volant 5 comme appât. Aucune de vos cartes ne convient ; l’une doit aller dans l’étang. Un appât se mange : votre volant 6 y convient.
lesson-4-1-not-1 = Rien de ce que vous avez ne pourrait le manger. Posez le volant 5, et votre propre pile le gobera au prochain tour.
lesson-4-2 = À table : gobez le volant 5. Personne n’a pu y toucher.
lesson-4-2-else = Plus tard. Le volant 5 attend votre pile, et n’attendra peut-être pas longtemps.
lesson-4-3 = Faites fuir l’essaim. Votre main est vide et vous ne pouvez rien gober : alors, et alors seulement. À votre gauche, une pile montre un 1.
lesson-4-3-not-1 = Une mouche pour la défausse. Mais un 1 convient à un essaim : laissez-le, et il sera gobé à votre gauche.
lesson-4-4 = Quand l’étang ou toutes les mains sont vides, la phase finit. La main vide, si vous pouvez gober, vous devez gober.

lesson-5 = La cigogne
lesson-5-1 = Prenez la dernière carte de l’étang. Cela met fin à la phase, et la cigogne arrive.
lesson-5-1-not-1 = Un bon larcin, un autre jour. Je veux vous présenter la cigogne : prenez la dernière carte de l’étang.
lesson-5-1-else = Tout cela plus tard. Le rampant 6 convient au dernier rampant de l’étang.
lesson-5-2 = Jetez le volant 2. Chacun jette une carte en secret ; l’une d’elles décide, et chacun perd sa plus haute pile de cette couleur.
lesson-5-2-not-1 = Vos hautes piles montrent des rampants. Jetez un volant : vous avez une petite pile de volants, les autres trois hautes.
lesson-5-2-not-2 = La bonne couleur, mais la carte jetée va dans l’étang, pour tous. Donnez le volant 2.
lesson-5-3 = Donnez à la cigogne la pile au 6. Ce sont les volants : vous avez perdu deux cartes. À votre gauche, deux piles sont égales ; vous choisissez donc.
lesson-5-3-not-1 = Vous tenez un volant 5, qui peut chiper celle au 4. Laissez-la ; que la cigogne prenne le 6.
lesson-5-4 = L’étang a de nouveau six cartes : trois jetées, on ne sait par qui, et trois nouvelles. La manche suivante commence par qui a « Moi d’abord ! ».

lesson-6 = La dernière manche
lesson-6-1 = Chipez la haute pile avec votre dernière carte. « Dernière manche » est apparue : plus de cigogne, et les rives sont gobées à la fin.
lesson-6-1-not-1 = Une carte de plus, et dix à douze. Votre pile sera gobée à la fin de toute façon ; chipez la leur.
lesson-6-2 = Fini, quatorze à huit : toutes les mains sont vides. Un essaim vaut cinq, une autre carte un, main et étang rien. À égalité, le plus d’essaims.

lesson-7 = La première carte
lesson-7-1 = Posez le rampant 2. Chacun pose en secret une carte dans l’étang, et vous avez « Moi d’abord ! ». Posez ce que vous pourrez attraper vous-même.
lesson-7-1-not-1 = Cinq points, offerts à n’importe quel 1. Des grenouilles ont été déshéritées pour moins que cela.
lesson-7-1-else = Rien d’autre dans votre main n’y conviendrait. Posez le rampant 2 : vous avez un 3, et vous commencez.
lesson-7-2 = Servez-vous. Tout est retourné et complété à six. On ne complète pas les mains pour la première manche.
lesson-7-2-else = Elle ne convient nulle part et peut servir d’appât ; mais trois de vos cartes conviennent. Attrapez.
lesson-7-3 = Un essaim sur un 6, soit dit en passant, ne se prend qu’avec un 1. Bon appétit.

tip-ask-throw-pond = Chacun pose une carte de sa main dans l’étang, toutes retournées ensemble ; elle nourrit le premier venu.
tip-ask-turn = Choisissez une carte de votre main pour attraper ou chiper, ou une de vos piles pour gober ; une chose par tour.
tip-note-turn = Une carte convient à sa couleur, même nombre ou un de moins ; un essaim à un 6, un 1 à un essaim.
tip-ask-play = Ce qui est éclairé lui convient : dans l’étang, vous attrapez une carte ; sur une rive, vous chipez toute la pile.
tip-ask-bait = Cette carte ne convient nulle part en ce moment ; elle peut donc aller dans l’étang, où chacun pourra la manger plus tard.
tip-note-bait = Aucune de vos cartes ne convient : l’une doit servir d’appât, à moins que vous ne gobiez.
tip-ask-munch = La pile et la carte de l’étang vont dans votre ventre, où personne ne peut les chiper.
tip-ask-scare = La main vide et sans rien à gober, vous devez mettre une carte de l’étang à la défausse.
tip-ask-back = Personne d’autre que vous ne peut répondre, maintenant et une seule fois ; le voleur pioche alors une carte.
tip-note-no-card = On vous le demande bien que rien ne convienne, pour que personne n’apprenne ce que vous tenez.
tip-ask-throw-stork = Le hasard choisit l’une des cartes jetées, sans qu’on sache de qui ; qui montre sa couleur, ou un essaim si c’en est un, perd la plus haute de ces piles.
tip-note-secret = Personne ne la voit avant que tous aient choisi ; ensuite elle est dans l’étang parmi les autres.
tip-ask-take = Deux piles à votre gauche sont aussi hautes ; vous choisissez donc laquelle s’en va.
tip-ask-call = Avec cette option, un appât peut être un mensonge : s’il convenait quelque part, une contestation oblige à le jouer.
tip-ask-forced = On l’a contestée et elle convient : jouez-la maintenant, partout où elle convient.
tip-last-flag = Le repère est apparu : après cette manche (ou la suivante, si c’est écrit), toutes les rives sont gobées et comptées.
tip-ask-throw-sure = Une fois choisie, c’est définitif, et personne ne la voit avant que tous aient choisi.
tip-ask-chance = On distribue ou retourne des cartes ; le hasard s’en charge seul.
tip-ask-over = Toutes les rives sont gobées : un essaim vaut cinq points, toute autre carte un.
tip-ask-wait = Quelqu’un réfléchit ; rien n’est montré avant.

figure-1 = Ce qui convient : même couleur, même nombre ou un de plus ; un essaim sur un 6, un 1 sur un essaim.
figure-2 = Attraper : la carte de la main et celle de l’étang forment une pile sur votre rive.
figure-3 = Chiper : toute la pile change de rive, plus haute d’une carte.
figure-4 = Sur ses propres piles, on ne pose rien.
figure-5 = Gober : la pile et la carte de l’étang vont dans le ventre.
figure-6 = Seule une carte qui ne convient nulle part peut servir d’appât.
figure-7 = La main vide et sans rien à gober, on fait fuir une carte de l’étang.
figure-8 = Une grenouille qui peut gober doit gober ; elle ne fait rien fuir.
figure-9 = Chipée, reprise, et le voleur pioche une carte.
figure-10 = L’une des cartes jetées décide, sans qu’on sache de qui : chaque rive perd sa plus haute pile de cette couleur.
figure-11 = Contesté : l’appât convenait quelque part, il faut donc le jouer.
