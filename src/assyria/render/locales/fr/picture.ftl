# Ce que dit l'image d'une position.
picture-title = Assyria
picture-story = Règne { $reign }, tour { $turn }. { $scores }.
picture-story-over = La partie est finie. { $scores }.
picture-score = { $name } { $points }

picture-seat-red = Rouge
picture-seat-blue = Bleu
picture-seat-green = Vert
picture-seat-yellow = Jaune

picture-reign = Règne { $reign } · Tour { $turn }
picture-over = Partie finie
picture-expansion = Expansion { $huts }
picture-order = Ordre du tour
picture-court = Cour d’Assur
picture-offerings = Offrandes
picture-camels = Chameaux
picture-plow = Charrue
picture-stock = Huttes en réserve
picture-hand = Cartes
picture-bonus = Carte Bonus
picture-sown = Colonnes semées
picture-first = premier
picture-last = dernier
picture-draft = Choix initial
picture-points = Points
picture-wells-left = Puits : { $wells }
picture-plows-left = Charrues : { $plows }
picture-cost = Coûte { $camels }, influence { $influence }

picture-court-higher = Dignitaire supérieur
picture-court-middle = Dignitaire intermédiaire
picture-court-lower = Dignitaire inférieur

picture-now-start = { $name } : choisir une case de départ
picture-now-draft = { $name } : prendre une carte
picture-now-harvest = { $name } : récolter une colonne
picture-now-huts = { $name } : poser des huttes, reste { $left }
picture-now-supply = { $name } : ravitailler les huttes
picture-now-wells = { $name } : creuser des puits
picture-now-actions = { $name } : actions
picture-now-won = Victoire : { $name }
picture-now-shared = Victoire partagée : { $name }

picture-food-grapes = raisin
picture-food-palm = palme
picture-food-salt = sel
picture-food-barley = orge
picture-food-dates = dattes
picture-food-wild = joker
picture-food-plow = charrue

picture-letter-grapes = R
picture-letter-palm = P
picture-letter-salt = S
picture-letter-barley = O
picture-letter-dates = D
picture-letter-wild = J
picture-letter-plow = ·

picture-region-upper = fleuve du haut
picture-region-lower = fleuve du bas
picture-region-fertile = fertile
picture-region-arid = aride
picture-out = hors jeu
picture-start = case de départ
picture-hut = hutte : { $name }
picture-ziggurat = ziggourat de niveau { $level } : { $name }
picture-well = puits { $site }

picture-source-huts = huttes
picture-source-ziggurats = ziggourats
picture-source-wells = puits
picture-source-influence = influence
picture-source-higher = dignitaire supérieur
picture-source-offerings = offrandes
picture-source-plow = charrue
picture-source-camels = chameaux
