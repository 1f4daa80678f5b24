# Snatch It! en français. Les noms restent tels quels : « Wim » ou « le Poisson ».
game-name = Snatch It!
game-tagline = Grenouilles affamées, mains voleuses, une cigogne ponctuelle.
game-facts = 3–6 places (2 hors règle) · cartes

# Ce que l’hôte choisit
option-call_it_out = Contester les appâts
call_it_out-no = Non : seules les cartes injouables servent d’appât
call_it_out-yes = Oui : tout peut servir d’appât et être contesté
option-good_memory = Bonne mémoire
good_memory-no = Non : à chacun de retenir le contenu des piles et des ventres
good_memory-yes = Oui : pointez une pile ou un ventre pour en voir le contenu

# Les cartes
card = { $colour ->
    [crawler] rampant { $number }
    [flyer] volant { $number }
   *[swarm] essaim
}

# Ce qui s’est passé
begins = { $who_is ->
    [you] Vous avez « Moi d’abord ! » et commencez.
   *[other] { $who } a « Moi d’abord ! » et commence.
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
    [you] Avec un { $card }, vous volez une pile ({ $top }, { $height } cartes) à { $robbed }.
   *[other] { $robbed_is ->
        [you] Avec un { $card }, { $who } vous vole une pile ({ $top }, { $height } cartes).
       *[other] Avec un { $card }, { $who } vole une pile ({ $top }, { $height } cartes) à { $robbed }.
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
    [you] Vous avalez un { $below } et votre pile ({ $top }, { $height } cartes).
   *[other] { $who } avale un { $below } et sa pile ({ $top }, { $height } cartes).
}
baited = { $who_is ->
    [you] Vous posez un { $card } comme appât.
   *[other] { $who } pose un { $card } comme appât.
}
scared = { $who_is ->
    [you] Vous effrayez un { $card }.
   *[other] { $who } effraie un { $card }.
}
called = { $who_is ->
    [you] Vous contestez l’appât.
   *[other] { $who } conteste l’appât.
}
nobody-called = Personne ne conteste l’appât.
must-play = { $who_is ->
    [you] Le { $card } se joue : vous devez le jouer.
   *[other] Le { $card } se joue : { $who } doit le jouer.
}
fair-bait = Le { $card } ne se joue nulle part : il reste dans l’étang.
you-draw = Vous piochez un { $card }.
draws = { $who } pioche une carte.
you-drop = Vous rendez un { $card }.
you-throw = { $where ->
    [pond] Vous choisissez un { $card } pour l’étang.
   *[stork] Vous jetez un { $card } à la cigogne.
}
threw = { $where ->
    [pond] { $who } choisit une carte pour l’étang.
   *[stork] { $who } jette une carte à la cigogne.
}
stork-comes = { $who_is ->
    [you] La cigogne arrive. « Moi d’abord ! » passe à vous.
   *[other] La cigogne arrive. « Moi d’abord ! » est maintenant devant { $who }.
}
stork-wants = { $colour ->
    [crawler] La cigogne trouve un { $card } : elle veut des rampants.
    [flyer] La cigogne trouve un { $card } : elle veut des volants.
   *[swarm] La cigogne trouve un { $card } : elle veut des essaims.
}
stork-took = { $who_is ->
    [you] La cigogne prend votre pile ({ $top }, { $height } cartes).
   *[other] La cigogne prend une pile ({ $top }, { $height } cartes) à { $who }.
}
stork-shown = { $chooser_is ->
    [you] Vous montrez à la cigogne une pile ({ $top }, { $height } cartes) de { $who }.
   *[other] { $who_is ->
        [you] { $chooser } montre à la cigogne votre pile ({ $top }, { $height } cartes).
       *[other] { $chooser } montre à la cigogne une pile ({ $top }, { $height } cartes) de { $who }.
    }
}
food-laid = Ce qui a été jeté tombe dans l’étang.
shuffled = La pioche est vide : la défausse est mélangée.
too-few = Il n’y a pas assez de cartes : tout le monde en aura autant.
last-now = « Dernière manche » : cette manche est la dernière.
last-next = « Dernière manche » : la prochaine manche est la dernière.
feasted = Chacun avale ce qui se trouve sur sa rive.

# Comment cela a fini
won = { $who_is ->
    [you] Vous gagnez avec { $points } points : la grenouille la plus heureuse.
   *[other] { $who } gagne avec { $points } points : la grenouille la plus heureuse.
}
shared = { $count } grenouilles se partagent la victoire avec { $points } points chacune.

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
    [unofficial] { " · à deux : hors règle" }
   *[official] { "" }
}
plate = { $who_is ->
    [you] Vous
   *[other] { $who }
}
me-first = « Moi d’abord ! »
me-first-short = 1
hand-of = { $who } tient { $count ->
    [one] une carte
   *[other] { $count } cartes
}
belly-of = { $who_is ->
    [you] votre ventre : { $count } cartes
   *[other] ventre de { $who } : { $count } cartes
}
belly-with = { $who_is ->
    [you] votre ventre, { $count } cartes : { $cards }
   *[other] ventre ({ $who }), { $count } cartes : { $cards }
}
has-thrown = { $who } a choisi
pond-card = étang : { $card }
bait-card = appât : { $card }
stack-of = { $who_is ->
    [you] votre pile : { $top } au-dessus, { $height } cartes
   *[other] pile de { $who } : { $top } au-dessus, { $height } cartes
}
stack-with = { $who_is ->
    [you] votre pile, { $height } cartes, de bas en haut : { $cards }
   *[other] pile ({ $who }), { $height } cartes, de bas en haut : { $cards }
}
counted = { $count } × { $card }
pile = pioche : { $count } cartes
left = reste { $count }
discard = défausse : { $count } cartes
discarded = { $count } parties
decided = la cigogne veut ceci : { $card }
last-flag = { $next ->
    [yes] bientôt fini
   *[no] dernière
}
about = { $now ->
    [yes] à jouer · { $hand } en main · { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    }
   *[no] { $hand } en main · { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    }
}
about-over = { $points } points

# Questions
ask-turn = { $who_is ->
    [you] À vous. Quelle carte ?
   *[other] { $who } : quelle carte ?
}
ask-play = { $can ->
    [both] { $card } : attraper ou voler ?
    [snatch] { $card } : attraper quoi ?
    [steal] { $card } : voler quoi ?
   *[back] { $card } : reprendre la pile ?
}
ask-bait = { $card } : en faire un appât ?
ask-munch = Avaler quoi avec le { $top } ?
ask-scare = { $who_is ->
    [you] Votre main est vide. Effrayer quoi ?
   *[other] { $who } : effrayer quoi ?
}
ask-back = { $who } vous a volé le { $top }. Le reprendre ?
ask-throw = { $where ->
    [pond] Quelle carte va dans l’étang ?
   *[stork] Que jetez-vous à la cigogne ?
}
ask-throw-sure = { $card } : celle-ci ?
ask-call = { $who } pose un { $card } comme appât. Contester ?
ask-forced = Vous devez jouer le { $card }. Comment ?
ask-take = Quelle pile de { $who } la cigogne prend-elle ?
ask-wait = { $what ->
    [theft] { $who } peut reprendre la pile.
    [throw] Il manque encore des choix.
    [call] On peut contester l’appât.
    [stork] { $who } choisit pour la cigogne.
   *[turn] C’est à { $who }.
}
ask-chance = L’étang frémit.
ask-over = L’étang est calme.
note-turn = Attrapez dans l’étang, ou volez.
note-munch = Ou avalez : choisissez une de vos piles.
note-bait = Aucune de vos cartes ne se joue : l’une sera un appât.
note-munch-which = Tout va dans votre ventre.
note-only-bait = Elle ne se joue nulle part pour l’instant.
note-scare = Vous n’avez pas de carte et ne pouvez rien avaler.
note-back = Posez sur le { $top } une carte qui convient.
note-no-card = Aucune de vos cartes ne va sur le { $top }.
note-throw = { $where ->
    [pond] Toutes les cartes sont retournées ensemble.
   *[stork] Une des cartes jetées décide de ce qu’elle prend.
}
note-secret = Personne ne la voit encore, et c’est définitif.
note-call = Si elle se joue quelque part, elle doit être jouée.
note-take = Vous ne voyez que le dessus et la hauteur.
button-lay-bait = Poser comme appât
button-throw = { $where ->
    [pond] Dans l’étang
   *[stork] Jeter
}
button-let-go = Laisser partir
button-call = Contester
button-let-be = Laisser
label-snatch = Attraper un { $below } avec un { $card }
label-steal = Voler le { $top } de { $who } avec un { $card }
label-back = Reprendre le { $top } avec un { $card }
label-munch = Avaler un { $below } avec votre { $top }
label-bait = Poser un { $card } comme appât
label-scare = Effrayer un { $card }
label-take = La cigogne prend le { $top }, { $height } cartes
label-throw = { $where ->
    [pond] Choisir un { $card } pour l’étang
   *[stork] Jeter un { $card } à la cigogne
}

# La position en phrases
told-pond = Dans l’étang : { $card }.
told-seat = { $who_is ->
    [you] Vous tenez { $hand } cartes ; { $belly } sont dans votre ventre.
   *[other] { $who } tient { $hand } cartes ; { $belly } sont dans son ventre.
}
told-stack = { $who_is ->
    [you] Sur votre rive : { $height } cartes, { $top } au-dessus.
   *[other] Sur la rive de { $who } : { $height } cartes, { $top } au-dessus.
}
told-within = De bas en haut : { $cards }.
told-eaten = Dans ce ventre : { $cards }.
told-hand = Dans votre main : { $card }, { $count } fois.
told-pile = Il reste { $count } cartes dans la pioche.

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
why-only-the-robbed = Seul le joueur volé peut reprendre, et tout de suite ; plus tard, c’est un vol ordinaire, à votre tour.
why-no-looking = Seul son propriétaire peut regarder dans une pile, sauf si l’hôte a choisi « Bonne mémoire » ; vous pouvez retenir ce que vous avez vu poser.
why-tallest = La cigogne veut la plus haute de la couleur ; vous ne faites que départager les égalités.
