# Snit Smashing en français.
game-name = Snit Smashing
game-tagline = Courez au Snandergrab, multipliez-vous, rentrez. Et écrasez les Snits des autres.
game-facts = 2–4 places · ordres secrets · plateau reconstitué

# Le choix de l’hôte
option-peek = Revoir son propre ordre
peek-yes = Oui : on le voit pendant que les Snits courent
peek-no = Non : il faut s’en souvenir

# Cases et joueurs
three-hexes = { $a }, { $b } et { $c }
names-1 = { $a_is ->
    [you] vous
   *[other] { $a }
}
names-2 = { $a_is ->
    [you] vous
   *[other] { $a }
} et { $b_is ->
    [you] vous
   *[other] { $b }
}
names-3 = { $a_is ->
    [you] vous
   *[other] { $a }
}, { $b_is ->
    [you] vous
   *[other] { $b }
} et { $c_is ->
    [you] vous
   *[other] { $c }
}
names-4 = tous les quatre

# Ce qui s’est passé : la mise en place
rolled = { $who_is ->
    [you] Vous faites { $total }.
   *[other] { $who } fait { $total }.
}
is-primus = { $who_is ->
    [you] Vous êtes le Bolotomus Primus.
   *[other] { $who } est le Bolotomus Primus.
}
roll-again = Égalité : les meilleurs jets sont relancés.
starts-in = { $who_is ->
    [you] Votre clan part de { $hex }.
   *[other] { $who } : le clan part de { $hex }.
}
hatched = { $who_is ->
    [you] Vous tirez { $snit }, vitesse { $speed }.
   *[other] { $who } tire { $snit }, vitesse { $speed }.
}
born = { $who_is ->
    [you] Pouf ! Votre clan s’agrandit : { $snit }, vitesse { $speed }.
   *[other] Pouf ! { $who } agrandit son clan : { $snit }, vitesse { $speed }.
}

# Ce qui s’est passé : les ordres
order-is-in = { $who_is ->
    [you] Votre ordre est donné.
   *[other] { $who } a écrit un ordre.
}
you-order-smash = Vous ordonnez en secret d’écraser { $hexes }.
you-order-move = Vous ordonnez en secret de pousser le Snandergrab en { $hex }.
you-order-nothing = En secret, vous n’ordonnez rien.
orders-smash = { $who_is ->
    [you] Vous aviez ordonné d’écraser { $hexes }.
   *[other] { $who } avait ordonné d’écraser { $hexes }.
}
orders-move = { $who_is ->
    [you] Vous aviez ordonné de pousser le Snandergrab en { $hex }.
   *[other] { $who } avait ordonné de pousser le Snandergrab en { $hex }.
}
orders-nothing = { $who_is ->
    [you] Vous n’aviez rien ordonné.
   *[other] { $who } n’avait rien ordonné.
}

# Ce qui s’est passé : les Snits
runs = { $who_is ->
    [you] Votre { $snit } court jusqu’à { $hex }.
   *[other] { $who } : { $snit } court jusqu’à { $hex }.
}
hides = { $who_is ->
    [you] Votre { $snit } se cache sous le Snandergrab.
   *[other] { $who } : { $snit } se cache sous le Snandergrab.
}
dives = { $who_is ->
    [you] Plouf ! Votre { $snit } est rentré.
   *[other] Plouf ! { $who } : { $snit } est rentré.
}
stays = { $who_is ->
    [you] Votre { $snit } reste sur place.
   *[other] { $who } : { $snit } reste sur place.
}
rest-stay = { $who_is ->
    [you] { $count ->
        [1] Votre autre Snit reste sur place.
       *[other] Vos { $count } autres Snits restent sur place.
    }
   *[other] { $count ->
        [1] { $who } : l’autre Snit reste sur place.
       *[other] { $who } : les { $count } autres Snits restent sur place.
    }
}

# Ce qui s’est passé : la révélation
snandergrab-ends = Le Snandergrab s’installe en { $hex }.
snandergrab-stays = Le Snandergrab n’a pas quitté { $hex }.
sheltered = { $who_is ->
    [you] Vos Snits à l’abri dessous : { $snits }.
   *[other] { $who } a des Snits à l’abri dessous : { $snits }.
}
on-top = { $who_is ->
    [you] Ah non ! Vous l’avez poussé sur les vôtres. Dessus : { $snits }.
   *[other] Ah non ! { $who } l’a poussé sur son propre clan. Dessus : { $snits }.
}
nobody-under = Personne n’est dessous.
smash-falls = { $who_is ->
    [you] SPLATCH ! Vous frappez { $hexes }.
   *[other] SPLATCH ! { $who } frappe { $hexes }.
}
smashed = { $who_is ->
    [you] Vous perdez { $snits }.
   *[other] { $who } perd { $snits }.
}
smashed-own = { $who_is ->
    [you] Oups, c’était votre propre clan : { $snits }. Pas de trophée pour cela.
   *[other] Oups, c’était son propre clan : { $snits }. Pas de trophée pour cela.
}
smashed-sea = La mer s’en remettra.
smashed-sand = Rien que du sable.

# Ce qui s’est passé : bonds et courses
bound-begins = { $who_is ->
    [you] Bond { $bound }. Vous êtes le Bolotomus Primus.
   *[other] Bond { $bound }. { $who } est le Bolotomus Primus.
}
straggled = { $who_is ->
    [you] Vos retardataires : { $snits }.
   *[other] { $who } a des retardataires : { $snits }.
}
dried-up = { $who_is ->
    [you] Vos Snits desséchés : { $snits }.
   *[other] { $who } a des Snits desséchés : { $snits }.
}
run-begins = { $run ->
    [2] Course 2, vers la mer !
    [3] Course 3, de nouveau vers l’intérieur !
   *[4] Course 4, la dernière, vers la mer !
} { $who_is ->
    [you] Vous êtes le Bolotomus Primus.
   *[other] { $who } est le Bolotomus Primus.
}
runs-are-over = La dernière course est finie. On compte les survivants.
all-dead = Il ne reste plus un seul Snit en vie.

# Comment cela a fini
won = Victoire des Snits : { $snits }, avec { $home ->
    [0] aucun Snit rentré
    [1] 1 Snit rentré
   *[other] { $home } Snits rentrés
}. Victoire du Bolotomus : { $bolotomi }, avec { $trophies ->
    [0] aucun trophée
    [1] 1 trophée
   *[other] { $trophies } trophées
}.
won-grand-slam = Grand chelem : { $snits }, avec { $home ->
    [0] aucun Snit rentré
    [1] 1 Snit rentré
   *[other] { $home } Snits rentrés
} et { $trophies ->
    [0] aucun trophée
    [1] 1 trophée
   *[other] { $trophies } trophées
}.

# L’image
board-title = La plage : sept colonnes de A à G, dix rangées ; la rangée 1 est la mer
heading = { $state ->
    [set-up] mise en place
    [over] partie terminée
   *[run] course { $run } · bond { $bound } sur { $bounds }
}
the-sea = la mer
under-it = sous le Snandergrab
snandergrab-on = Le Snandergrab est en { $hex }.
snit-at = { $who_is ->
    [you] votre { $snit }
   *[other] { $snit } ({ $who })
}, vitesse { $speed }, { $where }{ $done ->
    [yes] , a bougé
   *[no] { "" }
}
crowd = { $who_is ->
    [you] { $count ->
        [1] un de vos Snits
       *[other] { $count } de vos Snits
    }, { $where }
   *[other] { $count ->
        [1] un Snit
       *[other] { $count } Snits
    } ({ $who }), { $where }
}
own-order = votre ordre scellé

# L’image : ce qu’on crie sur la plage
word-smash = SPLATCH !
word-missed = Raté !
word-safe = à l’abri !
word-no-no = Ah non !
word-splash = rentré !

# L’image : les places
about = { $primus ->
    [yes] Primus · { $doing }
   *[no] { $doing }
}
doing-moves = { $who_is ->
    [you] déplacez un Snit
   *[other] déplace un Snit
}
doing-sealed = ordre scellé
doing-orders = { $who_is ->
    [you] écrivez un ordre
   *[other] écrit un ordre
}
doing-rolled = { $who_is ->
    [you] avez fait { $total }
   *[other] a fait { $total }
}
doing-waits = { $who_is ->
    [you] attendez
   *[other] attend
}
doing-smash = { $who_is ->
    [you] écrasez { $hexes }
   *[other] écrase { $hexes }
}
doing-move = { $who_is ->
    [you] poussez en { $hex }
   *[other] pousse en { $hex }
}
doing-nothing = aucun ordre
seat-has = { $who_is ->
    [you] Vous ({ $emblem })
    [unnamed] { $who }
   *[other] { $who } ({ $emblem })
} : { $about } ; { $running } en route, { $safe } à l’abri, { $pool } en réserve, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}.
snits-on-hexes = { $who_is ->
    [you] Vos Snits
   *[other] Snits ({ $who })
} : { $snits }.
snits-under = { $who_is ->
    [you] Les vôtres sous le Snandergrab
   *[other] Sous le Snandergrab ({ $who })
} : { $snits }.

# L’image : ce qu’on demande
button-smash = Écraser
button-move = Pousser
button-nothing = Rien
button-seal = Sceller
button-stay = Il reste sur place
button-rest = Les autres restent
label-smash = écraser { $hexes }
label-move = pousser le Snandergrab en { $hex }
label-nothing = aucun ordre
label-run = { $snit } court jusqu’à { $hex }
label-dive = { $snit } plonge dans la mer et rentre chez lui
label-hide = { $snit } se cache sous le Snandergrab
label-stay = { $snit } reste sur place
label-rest = les autres restent sur place
ask-order = Qu’ordonnez-vous ?
note-order = Secret jusqu’à ce que tous les Snits aient bougé.
ask-wait-orders = Les autres écrivent leurs ordres.
ask-corner = Où frappez-vous ?
note-corner = Chaque point est le point de rencontre de trois cases.
ask-three = Quelles trois cases écrasez-vous ?
note-three = Choisissez la première.
ask-third = Écraser { $hexes } et … ?
note-third = { $left ->
    [1] Choisissez une troisième case.
   *[other] Choisissez une deuxième case.
}
ask-middle = Où pousser le Snandergrab ?
note-middle = Indiquez son milieu ; il couvre les six cases autour.
ask-sure = Sceller : { $order } ?
note-sure = Un ordre scellé est définitif.
note-sure-move = C’est définitif. Vos propres Snits seraient dessus : ah non !
ask-snit = Quel Snit bouge ?
note-unmoved = { $count ->
    [1] Un seul n’a pas bougé.
   *[other] { $count } n’ont pas bougé.
}
note-own = Votre ordre : { $order }.
note-own-hidden = Votre ordre est donné. À vous de vous en souvenir.
ask-where = Où court { $snit } ?
note-where = Jusqu’à { $speed } cases.
note-where-wet = Hors de la mer, jusqu’à { $speed } cases.
ask-wait-move = { $who_is ->
    [you] Vous déplacez un Snit.
   *[other] { $who } déplace un Snit.
}
going-rolling = Qui sera le Bolotomus Primus ?
going-placing = D’où part chaque clan ?
going-hatching = Chaque clan tire quatre Snits.
going-reading = On lit les ordres.
going-sheltering = Le Snandergrab se pose.
going-smashing = Splatch !
going-bound-over = Le bond est fini.
going-breeding = Des Snits naissent.
going-run-over = La course est finie.
going-over = La partie est terminée.

# What things are, and why not
what-snit = Vitesse { $speed } : il court jusque-là en un bond, à travers tout le monde, et finit sur une case vide.
what-crowd = Plusieurs Snits d’un clan au même endroit. Chacun se déplace seul, une fois par bond.
what-haven = Ces Snits ont quitté la plage. Personne ne peut les écraser.
what-land = Un Snit par case. Trois cases qui se touchent peuvent être écrasées d’un coup.
what-sea = Dans la mer, aucun Snit ne peut être écrasé. Lors d’une course vers la mer, il y est rentré.
what-snandergrab = Il couvre une case et celles qui l’entourent. Dessous, on est à l’abri ; à la fin d’une course vers l’intérieur, les Snits se reproduisent.
what-middle = Le milieu du Snandergrab peut être envoyé ici.
what-corner = Trois cases se rencontrent ici. Un coup sur ce coin frappe les trois.
what-order = Les ordres sont lus à partir du Primus ; les coups tombent ensuite dans cet ordre.
why-must-touch = Les trois doivent se toucher.
why-sticks-out = Son milieu doit être de B à F, rangées 3 à 9 : il ne peut ni dépasser ni reposer dans la mer.
why-sleeps = Sur le chemin de la mer, il dort et ne se pousse pas.
why-sealed = Un ordre scellé est définitif.
why-orders-first = D’abord chacun donne son ordre, ensuite les Snits courent.
why-taken = Un Snit par case ; passez à travers, mais arrêtez-vous ailleurs.
why-too-far = C’est plus loin que ne court { $snit } : sa vitesse est { $speed }.
why-not-yours = Celui-là n’est pas à vous ; vous pouvez l’écraser, avec un peu de prévoyance.
why-has-moved = Il s’est déjà déplacé pendant ce bond.
why-must-come-out = Lors d’une course vers l’intérieur, il doit sortir tant qu’une case vide est à sa portée.
why-no-rest = L’un d’eux doit encore sortir de la mer.
why-not-into-the-sea = Pas pendant cette course ; vous venez à peine de sécher.
why-sea-too-far = Pas pendant ce bond : la mer est plus loin que sa vitesse.
why-shelter-too-far = Hors de portée pour ce bond.
why-safe = Il est à l’abri et n’a plus rien à faire pendant cette course.
why-home = Il est rentré et n’a plus rien à faire pendant cette course.

# What counts, when the game is over
tally-home = Rentrés
tally-trophies = Trophées
tally-lost = Écrasés

# La campagne

campaign-two = { $who_is ->
    [you] Vous gagnez avec les Snits et les commandez aussi dans Snits’ Revenge ; le Bolotomus, c’est { $whom }.
   *[other] { $whom_is ->
        [you] { $who } gagne avec les Snits et les commande aussi dans Snits’ Revenge ; vous êtes le Bolotomus.
       *[other] { $who } gagne avec les Snits et les commande aussi dans Snits’ Revenge ; le Bolotomus, c’est { $whom }.
    }
}
campaign-more = { $who_is ->
    [you] Vous avez la victoire du Bolotomus : dans Snits’ Revenge, vous êtes le Bolotomus et tous les autres amènent leur clan.
   *[other] { $who } a la victoire du Bolotomus et devient le Bolotomus dans Snits’ Revenge ; tous les autres amènent leur clan.
}
campaign-roll = La victoire est partagée : les dés désignent le Bolotomus de Snits’ Revenge ({ $bolotomi }).
