# La revue d’une partie entière : en cours, erreurs, chance et adresse, précision.

study-review-title = Revue de la partie
study-review-about = Le moteur juge chaque décision et chaque carte, et attribue chaque variation des chances à une seule cause.
study-review-starting = Le moteur démarre…
study-review-done = { $done } positions sur { $total }
study-review-seconds = encore { $seconds } s environ
study-review-minutes = encore { $minutes } min environ
study-review-leave = Regardez ailleurs en attendant. La revue continue tant que cette page est ouverte.
study-review-cancel = Annuler
study-review-cancelled = La revue n’est pas terminée.
study-review-start = Revoir la partie
study-review-resume = Continuer la revue
study-review-retry = Réessayer

study-review-mistakes = Erreurs
study-review-ledger = Chance, adresse
study-review-accuracy = Précision

study-review-graph = Chances de victoire au fil de la partie
study-review-mistake = { $name } perd { $share } ici
study-review-previous = Erreur précédente
study-review-next = Erreur suivante

study-review-lost = −{ $share } de chances de victoire
study-review-gain = Mieux de { $share } de chances, { $points } points.
study-review-why = Pourquoi : { $why }.
study-review-none = Aucune décision n’a coûté de chances.
study-review-what-if = Et si ?

study-review-summary-you = { $skill ->
    [more] Vous avez joué { $by } mieux que { $rival }
    [less] Vous avez joué { $by } moins bien que { $rival }
   *[same] Vous avez joué aussi bien que { $rival }
} et { $luck ->
    [more] gagné { $cards } grâce aux cartes.
    [less] perdu { $cards } à cause des cartes.
   *[same] rien gagné ni perdu par les cartes.
}
study-review-summary = { $skill ->
    [more] { $name } a joué { $by } mieux que { $rival }
    [less] { $name } a joué { $by } moins bien que { $rival }
   *[same] { $name } a joué aussi bien que { $rival }
} et { $luck ->
    [more] a gagné { $cards } grâce aux cartes.
    [less] a perdu { $cards } à cause des cartes.
   *[same] n’a rien gagné ni perdu par les cartes.
}

study-review-quantity = Afficher
study-review-in-chance = Chances
study-review-in-points = Points
study-review-scope = Partie du jeu
study-review-whole = Toute la partie
study-review-deal = Première donne
study-review-even = Départ égal
study-review-own = Ses décisions
study-review-other = Décisions des autres
study-review-decisions = Décisions de { $name }
study-review-luck = Cartes
study-review-correction = Correction du moteur
study-review-result = Résultat
study-review-expected = Attendu à la fin
study-review-after-deal = Après la première donne
study-review-change = Variation

study-review-means = Le sens des lignes
study-review-even-about = Avant la première donne, tout le monde peut attendre la même chose.
study-review-own-about = Ce qui a été joué, comparé au meilleur coup trouvé. Sur fond coloré dans le tableau.
study-review-other-about = Ce que les erreurs des autres vous ont apporté ou coûté.
study-review-luck-about = Les cartes révélées, comparées à celles qui auraient pu venir. L’ordre du tour compte aussi.
study-review-correction-about = Ce sur quoi le moteur a changé d’avis : il voit plus loin ensuite. Ce n’est le mérite de personne.

study-review-accuracy-of = Précision de 0 à 100
study-review-accuracy-about = 100 : aucune décision n’a perdu de chances. Une décision qui perd 10 % compte environ 64.
study-review-inaccuracies = erreurs : de 5 à { NUMBER($share, style: "percent") }
study-review-blunders = erreurs graves : { NUMBER($share, style: "percent") } et plus
study-review-depth = { $count } simulations par décision, en ne sachant que ce que tout le monde voyait.
