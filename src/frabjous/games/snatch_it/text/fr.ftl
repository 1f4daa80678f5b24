# Snatch It! en français. Les noms restent tels quels : « Wim » ou « le Poisson ».
game-name = Snatch It!
game-tagline = Grenouilles affamées, mains voleuses, une cigogne ponctuelle.
game-facts = 3–6 places (2 hors règle) · cartes

# Ce que l’hôte choisit
option-call_it_out = Contester les appâts
call_it_out-no = Non : seules les cartes qui ne conviennent nulle part servent d’appât
call_it_out-yes = Oui : tout peut servir d’appât et être contesté
option-good_memory = Bonne mémoire
good_memory-no = Non : à chacun de retenir le contenu des piles et des ventres
good_memory-yes = Oui : pointez une pile ou un ventre pour en voir le contenu

# Les cartes
card = { $colour ->
    [crawler] rampant { $number }
    [flyer] volant { $number }
   *[swarm] essaim
}

# Ce qui s’est passé
begins = { $who_is ->
    [you] Vous avez « Moi d’abord ! » : vous commencez.
   *[other] { $who } a « Moi d’abord ! » et commence.
}
laid = { $who_is ->
    [you] Vous posez un { $card } dans l’étang.
   *[other] { $who } pose un { $card } dans l’étang.
}
pond-gets = Un { $card } arrive dans l’étang.
snatched = { $who_is ->
    [you] Vous attrapez un { $below } avec un { $card }.
   *[other] { $who } attrape un { $below } avec un { $card }.
}
stole = { $who_is ->
    [you] Avec un { $card }, vous chipez une pile ({ $robbed }) : { $top } dessus, { $height } cartes.
   *[other] { $robbed_is ->
        [you] Avec un { $card }, { $who } vous chipe une pile : { $top } dessus, { $height } cartes.
       *[other] Avec un { $card }, { $who } chipe une pile ({ $robbed }) : { $top } dessus, { $height } cartes.
    }
}
stole-back = { $who_is ->
    [you] Vous reprenez les { $height } cartes avec un { $card }.
   *[other] { $who } reprend les { $height } cartes avec un { $card }.
}
let-go = { $who_is ->
    [you] Vous laissez partir la pile.
   *[other] { $who } laisse partir la pile.
}
munched = { $who_is ->
    [you] Vous gobez un { $below } et votre pile : { $top } dessus, { $height } cartes.
   *[other] { $who } gobe un { $below } et sa pile : { $top } dessus, { $height } cartes.
}
baited = { $who_is ->
    [you] Vous posez un { $card } comme appât.
   *[other] { $who } pose un { $card } comme appât.
}
scared = { $who_is ->
    [you] Vous faites fuir un { $card }.
   *[other] { $who } fait fuir un { $card }.
}
called = { $who_is ->
    [you] Vous contestez l’appât.
   *[other] { $who } conteste l’appât.
}
nobody-called = Personne ne conteste l’appât.
must-play = { $who_is ->
    [you] Cette carte convient ({ $card }) : vous devez la jouer.
   *[other] Cette carte convient ({ $card }) : { $who } doit la jouer.
}
fair-bait = Cette carte ({ $card }) ne convient nulle part : elle reste dans l’étang.
you-draw = Vous piochez un { $card }.
draws = { $who } pioche une carte.
you-drop = Vous défaussez un { $card }.
you-throw = { $where ->
    [pond] Vous choisissez un { $card } pour l’étang.
   *[stork] Vous jetez un { $card } à la cigogne.
}
threw = { $where ->
    [pond] { $who } choisit une carte pour l’étang.
   *[stork] { $who } jette une carte à la cigogne.
}
stork-comes = { $who_is ->
    [you] La cigogne arrive. « Moi d’abord ! » vous revient.
   *[other] La cigogne arrive. { $who } reçoit « Moi d’abord ! ».
}
stork-wants = { $colour ->
    [crawler] La cigogne trouve un { $card } : elle veut des rampants.
    [flyer] La cigogne trouve un { $card } : elle veut des volants.
   *[swarm] La cigogne trouve un { $card } : elle veut des essaims.
}
stork-took = { $who_is ->
    [you] La cigogne prend votre pile : { $top } dessus, { $height } cartes.
   *[other] La cigogne prend une pile ({ $who }) : { $top } dessus, { $height } cartes.
}
stork-shown = { $chooser_is ->
    [you] Vous désignez à la cigogne une pile ({ $who }) : { $top } dessus, { $height } cartes.
   *[other] { $who_is ->
        [you] { $chooser } désigne à la cigogne votre pile : { $top } dessus, { $height } cartes.
       *[other] { $chooser } désigne à la cigogne une pile ({ $who }) : { $top } dessus, { $height } cartes.
    }
}
food-laid = Ce qui a été jeté tombe dans l’étang.
shuffled = La pioche est vide : on mélange la défausse.
too-few = Il n’y a pas assez de cartes : tout le monde en aura le même nombre.
last-now = « Dernière manche » : cette manche est la dernière.
last-next = « Dernière manche » : la prochaine manche sera la dernière.
feasted = Chacun gobe ce qui se trouve sur sa rive.

# Comment cela a fini
won = { $who_is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : la grenouille la plus heureuse.
shared = { $count } grenouilles se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacune.

# L’image
board-title = { $round ->
    [0] L’étang de Snatch It!, avant la première manche
   *[other] L’étang de Snatch It!, manche { $round }
}
heading = { $round ->
    [0] avant la première manche
   *[other] manche { $round }
}{ $last ->
    [yes] { ", la dernière" }
   *[no] { "" }
}{ $variant ->
    [unofficial] { " · à deux : hors règle" }
   *[official] { "" }
}
plate = { $who_is ->
    [you] Vous
   *[other] { $who }
}
me-first = « Moi d’abord ! »
me-first-short = 1
hand-of = { $who } tient { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
belly-of = { $who_is ->
    [you] votre ventre
   *[other] ventre ({ $who })
} : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
belly-with = { $who_is ->
    [you] votre ventre
   *[other] ventre ({ $who })
}, { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
} : { $cards }
has-thrown = { $who_is ->
    [you] vous avez choisi
   *[other] { $who } a choisi
}
pond-card = étang : { $card }
bait-card = appât : { $card }
stack-of = { $who_is ->
    [you] votre pile : { $top } dessus, { $height } cartes
   *[other] pile ({ $who }) : { $top } dessus, { $height } cartes
}
stack-with = { $who_is ->
    [you] votre pile, { $height } cartes, de bas en haut : { $cards }
   *[other] pile ({ $who }), { $height } cartes, de bas en haut : { $cards }
}
counted = { $count } × { $card }
pile = pioche : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
left = pioche : { $count }
discard = défausse : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
discarded = { $count ->
    [one] { $count } écartée
   *[other] { $count } écartées
}
decided = la cigogne veut ceci : { $card }
last-flag = { $next ->
    [yes] puis la dernière
   *[no] dernière manche
}
about = { $now ->
    [yes] { $who_is ->
        [you] devez jouer
       *[other] doit jouer
    } · { $hand } en main · { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    }
   *[no] { $hand } en main · { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    }
}
about-over = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Questions
ask-turn = { $who_is ->
    [you] À vous.
   *[other] { $who } :
} { $can ->
    [munch] Quelle pile gobe ?
   *[play] Quelle carte ?
}
ask-play = { $can ->
    [both] { $card } : attraper ou chiper ?
    [snatch] { $card } : qu’attrapez-vous ?
    [steal] { $card } : que chipez-vous ?
   *[back] { $card } : reprendre la pile ?
}
ask-bait = { $card } : en faire un appât ?
ask-munch = Que gobe votre pile ({ $top } dessus) ?
ask-scare = { $who_is ->
    [you] Votre main est vide. Que faites-vous fuir ?
   *[other] { $who } : que faites-vous fuir ?
}
ask-back = { $who } vous a chipé une pile ({ $top } dessus). La reprendre ?
ask-throw = { $where ->
    [pond] Quelle carte va dans l’étang ?
   *[stork] Que jetez-vous à la cigogne ?
}
ask-throw-sure = { $card } : celle-ci ?
ask-call = { $who } pose un { $card } comme appât. Contester ?
ask-forced = Vous devez jouer cette carte : { $card }. Comment ?
ask-take = Quelle pile la cigogne prend-elle ({ $who }) ?
ask-wait = { $what ->
    [theft] { $who_is ->
        [you] Vous pouvez reprendre la pile.
       *[other] { $who } peut reprendre la pile.
    }
    [throw] Tout le monde n’a pas encore choisi.
    [call] On peut contester l’appât.
    [stork] { $who_is ->
        [you] Vous choisissez pour la cigogne.
       *[other] { $who } choisit pour la cigogne.
    }
   *[turn] { $who_is ->
        [you] C’est à vous de jouer.
       *[other] { $who } doit jouer.
    }
}
ask-chance = L’étang frémit.
ask-over = L’étang est calme.
note-turn = { $can ->
    [snatch] Attrapez dans l’étang.
    [steal] Chipez sur une autre rive.
   *[both] Attrapez dans l’étang, ou chipez.
}
note-munch = Ou gobez : choisissez une de vos piles.
note-only-munch = Votre main est vide, et vous pouvez gober.
note-bait = Aucune de vos cartes ne convient : l’une d’elles servira d’appât.
note-munch-which = Tout va dans votre ventre.
note-only-bait = Elle ne convient nulle part pour l’instant.
note-scare = Vous n’avez pas de carte et ne pouvez rien gober.
note-back = Posez une carte qui convient sur la pile ({ $top } dessus).
note-no-card = Aucune de vos cartes ne convient à la pile ({ $top } dessus).
note-throw = { $where ->
    [pond] Toutes les cartes sont retournées ensemble.
   *[stork] Une des cartes jetées décide de ce qu’elle prend.
}
note-secret = Personne ne la voit encore, et c’est définitif.
note-call = Si elle convient quelque part, elle doit être jouée.
note-take = Vous ne voyez que le dessus et la hauteur.
button-lay-bait = Poser comme appât
button-throw = { $where ->
    [pond] Dans l’étang
   *[stork] Jeter
}
button-let-go = Laisser partir
button-call = Contester
button-let-be = Laisser passer
label-snatch = Attraper un { $below } avec un { $card }
label-steal = Chiper une pile ({ $top }, { $who }) avec un { $card }
label-back = Reprendre la pile ({ $top }) avec un { $card }
label-munch = Gober un { $below } avec la pile ({ $top })
label-bait = Poser un { $card } comme appât
label-scare = Faire fuir un { $card }
label-take = La cigogne prend la pile : { $top } dessus, { $height } cartes
label-throw = { $where ->
    [pond] Choisir un { $card } pour l’étang
   *[stork] Jeter un { $card } à la cigogne
}

# La position en phrases
told-pond = Dans l’étang : { $cards }.
told-seat = { $who_is ->
    [you] Vous tenez
   *[other] { $who } tient
} { $hand ->
    [0] aucune carte
    [1] une carte
   *[other] { $hand } cartes
} ; { $who_is ->
    [you] dans votre ventre
   *[other] dans son ventre
} : { $belly }.
told-stack = { $who_is ->
    [you] Sur votre rive : { $height } cartes, { $top } dessus.
   *[other] Sur la rive ({ $who }) : { $height } cartes, { $top } dessus.
}
told-within = De bas en haut : { $cards }.
told-eaten = Dans ce ventre : { $cards }.
told-hand = Dans votre main : { $cards }.
told-pile = { $count ->
    [0] Il ne reste aucune carte dans la pioche.
    [1] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}

# What things are, and why not
what-crawler = Un rampant convient sur un rampant du même numéro ou d’un numéro inférieur d’un, et un 1 sur un essaim également. Dans un ventre, il vaut un point.
what-flyer = Un volant convient sur un volant du même numéro ou d’un numéro inférieur d’un, et un 1 sur un essaim également. Dans un ventre, il vaut un point.
what-swarm = Un essaim convient sur un 6 de l’une ou l’autre couleur, et seul un 1 convient dessus. Dans un ventre, il vaut cinq points.
what-stack = Le joueur qui pose sur le dessus une carte de sa main qui convient la prend tout entière. Son propriétaire peut la gober dès que la carte du dessus convient sur une carte de l’étang.
what-belly = À la fin, seul compte ce qui est ici : cinq points pour un essaim, un pour toute autre carte.
what-frog = À son tour, elle fait une seule chose : attraper, chiper, gober, poser un appât ou faire fuir.
what-others-hand = Tous voient combien de cartes il y a, et personne d’autre ne voit lesquelles.
what-thrown = Une carte jetée en secret. Quand tous ont jeté, l’une d’elles décide par sa couleur.
what-pile = Les mains et l’étang sont complétés d’ici. Quand elle est vide, la défausse est mélangée.
what-discard = Ce que la cigogne a pris et ce qu’on a fait fuir. Elle devient la pioche quand celle-ci est vide.
what-stork = Elle vient quand l’étang ou toutes les mains sont vides, et prend sur chaque rive la plus haute pile d’une couleur.
what-decided = Sa couleur a décidé de ce que prend la cigogne. Nul ne voit à qui était cette carte.
what-me-first = Qui l’a devant soi commence la manche. Ensuite il passe à gauche.
what-last = Le marqueur est apparu. Après la dernière manche, toutes les rives sont gobées et comptées.
why-number = Il faut le même numéro, ou exactement un de plus que la carte du dessous.
why-other-colour = Les rampants vont sur les rampants, les volants sur les volants ; seuls les essaims sont au-dessus de ces distinctions.
why-swarm-on-six = Un essaim convient sur un 6 de l’une ou l’autre couleur, et sur rien d’autre.
why-swarm-on-swarm = Un essaim ne se pose pas sur un essaim ; un 1, si.
why-on-a-swarm = Sur un essaim convient un 1, de l’une ou l’autre couleur, et rien d’autre.
why-own-stack = Vous ne pouvez rien poser sur vos propres piles ; seuls les voleurs les font grandir.
why-not-your-stack = Vous ne gobez qu’avec les piles de votre propre rive ; pour en chiper une, commencez par une carte de votre main.
why-fits-nothing = Sa carte du dessus doit convenir sur une carte de l’étang ; attendez, ou posez le bon appât.
why-never-merged = On ne réunit jamais deux piles.
why-no-bait = Cette carte peut être jouée : elle ne peut donc pas servir d’appât.
why-no-scaring = Commencez par une carte de votre main ou une pile. On ne fait fuir que la main vide, et seulement si l’on ne peut pas gober.
why-must-munch = Une grenouille qui peut gober le doit.
why-no-passing = Personne ne passe : attraper, chiper, gober, poser un appât ou faire fuir.
why-only-the-robbed = Seul le propriétaire de la pile chipée peut la reprendre, et tout de suite ; plus tard, on chipe comme d’habitude, à son tour.
why-no-looking = Seul son propriétaire peut regarder dans une pile, sauf si l’hôte a choisi « Bonne mémoire » ; vous pouvez retenir ce que vous avez vu poser.
why-tallest = La cigogne veut la plus haute de la couleur ; vous ne faites que départager les égalités.

# What counts, when the game is over
tally-points = Points
tally-cards = Cartes avalées
