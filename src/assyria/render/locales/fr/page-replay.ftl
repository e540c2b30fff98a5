# La relecture d’une partie, et sa fin.

page-replay = Revoir
page-replay-open = Revoir une partie
page-replay-open-text = Déposez un enregistrement ici ou choisissez-en un : une partie téléchargée ici ou écrite par la commande assyria.
page-replay-choose = Choisir un fichier…
page-replay-other = Un autre fichier…
page-replay-bad = Impossible de revoir cet enregistrement
page-replay-setup = Mise en place
page-replay-at = Coup { $at } sur { $last }
page-replay-turn = Règne { $reign }, tour { $turn }
page-replay-played = { $name } : { $move }
page-replay-events = Ce qui s’est passé
page-replay-bar = Moment de la partie
page-replay-moving = Parcourir la partie
page-replay-first = Au début
page-replay-last = À la fin
page-replay-back-move = Reculer d’un coup
page-replay-on-move = Avancer d’un coup
page-replay-back-turn = Reculer d’un tour
page-replay-on-turn = Avancer d’un tour
page-replay-back-reign = Reculer d’un règne
page-replay-on-reign = Avancer d’un règne
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-speed = Vitesse
page-replay-again = Revoir encore
page-replay-done = Retour à la partie
page-replay-link-long = Copier un lien vers ce coup
page-replay-log = Journal
page-replay-scores = Scores
page-replay-analysis = Analyse
page-replay-review = Bilan
page-replay-what-if = Et si ?
page-replay-board = Le plateau à ce coup
page-replay-panels = La table à ce coup
page-replay-columns = Semailles
page-replay-court = Cour
page-replay-offerings = Offrandes
page-replay-keys = Touches
page-replay-key-move = reculer, avancer d’un coup
page-replay-key-turn = reculer, avancer d’un tour
page-replay-key-reign = reculer, avancer d’un règne
page-replay-key-ends = au début, à la fin
page-replay-key-play = lecture, pause
page-replay-key-log = journal
page-replay-key-analysis = analyse (parties jouées à une table)
page-replay-key-review = bilan
page-replay-key-mistake = erreur suivante, erreur précédente (bilan)
page-replay-key-what-if = et si (parties finies et fichiers)
page-replay-key-swipe = Écran tactile : glissez à gauche ou à droite sur le plateau.

page-analysis-thinking = Le moteur analyse cette position…
page-analysis-move = Le mieux : { $move }.
page-analysis-expected = Résultat attendu
page-analysis-share = chances de victoire
page-analysis-best = Meilleurs coups pour { $name }
page-analysis-played = joué
page-analysis-visits = { $count } simulations
page-analysis-line = Suite possible
page-analysis-about = { $count } simulations, sans rien savoir de plus que les joueurs.

page-shared = Parties partagées
page-shared-keep = Garder et partager
page-shared-kept = Gardée sur ce serveur
page-shared-means = Toute personne qui a le lien peut revoir cette partie.
page-shared-link = Lien vers cette partie
page-shared-until = Gardée jusqu’au { $date }. Vous pouvez la retirer dans les réglages.
page-shared-remove-of = Retirer la partie de { $name }
page-shared-remove-title = Retirer cette partie ?
page-shared-remove-means = Son lien ne mènera plus nulle part.

page-end-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
page-end-lead = { $points } points, { $lead } d’avance sur { $name }
page-end-level-up = Niveau battu. La prochaine fois : niveau { $level }.
page-end-level = La prochaine fois : niveau { $level }.
page-end-level-play = Jouer le niveau { $level }
page-end-agreed-counted = Arrêtée d’un commun accord : les points d’alors décident.
page-end-agreed-uncounted = Arrêtée d’un commun accord : personne ne gagne.
page-end-ended = La partie est arrêtée
page-end-resigned = Tous les autres ont abandonné.
page-end-place = Place
page-end-points = points
page-end-won = a gagné
page-end-hints = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
}
page-end-ways = Et maintenant
page-end-rematch = Rejouer
page-end-rematch-yes = { $count ->
    [one] { $names } rejoue.
   *[other] { $names } rejouent.
}
page-end-rematch-declined = { $count ->
    [one] { $names } s’arrête là.
   *[other] { $names } s’arrêtent là.
}
page-end-rematch-mine-no = Vous avez dit que vous vous arrêtez là.
page-end-rematch-no = Non, merci
page-end-rematch-go = Vers la nouvelle partie
page-end-replay = Revoir la partie
page-end-review = Faire le bilan
page-end-board = Voir le plateau
page-end-check = Vérifier la donne
page-end-record = Télécharger l’enregis­trement
page-end-breakdown = D’où viennent les points
page-end-bars = Les points de chacun par origine, en barres. Le tableau ci-dessous donne les mêmes nombres.
page-end-total = Total
page-end-lines = Le score au fil de la partie
page-end-reign = Règne { $reign }
page-end-after-start = Au début
page-end-after-turn = Après le tour { $turn } du règne { $reign }
page-end-after-flood = Après la crue du règne { $reign }
page-end-highlights = Temps forts

page-highlight-comeback = Remontée
page-highlight-comeback-what = dernière place après la deuxième crue, à { $count ->
    [one] { $count } point
   *[other] { $count } points
} de la tête
page-highlight-close = Fin serrée
page-highlight-close-what = { $count ->
    [one] { $count } point d’écart seulement
   *[other] { $count } points d’écart seulement
}
page-highlight-turn = Meilleur tour
page-highlight-turn-what = { $count ->
    [one] { $count } point
   *[other] { $count } points
} au règne { $reign }, tour { $turn }
page-highlight-flood = Meilleure crue
page-highlight-flood-what = { $count ->
    [one] { $count } point
   *[other] { $count } points
} à la crue du règne { $reign }
page-highlight-washed = Le plus de huttes emportées
page-highlight-washed-what = { $count ->
    [one] { $count } hutte
   *[other] { $count } huttes
} à la crue du règne { $reign }
page-highlight-camels = Le plus de chameaux gagnés
page-highlight-camels-what = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
page-highlight-starved = La pire famine
page-highlight-starved-what = { $count ->
    [one] { $count } hutte morte de faim
   *[other] { $count } huttes mortes de faim
}
page-highlight-fed = Pas de famine
page-highlight-fed-what = Personne n’a perdu de hutte par la faim.
page-highlight-wells = Le plus de puits
page-highlight-wells-what = { $count } puits
page-highlight-tiles = Le plus de tuiles
page-highlight-tiles-what = { $count ->
    [one] { $count } tuile de ziggourat
   *[other] { $count } tuiles de ziggourat
}
page-highlight-court = Le plus souvent à la cour
page-highlight-court-what = { $count ->
    [one] { $count } hutte
   *[other] { $count } huttes
}
page-highlight-leads = La tête
page-highlight-leads-what = { $count ->
    [0] en tête du début à la fin
    [one] a changé de main une fois
   *[other] a changé de main { $count } fois
}

page-fair = La donne était-elle honnête ?
page-fair-fair = La donne était honnête : tous les mélanges découlent du secret promis.
page-fair-no-commitment = Non prouvé : rien n’avait été promis pour cette partie.
page-fair-no-secret = Non prouvé : le secret n’a pas été révélé. Il l’est à la fin de la partie.
page-fair-wrong-secret = Truqué : le secret ne correspond pas à la promesse.
page-fair-wrong-deal = Truqué : { $where } n’est pas ce que donne le secret.
page-fair-malformed = Truqué : la preuve est illisible ({ $where }).
page-fair-other-promise = Truqué : ce navigateur a vu une autre promesse pendant la partie.
page-fair-other-cards = Truqué : les cartes de la table n’étaient pas celles de l’enregistrement ({ $where }).
page-fair-cannot-check = Ce navigateur ne peut vérifier qu’en HTTPS ou sur la machine du serveur. Prenez la commande ci-dessous.
page-fair-compared = Ce navigateur a vu la même promesse pendant la partie.
page-fair-not-compared = Ce navigateur n’a pas suivi la partie. Comparez la promesse avec quelqu’un qui l’a suivie.
page-fair-commitment = La promesse (empreinte du secret) :
page-fair-limits = Cela prouve qu’aucune carte n’a été changée après le début de la partie. Cela ne prouve pas que personne n’a regardé.
page-fair-terminal = La même chose dans un terminal :
