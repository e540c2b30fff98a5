# What the picture of a position says.
picture-title = Assyria
picture-story = Reign { $reign }, turn { $turn }. { $scores }.
picture-story-over = The game is over. { $scores }.
picture-score = { $name } { $points }

picture-seat-red = Red
picture-seat-blue = Blue
picture-seat-green = Green
picture-seat-yellow = Yellow

picture-reign = Reign { $reign } · Turn { $turn }
picture-over = Game over
picture-expansion = Expansion { $huts }
picture-order = Turn order
picture-court = Court of Assur
picture-offerings = Offerings
picture-camels = Camels
picture-plow = Plow
picture-stock = Huts in stock
picture-hand = Cards
picture-bonus = Bonus card
picture-sown = Sown columns
picture-first = first
picture-last = last
picture-draft = Draft
picture-points = Points
picture-wells-left = Wells: { $wells }
picture-plows-left = Plows: { $plows }
picture-cost = Costs { $camels }, influence { $influence }

picture-court-higher = Higher dignitary
picture-court-middle = Middle dignitary
picture-court-lower = Lower dignitary

picture-now-start = { $name }: choose a start space
picture-now-draft = { $name }: draft a card
picture-now-harvest = { $name }: harvest a column
picture-now-huts = { $name }: place huts, { $left } to go
picture-now-supply = { $name }: feed the huts
picture-now-wells = { $name }: dig wells
picture-now-actions = { $name }: actions
picture-now-won = { $name } wins
picture-now-shared = Shared victory: { $name }

picture-food-grapes = grapes
picture-food-palm = palm
picture-food-salt = salt
picture-food-barley = barley
picture-food-dates = dates
picture-food-wild = wild
picture-food-plow = plow

picture-letter-grapes = G
picture-letter-palm = P
picture-letter-salt = S
picture-letter-barley = B
picture-letter-dates = D
picture-letter-wild = W
picture-letter-plow = ·

picture-region-upper = upper river
picture-region-lower = lower river
picture-region-fertile = fertile
picture-region-arid = arid
picture-out = not in play
picture-start = start space
picture-hut = hut: { $name }
picture-ziggurat = ziggurat of level { $level }: { $name }
picture-well = well { $site }

picture-source-huts = huts
picture-source-ziggurats = ziggurats
picture-source-wells = wells
picture-source-influence = influence
picture-source-higher = higher dignitary
picture-source-offerings = offerings
picture-source-plow = plow
picture-source-camels = camels
