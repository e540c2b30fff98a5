# Ce que le moteur pense d’une décision.

cli-analyse = Interroger le moteur sur une décision d’un enregistrement : les chances de victoire et le score attendu de chacun, ce que vaut chaque coup et la suite possible. Il sait ce que savaient les joueurs, pas les cartes à venir.
cli-analyse-examples =
    Exemples :
    assyria analyse game.json --at 120
    assyria analyse game.json --at 120 --seconds 10
    assyria analyse game.json --at 120 --simulations 100000 --json
cli-option-seconds = Durée de l’analyse, au lieu de la précision d’un conseil ou d’un bilan.
cli-option-simulations = Nombre de simulations, au lieu d’une durée.
cli-analyse-seconds-or-simulations = Indiquez soit --seconds, soit --simulations.
cli-analyse-over = { $file } : après { $at } coups la partie est finie ; aucune décision à analyser.
cli-analyse-forced = { $file } : après { $at } coups un seul coup est possible ; aucune décision à analyser.
cli-analyse-at = Après { $at } coups sur { $last } : { $name } décide.
cli-analyse-expected = attendu
cli-analyse-share = chances de victoire
cli-analyse-points = points
cli-analyse-move = coup
cli-analyse-choice = ce que c’est
cli-analyse-visits = simulations
cli-analyse-count = { $count }
cli-analyse-line = Suite possible :
cli-analyse-simulations = { $count } simulations.
