# Les pages autour des jeux.
page-tagline = Une table pour cinq petits jeux malicieux.
page-promise = Rien n’est envoyé ailleurs. Chacun peut vérifier les dés.
page-tools = Outils
page-close = Fermer
page-back = Retour
page-home = Vers l’accueil
page-language = Langue
page-night = Table de nuit
page-light = Lumière
page-theme-auto = Comme l’appareil
page-theme-light = Jour
page-theme-dark = Nuit
page-motion = Mouvement
page-motion-full = Tout bouge
page-motion-reduced = Moins de mouvement
page-yes = Oui
page-no = Non

# L’accueil
page-have-code = J’ai un code
page-code = Le code d’une table, ou de votre place
page-code-go = Aller
page-play = Jouer
page-who-plays = Qui joue ?
page-way-bot = { $others ->
    [one] Moi et un robot
   *[other] Moi et { $others } robots
}
page-way-bot-note = commence tout de suite
page-way-link = Des amis, par un lien
page-way-link-note = sans compte ; code QR aussi
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
page-how-many = Combien de places ?
page-chair = Place { $number }
page-bot = Robot : { $name } ({ $level })
page-about-beginner = laisse passer des coups, comme à une première partie
page-about-casual = voit presque tout ce qui est à portée, juge à peu près
page-about-skilled = réfléchit un peu à l’avance
page-about-expert = réfléchit loin et s’attend à de bonnes réponses
page-about-master = réfléchit aussi loin qu’un instant le permet
page-chair-open = Un ami, par un lien
page-chair-here = Quelqu’un sur cet appareil
page-hints = Conseils
page-hints-usual = seulement contre des robots
page-hints-yes = pour tous
page-hints-no = aucun
page-grace = Si quelqu’un s’en va, un robot peut jouer
page-grace-seconds = après { $seconds } secondes
page-grace-minutes = { $minutes ->
    [1] après une minute
   *[other] après { $minutes } minutes
}
page-start-so = Commencer ainsi

# La table
page-table = table
page-board = Le plateau
page-seats-label = Places
page-tray = Votre choix
page-hand = Votre main
page-invite = Inviter
page-invite-note = Qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
page-invite-watch = Toutes les places sont prises. Qui ouvre ce lien peut regarder.
page-link = Le lien vers cette table
page-copy = Copier
page-copied = Copié
page-qr = Code QR du lien vers cette table
page-sit-here-too = Quelqu’un d’autre sur cet appareil
page-take-seat = Prenez une place
page-take-seat-note = Un clic, aucun compte. Ou regardez, tout simplement.
page-sit-as = S’asseoir : { $emblem }
page-take-back = Reprendre
page-take-back-short = Reprendre
page-ask-back = Demander à reprendre
page-unpick = Choisir autrement
page-hint = Conseil
page-again = Que s’est-il passé ?
page-again-short = Revoir
page-rules = Règles
page-menu = Menu
page-log = Journal
page-chat = Chat
page-log-chat = Journal et chat
page-say = Dire
page-say-something = Dire quelque chose
page-reconnecting = Reconnexion…
page-sending = C’est en route…
page-kept = Reconnexion… Ce que vous avez fait est gardé et sera envoyé.
page-gone = Cette table n’existe plus.
page-lift = C’est moi : montrer
page-result = Le résultat
page-result-note = La dernière position reste sur la table.
page-rematch = Revanche
page-on-to = Et maintenant : { $game }
page-afterwards = Ensuite
page-afterwards-nothing = rien de plus
page-afterwards-game = { $game } (la campagne)
page-new-game = Nouvelle partie
page-offer-draw = Proposer la nulle
page-resign = Abandonner
page-resign-sure = À deux places, la partie est perdue ; à plus, un robot joue à votre place.
page-resign-yes = Oui, j’abandonne
page-absent = Un robot joue à la place : { $name }
page-absent-me = Laisser un robot jouer pour moi
page-i-am-back = Je suis de retour
page-device = Emporter ma place sur un autre appareil
page-device-code = Saisissez ce code sur l’autre appareil, sous « J’ai un code » :
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
page-replay = Relecture
page-replay-line = Ligne { $line } sur { $last }
page-replay-steps = Étapes
page-replay-first = Au début
page-replay-previous = Une ligne en arrière
page-replay-next = Une ligne en avant
page-replay-last = À la fin
page-eyes = Par les yeux de qui
page-share = Partager
page-share-moment = Un lien vers cet instant
page-to-table = Vers la table

# Le bilan
page-review = Bilan
page-review-progress = Examen du coup { $done } sur { $total }.
page-review-waiting = Chaque instant est repensé avec ce que chaque place savait alors. Vous pouvez quitter cette page ; le travail continue sans vous.
page-review-ready = Le bilan est prêt.
page-review-failed = Le bilan n’a pas pu être établi. Rechargez la page pour réessayer.
page-review-start = Début
page-review-end = Fin
page-review-how = Les chances d’une place sont ce qu’un robot qui réfléchit attendrait à sa place, en ne sachant que ce qu’elle savait alors. La chance est ce que les dés et les cartes ont changé. « Cédé » est ce que ses propres choix ont coûté là où un autre était nettement meilleur. Le reste est ce que les autres ont choisi, et ce que personne n’avait prévu. Ensemble, ils mènent du début à la fin.
page-review-noise = Ce sont des estimations, en pour cent : sur une longue partie, une somme peut bien se tromper de vingt.
page-chances = Chances de gagner
page-chances-seat = { $name } : { $start } % au début, { $end } % à la fin.
page-chart-table = Le graphique en tableau
page-line = Ligne
page-turning-points = Tournants
page-no-turning-points = Aucun instant n’a décidé de cette partie à lui seul.
page-turn-choice = Choix
page-turn-luck = Chance
page-turn-shown = Un secret s’est révélé
page-turn-agreed = Convenu
page-turn-lost = { $lost } % cédés
page-turn-untold = Il s’est passé quelque chose que l’on ne vous a pas dit.
page-turn-line = Ligne { $line }
page-luck-and-choice = Chance et choix
page-choices = Ce que les choix ont fait
page-others-choices = Les autres, l’imprévu
page-given-away = Cédé
review-too-early-heading = Pas encore
review-too-early = Cette partie n’est pas finie. Le bilan viendra quand elle le sera.
