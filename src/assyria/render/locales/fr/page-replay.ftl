# La relecture d’une partie, et sa fin.

page-replay = Revoir
page-replay-open = Revoir une partie
page-replay-open-text = Déposez ici le fichier d’un enregistrement, ou choisissez-en un : une partie téléchargée ici ou écrite par la commande assyria.
page-replay-choose = Choisir un fichier…
page-replay-other = Un autre fichier…
page-replay-bad = Impossible de revoir ceci
page-replay-setup = Mise en place
page-replay-at = Coup { $at } sur { $last }
page-replay-turn = Règne { $reign }, tour { $turn }
page-replay-played = { $name } : { $move }
page-replay-told = Ce qui s’est passé
page-replay-bar = Où en est la partie
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
page-replay-again = Encore
page-replay-done = Reprendre la partie
page-replay-link-long = Copier un lien vers ce coup
page-replay-log = Journal
page-replay-scores = Scores
page-replay-analysis = Analyse
page-replay-board = Le plateau à ce coup
page-replay-panels = La table à ce coup
page-replay-columns = Semis
page-replay-court = Cour
page-replay-offerings = Offrandes
page-replay-keys = Touches
page-replay-key-move = reculer, avancer d’un coup
page-replay-key-turn = reculer, avancer d’un tour
page-replay-key-reign = reculer, avancer d’un règne
page-replay-key-ends = au début, à la fin
page-replay-key-play = lecture, pause
page-replay-key-log = journal
page-replay-key-analysis = analyse d’une partie jouée à une table
page-replay-key-swipe = Sur un écran tactile : glissez vers la gauche ou la droite sur le plateau.

page-analysis-thinking = La recherche examine cette position …
page-analysis-expected = Ce que chacun peut espérer
page-analysis-share = de la victoire
page-analysis-best = Le mieux pour { $name }
page-analysis-played = joué
page-analysis-visits = { $count } essais
page-analysis-line = Suite possible
page-analysis-about = Après { $count } parties essayées à partir d’ici, en ne sachant que ce que tous voyaient.

page-end-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
page-end-lead = { $points } points, { $lead } d’avance sur { $name }
page-end-resigned = Les autres ont abandonné.
page-end-place = Place
page-end-points = points
page-end-won = a gagné
page-end-ways = Et maintenant
page-end-rematch = Rejouer
page-end-rematch-asked = { $name } aimerait rejouer avec vous.
page-end-rematch-yes = Rejouer
page-end-rematch-no = Non, merci
page-end-rematch-go = Vers la nouvelle partie
page-end-replay = Revoir la partie
page-end-board = Voir le plateau
page-end-check = Vérifier la donne
page-end-record = Télécharger
page-end-breakdown = D’où viennent les points
page-end-bars = Les points de chacun par origine, en barres. Les mêmes nombres sont dans le tableau ci-dessous.
page-end-total = Total
page-end-lines = Le score au fil de la partie
page-end-reign = Règne { $reign }
page-end-after-start = Au début
page-end-after-turn = Après le tour { $turn } du règne { $reign }
page-end-after-flood = Après la crue du règne { $reign }
page-end-highlights = Temps forts

page-highlight-comeback = Remontée
page-highlight-comeback-what = en dernière place après la deuxième crue, à { $count ->
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
page-highlight-flood = Meilleure fin de règne
page-highlight-flood-what = { $count ->
    [one] { $count } point
   *[other] { $count } points
} à la crue du règne { $reign }
page-highlight-washed = La plus grosse crue
page-highlight-washed-what = { $count ->
    [one] { $count } hutte emportée
   *[other] { $count } huttes emportées
} à la fin du règne { $reign }
page-highlight-camels = Le plus de chameaux gagnés
page-highlight-camels-what = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
page-highlight-starved = La pire famine
page-highlight-starved-what = { $count ->
    [one] { $count } hutte perdue
   *[other] { $count } huttes perdues
}
page-highlight-fed = Pas de famine
page-highlight-fed-what = Personne n’a perdu de hutte par la faim de toute la partie.
page-highlight-wells = Le plus de puits
page-highlight-wells-what = { $count } puits
page-highlight-tiles = Plus grand bâtisseur
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

page-fair = La donne était-elle honnête ?
page-fair-fair = La donne était honnête : tous les mélanges découlent du secret promis.
page-fair-no-commitment = Non prouvé : rien n’avait été promis pour cette partie.
page-fair-no-secret = Non prouvé : le secret derrière la promesse n’a pas été révélé. Il l’est à la fin de la partie.
page-fair-wrong-secret = Truqué : le secret ne correspond pas à la promesse.
page-fair-wrong-deal = Truqué : { $where } n’est pas ce que donne le secret.
page-fair-malformed = Truqué : la preuve est illisible ({ $where }).
page-fair-other-promise = Truqué : la promesse n’est pas celle que ce navigateur a vue pendant la partie.
page-fair-other-cards = Truqué : il est venu à la table d’autres cartes que celles de l’enregistrement ({ $where }).
page-fair-cannot-check = Ce navigateur ne peut pas vérifier ici : sa cryptographie ne fonctionne qu’en HTTPS ou sur la machine du serveur. La commande ci-dessous le peut.
page-fair-compared = Et la promesse est bien celle que ce navigateur a vue pendant la partie.
page-fair-not-compared = Ce navigateur n’a pas suivi la partie. Comparez la promesse avec celle que quelqu’un a vue alors.
page-fair-commitment = La promesse, l’empreinte du secret :
page-fair-limits = Cela prouve qu’aucune carte n’a été changée après le début de la partie. Cela ne prouve pas que personne n’a regardé.
page-fair-terminal = La même chose dans un terminal :
