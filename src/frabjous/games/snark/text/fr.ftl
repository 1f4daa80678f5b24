# Snark! en français.
game-name = Snark!
game-tagline = Engagez un équipage, réunissez les Signes, chassez le Snark. À moins que ce ne soit un Boojum.
game-facts = 2–4 places · mains cachées, beaucoup de hasard

# Le choix de l’hôte
option-leader = Qui mène la première manche
leader-chance = tiré au sort
leader-seat-1 = place 1
leader-seat-2 = place 2
leader-seat-3 = place 3
leader-seat-4 = place 4
option-marks = Les Signes à la chasse
marks-all = tous sont montrés
marks-hold-back = on peut en garder en main

# Les cartes
card-taste = Goût
card-late = Lever tardif
card-jest = Lenteur à la détente
card-bathing = Cabines de bain
card-ambition = Ambition
card-thimble = Dé à coudre
card-fork = Fourchette
card-soap = Savon
card-share = Action du rail
card-bell = Cloche
card-map = Carte marine
crew-banker = le Banquier
crew-broker = le Courtier
crew-boots = le Cireur
crew-billiard-marker = le Marqueur de billard
crew-bonnet-maker = le Modiste
crew-beaver = le Castor
crew-baker = le Boulanger
crew-barrister = l’Avocat
crew-butcher = le Boucher
crew-bellman = le Crieur
the-licence = le Crieur
animal-snark = le Snark
animal-boojum = le Boojum
animal-bandersnatch = un Bandersnatch
animal-jubjub = le Jubjub
animal-hyena = la Hyène
animal-bear = l’Ours
animal-live-pig = le Cochon, vivant
animal-dead-pig = le Cochon, mort

# Les tours
leads = { $who_is ->
    [you] Vous menez la première manche.
   *[other] { $who } mène la première manche.
}
ante = Manche { $round } : chacun paie un Mandat ; le pot en contient { $pool }.
you-drew = Vous piochez : { $card }.
drew = { $who } pioche une carte.
reshuffled = C’était la dernière carte de la pioche ; on y mélange la défausse.
provisions-in = { $left ->
    [0] Personne n’a chassé depuis longtemps : il faut des vivres.
    [1] Si personne ne chasse, il faudra des vivres au prochain mélange.
   *[other] Si personne ne chasse, il faudra des vivres dans { $left } mélanges.
}
exchanged = { $who_is ->
    [you] Vous échangez une carte : { $card }.
   *[other] { $who } échange une carte : { $card }.
}
hired = { $who_is ->
    [you] Vous engagez { $man }, avec { $cards }.
   *[other] { $who } engage { $man }, avec { $cards }.
}
licensed = { $who_is ->
    [you] Vous sonnez la cloche, déroulez la carte marine, payez un Mandat et devenez le Crieur.
   *[other] { $who } sonne la cloche, déroule la carte marine, paie un Mandat et devient le Crieur.
}
took-licence = { $who_is ->
    [you] Vous payez un Mandat et prenez la licence de Crieur (jusqu’ici : { $whom }).
   *[other] { $whom_is ->
        [you] { $who } paie un Mandat et vous prend la licence de Crieur.
       *[other] { $who } paie un Mandat et prend la licence de Crieur (jusqu’ici : { $whom }).
    }
}
bewildered = { $who_is ->
    [you] Vous défaussez une carte ({ $card }) et déroutez l’équipage : chacun passe des cartes des deux côtés.
   *[other] { $who } défausse une carte ({ $card }) et déroute l’équipage : chacun passe des cartes des deux côtés.
}
has-chosen = { $who } a choisi ses cartes à passer.
you-chose = Vous passez à droite : { $right }, à gauche : { $left }.
you-chose-pair = Vous passez { $right } et { $left }.
you-chose-one = Vous passez votre seule carte : { $card }.
swapped = D’un seul coup, les cartes changent de main.
you-got = { $whom } vous a passé : { $card }.

# Les chasses
set-out = { $who_is ->
    [you] Vous montrez { $marks }. En chasse : { $party }.
   *[other] { $who } montre { $marks }. En chasse : { $party }.
}
came-up = Du brouillard sort { $animal }.
effect-nothing = Personne n’y prête attention.
effect-catch = { $who_is ->
    [you] Attrapé ! La manche est à vous.
   *[other] Attrapé ! { $who } remporte la manche.
}
effect-vanish = Disparition sans un bruit : { $man }.
effect-snatch = Un claquement, et adieu { $man }.
effect-stop = Le Crieur, seul, le met en fuite, mais doit s’asseoir ensuite. La chasse est finie.
effect-gain = Une vieille connaissance ({ $man }) : une carte de plus.
effect-forfeit = C’en était trop ({ $man }) : une carte de moins.
effect-cancel = L’un est charmé, l’autre épouvanté : cela s’annule.
paid = { $warrants ->
    [1] Cela coûte un Mandat.
   *[other] Cela coûte { $warrants } Mandats.
}
could-not-pay = { $who_is ->
    [you] Vous n’avez pas assez de Mandats pour payer cela.
   *[other] { $who } n’a pas assez de Mandats pour payer cela.
}
went-home = Pas de Snark aujourd’hui. De retour sur l’Arche : { $party }.
nobody-went-home = Pas de Snark aujourd’hui, et personne ne revient.
took-pool = { $who_is ->
    [you] Vous prenez le pot
   *[other] { $who } prend le pot
}, { $pool ->
    [one] { $pool } Mandat
   *[other] { $pool } Mandats
}, et { $who_is ->
    [you] en avez { $warrants }
   *[other] en a { $warrants }
}.
called-off = La défausse a été mélangée { $times } fois et personne ne bouge. La manche est annulée ; le pot reste.
provisions = Chacun paie un Mandat pour les vivres ; le pot en contient { $pool }.
tries = { $who_is ->
    [you] Il ne reste que vous : vous payez un Mandat et partez avec les cinq Signes. Mandats restants : { $left }.
   *[other] { $who } reste sans rival, paie un Mandat et part avec les cinq Signes. Mandats restants : { $left }.
}
retired-unpaid = { $who_is ->
    [you] Vous ne pouvez pas payer un homme perdu et vous vous retirez.
   *[other] { $who } ne peut pas payer un homme perdu et se retire.
}
retired-ante = { $who_is ->
    [you] Vous n’avez pas de Mandat pour cette manche et vous vous retirez.
   *[other] { $who } n’a pas de Mandat pour cette manche et se retire.
}
retired-provisions = { $who_is ->
    [you] Vous n’avez pas de Mandat pour les vivres et vous vous retirez.
   *[other] { $who } n’a pas de Mandat pour les vivres et se retire.
}
retired-stranded = { $who_is ->
    [you] Vous n’avez ni Mandat ni licence, et tout l’équipage est mort : vous vous retirez.
   *[other] Sans Mandat ni licence, et tout l’équipage étant mort, { $who } se retire.
}
hand-shown = La main contenait : { $cards }.

# La fin
won-warrants = { $who_is ->
    [you] Vous gagnez avec { $warrants } Mandats. Hip hip hip, hourra !
   *[other] { $who } gagne avec { $warrants } Mandats. Hip hip hip, hourra !
}
won-last-hunt = { $who_is ->
    [you] Vous gagnez : la dernière chasse a réussi.
   *[other] { $who } gagne : la dernière chasse a réussi.
}
won-by-snark = Le Snark gagne. Il ne reste personne pour le chasser.

# Sur les cartes
name-banker = Banquier
name-broker = Courtier
name-boots = Cireur
name-billiard-marker = Marqueur
name-bonnet-maker = Modiste
name-beaver = Castor
name-baker = Boulanger
name-barrister = Avocat
name-butcher = Boucher
name-bellman = Crieur
short-banker = Banquier
short-broker = Courtier
short-boots = Cireur
short-billiard-marker = Marqueur
short-bonnet-maker = Modiste
short-beaver = Castor
short-baker = Boulanger
short-barrister = Avocat
short-butcher = Boucher
short-bellman = Crieur
beast-snark = Snark
beast-boojum = Boojum
beast-bandersnatch = Bandersnatch
beast-jubjub = Jubjub
beast-hyena = Hyène
beast-bear = Ours
beast-live-pig = Cochon vivant
beast-dead-pig = Cochon mort
face-taste = {""}
face-taste-2 = Goût
face-late = Lever
face-late-2 = tardif
face-jest = Lent à la
face-jest-2 = détente
face-bathing = Cabines
face-bathing-2 = de bain
face-ambition = Ambition
face-thimble = Dé à
face-thimble-2 = coudre
face-fork = Four-
face-fork-2 = chette
face-soap = Savon
face-share = Action
face-share-2 = du rail
face-bell = Cloche
face-map = Carte
face-map-2 = marine
band-mark = Signe
band-kit = attirail
vanished = disparu
fx-nothing = aucun effet
fx-catch = attrapé !
fx-vanish = disparus
fx-snatch = { $man } †
fx-stop = demi-tour
fx-gain = { $man } +1
fx-forfeit = { $man } −1
fx-cancel = ±0

# L’image
board-title = L’Arche, la chasse, la pioche et le pot, manche { $round }
heading = manche { $round }
heading-hunt = manche { $round } · chasse
ark-name = L’Arche
stock-word = Pioche
provisions-word = Vivres : { $left }
discards-word = Défausse
pool-word = Pot : { $count }
stock-label = { $count ->
    [0] pioche vide
    [1] pioche, une carte
   *[other] pioche, { $count } cartes
}
discards-label = Sur la défausse ({ $count }) : { $card }
discards-empty = défausse vide
pool-label = { $count ->
    [0] aucun Mandat dans le pot
    [1] un Mandat dans le pot
   *[other] { $count } Mandats dans le pot
}
pack-label = animaux, { $count } face cachée
crew-costs = { $man }, à engager avec { $cards }
licence-costs = la licence de Crieur, pour { $cards } et un Mandat
crew-is-hired = { $who_is ->
    [you] { $man }, avec vous
   *[other] { $man }, avec { $who }
}
crew-is-dead = { $man }, disparu pour cette manche
came-up-label = { $animal } : { $effect }
your-chances = Vos chances : { $party }
chance-with = { $marks } : { $chance }
marks-shown = { $count ->
    [1] 1 Signe
   *[other] { $count } Signes
}
one-in = 1 sur { $about }
animals-asleep = Les animaux dorment
snore = z
hunt-title = { $who_is ->
    [you] Vous chassez le Snark
   *[other] { $who } chasse le Snark
}
hunt-title-last = { $who_is ->
    [you] Votre dernière chasse
   *[other] { $who } : la dernière chasse
}
still-to-turn = { $count ->
    [0] Plus rien à retourner
   *[other] Encore { $count } à retourner
}
because-marks = { $count ->
    [1] Un Signe montré.
    [5] Tous les Signes : tous les animaux.
   *[other] { $count } Signes montrés.
}
because-bonus = { $change ->
    [1] { $man } : une de plus.
    [2] { $man } : deux de plus.
    [-1] { $man } : une de moins.
   *[other] { $man } : cela s’annule.
}
about-out = hors jeu
about-choosing = { $who_is ->
    [you] choisissez
   *[other] choisit
}
about-chosen = { $who_is ->
    [you] avez choisi
   *[other] a choisi
}
about-hunting = à la chasse
about-crew = { $bellman ->
    [yes] { $men ->
        [0] Crieur
       *[other] Crieur +1
    }
   *[no] { $men ->
        [0] personne d’engagé
        [1] un homme
       *[other] deux hommes
    }
}
ask-turn = À vous : { $what } ?
ask-exchange = À vous. Quelle carte échangez-vous ?
do-exchange = échanger
do-hire = engager
do-licence = prendre la licence
do-bewilder = dérouter
do-hunt = chasser
ask-discard = Échanger : { $card } ?
ask-discard-how = Pourquoi défausser { $card } ?
ask-marks = Quels Signes montrez-vous ?
ask-pass-right = Quelle carte passez-vous à droite ({ $who }) ?
ask-pass-left = Quelle carte passez-vous à gauche ({ $who }) ?
ask-pass-pair = Quelles deux cartes passez-vous ({ $who }) ?
ask-pass-second = Quelle autre carte passez-vous ({ $who }) ?
ask-pass-only = Vous passez votre seule carte ({ $who }).
ask-pass-sure = Passer { $cards } ?
ask-wait = { $who_is ->
    [you] C’est à vous de jouer.
   *[other] { $who } doit jouer.
}
ask-wait-pass = Les autres choisissent des cartes à passer.
ask-hunt = { $who_is ->
    [you] Vous retournez les animaux…
   *[other] { $who } retourne les animaux…
}
ask-begin = L’équipage monte à bord.
ask-over = L’Arche est au mouillage.
note-hunt = Vos chances si vous chassez maintenant : { $chance }.
note-hire = Ce qui est éclairé sur l’Arche peut être pris.
note-exchange = Choisissez une carte de votre main pour l’échanger.
note-bewilder = Pour en piocher une autre, ou pour que chacun passe des cartes.
note-marks = Plus il y en a, plus la chasse est longue ; les cinq ouvrent tout le paquet.
note-pass = Seul le destinataire voit la carte passée.
note-pass-final = On ne peut pas revenir en arrière.
note-turning = { $count ->
    [0] C’était la dernière carte.
    [1] Encore une carte.
   *[other] Encore { $count } cartes.
}
button-hunt = { $count ->
    [1] Chasser, un Signe
   *[other] Chasser, { $count } Signes
}
button-set-out = Montrer ceux-ci
button-exchange = Échanger
button-bewilder = Dérouter l’équipage
button-confirm = Passer
label-hunt = Chasser en montrant { $marks } : { $chance }
label-exchange = Échanger { $card }
label-bewilder = Défausser { $card } et dérouter l’équipage
label-hire = Engager { $man } avec { $cards }
label-licence = Devenir Crieur avec { $cards } et un Mandat
label-pass = À droite : { $right }, à gauche : { $left }
label-pass-pair = Passer { $right } et { $left }
label-pass-one = Passer { $card }
odds = { $top ->
    [1] 1 chance sur { $bottom }
   *[other] { $top } chances sur { $bottom } (environ 1 sur { $about })
}
tenths = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
progress = Cartes retournées : { $done } sur { $total }
seat-out = { $who_is ->
    [you] Vous ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
} : hors jeu.
seat-alone = { $who_is ->
    [you] Vous ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
} : { $warrants ->
    [0] aucun Mandat
    [1] un Mandat
   *[other] { $warrants } Mandats
}, { $cards ->
    [0] aucune carte
    [1] une carte
   *[other] { $cards } cartes
}, personne d’engagé.
seat-with = { $who_is ->
    [you] Vous ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
} : { $warrants ->
    [0] aucun Mandat
    [1] un Mandat
   *[other] { $warrants } Mandats
}, { $cards ->
    [0] aucune carte
    [1] une carte
   *[other] { $cards } cartes
}, avec { $crew }.
piles = Pioche { $stock }, défausse { $discards }, pot { $pool }.
the-dead = Disparus pour cette manche : { $men }.
your-hand = Votre main : { $cards }.
you-know = { $who } a reçu de vous : { $cards } (rien revu depuis).

# What things are, and why not
what-banker = L’homme le moins cher de l’Arche. Un Bandersnatch l’emporte, même en compagnie.
what-beaver = Quand le Jubjub paraît, il prend peur : un animal de moins à retourner.
what-baker = L’Hyène et l’Ours sont de vieux amis : pour chacun, un animal de plus à retourner.
what-barrister = Un Cochon vivant donne un animal de plus à retourner, un Cochon mort un de moins.
what-butcher = Le Jubjub le charme : un animal de plus à retourner.
what-bellman = La Cloche, la Carte marine et un Mandat font de vous le Crieur, même si quelqu’un l’est déjà. Il peut dérouter, et il survit au Boojum.
what-any-man = Il chasse, seul ou à deux ; aucun animal n’est son ami en particulier.
what-mark = Un Signe du Snark. Chaque Signe différent que vous montrez à la chasse fait retourner un animal de plus.
what-kit = Un objet de l’attirail : il sert à engager des hommes.
what-licence-card = La Cloche et la Carte marine, avec un Mandat, donnent la licence du Crieur.
what-pack = Huit animaux, dont le Snark. À la chasse, ils sont retournés un par un.
what-stock = Chaque tour finit par une carte prise ici.
what-discards = Ce qui a été payé, montré ou échangé, visible de tous. Quand la pioche est vide, la défausse y est mêlée.
what-pool = Qui attrape le Snark prend tout. Vingt Mandats gagnent la partie.
what-provisions = Tant que personne ne chasse, chacun paie de temps en temps un Mandat.
what-snark = Le joueur qui le trouve gagne la manche et prend le pot.
what-boojum = Tous les hommes à la chasse ont disparu pour cette manche et coûtent un Mandat chacun. Seul le Crieur continue.
what-bandersnatch = Il emporte le Banquier, ou un homme qui chasse seul, et il arrête un Crieur seul. Toute autre paire le laisse indifférent.
what-jubjub = Pour le Boucher un animal de plus à retourner, pour le Castor un de moins.
what-hyena = Pour le Boulanger un animal de plus à retourner ; les autres n’en ont cure.
what-bear = Pour le Boulanger un animal de plus à retourner ; les autres n’en ont cure.
what-live-pig = Pour l’Avocat un animal de plus à retourner ; les autres n’en ont cure.
what-dead-pig = Pour l’Avocat un animal de moins à retourner ; les autres n’en ont cure.
why-lacking = Il vous manque une partie du prix : { $cards }.
why-signed-elsewhere = Il s’est engagé ailleurs ; on ne débauche pas les hommes.
why-gone = Il a rencontré un Boojum, ou un Bandersnatch, et a disparu pour cette manche.
why-full-party = Deux hommes, ou un homme et la licence, font un équipage complet.
why-no-dismissal = Personne n’est renvoyé ; seules les chasses ramènent les hommes.
why-bell-and-map = Il faut la Cloche et la Carte marine en même temps, et un Mandat.
why-no-room = Deux hommes ne laissent pas de place pour la licence.
why-bellman-already = Vous êtes le Crieur. On ne peut l’être davantage.
why-no-warrant = Elle coûte un Mandat, et votre bourse est vide.
why-no-party = Quelqu’un doit partir : un homme, deux hommes ou le Crieur.
why-no-mark = Sans Signe, personne ne reconnaîtrait un Snark ; montrez-en au moins un.
why-all-marks = Vous montrez un exemplaire de chaque Signe de votre main ; en garder est une option de l’hôte.
why-one-deed = Une seule action par tour ; la chasse attendra que vous ayez de nouveau cinq cartes.
why-fewer-than-five = Avec moins de cinq cartes, votre tour consiste à en tirer une.
why-not-bellman = Seul le Crieur peut dérouter.
why-no-turning-back = Impossible de faire demi-tour : la chasse finit avec le Snark, faute de chasseurs ou faute de cartes.

# What counts, when the game is over
tally-warrants = Mandats
tally-men = Équipage
