# Ce que dit l’image d’une position, hormis les noms des choses.
picture-title = Assyria
picture-story = Règne { $reign }, tour { $turn }. { $scores }.
picture-story-over = La partie est finie. { $scores }.
picture-score = { $name } { $points }

picture-reign = Règne { $reign }
picture-turn = Tour { $turn } · Expansion { $huts }
picture-over = Partie finie
picture-bonus = Carte Bonus
picture-order = Ordre du tour

# Qui décide, et de quoi. $left est le nombre de huttes encore à poser.
picture-now = { $phase ->
    [start] { $name } : choisir un emplacement de départ
    [draft] { $name } : prendre une carte
    [harvest] { $name } : prendre une colonne
    [huts] { $name } : poser des huttes (encore { $left })
    [supply] { $name } : nourrir les huttes
    [wells] { $name } : creuser des puits
   *[actions] { $name } : actions
}
picture-won = Victoire : { $name }
picture-shared = Victoire partagée : { $name }

picture-points = Points
picture-stock = Huttes en réserve
picture-camels = Chameaux
picture-plow = Charrue
picture-offerings = Offrandes
picture-court = Cour d’Assur
picture-cost = Chameaux : { $camels }, influence : { $influence }
picture-sown = Colonnes semées
picture-first = premier
picture-last = dernier
picture-draft = Choix initial
picture-wells-left = Puits : { $wells }
picture-plows-left = Charrues : { $plows }

picture-out = hors jeu
picture-start = emplacement de départ
picture-hut = hutte : { $name }
picture-ziggurat = ziggourat de niveau { $level } : { $name }
picture-well = puits { $site }
