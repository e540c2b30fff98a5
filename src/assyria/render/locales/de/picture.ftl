# Was das Bild einer Stellung sagt.
picture-title = Assyria
picture-story = Herrschaftszeit { $reign }, Runde { $turn }. { $scores }.
picture-story-over = Die Partie ist zu Ende. { $scores }.
picture-score = { $name } { $points }

picture-seat-red = Rot
picture-seat-blue = Blau
picture-seat-green = Grün
picture-seat-yellow = Gelb

picture-reign = Herrschaftszeit { $reign } · Runde { $turn }
picture-over = Spielende
picture-expansion = Expansion { $huts }
picture-order = Spielreihenfolge
picture-court = Hof von Assur
picture-offerings = Opfergaben
picture-camels = Kamele
picture-plow = Pflug
picture-stock = Hütten im Lager
picture-hand = Karten
picture-bonus = Bonuskarte
picture-sown = Gesäte Spalten
picture-first = zuerst
picture-last = zuletzt
picture-draft = Startauswahl
picture-points = Punkte
picture-wells-left = Brunnen: { $wells }
picture-plows-left = Pflüge: { $plows }
picture-cost = Kostet { $camels }, Einfluss { $influence }

picture-court-higher = Oberer Würdenträger
picture-court-middle = Mittlerer Würdenträger
picture-court-lower = Unterer Würdenträger

picture-now-start = { $name }: ein Startfeld wählen
picture-now-draft = { $name }: eine Karte wählen
picture-now-harvest = { $name }: eine Spalte ernten
picture-now-huts = { $name }: Hütten setzen, noch { $left }
picture-now-supply = { $name }: Hütten versorgen
picture-now-wells = { $name }: Brunnen graben
picture-now-actions = { $name }: Aktionen
picture-now-won = Sieg: { $name }
picture-now-shared = Geteilter Sieg: { $name }

picture-food-grapes = Trauben
picture-food-palm = Palme
picture-food-salt = Salz
picture-food-barley = Gerste
picture-food-dates = Datteln
picture-food-wild = Joker
picture-food-plow = Pflug

picture-letter-grapes = T
picture-letter-palm = P
picture-letter-salt = S
picture-letter-barley = G
picture-letter-dates = D
picture-letter-wild = J
picture-letter-plow = ·

picture-region-upper = oberer Fluss
picture-region-lower = unterer Fluss
picture-region-fertile = fruchtbar
picture-region-arid = wasserarm
picture-out = nicht im Spiel
picture-start = Startfeld
picture-hut = Hütte: { $name }
picture-ziggurat = Zikkurat der Stufe { $level }: { $name }
picture-well = Brunnen { $site }

picture-source-huts = Hütten
picture-source-ziggurats = Zikkurats
picture-source-wells = Brunnen
picture-source-influence = Einfluss
picture-source-higher = oberer Würdenträger
picture-source-offerings = Opfergaben
picture-source-plow = Pflug
picture-source-camels = Kamele
