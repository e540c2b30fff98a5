# What the picture of a position says, beyond the names of things.
picture-title = Assyria
picture-story = Reign { $reign }, turn { $turn }. { $scores }.
picture-story-over = The game is over. { $scores }.
picture-score = { $name } { $points }

picture-reign = Reign { $reign }
picture-turn = Turn { $turn } · Expansion { $huts }
picture-over = Game over
picture-bonus = Bonus card
picture-order = Turn order

# Who decides what now. $left is the number of huts still to be placed.
picture-now = { $phase ->
    [start] { $name }: choose a start space
    [draft] { $name }: take a card
    [harvest] { $name }: take a column
    [huts] { $name }: place huts ({ $left } left)
    [supply] { $name }: feed the huts
    [wells] { $name }: dig wells
   *[actions] { $name }: actions
}
picture-won = { $name } wins
picture-shared = Shared victory: { $name }

picture-points = Points
picture-stock = Huts in stock
picture-camels = Camels
picture-plow = Plow
picture-offerings = Offerings
picture-court = Court of Assur
picture-cost = Camels: { $camels }, influence: { $influence }
picture-sown = Sown columns
picture-first = first
picture-last = last
picture-draft = Draft
picture-wells-left = Wells: { $wells }
picture-plows-left = Plows: { $plows }

picture-out = not in play
picture-start = start space
picture-hut = hut: { $name }
picture-ziggurat = ziggurat of level { $level }: { $name }
picture-well = well { $site }
