# The table in the terminal.

table-heading = Reign { $reign }, turn { $turn } of { $turns } · { $phase } · expansion { $cards } · wells left { $wells }
table-legend = ⌂ hut, ⌂+ fed, ▲1–3 ziggurat, O well, o start space, + you may choose it; ~ river, " fertile; G grapes, P palm, S salt, B barley, D dates
table-player = Player
table-score = Points
table-camels = Camels
table-huts = Stock
table-offering = Offering
table-plow = Plow
table-hand = Hand
table-draft = For the draft: { $cards }
table-columns = Columns: left plays first; (price)
table-court = Court of Assur
table-dignitary = Dignitary
table-cost = Camels
table-influence = Influence
table-spaces = Spaces
table-result = Points by source
