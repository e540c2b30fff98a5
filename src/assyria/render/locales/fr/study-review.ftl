# Le bilan d’une partie entière : en cours, erreurs, chance et adresse, précision.

page-review-title = Bilan de la partie
page-review-about = Le moteur juge chaque décision et chaque carte, et attribue chaque variation des chances à une seule cause.
page-review-starting = Le moteur démarre…
page-review-done = { $done } positions sur { $total }
page-review-seconds = encore { $seconds } s environ
page-review-minutes = encore { $minutes } min environ
page-review-leave = Regardez ailleurs en attendant. Le bilan continue tant que cette page est ouverte.
page-review-cancel = Annuler
page-review-cancelled = Le bilan n’est pas terminé.
page-review-start = Faire le bilan
page-review-resume = Continuer le bilan
page-review-retry = Réessayer

page-review-mistakes = Erreurs
page-review-ledger = Chance, adresse
page-review-accuracy = Précision

page-review-graph = Chances de victoire au fil de la partie
page-review-mistake = { $name } perd { $share } ici
page-review-previous = Erreur précédente
page-review-next = Erreur suivante

page-review-lost = −{ $share } de chances de victoire
page-review-played-move = Joué : { $move }
page-review-best-move = Mieux : { $move }
page-review-gain = Mieux de { $share } de chances, { $points } points.
page-review-why = Pourquoi : { $why }.
page-review-none = Aucune décision n’a coûté de chances.
page-review-what-if = Et si ?

page-review-summary-you = { $skill ->
    [more] Vous avez joué { $by } mieux que { $rival }
    [less] Vous avez joué { $by } moins bien que { $rival }
   *[same] Vous avez joué aussi bien que { $rival }
} et { $luck ->
    [more] gagné { $cards } grâce aux cartes.
    [less] perdu { $cards } à cause des cartes.
   *[same] rien gagné ni perdu par les cartes.
}
page-review-summary = { $skill ->
    [more] { $name } a joué { $by } mieux que { $rival }
    [less] { $name } a joué { $by } moins bien que { $rival }
   *[same] { $name } a joué aussi bien que { $rival }
} et { $luck ->
    [more] a gagné { $cards } grâce aux cartes.
    [less] a perdu { $cards } à cause des cartes.
   *[same] n’a rien gagné ni perdu par les cartes.
}

page-review-quantity = Afficher
page-review-in-chance = Chances
page-review-in-points = Points
page-review-scope = Partie du jeu
page-review-whole = Toute la partie
page-review-deal = Première donne
page-review-even = Départ égal
page-review-own = Ses décisions
page-review-other = Décisions des autres
page-review-decisions = Décisions de { $name }
page-review-luck = Cartes
page-review-correction = Correction du moteur
page-review-result = Résultat
page-review-expected = Attendu à la fin
page-review-after-deal = Après la première donne
page-review-change = Variation

page-review-means = Le sens des lignes
page-review-even-about = Avant la première donne, tout le monde peut attendre la même chose.
page-review-own-about = Ce qui a été joué, comparé au meilleur coup trouvé. Sur fond coloré dans le tableau.
page-review-other-about = Ce que les erreurs des autres vous ont apporté ou coûté.
page-review-luck-about = Les cartes révélées, comparées à celles qui auraient pu venir. L’ordre du tour compte aussi.
page-review-correction-about = Ce que le moteur a corrigé dans son propre jugement : il voit plus loin ensuite. Ce n’est le mérite de personne.

page-review-accuracy-of = Précision de 0 à 100
page-review-accuracy-about = 100 : aucune décision n’a perdu de chances. Une décision qui perd 10 % compte environ 64.
page-review-inaccuracies = erreurs : de { $least } à { $most }
page-review-blunders = erreurs graves : { $most } et plus
page-review-depth = { $count } simulations par décision, en ne sachant que ce que tout le monde voyait.
