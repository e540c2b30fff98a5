# The table in the terminal.

table-heading = Reign { $reign }, turn { $turn } of { $turns } · { $phase } · expansion { $cards } · wells left { $wells }
table-legend = ⌂ hut, ⌂✓ fed hut, ▲1–3 ziggurat, O well, o start space; ~ river, " fertile, else arid. + you can choose it: +2 earns 2 (on a river: camels), ! no food yet. G grapes, P palm, S salt, B barley, D dates, W wild; G3 is a card of 3 grapes. Court: higher, middle and lower dignitary.
table-score = Points
table-camels = Camels
table-huts = Stock
table-offering = Offering
table-plow = Plow
table-draft = Draft
table-columns = Columns
table-court = Court
table-same-name = { $name } ({ $seat })
