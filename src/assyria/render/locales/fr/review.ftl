# Analyses de parties entières dans le terminal.

cli-review = Analyse une partie entière : qui a gagné ou perdu des chances de victoire par ses décisions et par les cartes, et les décisions les plus coûteuses de chacun.
cli-review-examples =
    Exemples :
    assyria review partie.json
    assyria review partie.json --json > analyse.json
cli-review-bar = Décisions
cli-review-nothing = { $file } : aucune décision à analyser. Jouez d’abord quelques coups.
cli-review-interrupted = Interrompu. Rien n’a été écrit ; relancez l’analyse.
cli-review-ledger = chances de victoire
cli-review-start = départ
cli-review-own = ses décisions
cli-review-other = décisions de { $name }
cli-review-luck = cartes
cli-review-correction = correction du moteur
cli-review-result = résultat
cli-review-accuracy = précision
cli-review-costliest = Décisions les plus coûteuses de { $name }
cli-review-none = aucune
cli-review-mistake = Après { $move } coups (règne { $reign }, tour { $turn }) : { $played }. Mieux : { $best } (+{ $loss }) : { $why }
cli-review-reason = { $what } { $points }
