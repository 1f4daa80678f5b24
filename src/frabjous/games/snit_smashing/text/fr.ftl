# Snit Smashing en français.
game-name = Snit Smashing
game-tagline = Courez au Snandergrab, multipliez-vous, rentrez. Et écrasez les Snits des autres.
game-facts = 2–4 places · ordres secrets · plateau reconstitué

# Le choix de l’hôte
option-peek = Revoir son propre ordre
peek-yes = Oui : on le voit pendant que les Snits courent
peek-no = Non : il faut s’en souvenir

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
    [you] Vous lancez { $total }.
   *[other] { $who } lance { $total }.
}
is-primus = { $who_is ->
    [you] Vous êtes le Bolotomus Primus.
   *[other] { $who } est le Bolotomus Primus.
}
roll-again = Égalité : les plus hauts relancent.
starts-in = { $who_is ->
    [you] Votre clan part de { $hex }.
   *[other] { $who } : le clan part de { $hex }.
}
hatched = { $who_is ->
    [you] Vous tirez { $snit }, vitesse { $speed }.
   *[other] { $who } tire { $snit }, vitesse { $speed }.
}
born = { $who_is ->
    [you] Pouf ! Une naissance chez vous : { $snit }, vitesse { $speed }.
   *[other] Pouf ! { $who } a un petit : { $snit }, vitesse { $speed }.
}

# Ce qui s’est passé : les ordres
order-is-in = { $who_is ->
    [you] Votre ordre est donné.
   *[other] { $who } a écrit un ordre.
}
you-order-smash = Vous ordonnez, en secret : écraser { $hexes }.
you-order-move = Vous ordonnez, en secret : le Snandergrab en { $hex }.
you-order-nothing = Vous n’ordonnez rien, en secret.
orders-smash = { $who_is ->
    [you] Vous aviez ordonné : écraser { $hexes }.
   *[other] { $who } avait ordonné : écraser { $hexes }.
}
orders-move = { $who_is ->
    [you] Vous aviez ordonné : le Snandergrab en { $hex }.
   *[other] { $who } avait ordonné : le Snandergrab en { $hex }.
}
orders-nothing = { $who_is ->
    [you] Vous n’aviez rien ordonné.
   *[other] { $who } n’avait rien ordonné.
}

# Ce qui s’est passé : les Snits
runs = { $who_is ->
    [you] Votre { $snit } court en { $hex }.
   *[other] { $who } : { $snit } court en { $hex }.
}
hides = { $who_is ->
    [you] Votre { $snit } se cache sous le Snandergrab.
   *[other] { $who } : { $snit } se cache sous le Snandergrab.
}
dives = { $who_is ->
    [you] Plouf ! Votre { $snit } est rentré.
   *[other] Plouf ! { $who } : { $snit } est rentré.
}
stays = { $who_is ->
    [you] Votre { $snit } reste.
   *[other] { $who } : { $snit } reste.
}
rest-stay = { $who_is ->
    [you] Vos { $count } autres Snits restent.
   *[other] { $who } : les { $count } autres Snits restent.
}

# Ce qui s’est passé : la révélation
snandergrab-ends = Le Snandergrab s’installe en { $hex }.
snandergrab-stays = Le Snandergrab n’a pas quitté { $hex }.
sheltered = { $who_is ->
    [you] À l’abri dessous, des vôtres : { $snits }.
   *[other] { $who }, à l’abri dessous : { $snits }.
}
on-top = { $who_is ->
    [you] Ah non ! Vous l’avez poussé sur les vôtres : { $snits } par-dessus.
   *[other] Ah non ! { $who } l’a poussé sur son propre clan : { $snits } par-dessus.
}
nobody-under = Personne n’est dessous.
smash-falls = { $who_is ->
    [you] SPLATCH ! Vous frappez { $hexes }.
   *[other] SPLATCH ! { $who } frappe { $hexes }.
}
smashed = { $who_is ->
    [you] Vous perdez { $snits }.
   *[other] { $who } perd { $snits }.
}
smashed-own = { $who_is ->
    [you] Oups : les vôtres, { $snits }. Pas de trophée pour ça.
   *[other] Oups : de son propre clan, { $snits }. Pas de trophée pour ça.
}
smashed-sea = La mer va bien.
smashed-sand = Rien que du sable.

# Ce qui s’est passé : bonds et courses
bound-begins = { $who_is ->
    [you] Bond { $bound }. Vous êtes le Bolotomus Primus.
   *[other] Bond { $bound }. { $who } est le Bolotomus Primus.
}
straggled = { $who_is ->
    [you] Trop tard, des vôtres : { $snits }.
   *[other] { $who }, trop tard : { $snits }.
}
dried-up = { $who_is ->
    [you] Desséchés, des vôtres : { $snits }.
   *[other] { $who }, desséchés : { $snits }.
}
run-begins = { $run ->
    [2] Course 2, vers la mer !
    [3] Course 3, de nouveau vers l’intérieur !
   *[4] Course 4, la dernière, vers la mer !
} { $who_is ->
    [you] Vous êtes le Bolotomus Primus.
   *[other] { $who } est le Bolotomus Primus.
}
runs-are-over = La dernière course est finie. On compte les survivants.
all-dead = Plus un Snit n’est en vie.

# Comment cela a fini
won = Victoire des Snits : { $snits }, avec { $home } à la mer. Victoire du Bolotomus : { $bolotomi }, avec { $trophies ->
    [one] 1 trophée
   *[other] { $trophies } trophées
}.
won-grand-slam = Grand chelem : { $snits }, avec { $home } à la mer et { $trophies ->
    [one] 1 trophée
   *[other] { $trophies } trophées
}.

# L’image
