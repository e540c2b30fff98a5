# La table dans le terminal.

table-heading = Règne { $reign }, tour { $turn } sur { $turns } · { $phase } · expansion { $cards } · puits restants { $wells }
table-legend = ⌂ hutte, ⌂+ nourrie, ▲1–3 ziggourat, O puits, o emplacement de départ, + choix possible ; ~ fleuve, " fertile ; G raisin, P palme, S sel, B orge, D dattes
table-player = Joueur
table-score = Points
table-camels = Chameaux
table-huts = Réserve
table-offering = Offrande
table-plow = Charrue
table-hand = Main
table-draft = Pour le choix initial : { $cards }
table-columns = Colonnes : à gauche, on joue d’abord ; (prix)
table-court = Cour d’Assur
table-dignitary = Dignitaire
table-cost = Chameaux
table-influence = Influence
table-spaces = Cases
table-result = D’où viennent les points
