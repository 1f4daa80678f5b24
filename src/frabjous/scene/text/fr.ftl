# Les mots communs à tous les jeux.
seat-name = { $seat ->
    [1] la Couronne
    [2] le Poisson
    [3] la Feuille
    [4] le Soleil
    [5] la Lune
   *[6] l’Ancre
}
emblem = { $seat ->
    [1] couronne
    [2] poisson
    [3] feuille
    [4] soleil
    [5] lune
   *[6] ancre
}
list-more = { $some }, { $one }
list-and = { $some } et { $last }
list-or = { $some } ou { $last }
draw-agreed = Partie nulle, d’un commun accord.
draw-agreed-for = Partie nulle, d’un commun accord. Se partagent les points : { $seats }.
player-named = { $who_is ->
    [you] vous
   *[other] { $who }
}
players-named = { $who_is ->
    [you] { $some }, vous
   *[other] { $some }, { $who }
}
unfinished = La partie n’est pas finie.
resigned = { $who_is ->
    [you] Vous avez abandonné.
   *[other] { $who } a abandonné.
}

# Refus
bad-notation = « { $text } » n’est pas un coup de ce jeu ; on écrit par exemple « { $example } ».
not-your-turn = Ce n’est pas à la place { $seat } de jouer.
illegal-action = « { $text } » n’est pas permis maintenant.
game-is-over = La partie est finie.
nothing-asked = Aucune question n’attend de réponse.
cannot-agree = On ne peut pas convenir de cela dans ce jeu.
bad-position = « { $place } » : { $problem }
bad-record = La partie enregistrée n’est pas valable : { $problem }
bad-game-line = Ligne { $line } de la partie : { $problem }
bad-file-line = Ligne { $line } du fichier : { $problem }
bad-seats = Ce jeu compte { $least } places au moins et { $most } au plus, pas { $seats }.
unknown-option = L’option « { $option } » n’existe pas ici ; au choix : { $known }.
bad-option-value = « { $value } » n’est pas une valeur de « { $option } » ; au choix : { $known }.
unknown-game = Le jeu « { $game } » n’existe pas ; au choix : { $known }.
unknown-version = Il n’y a pas de version { $version } des règles de « { $game } » ; au choix : { $known }.

verbatim = { $text }

# Ce qui a été convenu
told-undo = Le coup est annulé.
told-asked-undo = { $who_is ->
    [you] Vous demandez à annuler un coup.
   *[other] { $who } demande à annuler un coup.
}
told-offered-draw = { $who_is ->
    [you] Vous proposez la partie nulle.
   *[other] { $who } propose la partie nulle.
}
told-agreed = { $who_is ->
    [you] Vous acceptez.
   *[other] { $who } accepte.
}
told-declined = { $who_is ->
    [you] Vous refusez.
   *[other] { $who } refuse.
}
told-bot-takes = { $who_is ->
    [you] Un robot joue maintenant pour vous.
   *[other] Un robot joue maintenant pour { $who }.
}
told-person-takes = { $who_is ->
    [you] Vous êtes de retour.
   *[other] { $who } est de retour.
}
told-lapsed = La demande tombe : un robot n’accepte rien.
told-comes = { $who_is ->
    [you] Vous rejoignez la partie.
   *[other] { $who } rejoint la partie.
}
told-clock-starts = La pendule tourne.
told-clock-stood = { $minutes ->
    [0] La pendule était arrêtée : le serveur ne marchait pas. Personne ne perd de temps.
    [1] La pendule était arrêtée pendant une minute : le serveur ne marchait pas. Personne ne perd de temps.
   *[other] La pendule était arrêtée pendant { $minutes } minutes : le serveur ne marchait pas. Personne ne perd de temps.
}
out-of-time = { $who_is ->
    [you] Votre temps est écoulé.
   *[other] Temps écoulé : { $who }.
}
both-out-of-time = Partie nulle : le temps est écoulé des deux côtés.
told-out-of-time = { $count ->
    [0] Temps écoulé : { $seats }.
    [1] Temps écoulé : { $seats }. Un robot continue jusqu’au retour.
   *[other] Temps écoulé : { $seats }. Des robots continuent jusqu’au retour.
}
told-bot-chooses = { $count ->
    [0] Temps écoulé : { $seats }.
    [1] Temps écoulé : { $seats }. Un robot fait ce seul choix.
   *[other] Temps écoulé : { $seats }. Des robots font ce seul choix.
}
told-asked-hint = { $who_is ->
    [you] Vous avez demandé un conseil.
   *[other] { $who } a demandé un conseil.
}

# Ce que la table refuse
stale = La partie a avancé entre-temps ; regardez où elle en est, puis choisissez.
nothing-to-take-back = Vous n’avez rien à annuler.
cannot-take-back = Un choix secret ne s’annule pas.
nobody-to-ask = Il n’y a personne ici pour accepter la partie nulle.
no-such-lesson = Les leçons de « { $game } » n’ont pas de numéro { $lesson } avec une étape { $step }.
bad-mail = Un serveur de courriel s’écrit ainsi : smtp://nom:motdepasse@mail.example.org:587.
bad-sender = « { $sender } » n’est pas une adresse d’où l’on peut envoyer des lettres (--mail-from).
no-such-figure = Les règles de « { $game } » n’ont pas de figure { $figure }.
chair-taken = Quelqu’un est déjà assis là.
name-without-letters = Un nom a besoin d’une lettre. Laissez-le vide, et vous serez notre invité.
not-away = Cette place n’a pas besoin d’un robot.
still-playing = Cette partie n’est pas encore finie.
still-awaited = Un retour est encore possible ; un robot pourra jouer dans { $seconds } s.
cannot-be-asked = Un robot joue pour quelqu’un qui devrait donner son accord et qu’on ne peut pas consulter.
bot-plays = Un robot joue à cette place ; reprenez-la d’abord.
out-of-the-game = Une place qui a quitté la partie ne peut pas proposer la partie nulle.
bad-clock = « { $wish } » n’est pas une pendule ; on peut choisir de 1 à 180 minutes par place et de 0 à 120 secondes de plus par choix (« live 10 5 »), ou de 1 à 14 jours par choix (« days 3 », « days 3 once »).
bad-grace = « { $wish } » n’est pas un temps d’attente ; on peut choisir de { $least } à { $most } secondes.
no-hints = Il n’y a pas de conseils à cette table.
no-idea = Aucun conseil trouvé ; c’est à vous de choisir.
bad-hints = « { $wish } » ne dit pas s’il y a des conseils.
unknown-level = Le robot « { $level } » n’existe pas ; au choix : { $known }.

# Autour de la table
you = Vous
guest = Invité { $number }
bot-again = { $number ->
    [2] { $name } II
    [3] { $name } III
    [4] { $name } IV
   *[5] { $name } V
}
bot-face = robot, { $emblem }
level-fool = Bouffon
level-greedy = Glouton
level-beginner = Débutant
level-casual = Amateur
level-skilled = Confirmé
level-expert = Expert
level-master = Maître
level-unhurried = Maître, sans hâte
chair-open = place libre
bot-stands-in = un robot joue à sa place
seat-here = en ligne
seat-away-since = n’est plus là depuis { $when }
seat-away-long-since = n’est plus là depuis { $when }, un robot peut jouer
seat-away = n’est pas là
seat-away-long = n’est pas là, un robot peut jouer
everybody = les spectateurs
onlooker-name = Spectateur
watching = { $count ->
    [1] un spectateur
   *[other] { $count } spectateurs
}
waiting = On attend { $who }.
told-sat-down = { $who_is ->
    [you] Vous avez pris place.
   *[other] { $who } a pris place.
}
waiting-to-begin = { $free ->
    [0] La partie commence.
    [1] La partie commence dès que la dernière place est prise.
   *[other] La partie commence dès que les { $free } places libres sont prises.
}
heading-over = partie terminée
ask-ended = La partie s’arrête ici.
waiting-open = On attend que quelqu’un prenne cette place.
waiting-to-join = La pendule tournera quand tout le monde aura rejoint la partie. On attend : { $who }.
hint = Un conseil : { $choice }
hint-wins-now = Cela gagne.
hint-wins = Cela gagne : { $choice }.
hint-prevents = Cela empêche ceci : { $choice }.
hint-threatens = Cela menace de ceci : { $choice }.
hint-goes-on = Ensuite, vous continueriez ainsi : { $choice }.
hint-then = { $some }, puis { $one }
hint-dice = Le hasard décide : cela tourne bien à { $luck } % environ.
hint-better = Vous vous en trouvez { $by } % mieux qu’avec le choix suivant.
hint-alike = Rien n’est gagné ni menacé ici ; les meilleurs choix se valent à peu près.
hint-only = Il n’y a que cela.
hint-answer = { $who } répondra sans doute : { $choice }.
coach-sure = Vraiment ? Cela coûte environ { $lost } % des chances de gagner.
bot-cut-short = { $who_is ->
    [you] Pour vous
   *[other] { $who }
} : le robot a manqué de temps pour réfléchir.
bot-replaced = { $who_is ->
    [you] Pour vous
   *[other] { $who }
} : le robot est en panne ; un autre, plus faible, a choisi cette fois.
pass-the-device = Passez l’appareil : { $who } joue.
not-found-heading = Rien ici
not-found = Cette page n’existe pas, ou la table n’existe plus.
went-wrong-heading = Cela n’a pas marché
went-wrong = La demande n’a pas été comprise ; rien n’a changé.
broken = Quelque chose s’est mal passé sur ce serveur. Vous n’y êtes pour rien ; son journal dit quoi.
not-yours = Cette place n’est pas la vôtre.
not-understood = La table n’a pas compris ce message.
elsewhere = Ce serveur ne peut pas le faire à l’instant ; un autre le peut, ou lui-même dans un moment.
served-already = Un autre serveur a déjà la base de données « { $database } » ; à plusieurs, il faut PostgreSQL (--db postgresql://…).
not-now = La table n’a pas pu le faire à l’instant ; réessayez dans un moment.
one-seat-only = Un programme n’occupe qu’une place par connexion.
too-many = C’était trop à la fois ; attendez une minute et réessayez.
table-is-full = On a déjà trop joué à cette table ; ouvrez-en une autre.
no-such-service = Ce serveur ne connaît pas le service d’envoi de ce navigateur.
no-address = Aucune lettre ne peut aller à cette adresse.
enough-letters = Assez de lettres sont parties pour aujourd’hui ; réessayez demain.
letter-unsent = La lettre n’a pas pu partir pour l’instant ; réessayez plus tard.
too-many-devices = Trop d’appareils jouent déjà cette place.
not-begun = La partie n’a pas commencé : une place est encore libre.
table-is-closed = La personne qui gère ce serveur a fermé cette table. On ne peut plus que la regarder.
table-is-gone = Cette table n’existe plus.
programs-asked-to-leave = L’hôte a demandé à quelqu’un de quitter cette table. Depuis, aucun programme ne peut y prendre place.
asked-to-leave = L’hôte vous a demandé de partir. Vous ne pouvez plus prendre place à cette table.
no-such-code = Aucune table connue ne s’appelle ainsi, et ce n’est pas un code valable (ou il ne l’est plus). Un code sert une fois, pendant dix minutes.
bad-way = « { $way } » n’est pas une façon de jouer.
bad-sequel = « { $game } » ne peut pas suivre ce jeu.
seat-won = { $who_is ->
    [you] avez gagné
   *[other] a gagné
}
seat-shared = points partagés
seat-lost = { $who_is ->
    [you] avez perdu
   *[other] a perdu
}
cannot-listen = Frabjous ne peut pas écouter sur { $host }:{ $port } ({ $problem }) ; choisissez un autre --port.
cannot-open = La base de données « { $database } » est inutilisable : { $problem }.
no-such-database = La base de données « { $file } » n’existe pas.
not-empty = La base de données « { $database } » contient déjà des tables ; restaurez dans une nouvelle.
needs-newer-program = La base de données « { $database } » vient d’un Frabjous plus récent ; mettez celui-ci à jour ou choisissez une autre --db.
already-asked = Une question est déjà posée ; il faut d’abord y répondre.
bad-solo = Choisissez une place de 0 à { $most } et au moins un robot.
unknown-mode = Il n’y a pas d’affichage « { $mode } » ; il y a : { $known }.

# Le bilan : en trois phrases, et sa mesure
review-part = { $part ->
    [sliver] un soupçon de partie
    [twentieth] un vingtième de partie
    [tenth] un dixième de partie
    [sixth] un sixième de partie
    [quarter] un quart de partie
    [third] un tiers de partie
    [half] une demi-partie
    [two-thirds] deux tiers de partie
    [three-quarters] trois quarts de partie
    [most] presque toute une partie
   *[whole] une partie entière
}
review-turned = { $turns ->
    [0] Rien ne l’a fait tourner : tout s’est décidé lentement.
    [1] Elle a tourné une fois.
    [2] Elle a tourné deux fois.
    [3] Elle a tourné trois fois.
    [4] Elle a tourné quatre fois.
   *[other] Elle a tourné cinq fois.
}
review-turned-slowly = Aucun instant n’a pesé à lui seul un dixième de partie.
review-turned-most = { $who_is ->
    [you] Vous gagnez le plus au tournant { $number } : { $part }.
   *[other] { $who } gagne le plus au tournant { $number } : { $part }.
}
review-luck = { $luck ->
    [decided] Le hasard a décidé.
    [helped] Le hasard a aidé.
    [against] Les choix ont décidé, malgré le hasard.
    [none] Seuls les choix ont décidé.
   *[choices] Les choix ont décidé.
}
review-no-luck = Il n’y a pas de hasard dans ce jeu.
review-luck-of = { $side ->
    [for] { $who_is ->
        [you] Les dés et les cartes vous ont donné { $part }.
       *[other] Les dés et les cartes ont donné, pour { $who } : { $part }.
    }
    [against] { $who_is ->
        [you] Les dés et les cartes vous ont pris { $part }.
       *[other] Les dés et les cartes ont pris, chez { $who } : { $part }.
    }
   *[even] { $who_is ->
        [you] Les dés et les cartes ont été justes avec vous.
       *[other] Les dés et les cartes ont été justes avec { $who }.
    }
}
review-play = { $slips ->
    [0] Vous avez bien joué.
    [1] Un faux pas de votre part.
   *[other] { $slips } faux pas de votre part.
}
review-play-well = Aucun de vos choix n’a coûté un dixième de partie.
review-play-dearest = { $slips ->
    [1] À la ligne { $line } ; il a coûté { $part }.
   *[other] Le plus cher, à la ligne { $line }, a coûté { $part }.
}
review-play-all = { $slips ->
    [0] Tout le monde a bien joué.
    [1] Un faux pas en tout.
   *[other] { $slips } faux pas en tout.
}
review-play-all-well = Aucun choix n’a coûté un dixième de partie.
review-dearest = { $who_is ->
    [you] Le plus cher est le vôtre, à la ligne { $line } : { $part }.
   *[other] Le plus cher ({ $who }), à la ligne { $line } : { $part }.
}
review-cause = { $kind ->
    [luck] Le hasard.
    [shown] Quelque chose est apparu.
    [agreed] D’un commun accord.
   *[choice] { $who_is ->
        [you] Votre choix.
       *[other] Un choix ({ $who }).
    }
}
review-better = Mieux : { $choice }. Épargné alors : { $part }.
