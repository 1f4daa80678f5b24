# Les pages autour des jeux.
page-tagline = Une table pour cinq petits jeux malicieux.
page-promise = Rien n’est transmis en douce. Chacun peut vérifier les dés.
page-tools = Outils
page-close = Fermer
page-back = Retour
page-home = Retour à l’accueil
page-language = Langue
page-night = Jour ou nuit
page-light = Jour ou nuit
page-theme-auto = Comme l’appareil
page-theme-light = Jour
page-theme-dark = Nuit
page-motion = Animations
page-motion-full = toutes
page-motion-reduced = réduites
page-yes = Oui
page-no = Non

# L’accueil
page-have-code = J’ai un code
page-code = Vous avez un code ?
page-code-go = Valider
page-play = Jouer
page-who-plays = Qui joue ?
page-way-bot = { $others ->
    [1] Moi et un robot
   *[other] Moi et { $others } robots
}
page-way-bot-note = commence tout de suite
page-way-link = Des amis, avec un lien
page-way-link-note = sans compte, aussi par code QR
page-way-here = Tous sur cet appareil
page-way-here-note = il fait le tour de la table
page-seats = { $seats } places
page-change = Changer
page-your-name = Votre nom
page-what-name = Comment vous appeler ?
page-any-name = N’importe quel nom
page-that-is-me = C’est moi
page-skip-name = Passer
page-your-face = Votre visage dans les listes et les discussions
page-name-kept = Gardé dans ce navigateur. Aucun compte, aucun courriel à confirmer.
page-nobody-yet = Personne encore
page-name-and-face = Nom et visage
page-whose-name = De qui ?
page-face = Visage dans les listes et les discussions
page-call-me-so = M’appeler ainsi
page-name = Nom
page-how-many = Combien de places ?
page-chair = Place { $number }
page-bot = Robot : { $name } ({ $level })
page-about-beginner = passe à côté de bien des choses, comme à une première partie
page-about-casual = voit presque tout ce qui saute aux yeux, mais juge à la louche
page-about-skilled = prévoit un peu
page-about-expert = prévoit loin et s’attend à de bonnes réponses
page-about-master = prévoit aussi loin que le temps le permet
page-about-unhurried = le même, avec quatre fois plus de temps pour chaque choix
page-chair-open = Un ami, avec un lien
page-chair-here = Quelqu’un sur cet appareil
page-hints = Conseils
page-hints-usual = seulement contre des robots
page-hints-yes = pour tout le monde
page-hints-no = aucun
page-grace = Si quelqu’un s’en va, un robot peut jouer
page-grace-seconds = après { $seconds } secondes
page-grace-minutes = { $minutes ->
    [1] après une minute
   *[other] après { $minutes } minutes
}
page-start-so = Commencer la partie

# La salle d’attente et les tables ouvertes
page-waiting-room = On attend des joueurs
page-begin = Commencer : des robots prennent les places libres
page-open-to-all = Laisser tout le monde prendre place
page-close-to-all = De nouveau sur invitation seulement
page-is-open = Ouverte à tous : la table figure à l’accueil tant que vous êtes là. En ouvrir une autre ferme celle-ci.
page-dismiss = { $name } : demander de partir
page-open-tables = Tables ouvertes
page-anybody = tout le monde peut prendre place
page-sets-out = { $name } attend des joueurs
page-free-seats = { $free ->
    [0] aucune place libre
    [1] une place libre
   *[other] { $free } places libres
}
page-sit-down = Prendre place
page-watch = Regarder

# Vos tables
page-your-tables = Vos tables
page-tables-wait = { $count ->
    [0] Personne ne vous attend. Profitez-en.
    [1] une vous attend
   *[other] { $count } vous attendent
}
page-go-on = Continuer
page-look = Regarder
page-older-tables = Tables plus anciennes
page-tables-elsewhere = Les emporter sur un autre appareil
page-code-hint = nom, code ou lien
page-code-note = Le nom suffit : « mome bird ». Traits d’union et majuscules n’importent pas.
page-did-you-mean = Vouliez-vous dire :
shelf-your-turn = À vous de jouer
shelf-for-minutes = { $count ->
    [0] à l’instant
    [1] depuis une minute
   *[other] depuis { $count } minutes
}
shelf-for-hours = { $count ->
    [0] depuis peu
    [1] depuis une heure
   *[other] depuis { $count } heures
}
shelf-for-days = { $count ->
    [0] depuis peu
    [1] depuis un jour
   *[other] depuis { $count } jours
}
shelf-ago-minutes = { $count ->
    [0] à l’instant
    [1] il y a une minute
   *[other] il y a { $count } minutes
}
shelf-ago-hours = { $count ->
    [0] il y a peu
    [1] il y a une heure
   *[other] il y a { $count } heures
}
shelf-ago-days = { $count ->
    [0] il y a peu
    [1] il y a un jour
   *[other] il y a { $count } jours
}

# La table
page-table = table
page-board = Le plateau
page-seats-label = Places
page-tray = Votre choix
page-hand = Votre main
page-invite = Inviter
page-invite-note = Toute personne qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
page-invite-watch = Toutes les places sont prises. Toute personne qui ouvre ce lien peut regarder.
page-link-here-network = Ce lien ne fonctionne que sur cette machine. Sur le même réseau, il faut celui-ci :
page-link-here-only = Ce lien ne fonctionne que sur cette machine. Lancez le serveur avec --host 0.0.0.0 pour que votre réseau puisse y entrer.
page-link-network = Le lien pour le même réseau
page-link = Le lien vers cette table
page-copy = Copier
page-copied = Copié
page-qr = Code QR du lien vers cette table
page-sit-here-too = Quelqu’un d’autre sur cet appareil
page-take-seat = Prenez une place
page-take-seat-note = Un clic, aucun compte. Ou regardez, tout simplement.
page-sit-as = Prendre place : { $emblem }
page-lit-above = plus haut
page-lit-below = plus bas
page-take-back = Annuler mon coup
page-take-back-short = Annuler
page-ask-back = Demander à annuler un coup
page-unpick = Choisir autrement
page-hint = Conseil
hint-best = À votre place : A.
hint-hopeless = Rien de bon ici. A est le plus lent.
hint-choices = Choix, avec vos chances de gagner
hint-row = { $letter }, { $choice }, chances de gagner { $chance } %
hint-row-best = { $letter }, { $choice }, chances de gagner { $chance } %, le meilleur
hint-percent = { $chance } %
hint-much-the-same = À peu près pareil.
hint-one-other = Un autre
hint-two-others = Deux autres
hint-do = Faire { $letter }
hint-no = Non, merci
hint-guess = Les chances sont l’estimation d’un robot. Il s’est déjà trompé.
coach-hush = Chut
coach-thinking = Un instant. Je regarde où cela mène.
coach-understood = Je vois
coach-anyway = Jouer quand même
coach-look-again = Regarder encore
coach-speaks = parle
coach-silent = se tait
page-again = Que s’est-il passé ?
page-again-short = Revoir
page-rules = Règles
page-rules-search = Chercher dans les règles
page-rules-search-for = Chercher : tirer, bord, qui commence…
page-rules-found = { $count ->
    [0] Rien. Essayez le nom d’une pièce.
    [1] 1 article
   *[other] { $count } articles
}
page-rules-contents = Sommaire
page-rules-clause = Article { $number }
page-rules-whole = Lire sur une page à part
page-menu = Menu
page-log = Journal
page-chat = Chat
page-log-chat = Journal et chat
page-say = Envoyer
page-say-something = Écrire un message
page-reconnecting = Reconnexion…
page-sending = C’est en route…
page-kept = Reconnexion… Ce que vous avez fait est gardé et sera envoyé.
page-gone = Cette table n’existe plus.
page-lift = C’est moi, montrer
page-result = Le résultat
page-next-game = La partie suivante est prête : y aller
page-rematch = Revanche
page-on-to = Continuer avec { $game }
page-campaign = La campagne
page-campaign-heading = la campagne
page-campaign-note = D’abord la plage, puis { $game } à la même table. Les victoires sur la plage décident qui sera ensuite le Bolotomus, et la table tient le compte.
evening = { $games ->
    [0] La soirée commence.
    [1] La soirée, après une partie : { $scores }
   *[other] La soirée, après { $games } parties : { $scores }
}
page-new-game = Nouvelle partie
page-offer-draw = Proposer une partie nulle
page-resign = Abandonner
page-resign-sure = À deux, la partie est alors perdue ; à trois ou plus, un robot continue pour vous.
page-resign-yes = Oui, j’abandonne
page-absent = Faire jouer un robot : { $name }
page-absent-me = Laisser un robot jouer pour moi
page-i-am-back = Je suis de retour
page-device = Continuer sur un autre appareil
page-device-code = Saisissez ce code sur l’autre appareil, sous « J’ai un code » :
page-record = Télécharger la partie

# Les dés
page-dice = Les dés
page-dice-why = Avant la partie, la table a choisi le secret dont découlent tous ses tirages. Voici le sceau de ce secret : il n’en révèle rien, et aucun autre secret n’y correspond.
page-dice-seal = Le sceau :
page-dice-later = Après la partie, le secret est montré et votre navigateur peut vérifier chaque tirage.
page-dice-check = Vérifier la partie
page-dice-checking = Vérification…
page-dice-fine = Tout est en ordre : le secret correspond au sceau, { $seen ->
    [kept] celui que ce navigateur a vu en arrivant à cette partie,
   *[unknown] que ce navigateur ne se rappelle pourtant pas avoir vu avant la fin,
} et { $draws ->
    [0] rien n’a été tiré
    [1] l’unique tirage en découle
   *[other] les { $draws } tirages en découlent
} ; « frabjous record verify » vérifie également ce qui pouvait être tiré.
page-dice-wrong-secret = Quelque chose ne va pas : le secret montré ne correspond pas au sceau.
page-dice-other-seal = Quelque chose ne va pas : ce n’est pas le sceau que ce navigateur a vu en arrivant à cette partie. C’était { $seal }.
page-dice-wrong-draw = Quelque chose ne va pas à la ligne { $line } : la partie dit « { $drawn } », les dés donnent « { $thrown } ».
page-dice-unreachable = La table n’a rien répondu qui puisse être vérifié. Réessayez dans un instant.

# La relecture
page-replay = Revoir la partie
page-replay-line = Ligne { $line } sur { $last }
page-replay-steps = Étapes
page-replay-first = Aller au début
page-replay-previous = Une ligne en arrière
page-replay-next = Une ligne en avant
page-replay-last = Aller à la fin
page-eyes = Point de vue
page-film = Film
page-film-where = À quel moment de la partie
page-film-play = Lecture
page-film-pause = Pause
page-film-speed = Vitesse
page-film-turn-back = Un tour en arrière
page-film-turn-on = Un tour en avant
page-film-picture = Une image de ce moment
page-film-eyes = Voir par ces yeux : { $name }
page-film-point = Tournant { $number }, ligne { $line }
page-play-on = Continuer d’ici
page-play-on-short = Continuer
page-play-on-note = Une nouvelle table dans cette position, avec des robots aux autres places
page-goes-on = Cette partie continue une autre à partir de la ligne { $line } (sceau { $seal }). Des mains ont pu être vues ; elle ne compte donc nulle part.
page-share = Partager
page-share-moment = Un lien vers cet instant
page-to-table = Retour à la table
page-to-table-short = Table
page-embed = Pour une page à vous
page-embed-more = Revoir toute la partie

# Sans connexion, et liens montrés ailleurs
page-try-again = Réessayer
offline-heading = Il n’y a personne
offline = La connexion manque pour l’instant. Vos tables restent telles que vous les avez quittées.
preview-chair = { $name } vous a gardé une chaise.

# Le bilan
page-review = Bilan
page-review-progress = Examen du coup { $done } sur { $total }.
page-review-waiting = Chaque instant est réexaminé avec ce que chaque place savait alors. Vous pouvez quitter cette page ; le calcul continue sans vous, et le résultat reste.
page-review-ready = Le bilan est prêt.
page-review-failed = Le bilan n’a pas pu être établi. Rechargez la page pour réessayer.
page-review-start = Début
page-review-end = Fin
page-review-how = Comment c’est calculé
page-review-bot = À chaque instant, un robot qui réfléchit estime combien de fois chaque place gagnerait à partir de là, en ne sachant que ce qu’elle savait. « Une partie » est tout le chemin entre aucun espoir et la victoire certaine ; une demi-partie en est la moitié.
page-review-noise = Ce sont des estimations. Ce qui pèse moins d’un vingtième est laissé de côté, et sur une longue partie une somme peut s’écarter d’un cinquième : les sommes sont donc dites en mots, et jamais au-delà d’« une partie entière ».
page-review-slips = Un faux pas est un choix qui a coûté un dixième de partie ou plus quand un autre était nettement meilleur. Ce qu’un choix a rapporté à sa propre place se voyait déjà avant : le tournant est alors le coup qui l’a permis.
page-chances = Qui allait sans doute gagner
page-chances-note = Chaque courbe est une place. Les numéros sont les tournants ci-dessous.
page-chances-seat = { $name } : { $start } % au début, { $end } % à la fin.
page-starts-ahead = { $who_is ->
    [you] Vous commencez avec l’avantage, comme souvent : les camps ne sont pas égaux.
   *[other] { $who } commence avec l’avantage, comme souvent : les camps ne sont pas égaux.
}
page-axis-none = aucun espoir
page-axis-fair = { $seats ->
    [2] une fois sur deux
    [3] un juste tiers
    [4] un juste quart
    [5] un juste cinquième
   *[6] un juste sixième
}
page-axis-even = une fois sur deux
page-axis-sure = victoire sûre
page-chart-table = Les courbes en tableau
page-line = Ligne
page-turning-points = Tournants
page-turning-note = Une barre à droite gagne, une barre à gauche perd. Du milieu au bout il y a une partie entière : d’aucun espoir à la victoire certaine.
page-no-turning-points = Aucun instant n’a décidé à lui seul de cette partie.
page-fraction = { $part ->
    [sliver] un soupçon
    [twentieth] un vingtième
    [tenth] un dixième
    [sixth] un sixième
    [quarter] un quart
    [third] un tiers
    [half] une demi-partie
    [two-thirds] deux tiers
    [three-quarters] trois quarts
    [most] presque tout
   *[whole] toute une partie
}
page-turn-untold = Il s’est passé quelque chose qu’on ne vous a pas dit.
page-turn-watch = Voir la ligne { $line }
page-dear = { $choices ->
    [1] Votre choix le plus cher
    [2] Vos deux choix les plus chers
   *[3] Vos trois choix les plus chers
}
page-dear-note = Là où un autre choix était nettement meilleur, d’après ce que vous saviez alors. La part sombre est ce qu’il a coûté d’une victoire.
page-dear-cost = vous a coûté environ { $part }
page-dear-did = Ligne { $line } : ce que vous avez fait
page-dear-better = Mieux
page-look-at-it = Voir
page-luck = Le hasard
page-luck-note = Ce que les cartes et les dés ont donné ou pris, en tout. Un faux pas est un choix qui a coûté un dixième de partie ou plus.
page-slips-note = Un faux pas est un choix qui a coûté un dixième de partie ou plus.
page-slips-heading = Faux pas
page-luck-against = une partie contre
page-luck-fair = juste
page-luck-for = une partie pour
page-luck-seat = { $side ->
    [for] { $part } pour
    [against] { $part } contre
   *[even] à peu près juste
}
page-slips = { $slips ->
    [0] aucun faux pas
    [1] un faux pas
   *[other] { $slips } faux pas
}
play-on-too-early-heading = Pas d’ici
play-on-too-early = On peut continuer une partie finie à partir de n’importe quel moment, sauf le dernier.
review-too-early-heading = Pas encore
review-too-early = Cette partie n’est pas finie. Le bilan viendra quand elle le sera.

# Apprendre
page-learn = Apprendre
page-lessons = { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
}
page-learn-or-play = L’apprendre ou y jouer ?
page-learn-it = { $lessons ->
    [one] Apprendre : { $lessons } leçon
   *[other] Apprendre : { $lessons } leçons
}
page-welcome = Vous êtes ici pour la première fois. Tant mieux ; le thé aussi.
page-welcome-more = Personne ne connaît ces jeux en arrivant. { $game } demande une minute pour commencer, et je me tiendrai à côté du plateau.
page-first-lesson = Première leçon, une minute
page-just-games = Montrer seulement les jeux
page-letters = Touches d’une seule lettre
page-letters-on = Actives
page-letters-off = Sans effet
learn-title = Apprendre { $game }
learn-games = Jeux
learn-which = Quel jeu, je vous prie ?
learn-greeting = { $lessons ->
    [one] { $lessons } leçon, d’environ une minute.
   *[other] { $lessons } leçons, d’environ une minute.
}
learn-greeting-more = Je montre, vous faites. L’erreur est permise ici ; c’est ainsi que la plupart d’entre nous ont compris. Passez ce que vous savez, arrêtez quand il vous plaît.
learn-done-of = { $done } sur { $total }
learn-facts = { $steps ->
    [one] { $steps } étape · 1 min
   *[other] { $steps } étapes · 1 min
}
learn-once-more = faite · encore une fois ?
learn-begin = Commencer
learn-go-on = Continuer
learn-sealed-mark = faite
learn-first-game = Votre première partie avec le professeur
learn-first-game-more = Une vraie partie avec Wickle, qui laisse passer des coups, comme tout le monde. Le professeur explique ce qui est nouveau et demande avant que vous ne la gâchiez. Aucune leçon n’est nécessaire avant.
learn-first-game-go = Jouer avec Wickle
learn-kept = Les sceaux restent dans ce navigateur. Personne d’autre ne les voit.
learn-forget = Les oublier
learn-lesson-of = leçon { $number } sur { $total }
learn-this-lesson = Cette leçon
learn-lessons = Leçons
learn-all = Toutes les leçons
learn-in-the-rules = Dans les règles :
learn-coach = Le professeur
learn-step-of = Étape { $step } sur { $total }
learn-show = Montrez-moi
learn-let-me = Laissez-moi essayer
learn-try-again = Réessayer
learn-skip = Passer
learn-again = Recommencer
learn-next = Leçon suivante
learn-play-now = Jouer
learn-not-it = Ce n’est pas cela :
learn-lesson-done = Leçon terminée :
learn-press = Touchez ce que montre la main, et voyez.
learn-lost = Aucune réponse n’est venue. Rien n’est perdu : essayez encore une fois.
learn-needs-script = Une leçon se joue avec des scripts. Les règles se lisent sans.
learn-done = C’était « { $title } ».
learn-sealed = Le sceau est à vous. La leçon suivante attend, sans impatience.
learn-skipped = Une étape a été passée, donc pas de sceau. On peut l’obtenir à tout moment.
learn-last-done = C’était tout. Le reste, ce sont les autres.
learn-try = Essayer
learn-try-title = Figure { $number }
learn-try-back = Annuler
learn-try-note = Ici, vous jouez toutes les places.
learn-try-over = Vous avez joué toutes les places, donc vous avez aussi gagné. Annulez le coup, ou recommencez.

# Clocks
clock-left = temps restant :
clock-days = { $days } j
clock-hours = { $hours } h
clock-live = { $seconds ->
    [0] { $minutes } min par place
   *[other] { $minutes } min par place, { $seconds } s de plus par choix
}
clock-by-day = { $days ->
    [0] moins d’un jour par choix
    [1] un jour par choix
   *[other] { $days } jours par choix
}
time-tenth = Votre temps est court.
time-last = Encore dix secondes.
page-clock = Pendule
page-clock-none = aucune
page-clock-live = en direct : minutes par place, secondes par choix
page-clock-days = au fil des jours : jours par choix
page-clock-minutes = Minutes par place
page-clock-seconds = Secondes de plus par choix
page-clock-days-many = Jours par choix
page-clock-late = Si le temps est écoulé
page-clock-late-lost = à deux : partie perdue ; à plus : un robot continue
page-clock-late-once = un robot fait ce seul choix
clock-took = en { $time }

# Ce qui est conservé
story-title = Pendant votre absence
story-minutes = { $count ->
    [0] Votre absence a été brève.
    [1] Votre absence a duré une minute.
   *[other] Votre absence a duré { $count } minutes.
}
story-hours = { $count ->
    [0] Votre absence a été brève.
    [1] Votre absence a duré une heure.
   *[other] Votre absence a duré { $count } heures.
}
story-days = { $count ->
    [0] Votre absence a été brève.
    [1] Votre absence a duré un jour.
   *[other] Votre absence a duré { $count } jours.
}
story-over = Votre partie est terminée : { $why } Une autre a commencé.
story-more = { $count ->
    [0] Il s’est passé ceci :
    [1] Il s’est d’abord passé autre chose, puis ceci :
   *[other] Il s’est d’abord passé { $count } autres choses, puis ceci :
}
story-watch = Revoir comme un film
story-on = Continuer
privacy-title = Ce qui est conservé ici
privacy-short = Pas de compte, pas d’adresse, rien n’est transmis à quiconque. Voici tout ce qu’il y a.
privacy-short-called = Pas de compte. Rien n’est transmis à quiconque, sauf si vous demandez des alertes. Voici tout ce qu’il y a.
privacy-tables = Tables et parties
privacy-tables-more = Ce qui se joue à une table, coup par coup et avec l’heure de chaque coup, pour pouvoir continuer, revoir et vérifier la partie. Les tables restent jusqu’à ce que le responsable de ce serveur les supprime.
privacy-tables-rule = Une table où rien ne s’est passé depuis { $days ->
    [0] peu
    [1] un jour
   *[other] { $days } jours
} est supprimée ici d’elle-même.
privacy-names = Noms et visages
privacy-names-more = Le nom et l’emblème que vous choisissez figurent aux tables où vous prenez place, pour tous ceux qui en ont le lien. Votre navigateur les retient ; vous pouvez les changer ou n’en avoir aucun.
privacy-chat = Discussion
privacy-chat-more = Ce qui se dit à une table est conservé avec elle, à côté du nom sous lequel c’est dit, et visible de tous ceux qui en ont le lien.
privacy-device = Cet appareil
privacy-device-more = Quand vous prenez place pour la première fois, votre navigateur reçoit une clé secrète qui ouvre vos places. Le serveur n’en garde que l’empreinte, les places qu’elle ouvre et le jour de sa dernière visite. Un code pour un autre appareil est gardé dix minutes. L’appareil prié de quitter une table n’y est connu, lui aussi, que par son empreinte. Le moment où vous avez quitté une table, et ce que vous en aviez vu, est gardé avec elle : les autres voient depuis quand vous n’êtes plus là, et l’on vous raconte ce qui s’est passé.
privacy-cookies = Cookies
privacy-cookies-more = La clé, un nom d’appareil tiré au hasard, votre nom et votre emblème, les leçons faites, vos choix de langue, de lumière, de mouvement et de son, et si votre écran est large ou haut. Ils durent un an à compter de votre dernière visite, et seul ce serveur les lit.
privacy-push = Alertes par votre navigateur
privacy-push-more = Si vous laissez appeler cet appareil, le serveur garde l’adresse du service d’envoi de votre navigateur, les clés qui scellent les alertes pour lui, votre langue, votre fuseau horaire et vos heures calmes, et la raison du dernier appel. Ce service appartient au fabricant du navigateur (Google, Mozilla, Apple ou Microsoft) : il apprend que ce serveur appelle votre navigateur, et quand, mais ne peut pas lire pourquoi. Tout est supprimé quand vous y mettez fin ou que l’appareil est oublié.
privacy-mail = Lettres
privacy-mail-more = Si vous donnez une adresse, elle est conservée avec les mêmes choses, ne sert à rien d’autre et n’est montrée à personne. Une adresse qui n’est pas confirmée est oubliée après un jour. Pour que personne ne soit importuné, une empreinte de l’adresse à laquelle une première lettre est partie reste un jour. L’adresse est supprimée quand vous mettez fin aux lettres ou que l’appareil est oublié.
privacy-not = Ce qui n’est pas conservé
privacy-not-more = Aucune adresse de visiteur, aucune liste de passages, rien d’autres sites. Les adresses sont comptées en mémoire pendant quelques minutes, pour que personne n’en demande trop à la fois.
privacy-forget = Oublier cet appareil
privacy-forget-more = Vos clés sont supprimées ici et dans ce navigateur, avec tout ce qui tient à l’appareil. Ce que vous avez joué reste, car c’est aussi la partie des autres ; votre nom y devient Invité, dans la discussion également, sauf si un autre de vos appareils joue encore cette place.
privacy-forget-sure = Vos places ne pourront plus être ouvertes depuis ce navigateur.
privacy-forget-yes = Oui, l’oublier
privacy-forgotten = Cet appareil est oublié.

# Être appelé
alerts-title = Alertes
alerts-short = C’est votre tour, on vous demande quelque chose, la partie suivante a commencé, une partie est finie : on vous appelle une fois par tour, et jamais tant que vous êtes à la table.
alerts-here = Tant que la page est ouverte
alerts-here-more = L’onglet et son icône sont marqués quand vous regardez ailleurs. Le son vient de votre navigateur ; il se tait tant que vous ne le choisissez pas.
alerts-silent = Silence
alerts-buzz = Les téléphones vibrent
alerts-sound = Un son, et les téléphones vibrent
alerts-try = Essayer
alerts-push = Quand la page est fermée
alerts-push-not-here = Qui tient ce serveur ne l’a pas activé.
alerts-push-insecure = Sans HTTPS, un appareil ne peut être appelé que tant que la page est ouverte.
alerts-sit-first = Prenez d’abord place à une table ; cet appareil pourra ensuite être appelé.
alerts-push-more = Le fabricant de votre navigateur transmet l’alerte sans pouvoir la lire. Le navigateur vous demandera la permission.
alerts-push-unsupported = Ce navigateur ne peut pas être appelé. Sur iPhone et iPad, ajoutez d’abord Frabjous à l’écran d’accueil.
alerts-push-denied = Le navigateur n’autorise pas les alertes d’ici. Ses réglages permettent de changer cela.
alerts-push-failed = Cela n’a pas marché pour l’instant. Réessayez plus tard.
alerts-push-on = Cet appareil est appelé.
alerts-push-start = Appeler cet appareil
alerts-push-stop = Ne plus l’appeler
alerts-mail = Par lettre
alerts-mail-more = Une première lettre demande si l’adresse est la vôtre. Elle n’est montrée à personne.
alerts-address = Adresse e-mail
alerts-mail-start = Envoyer la première lettre
alerts-mail-asked = Une lettre est en route. Suivez son lien dans la journée.
alerts-mail-on = Les lettres vont à l’adresse que vous avez confirmée.
alerts-mail-stop = Oublier l’adresse
alerts-quiet = Heures calmes
alerts-quiet-more = À l’heure de ce navigateur. Ce qui arrive alors est dit ensuite, si c’est encore vrai. Deux fois la même heure : aucune.
alerts-quiet-from = De
alerts-quiet-until = À
alerts-keep = Retenir
alert-turn = C’est votre tour.
alert-asked = On vous demande quelque chose.
alert-invited = La partie suivante est prête : venez jouer.
alert-over = La partie est finie.
letter-ask-subject = Frabjous peut-il vous écrire ?
letter-ask = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse des lettres d’une table Frabjous : quand c’est votre tour et quand une partie est finie. Si c’est bien le cas, suivez ce lien et dites oui :
letter-ignore = Sinon, ne faites rien. Sans votre oui, il n’y aura pas d’autre lettre.
letter-end = Pour ne plus recevoir de lettres :
confirm-heading = Pouvons-nous vous écrire ?
confirm = Les lettres disent que c’est votre tour, qu’on vous demande quelque chose ou qu’une partie est finie ; une par tour au plus. Chacune a un lien qui y met fin.
confirm-yes = Oui, écrivez-moi
confirm-done-heading = Merci
confirm-done = Des lettres viendront à cette adresse.
silence-heading = Plus de lettres ?
silence = Les lettres cessent, et l’adresse est oubliée.
silence-yes = Plus de lettres
silence-done-heading = Silence
silence-done = Il n’y aura plus de lettres, et l’adresse est oubliée.
