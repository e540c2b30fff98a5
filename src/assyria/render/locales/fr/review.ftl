# Analyses de parties entières dans le terminal.

cli-review = Analyse une partie entière : qui a gagné ou perdu des chances de victoire par ses décisions et par les cartes, et l’histoire de chacun en quelques phrases.
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
cli-review-grade = note
cli-review-moment = { $verdict } (règne { $reign }, tour { $turn }, après { $move } coups) : { $played }. { $text }
cli-review-praise = Bravo (règne { $reign }, tour { $turn }, après { $move } coups). { $text }
