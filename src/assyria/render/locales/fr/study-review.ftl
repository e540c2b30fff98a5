# Le bilan d’une partie entière : en cours, le récit, chance et talent, notes.

page-review-title = Bilan de la partie
page-review-starting = Le moteur parcourt la partie…
page-review-done = { $done } positions sur { $total }
page-review-seconds = encore { $seconds } s environ
page-review-minutes = encore { $minutes } min environ
page-review-leave = Regardez ailleurs en attendant. Le bilan continue tant que cette page est ouverte.
page-review-cancel = Annuler
page-review-cancelled = Le bilan n’est pas terminé.
page-review-start = Faire le bilan
page-review-resume = Continuer le bilan
page-review-retry = Réessayer

page-review-story = Récit
page-review-ledger = Chance, adresse
page-review-grades = Notes

page-review-graph = Chances de victoire au fil de la partie
page-review-previous = Erreur précédente
page-review-next = Erreur suivante
page-review-all = Marquer tout ce qui a coûté

page-review-played-move = Joué : { $move }
page-review-best-move = Mieux : { $move }
page-review-moments = Ce qui a coûté le plus
page-review-praise = Bien joué
page-review-none = Aucune décision n’a coûté cher.
page-review-try = Essayer
page-review-played = Joué
page-review-better = Mieux
page-review-cost = Attendu : { $points } points, { $share } de chances de victoire.
page-review-chances = Chances de victoire : { $played } avec le coup joué, { $best } avec le meilleur.

page-review-commonest = Votre erreur la plus fréquente dans cette partie : { $theme } ({ $count ->
    [one] une fois
   *[other] { $count } fois
}).
page-review-lesson = Leçon : { $lesson }
page-review-puzzles = Problèmes : { $theme }
page-review-keep = S’entraîner sur ces moments
page-review-kept = Gardé. Voir mes problèmes

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

page-review-grade-of = Notes de 0 à 100
page-review-grade-about = 100 : aucune décision n’a coûté de points. La note dit quelle part des points possibles vous avez marquée.
page-review-depth = { $count } simulations par décision, en ne sachant que ce que tout le monde voyait.
