# What to decide now, and what each choice gives.

prompt-start = Choose a start space for your first ziggurat.
prompt-draft = Take one of these cards.
prompt-harvest = Take a column. Further left, you play earlier.
prompt-huts = { $left ->
    [one] Place your last hut next to your pieces.
   *[other] Place a hut next to your pieces ({ $left } left).
}
prompt-supply-card = Feed your huts: play a card.
prompt-supply-hut = Choose { $left ->
    [one] { $left } more hut
   *[other] { $left } more huts
} to feed with { $card }.
prompt-wells = Dig a well or finish.
prompt-actions = { $camels } to spend: choose an action or end your turn.
prompt-over = The game is over.

choice-start = { $food }, { $region }
choice-hut = +{ $gain }
choice-hut-hungry = +{ $gain }, no food yet
choice-feed = { $card } feeds { $huts }
choice-feed-some = { $card } feeds { $symbols } of { $huts }
choice-well = well at { $site }: { $points }
choice-build = build a ziggurat for { $camels }
choice-extend = extend to level { $level } for { $camels }
choice-court = send a hut to the { $dignitary } for { $camels }: influence { $influence }
choice-offer = make an offering for { $camels }: then ×{ $multiplier }
choice-buy = buy { $card } for { $camels }
choice-done = finish
choice-keyed = { $keys }: { $text }
