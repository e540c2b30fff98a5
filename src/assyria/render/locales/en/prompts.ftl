# What is to be decided now, and what the choices bring.

prompt-start = Choose a start space for your first ziggurat base.
prompt-draft = Take one of the cards turned up.
prompt-harvest = Take a column with its cards. Columns further left come earlier in the turn order.
prompt-huts = Place { $left ->
    [one] your last new hut
   *[other] a hut, { $left } to go
}: choose a hex next to a hut or ziggurat of yours.
prompt-supply-card = Feed your huts: choose a card to play.
prompt-supply-hut = { $card } feeds { $left ->
    [one] one more hut
   *[other] { $left } more huts
}: choose which.
prompt-wells = Dig a well, or be done.
prompt-actions = You have { $camels } to spend: choose an action, or be done.
prompt-over = The game is over.

choice-start = start here: { $food }, { $region }
choice-draft = take { $card }
choice-harvest = take { $cards }
choice-hut = { $food }, { $region }: { $gain }
choice-hut-hungry = { $food }, { $region }: { $gain }, but no food for it yet
choice-feed = feeds { $count ->
    [one] { $huts }
   *[other] { $count } huts: { $huts }
}
choice-feed-some = feeds { $symbols } of { $huts }
choice-supply = { $food }, { $region }
choice-well = a well for { $points }
choice-build = a new ziggurat for { $camels }
choice-extend = level { $level } for { $camels }
choice-court = a hut at the { $dignitary } for { $camels }: influence { $influence }
choice-offer = one step for { $camels }: then ×{ $multiplier }
choice-buy = buy { $card } for { $camels }
choice-done = no more
