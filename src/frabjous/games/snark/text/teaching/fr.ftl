# Ce que dit le professeur, en français.

lesson-1 = Engagez un homme, chassez le Snark
lesson-1-1 = Engagez le Banquier. Pour chasser un Snark, il faut un équipage, et un Signe auquel le reconnaître. Il coûte une Action du rail.
lesson-1-1-not-1 = Il coûte une Fourchette en plus. Pour un premier voyage, le Banquier est moins cher et vous laisse une main pleine.
lesson-1-1-not-2 = Cette Action est tout le salaire du Banquier. Ne le jetez pas par-dessus bord avant qu’il ait embarqué.
lesson-1-1-else = Échanger est toujours possible, et rarement une aventure. Engagez d’abord quelqu’un.
lesson-1-2 = Chassez. Un tour, c’est une action et une carte piochée. Vous tenez quatre Signes différents : quatre animaux sortiront. Chances : environ un quart.
lesson-1-2-else = Un cinquième Signe n’aiderait guère un homme seul. Chassez.
lesson-1-3 = C’était bien un Snark. Le pot est à vous ; vingt Mandats gagnent la partie. Chacun en paie un par manche. La prochaine fois, cela peut tourner autrement.

lesson-2 = Cinq cartes, une action
lesson-2-1 = Engagez le Boulanger : Dé à coudre, Fourchette et Savon. L’attirail paie les hommes, les Signes ouvrent les chasses. Les hommes plus chers ont des relations utiles.
lesson-2-1-not-1 = Il coûte une carte de moins. Mais le Boulanger est connu des Hyènes et des Ours, et cela allonge les chasses.
lesson-2-1-not-2 = Vous tenez tout le salaire du Boulanger. Dépensez-le.
lesson-2-2 = Échangez un Goût. Avec moins de cinq cartes, vous avez seulement pioché, deux fois. Vous en avez de nouveau cinq, et deux Goûts font un seul Signe.
lesson-2-2-not-1 = Deux Signes, un homme : 7 sur 30, avec le Boulanger en jeu. Personne d’autre n’est prêt. Réunissez des Signes.
lesson-2-2-else = La Carte marine paiera peut-être une licence, le Savon un homme. Le second Goût ne paie rien du tout.
lesson-2-3 = Trois Signes différents, à force de patience. La défausse revient quand la pioche est vide ; rien ne se perd, sauf le temps.

lesson-3 = La licence, et quand attendre
lesson-3-1 = Prenez la licence. Cloche, Carte marine et un Mandat font de vous le Crieur. Le Crieur et un homme : il n’y a pas meilleur équipage.
lesson-3-1-not-1 = Le Cireur seul avec trois Signes : 13 sur 56. Avec un Crieur, ce sera moitié plus.
lesson-3-1-else = Vous avez Cloche et Carte marine ensemble, ce qui est plus rare qu’un Snark. Prenez la licence.
lesson-3-2 = Attendez : échangez le Savon. Quatre Signes : 401 sur 840, pas tout à fait la moitié ; les cinq : 3 sur 4. Personne d’autre n’a d’équipage.
lesson-3-2-not-1 = Presque une chance sur deux, et personne ne vous presse. Une carte de plus en fera peut-être 3 sur 4. Échangez le Savon.
lesson-3-2-else = C’est un Signe, et c’est pour eux que vous attendez. Séparez-vous du Savon.
lesson-3-3 = Chassez. L’Ambition, justement : cinq Signes différents, et tout le paquet sort.
lesson-3-3-else = On ne fera pas mieux que 3 sur 4. Chassez.
lesson-3-4 = Le Bandersnatch ignore ceux qui vont par deux. Le Boojum a pris votre homme, pour un Mandat, et le Crieur a continué seul. Vous savez jouer.

lesson-4 = Car le Snark était un Boojum, voyez-vous
lesson-4-1 = Engagez le Cireur, pour Fourchette et Savon. Votre Banquier irait seul. Un Bandersnatch prend un chasseur seul, et un Banquier même accompagné.
lesson-4-1-not-1 = Seul : 13 sur 56. Avec un compagnon, presque un tiers, pour deux cartes. Engagez le Cireur.
lesson-4-1-else = Vous entameriez le salaire du Cireur. Deux chasseurs valent mieux qu’un.
lesson-4-2 = Chassez, et voyez. Deux hommes sont un équipage complet. Trois Signes, trois animaux : 53 sur 168. Une fois parti, on ne revient pas.
lesson-4-2-else = Prudent. Mais il y a un Boojum dans cette leçon, et il faut bien que quelqu’un le rencontre.
lesson-4-3 = Le Banquier a été happé, le Cireur s’est doucement évanoui. Ils sont perdus pour cette manche, un Mandat chacun. Des survivants seraient revenus sur l’Arche.
lesson-4-4 = Si vous ne pouvez pas payer les hommes perdus, vous vous retirez. Si tous les autres se sont retirés, vous chassez sans aide, un Mandat par essai.

lesson-5 = Déroutez-les
lesson-5-1 = Défaussez la Fourchette pour dérouter. En face, deux hommes, aucun échange, et l’on fredonne : ce sont des Signes. Tous devront passer des cartes.
lesson-5-1-not-1 = De l’attirail, fort bien. Moi, je défausserais la Fourchette, pour aucune raison avouable en public.
lesson-5-1-not-2 = Bonne idée, mauvaise carte : ce que vous défaussez est perdu pour vous. Défaussez de l’attirail, gardez vos Signes.
lesson-5-1-not-3 = 3 sur 14 pour vous ; ensuite, sans doute, une chance sur deux en face. Gâchez d’abord cette main.
lesson-5-1-else = Cela améliore votre main et laisse la leur tranquille. Ils chassent au prochain tour. Déroutez-les.
lesson-5-2 = Passez le Savon et la Carte marine. À deux, on se passe deux cartes, en secret, au même instant. Passez ce que vous aimez le moins.
lesson-5-2-else = Vous donneriez un Signe à qui les collectionne. De l’attirail, je vous prie.
lesson-5-3 = Vous avez eu Cabines de bain et Ambition contre un bout de Savon. À trois ou plus, une carte va à droite et une à gauche.
lesson-5-4 = On peut vous prendre la licence : Cloche, Carte marine, un Mandat. On ne la tient que jusque-là.

lesson-6 = De vieux amis
lesson-6-1 = Engagez le Boulanger. Certains animaux connaissent certains hommes et allongent la chasse ; la Hyène et l’Ours connaissent le Boulanger.
lesson-6-1-not-1 = Hélas, le Jubjub lui fait peur : une carte de moins. Personne ne fait peur au Boulanger, sauf le Boojum.
lesson-6-1-not-2 = Un homme solide, sans relations : 1 sur 4 avec deux Signes. Le Boulanger en fait 13 sur 40.
lesson-6-1-else = Engagez d’abord. Dé à coudre, Fourchette et Savon sont le salaire du Boulanger.
lesson-6-2 = Chassez. Deux Signes font deux animaux, peut-être plus : 13 sur 40. Quand on est pressé, c’est honorable.
lesson-6-2-not-1 = Attendre des Signes serait plus sage un autre jour. Aujourd’hui, je veux vous présenter la Hyène.
lesson-6-2-else = Vous avez la licence et un homme : l’équipage est complet. Chassez.
lesson-6-3 = Deux Signes, quatre animaux. Un Cochon vivant plaît à l’Avocat, un mort non ; le Boucher adore le Jubjub.
lesson-6-4 = Si longtemps personne ne chasse, chacun achète des provisions : un Mandat au pot ; qui n’en a pas se retire. Vingt Mandats gagnent ; à deux, il n’y en a pas plus.

lesson-7 = La bourse
lesson-7-1 = Prenez la licence. La partie touche à sa fin ; en face, deux hommes et un Mandat : on va chasser. Renforcez-vous en attendant.
lesson-7-1-not-1 = Un homme, deux Signes : 11 sur 56, et il peut disparaître. Laissez l’imprudence à l’autre.
lesson-7-1-else = Vous tenez Cloche et Carte marine. La licence coûte un Mandat, et vous en avez quinze.
lesson-7-2 = En face, on se retire : deux hommes perdus, un seul Mandat pour payer. Il ne reste que vous, et il faut encore attraper le Snark, sans aide, avec cinq Signes.
lesson-7-3 = Attrapé : vous gagnez. Chaque essai coûte un Mandat ; un Bandersnatch y met fin, un Boojum ne trouve personne. Un essai sur trois réussit.

tip-ask-turn = Avec cinq cartes, vous faites une chose : échanger une carte, engager, prendre la licence, dérouter ou chasser ; puis vous piochez.
tip-note-hire = Les hommes éclairés peuvent être payés avec votre attirail ; vous pouvez en avoir deux, ou un avec la licence.
tip-note-hunt = Ce sont les chances exactes d’attraper le Snark avec cet équipage et ces Signes, avant que vous décidiez.
tip-ask-discard = La carte va à découvert à la défausse, et vous en piochez une autre ; c’est votre tour.
tip-ask-discard-how = En tant que Crieur, vous pouvez la défausser pour une nouvelle carte, ou pour que tous passent des cartes.
tip-ask-marks = Chaque Signe montré fait sortir un animal de plus ; les cinq ouvrent tout le paquet. Ce que vous gardez reste à vous.
tip-label-licence = Cloche, Carte marine et un Mandat font de vous le Crieur, même s’il y en a déjà un.
tip-ask-pass-right = Chacun donne une carte à droite, à la place d’avant ; seuls celui qui donne et celui qui reçoit savent laquelle.
tip-ask-pass-left = Et, au même instant, une à gauche, à la place d’après.
tip-ask-pass-pair = À deux, on se passe simplement deux cartes.
tip-ask-pass-only = Une carte unique va à droite ; il n’y a rien à choisir.
tip-ask-pass-sure = On passe en secret, et cela ne s’annule pas.
tip-ask-wait-pass = Les cartes changent de main quand tous ont choisi.
tip-ask-hunt = Les animaux sortent un à un jusqu’au Snark, jusqu’au dernier chasseur ou jusqu’à la dernière carte ; on ne peut pas s’arrêter.
tip-ask-begin = Chacun paie un Mandat et reçoit cinq cartes ; ces premiers tours n’auraient été que des pioches.
tip-ask-wait = Avec moins de cinq cartes on ne fait que piocher ; les tours passent donc parfois vite.
tip-provisions = Longtemps personne n’a chassé ; chacun paie donc un Mandat au pot ; qui n’en a pas se retire.
tip-tries = Le dernier joueur doit attraper le Snark seul, un Mandat par essai ; sinon, le Snark gagne.
tip-ask-over = Quelqu’un a vingt Mandats, ou la dernière chasse a réussi, ou le Snark a gagné.

figure-1 = L’Arche, et ce que coûte chaque homme en attirail. La licence coûte Cloche, Carte marine et un Mandat.
figure-2 = Trois cartes en moins, le Boulanger en plus, une carte piochée : trois en main ; les deux prochains tours ne seront que des pioches.
figure-3 = Deux hommes, ou un avec la licence, font un équipage complet ; pas de troisième.
figure-4 = Deux hommes ne laissent pas de place à la licence.
figure-5 = La licence change de place. Le Cireur reste ; le Mandat va au pot, pas à l’ancien Crieur.
figure-6 = La bourse vide, on peut engager, mais pas prendre la licence.
figure-7 = Trois Signes, trois animaux, un à un ; cinq Signes ouvrent tout le paquet.
figure-8 = Le Bandersnatch prend le Banquier même accompagné, et un homme seul ; il arrête un Crieur seul et ignore deux autres.
figure-9 = Le Boojum prend tous les hommes, un Mandat chacun. Le Crieur continue seul, et le trouve.
figure-10 = Hyène et Ours allongent chacun d’une carte la chasse du Boulanger.
figure-11 = Chacun passe une carte à droite et une à gauche, toutes à la fois.
figure-12 = Deux hommes perdus et un Mandat dans la bourse : on le paie, et l’on se retire.
figure-13 = Vous êtes le Crieur. On ne saurait l’être davantage.
