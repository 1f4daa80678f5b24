# Snits’ Revenge en français.
game-name = Snits’ Revenge
game-tagline = Prenez un Bolotomus d’assaut par l’intérieur et piétinez jusqu’à mettre ses organes hors service. Il mastique.
game-facts = 2–5 places · des dés, du trafic et des dents

# Ce que choisit l’hôte
option-bolotomus = Qui est le Bolotomus
bolotomus-seat-1 = place 1
bolotomus-seat-2 = place 2
bolotomus-seat-3 = place 3
bolotomus-seat-4 = place 4
bolotomus-seat-5 = place 5
bolotomus-seats-1-2 = aux dés entre les places 1 et 2
bolotomus-seats-1-3 = aux dés entre les places 1 et 3
bolotomus-seats-1-4 = aux dés entre les places 1 et 4
bolotomus-seats-2-3 = aux dés entre les places 2 et 3
bolotomus-seats-2-4 = aux dés entre les places 2 et 4
bolotomus-seats-3-4 = aux dés entre les places 3 et 4
bolotomus-seats-1-2-3 = aux dés entre les places 1, 2 et 3
bolotomus-seats-1-2-4 = aux dés entre les places 1, 2 et 4
bolotomus-seats-1-3-4 = aux dés entre les places 1, 3 et 4
bolotomus-seats-2-3-4 = aux dés entre les places 2, 3 et 4
bolotomus-seats-1-2-3-4 = aux dés entre les quatre
bolotomus-seats-1-2-3-4-5 = aux dés entre les cinq
option-army = Snits par armée
army-2 = 2
army-3 = 3
army-4 = 4
army-5 = 5
army-6 = 6
army-7 = 7
army-8 = 8
army-9 = 9
army-13 = 13
army-14 = 14
army-15 = 15
army-16 = 16
army-17 = 17
option-organs = Organes à mettre hors service
organs-7 = 7
organs-8 = 8
organs-9 = 9
organs-10 = 10
organs-11 = 11
option-spark = Une Étincelle de vie sous un Snorg
spark-no = non
spark-yes = oui : l’éteindre d’un coup tue le Bolotomus
option-splops = Des Splops sous les Snorgs
splops-0 = aucun
splops-3 = trois
splops-4 = quatre
option-hiding = Ce qu’on voit des cachettes
hiding-dummies = un pion, ou un leurre, sous chaque Snorg
hiding-open = tous voient quels Snorgs sont sur quelque chose
hiding-written = noté par écrit, rien ne se voit
option-pack = Quand une attaque groupée échoue
pack-one-chomp = un seul Snit risque d’être mastiqué
pack-chomp-each = chaque Snit risque d’être mastiqué (règles françaises)
option-passages = Passages
passages-standard = conduits 2, canaux 1
passages-channels-3 = conduits 3, canaux 1
passages-all-2 = 2 partout
option-runnungitms = Runnungitms
runnungitms-yes = oui
runnungitms-no = aucun : la première attaque de l’histoire, presque toujours gagnée par les Snits
option-counters = Pions
counters-2003 = de 2003 : vitesses et symboles
counters-1978 = de 1978 : des Snits tous pareils, trois Makums
option-clock = Le Bolotomus a résisté au siège après
clock-30 = 30 tours
clock-60 = 60 tours
clock-120 = 120 tours

# Les mots
organ-antephellum = Antephellum
organ-glut = Glut
organ-fleotis = Fleotis
organ-eye = Œil
organ-prolobosinator = Prolobosinator
organ-forebosinator = Forebosinator
organ-lapotum = Lapotum
organ-compositor-1 = Compositeur 1
organ-compositor-2 = Compositeur 2
organ-compositor-3 = Compositeur 3
organ-gulpus = Gulpus
organ-wamblum = Wamblum
organ-bloatbulb = Bloatbulb
organ-squidgium = Squidgium
organ-hemiplonk = Hemiplonk
organ-dreenle = Dreenle
phase-moving = déplacements
phase-kicking = piétinement
phase-racing = seconds déplacements
phase-composing = composition
phase-travelling = déplacements
phase-chomping = mastication
phase-transforming = transformations
snit-of = { $whose_is ->
    [you] { $snit } (votre clan)
   *[other] { $snit } ({ $whose })
}
one-die = { $pips }
two-dice = { $low } + { $high } = { $total }

# Avant le premier tour
rolled-off = { $who_is ->
    [you] Vous faites { $roll }.
   *[other] { $who } fait { $roll }.
}
tied = Égalité : les meilleurs jets sont relancés.
is-bolotomus = { $who_is ->
    [you] Vous êtes le Bolotomus.
   *[other] { $who } est le Bolotomus.
}
is-senior = { $who_is ->
    [you] Vous avez le totem du Clan Senior.
   *[other] { $who } a le totem du Clan Senior.
}
you-hid-spark = Vous cachez l’Étincelle de vie : { $organ }.
you-hid-splop = Vous cachez un Splop : { $organ }.
hid-open = { $who } glisse un pion sous un Snorg : { $organ }.
hid = { $who } cache quelque chose.
posted = { $who_is ->
    [you] Vous postez le Runnungitm de garde : { $organ }.
   *[other] { $who } poste le Runnungitm de garde : { $organ }.
}
left-out = { $who_is ->
    [you] Vous laissez { $snit } à la maison.
   *[other] { $who } laisse { $snit } à la maison.
}
took = { $who_is ->
    [you] Vous emmenez { $snit }.
   *[other] { $who } emmène { $snit }.
}

# Les Snits
moved = { $snit } se déplace : { $organ }.
entered = { $snit } entre par l’orifice : { $organ }.
dashes = { $snit } fonce vers le Fleotis !
went-out = { $snit } quitte le corps par l’orifice : { $organ }.
got-through = Les dés donnent { $roll } : { $snit } est entré.
smashed = Les dés donnent { $roll } : { $snit } est écrasé.
took-spark = { $snit } a l’Étincelle !
kicks-snorg = { $snit } essaie de piétiner le Snorg : { $organ }.
kicks-makum = { $snit } essaie de piétiner un Makum : { $organ }.
kicks-runnungitm = { $snit } essaie de piétiner un Runnungitm : { $organ }.
kicks-snit = { $snit } essaie de piétiner { $victim }.
missed = { $snit } fait { $roll } et rate son coup.
hit-snorg = { $snit } fait { $roll } : le Snorg est mort ({ $organ }).
hit-makum = { $snit } fait { $roll } : le Makum est mort.
hit-runnungitm = { $snit } fait { $roll } : le Runnungitm est mort.
hit-snit = { $snit } fait { $roll } : { $victim } est mort.
splopped = Splop ! Le Snorg explose et emporte { $snit }.
spark-kicked = Il était sur l’Étincelle de vie. Le Bolotomus est mort !
joins-pack = { $snit } se joint à l’attaque groupée : { $organ }.
pack-attacks = { $count } Snits attaquent ensemble un Runnungitm : { $organ }.
pack-missed = Tous ont raté leur coup, et le Runnungitm se retourne contre eux.
snaps-back = Le Runnungitm tente de mastiquer { $snit } en retour.

# Le Bolotomus
turns-on = Il essaie de mastiquer { $snit }.
snaps = Un Runnungitm essaie de mastiquer { $snit } ({ $organ }).
caught = Il fait { $roll }, plus que { $speed } : { $snit } est attrapé !
escaped = Il fait { $roll }, pas plus que { $speed } : { $snit } s’échappe.
last-kick-hit = Un dernier coup, { $roll } : le Runnungitm meurt aussi.
last-kick-missed = Un dernier coup, { $roll } : en vain.
was-wounded = { $snit } est blessé et a perdu son marteau.
was-eaten = { $snit } est dévoré.
composed = De nouveaux Makums : { $where }.
makum-moved = Un Makum se déplace : { $here } → { $there }.
runnungitm-moved = Un Runnungitm se déplace : { $here } → { $there }.
became-runnungitm = Dans le Lapotum, un Makum devient un Runnungitm.
became-snorg = Un Makum devient le Snorg : { $organ }.

# Les tours
ended = { $who_is ->
    [you] Vous terminez la phase : { $phase }.
   *[other] { $who } termine la phase : { $phase }.
}
turn-begins = Tour { $turn }.
bolotomus-died = Le Bolotomus est mort, et tout ce qui était à lui disparaît. Les clans se disputent maintenant l’Étincelle.
spark-held = { $snit } a fait le coup et s’empare de l’Étincelle.
spark-lies = L’Étincelle n’est à personne : { $organ }.
round-begins = { $who_is ->
    [you] Manche { $round } du combat : vous commencez.
   *[other] Manche { $round } du combat : { $who } commence.
}

# Comment cela finit
won-siege = { $who_is ->
    [you] Vous gagnez : { $lost } organes sont hors service, et le Bolotomus est mort.
   *[other] { $who } gagne : { $lost } organes sont hors service, et le Bolotomus est mort.
}
won-spark = { $who_is ->
    [you] Vous gagnez : l’Étincelle est éteinte, le Bolotomus est mort.
   *[other] { $who } gagne : l’Étincelle est éteinte, le Bolotomus est mort.
}
won-repelled = { $who_is ->
    [you] Vous gagnez : il ne reste aucun Snit.
   *[other] { $who } gagne : il ne reste aucun Snit.
}
won-tie = Partie nulle : le Bolotomus est mort, et tous les Snits aussi.
won-outlasted = { $who_is ->
    [you] Vous gagnez : après { $turn } tours, vous avez résisté à l’invasion.
   *[other] { $who } gagne : après { $turn } tours, le Bolotomus a résisté à l’invasion.
}
won-stolen = { $who_is ->
    [you] Vous gagnez : votre Snit est dehors, et l’Étincelle avec lui.
   *[other] { $who } gagne : son Snit est dehors, avec l’Étincelle.
}
won-last-clan = { $who_is ->
    [you] Vous gagnez : votre clan est le dernier en vie.
   *[other] { $who } gagne : son clan est le dernier en vie.
}
won-stalemate = Partie nulle entre les clans vivants : personne ne sort l’Étincelle.

# L’image : où en est la partie
board-title = L’intérieur d’un Bolotomus : seize organes
heading = tour { $turn }/{ $clock }, { $side ->
    [snits] Snits
   *[bolotomus] Bolotomus
}
heading-set-up = mise en place
heading-fight = Étincelle, manche { $round }
side-set-up = Avant
side-snits = Snits
side-bolotomus = Bolotomus
step-hiding = cacher
step-duty = garde
step-armies = armées
step-moving = bouger
phase-now = maintenant : { $phase }
step-kicking = piétiner
step-racing = rebouger
step-composing = composer
step-travelling = bouger
step-chomping = mastiquer
step-transforming = muer
score-over = Organes hors service : { $dead } (nécessaires : { $needed })
score = { $dead ->
    [one] { $dead } organe hors service
   *[other] { $dead } organes hors service
} sur { $needed }
dice-label = { $count ->
    [1] le dé donne { $total }
   *[other] les dés donnent { $total }
}
outside = dehors
plate = { $organ ->
    [Eye] Œil
    [Compositor-1] Compositeur 1
    [Compositor-2] Compositeur 2
    [Compositor-3] Compositeur 3
   *[other] { $name }
}
organ-label = { $organ } { $works ->
    [yes] fonctionne
   *[no] est hors service
} : { $makums ->
    [0] aucun Makum
    [one] un Makum
   *[other] { $makums } Makums
}, { $runnungitms ->
    [0] aucun Runnungitm
    [one] un Runnungitm
   *[other] { $runnungitms } Runnungitms
}, { $snits ->
    [0] aucun Snit
    [one] un Snit
   *[other] { $snits } Snits
}
passage-used = Entre { $one } et { $other }, utilisation : { $used } sur { $limit }
entrance-used = Orifice { $organ }, utilisation : { $used } sur { $limit }
group-label = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } semblables)
} : { $organ }
group-outside = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } semblables)
}, dehors

# L’image : mots
kind-snorg = le Snorg
kind-makum = un Makum
kind-runnungitm = un Runnungitm
kind-spark = l’Étincelle
kind-splop = un Splop
chance = { $hits } sur { $of }

# L’image : sièges
about-rolled = { $total ->
    [0] { $who_is ->
        [you] attendez les dés
       *[other] attend les dés
    }
   *[other] { $total } aux dés
}
about-bolotomus = Bolotomus
about-dead = feu le Bolotomus
about-clan = { $senior ->
    [yes] Clan Senior
   *[no] clan
}{ $alive ->
    [0] {""}
   *[other] , { $alive } en vie
}{ $spark ->
    [yes] , a l’Étincelle
   *[no] {""}
}

# L’image : questions
ask-over = Le siège est fini.
ask-dice = Les dés décident.
ask-wait = { $who_is ->
    [you] À vous : { $what }
   *[other] { $who } : { $what }
}
ask-hiding = Où cacher { $what } ?
note-hiding = Sous n’importe quel Snorg, sauf celui du Lapotum. Personne d’autre ne le verra.
ask-hide-sure = Cacher sous ce Snorg : { $organ } ?
note-final = On ne peut pas revenir en arrière.
ask-duty = Où le Runnungitm monte-t-il la garde ?
note-duty = Il sera là quand les Snits arriveront.
ask-leave-out = { $count ->
    [1] Un Snit reste à la maison. Lequel ?
   *[other] { $count } Snits restent à la maison. Lesquels ?
}
ask-take = { $count ->
    [1] Un Snit de plus vient. Lequel ?
   *[other] { $count } Snits de plus viennent. Lesquels ?
}
note-armies = Un marteau piétine mieux, un éclair bouge deux fois. Le chiffre est la vitesse.
ask-moving = Qui bouge ?
note-moving = Choisissez un Snit, puis un organe voisin.
ask-kicking = Qui piétine ?
note-kicking = Chaque Snit une fois. Quand un Snorg meurt, son organe est hors service.
ask-racing = Les rapides bougent une seconde fois. Qui ?
note-racing = D’organe en organe seulement.
note-fight = Manche { $round } du combat : faites sortir l’Étincelle du corps.
ask-composing = Où composez-vous ?
note-composing = Un Makum dans chaque Compositeur qui fonctionne.
ask-travelling = Qui bouge ?
note-travelling = Makums et Runnungitms ; les canaux rouges vous sont réservés.
ask-chomping = Qui mastique ?
note-chomping = Chaque Runnungitm une fois. Pour l’attraper, il faut faire plus que sa vitesse avec deux dés.
ask-transforming = Quel Makum se transforme ?
note-transforming = Dans le Lapotum, il devient un Runnungitm ; dans un organe hors service, son Snorg.
ask-victim = Raté ! Qui le Runnungitm essaie-t-il de mastiquer ?
note-victim = Les chances de l’attraper sont indiquées sur chaque Snit.
ask-pack = Qui attaque avec { $snit } ?
note-pack = { $count ->
    [1] Un seul Snit n’est pas un groupe ; chances de toucher : { $chance }.
   *[other] { $count } Snits, chances qu’un touche : { $chance }.
}
ask-where = Où va { $snit } ?
note-where = N’importe quel endroit éclairé.
note-others = N’importe quel endroit éclairé ; ou prenez quelqu’un d’autre ici.
note-dash = Chances de passer par le Fleotis : { $chance }.
ask-kick = Qui { $snit } piétine-t-il ?
note-kick = Chances de tuer : { $chance }.
note-kick-back = Chances de tuer : { $chance } ; d’être attrapé par un Runnungitm raté : { $caught }.
ask-chomp = Qui veut-il mastiquer ?
note-chomp = Les chances de l’attraper sont indiquées sur chaque Snit.
ask-makum-where = Où va le Makum ?
ask-runnungitm-where = Où va le Runnungitm ?

# L’image : ce qu’on presse ou montre
button-kick = Piétiner { $prey } : { $chance }
button-pack = Attaque groupée
button-attack = Attaquer : { $chance }
button-take-spark = Prendre l’Étincelle
button-compose = Composer
button-compose-all = Composer partout
button-hide = Cacher là
button-end = Finir la phase
label-move = { $snit } se déplace : { $organ }
label-out = { $snit } quitte le corps
label-dash = { $snit } fonce vers le Fleotis : { $chance }
label-kick = { $snit } piétine { $aim } : { $chance }
label-join = { $snit } se joint à l’attaque groupée
label-pick-up = { $snit } prend l’Étincelle
label-leave-out = { $snit } reste à la maison
label-take = { $snit } vient
label-travel = { $thing } se déplace : { $here } → { $there }
label-chomp = mastiquer { $snit } : { $chance }
label-compose = { $count ->
    [1] composer un Makum
   *[other] composer { $count } Makums
}
label-attack = l’attaque groupée commence
label-hide = cacher { $what } : { $organ }
label-runnungitm = un Makum devient un Runnungitm
label-snorg = un Makum devient le Snorg : { $organ }
label-guard = poster le Runnungitm : { $organ }

# L’image en phrases
told-inside = { $organ } : { $snits }.
told-outside = Dehors : { $snits }.
told-wounded = Blessé, sans marteau : { $snits }.
told-done = Ont déjà agi dans cette phase : { $things }.
told-pools = Encore en réserve : Makums { $makums }, Runnungitms { $runnungitms }.
told-hidden = Encore caché : { $sparks ->
    [0] {""}
   *[other] l’Étincelle{ $splops ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $splops ->
    [0] {""}
    [one] un Splop
   *[other] { $splops } Splops
}.
told-under = Sous le Snorg ({ $organ }) : { $what }.
told-holder = { $snit } a l’Étincelle.
told-lying = L’Étincelle est ici : { $organ }.

# What things are, and why not
what-organ = Il fonctionne tant que son Snorg vit. Assez d’organes hors service à la fin d’un tour, et le Bolotomus est mort.
what-lapotum = Ici, un Makum peut se transformer en Runnungitm. Seuls des canaux rouges y mènent, et ils sont fermés aux Snits.
what-compositor = Tant que son Snorg vit, il peut composer un Makum par tour.
what-fleotis = La porte de derrière, pour un Snit par phase. Tant que l’Œil ou le Prolobosinator fonctionne, y entrer demande de la chance aux dés.
what-opening = Les Snits entrent et sortent ici, par phase : { $count }.
what-lookout = Il garde le Fleotis : quand l’Œil et le Prolobosinator sont hors service, les Snits y entrent sans peine.
what-outside = Sous le Bolotomus, personne n’est mastiqué. Les Snits montent par un orifice.
what-snit = Vitesse { $speed } : pour l’attraper, il faut faire plus aux dés. Il se déplace et piétine une fois par tour ; 1 ou 2 au dé tue.
what-hammer = Vitesse { $speed } et un marteau : il tue avec 1 à 4, et survit une fois quand il est attrapé.
what-lightning = Vitesse { $speed } et un éclair : dans le corps, il se déplace une seconde fois, après les piétinements.
what-snorg = Il fait fonctionner son organe. Un piétinement de 1 ou 2 le tue, avec un marteau 1 à 4.
what-makum = Il peut se transformer en Runnungitm dans le Lapotum, ou en nouveau Snorg dans un organe qui a perdu le sien.
what-runnungitm = Il essaie à chaque tour de mastiquer un Snit dans son organe, et aussitôt celui qui le piétine sans le toucher.
what-spark = L’Étincelle de vie est ici. Le premier Snit qui y entre la prend ; sortir du corps avec elle, c’est gagner.
what-score = { $needed } organes hors service à la fin d’un tour, et le Bolotomus est mort.
why-full = { $limit ->
    [1] Une créature par phase, et quelqu’un est déjà passé ; à la phase suivante, c’est libre.
   *[other] { $limit } créatures par phase sont déjà passées, entrées et sorties comptées ensemble.
}
why-red = Les canaux rouges sont fermés aux Snits.
why-one-passage = Un passage par phase ; seuls les Snits à éclair ont un second déplacement, après les piétinements.
why-has-moved = Il s’est déjà déplacé pendant cette phase.
why-only-lightning = Le second déplacement est pour les Snits à éclair qui sont dans le corps.
why-not-out = Le second déplacement va d’organe en organe ; dehors n’en est pas un.
why-own-organ = Un Snit ne piétine que ce qui est dans son propre organe.
why-snorg-dead = Ce Snorg est déjà mort.
why-has-kicked = Chaque Snit piétine une fois par tour.
why-no-snit-kicks = Personne ne piétine de Snits tant que le Bolotomus vit.
why-pack-of-one = Seul, on n’est pas un groupe : quelqu’un doit se joindre.
why-only-runnungitms = Les groupes n’attaquent que les Runnungitms ; Snorgs et Makums ne mastiquent pas.
why-lapotums-snorg = Il est hors d’atteinte et ne peut pas mourir ; d’ailleurs, vous ne pouvez pas y aller.
why-dead-compositor = Son Snorg est mort : rien n’y est composé tant qu’il n’est pas remplacé.
why-never-out = Les Makums et les Runnungitms ne quittent jamais le corps.
why-has-snapped = Chaque Runnungitm essaie une seule fois de mastiquer pendant cette phase.
why-nobody-to-bite = Il n’y a pas de Snit à mastiquer dans son organe.
why-transforms-elsewhere = Seulement dans le Lapotum, ou dans un organe sans Snorg.

# What counts, when the game is over
tally-alive = Snits en vie
tally-stopped = Organes hors service
tally-spark = Étincelle
tally-has-spark = oui
tally-none = –
