# Splut! en français. Un nom est toujours sujet : « Wim » ou « le Poisson ».
game-name = Splut!
game-tagline = Faites tomber un rocher sur les autres sorciers. C’est tout.
game-facts = 2–4 places · aucun hasard

# Ce que l’hôte choisit
option-sides = Qui s’assied où
side-south = Sud
side-west = Ouest
side-north = Nord
side-east = Est
sides-south-north = Sud, Nord
sides-west-east = Ouest, Est
sides-north-south = Nord, Sud
sides-east-west = Est, Ouest
sides-south-west-north = Sud, Ouest, Nord
sides-north-east-south = Nord, Est, Sud
sides-east-south-west = Est, Sud, Ouest
sides-west-north-east = Ouest, Nord, Est
sides-south-west-north-east = Sud, Ouest, Nord, Est
sides-west-north-east-south = Ouest, Nord, Est, Sud
sides-north-east-south-west = Nord, Est, Sud, Ouest
sides-east-south-west-north = Est, Sud, Ouest, Nord

# Les pièces
sorcerer = sorcier
dwarf = nain
troll = troll

# Ce qui s’est passé
stepped = { $who_is ->
    [you] Vous déplacez votre { $piece } de { $origin } à { $target }.
   *[other] { $who } déplace son { $piece } de { $origin } à { $target }.
}
pushed = { $who_is ->
    [you] Vous déplacez votre nain de { $origin } à { $target } ; il pousse ce qui le gêne.
   *[other] { $who } déplace son nain de { $origin } à { $target } ; il pousse ce qui le gêne.
}
pulled = { $who_is ->
    [you] Vous déplacez votre troll de { $origin } à { $target } ; il tire le rocher de { $rock } à { $rock_to }.
   *[other] { $who } déplace son troll de { $origin } à { $target } ; il tire le rocher de { $rock } à { $rock_to }.
}
levitated = { $who_is ->
    [you] Vous déplacez votre sorcier de { $origin } à { $target } ; un rocher lévite de { $rock } à { $rock_to }.
   *[other] { $who } déplace son sorcier de { $origin } à { $target } ; un rocher lévite de { $rock } à { $rock_to }.
}
threw = { $who_is ->
    [you] Vous déplacez votre troll de { $origin } à { $target } ; il y prend le rocher et le lance jusqu’à { $landing }.
   *[other] { $who } déplace son troll de { $origin } à { $target } ; il y prend le rocher et le lance jusqu’à { $landing }.
}
splut = { $who_is ->
    [you] SPLUT ! Le rocher tombe sur votre sorcier en { $square }. Toute votre équipe est hors jeu.
   *[other] SPLUT ! Le rocher tombe sur un sorcier en { $square } : { $who } quitte l’arène avec toute son équipe.
}
crushed = { $who_is ->
    [you] Le rocher écrase votre nain en { $square }. Vous continuez sans nain.
   *[other] Le rocher écrase un nain en { $square } : { $who } continue sans nain.
}
skipped = { $who_is ->
    [you] Vous n’avez aucun pas permis : le reste de votre tour est perdu.
   *[other] { $who } n’a aucun pas permis : le reste de son tour est perdu.
}

# Comment cela a fini
last-standing = { $who_is ->
    [you] Vous gagnez : votre sorcier est le dernier debout.
   *[other] { $who } gagne : son sorcier est le dernier debout.
}
too-long = Partie nulle : { $steps } pas, et plus d’un sorcier est encore debout.

# The picture
board-title = L’arène de Splut!, tour { $turn }
heading = tour { $turn }
piece-on = { $who_is ->
    [you] votre { $piece } en { $square }
   *[other] { $piece } en { $square } ({ $who })
}
rock-on = rocher en { $square }
rock-locked = rocher en { $square }, déplacé au tour précédent : ne peut pas léviter
about = { $state ->
    [now] { $side } · { $who_is ->
        [you] devez jouer
       *[other] doit jouer
    }
    [out] { $side } · hors jeu
   *[in] { $side }
}
ask-piece = { $who_is ->
    [you] À vous. Quelle pièce avance ?
   *[other] { $who } : quelle pièce avance ?
}
ask-where = Où va le { $piece } ?
ask-throw = Dans quelle direction le lancer ?
ask-pull = Tirer le rocher ?
ask-levitate = Où vont le sorcier et le rocher ?
ask-wait = { $who_is ->
    [you] C’est à vous de jouer.
   *[other] { $who } doit jouer.
}
ask-over = L’arène est silencieuse.
note-steps = { $left ->
    [1] Encore un pas à ce tour.
   *[other] Encore { $left } pas à ce tour.
}
note-troll = S’il monte sur un rocher, il le lance, et votre tour prend fin.
note-sorcerer = Ou choisissez d’abord un rocher à emmener.
note-dwarf = Il pousse tout ce qui le gêne.
note-throw = Il vole jusqu’à un obstacle. Gare à votre sorcier.
note-levitate = Tous deux font le même pas.
button-pull = Tirer
button-leave = Laisser
flag-at = { $square } : { $word }
flag-throw = lancer
flag-splut = splut!
flag-crush = écrasé
flag-own = le vôtre !
label-step = { $piece } en { $square }
label-push = Nain en { $square }, en poussant
label-pull = Troll en { $square }, en tirant le rocher de { $rock }
label-levitate = Sorcier en { $square }, rocher de { $rock } en { $rock_to }
label-throw = Lancer le rocher jusqu’à { $landing }
label-hit = { $who_is ->
    [you] Lancer le rocher jusqu’à { $landing }, sur votre propre { $piece }
   *[other] Lancer le rocher jusqu’à { $landing }, touche : { $piece } ({ $who })
}
progress = Pas { $step } sur { $total }
team-of = { $who_is ->
    [you] Votre équipe ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
}
team-on = { $team } : sorcier { $sorcerer }, nain { $dwarf }, troll { $troll }.
team-without-dwarf = { $team } : sorcier { $sorcerer }, troll { $troll }, pas de nain.
team-out = { $team } : hors jeu.
rocks-on = Rochers en { $rock1 }, { $rock2 }, { $rock3 }, { $rock4 }.
rock-is-locked = Le rocher en { $square } a été déplacé au tour précédent et ne peut pas léviter.

# What things are, and why not
what-sorcerer = Il avance d’une case, et un rocher, où qu’il soit, peut faire le même pas. Un rocher lancé sur lui met toute son équipe hors jeu.
what-dwarf = Il avance d’une case et pousse toute la file devant lui, s’il y a de la place au bout. Les rochers volent par-dessus, sauf si un obstacle se trouve juste derrière lui.
what-troll = Il avance d’une case, peut tirer le rocher juste derrière lui, ou monte sur un rocher et doit le lancer. Un lancer met fin au tour.
what-rock = Il n’est à personne. On peut le faire léviter, le pousser, le tirer et le lancer ; lancé sur un sorcier, il met une équipe hors jeu.
what-square = Une pièce voisine, sur la rangée ou la colonne, peut y entrer tant qu’elle est vide.
why-not-yours = Cette pièce obéit à quelqu’un d’autre ; les nains peuvent tout de même la pousser.
why-shut-in = Elle est enfermée : toutes les cases voisines sont prises.
why-rock = Un rocher n’avance pas tout seul. Choisissez la pièce qui le déplacera.
why-one-square = Une case à la fois, le long d’une rangée ou d’une colonne.
why-no-staying = On ne peut pas refuser un pas ; seul un lancer écourte un tour.
why-taken = Quelqu’un s’y tient déjà ; seuls les nains sont assez impolis pour pousser.
why-onto-rock = Un sorcier ne peut pas monter sur un rocher ; faites-le léviter devant lui, ou contournez-le.
why-no-room = Il n’y a pas de case vide au bout de la file : personne ne bouge.
why-no-flight = Un rocher lancé doit parcourir au moins une case, et il n’y en a pas.
why-flies-on = Vous choisissez la direction, pas la case : un rocher lancé vole jusqu’à un obstacle.
why-rests = Il a été déplacé au tour juste avant celui-ci et ne lévite donc pas ; lancez-le, poussez-le ou tirez-le.
why-barred = Le bord, les rochers et toutes les pièces arrêtent un rocher en lévitation ; il ne blesse personne.
why-one-rock = Un seul rocher par tour : celui avec lequel vous avez commencé.
why-spell-broken = Un autre pas a rompu le charme ; plus aucun rocher ne lévite pendant ce tour.
why-at-the-side = Un troll ne tire que ce qui se trouve juste derrière son pas.
why-ahead = Ce qui est devant un troll se lance.
why-thrown = Le lancer a mis fin à votre tour.
why-no-sorcerer = Les rochers ne lévitent que pendant que le sorcier avance.

# What counts, when the game is over
tally-team = Pièces restantes
tally-sorcerer = Sorcier
tally-stands = debout
tally-fallen = tombé
