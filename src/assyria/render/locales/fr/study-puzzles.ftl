# Problèmes : la liste, la carte au-dessus de la table, et le verdict.

page-puzzles = Problèmes
page-puzzles-lead = Des positions de parties fortes. Une réponse est nettement la meilleure.
page-puzzles-day = Problème du jour
page-puzzles-day-solved = Problème du jour : résolu
page-puzzles-number = Problème { $number }
page-puzzles-streak-name = Série
page-puzzles-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
page-puzzles-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
page-puzzles-score = Score
page-puzzles-score-about = 2, 4 ou 6 points selon la difficulté au premier essai, la moitié ensuite, aucun une fois la réponse vue. La série compte les jours de suite (UTC) où le problème du jour est résolu. Tout reste dans ce navigateur.
page-puzzles-practise = S’entraîner
page-puzzles-by-theme = Thème
page-puzzles-by-difficulty = Difficulté
page-puzzles-by-players = Joueurs
page-puzzles-by-kind = Exercice
page-puzzles-any = tous
page-puzzles-theme-feeding = nourrir
page-puzzles-theme-huts = huttes
page-puzzles-theme-wells = puits
page-puzzles-theme-ziggurats = ziggourats
page-puzzles-theme-court = cour
page-puzzles-theme-offerings = offrandes
page-puzzles-theme-turn-order = ordre du tour
page-puzzles-theme-last-turn = dernier tour
page-puzzles-difficulty-1 = facile
page-puzzles-difficulty-2 = moyen
page-puzzles-difficulty-3 = difficile
page-puzzles-difficulty-of = difficulté { $difficulty } sur 3
page-puzzles-players = { $count } joueurs
page-puzzles-kind-move = meilleur coup
page-puzzles-kind-turn = tour entier
page-puzzles-result-new = nouveau
page-puzzles-result-first = résolu au premier essai
page-puzzles-result-later = résolu ensuite
page-puzzles-result-wrong = pas encore résolu
page-puzzles-result-shown = réponse vue
page-puzzles-solved-of = { $solved ->
    [one] { $solved } résolu sur { $all }
   *[other] { $solved } résolus sur { $all }
}
page-puzzles-none = Aucun problème ne convient. Choisissez autre chose.
page-puzzles-none-left = Vous avez répondu à tous ceux-ci. Choisissez autre chose.
page-puzzles-missing = Ce problème n’existe pas.

page-puzzles-own = De vos parties
page-puzzles-own-about = Vos erreurs, pour mieux faire. Chacune revient après un jour, puis encore une fois après une semaine.
page-puzzles-own-next = { $count ->
    [one] S’entraîner : { $count } problème
   *[other] S’entraîner : { $count } problèmes
}
page-puzzles-own-due = À faire maintenant.
page-puzzles-own-later = { $days ->
    [one] À faire dans { $days } jour.
   *[other] À faire dans { $days } jours.
}
page-puzzles-own-learned = Acquis.
page-puzzles-own-failed = { $count ->
    [one] manqué une fois
   *[other] manqué { $count } fois
}
page-puzzles-own-one = Un problème de votre partie
page-puzzles-own-remove = Retirer : { $theme }
page-puzzles-own-remove-all = Tout retirer
page-puzzles-own-remove-about = Vos propres problèmes disparaissent. Les parties restent.

page-puzzles-ask-move = Trouvez le meilleur coup.
page-puzzles-ask-turn = Planifiez tout votre tour.
page-puzzles-turn-about = Tous vos coups jusqu’au joueur suivant.
page-puzzles-you = Vous jouez { $colour } { $shape }.
page-puzzles-worth = À gagner : { $points }.
page-puzzles-before = Déjà fait : { $result }.
page-puzzles-give-up = Abandonner
page-puzzles-next = Problème suivant
page-puzzles-all = Tous les problèmes
page-puzzles-judging = Le moteur examine votre réponse…
page-puzzles-wrong = Pas le meilleur : { $loss } de chances de victoire.
page-puzzles-wrong-about = Réessayez pour la moitié des points, ou voyez la réponse.
page-puzzles-again = Réessayer
page-puzzles-show = Voir la réponse
page-puzzles-play = La jouer
page-puzzles-solved = Résolu.
page-puzzles-ahead = Chances de victoire : { $share }, soit { $gap } de plus que { $other ->
    [mine] votre réponse.
   *[next] la suivante.
}
page-puzzles-best = Le mieux :
page-puzzles-choices = Réponses examinées par le moteur
page-puzzles-answer = réponse
page-puzzles-best-chip = la meilleure
page-puzzles-mine = votre réponse
page-puzzles-next-best = la suivante
page-puzzles-points = Points attendus en fin de partie
page-puzzles-difference = gain
page-puzzles-sum = vous, au total
page-puzzles-engine = Le moteur ne sait que ce que tous voient. Les points des autres sont aussi ceux attendus.

page-puzzles-do-hut = { $count ->
    [one] poser une hutte en { $at }
   *[other] poser des huttes en { $at }
}
page-puzzles-do-supply = { $count ->
    [one] nourrir la hutte en { $at }
   *[other] nourrir les huttes en { $at }
}
page-puzzles-do-well = { $count ->
    [one] creuser un puits en { $at }
   *[other] creuser des puits en { $at }
}
page-puzzles-do-build = { $count ->
    [one] construire une ziggourat en { $at }
   *[other] construire des ziggourats en { $at }
}
page-puzzles-do-extend = { $count ->
    [one] agrandir la ziggourat en { $at }
   *[other] agrandir les ziggourats en { $at }
}
page-puzzles-do-offer = { $count ->
    [one] faire une offrande
   *[other] faire { $count } offrandes
}
