# The panels around the board.

page-panel-bot = bot
page-panel-away = away
page-panel-gone-now = just left
page-panel-gone-minutes = away for { $minutes } min
page-panel-gone-hours = away for { $hours } h
page-panel-timed-out = out of time
page-panel-bot-failed = { $times ->
    [one] the bot failed once
   *[other] the bot failed { $times } times
}
page-panel-bot-plays = { $why }: a bot plays
page-panel-resigned = resigned
page-panel-holiday = on holiday
page-panel-holiday-until = on holiday until { $date }
page-panel-until = until { $date }
page-panel-player = { $name } ({ $colour })
page-panel-deciding = deciding now
page-panel-place = Place { $place } in the turn order
page-panel-count = { $what }: { $count }
page-panel-of = { $what }: { $count } of { $most }
page-panel-ziggurats = Ziggurats: { $ziggurats }, tiles: { $tiles }
page-panel-tiles = In stock: bases { $base }, centres { $centre }, roofs { $roof }
page-panel-cards = Cards
page-panel-coming-points = Still to come this turn: { $points }
# $lost are camels beyond the end of the track.
page-panel-coming-camels = Still to come this turn: { $camels }{ $lost ->
    [0] {""}
   *[other] ; over the limit, lost: { $lost }
}
page-panel-time-left = Time left: { $time }
page-panel-days = { $days } d { $hours } h

page-panel-hand = Cards of { $name }
page-panel-hand-empty = no cards
page-panel-card-fits = { $card }: { $count ->
    [0] fits no hungry hut
    [one] fits { $count } hungry hut
   *[other] fits { $count } hungry huts
}
page-panel-spread = { $card } feeds { $left ->
    [one] one more hut
   *[other] { $left } more huts
}

page-panel-sown = Sown columns
page-panel-sown-order = The columns taken set the new turn order, left to right
page-panel-column = Column { $column }: { $cards }
page-panel-taken-by = Taken by
page-panel-price = { $card }, costs { $camels }
page-panel-price-plow = Plow, costs { $camels }; left on the board: { $count }
page-panel-sold-out = sold out

page-panel-calendar = Reigns and turns
page-panel-turn-over = Turn { $turn }: over
page-panel-turn-past = Turn { $turn }: { $huts } each
page-panel-turn-now = Turn { $turn }, now: { $huts } each
page-panel-turn-ahead = Turn { $turn }: card still face down
page-panel-bonus = Bonus card: counts as { $value } at court
page-panel-flood = Flood
page-panel-flood-effect = Flood: river huts go back to stock, court and offerings score

page-panel-rank-higher = Higher
page-panel-rank-middle = Middle
page-panel-rank-lower = Lower
page-panel-court-empty = nobody there yet
page-panel-influence-gains = Influence now. At the flood, more influence scores more expansion cards
page-panel-reward-points = { $points } points for { $huts } huts
page-panel-reward-plow = a plow, if you have none
page-panel-reward-camels = { $camels } for each hut
page-panel-dignitary = { $dignitary }: a hut costs { $camels }, influence { $influence }. At the flood: { $reward }. Free spaces: { $free }. There: { $names }

page-panel-offerings-at-flood = at the flood: × ziggurats
page-panel-offering-space = ×{ $multiplier }: { $names }

page-panel-draft-order = The last in turn order chooses first.

page-panel-supplies = Supplies
page-panel-plows = Plows on the board
page-panel-undealt = Cards still to come
page-panel-discard = Discard
