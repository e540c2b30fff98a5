# La table dans le terminal.

table-heading = Règne { $reign }, tour { $turn } sur { $turns } · { $phase } · expansion { $cards } · encore { $wells } puits
table-legend = ⌂ hutte, ⌂✓ hutte nourrie, ▲1–3 ziggourat, O puits, o emplacement de départ ; ~ fleuve, " fertile, sinon aride. + choix possible : +2 rapporte 2 (sur un fleuve : des chameaux), ! pas encore de nourriture. G raisin, P palme, S sel, B orge, D dattes, W joker ; G3 est une carte de 3 raisins. Cour : dignitaire supérieur, intermédiaire et inférieur.
table-score = Points
table-camels = Chameaux
table-huts = Réserve
table-offering = Offrande
table-plow = Charrue
table-draft = Choix initial
table-columns = Colonnes
table-court = Cour
table-same-name = { $name } ({ $seat })
