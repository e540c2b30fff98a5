# Ce qu’une recherche pense d’une décision.

cli-analyse = Demander à la recherche ce qu’elle pense d’une décision d’un enregistrement : quelle part de la victoire et combien de points chacun peut espérer, ce que vaut chaque coup et comment la partie peut continuer. Elle sait ce que savaient les joueurs, pas les cartes à venir.
cli-analyse-examples =
    Exemples :
    assyria analyse game.json --at 120
    assyria analyse game.json --at 120 --seconds 10
    assyria analyse game.json --at 120 --simulations 100000 --json
cli-option-seconds = Durée de la recherche (par défaut : une seconde).
cli-option-simulations = Nombre de parties à essayer, au lieu d’une durée.
cli-analyse-seconds-or-simulations = Indiquez soit --seconds, soit --simulations.
cli-analyse-over = { $file } : après { $at } coups la partie est finie ; il n’y a rien à décider.
cli-analyse-forced = { $file } : après { $at } coups un seul coup est possible ; il n’y a rien à décider.
cli-analyse-at = Après { $at } coups sur { $last } : { $name } décide.
cli-analyse-expected = à espérer
cli-analyse-share = de la victoire
cli-analyse-points = points
cli-analyse-move = coup
cli-analyse-choice = ce que c’est
cli-analyse-visits = essais
cli-analyse-count = { $count }
cli-analyse-line = Suite possible :
cli-analyse-simulations = { $count } parties essayées.
