# What happened. An event's fields are the values; a list has its length beside it ($cards, $cards_n).

event-order-drawn = Turn order drawn at random: { $order }.
event-turn-began = Reign { $reign }, turn { $turn }: the expansion card is a { $expansion }.
event-reshuffled = The deck is empty: the discard is shuffled into a new one ({ $cards }).
event-sown = Sown, from left to right: { $columns }.
event-started = { $seat } starts on { $at }.
event-draft-shown = Turned up for the draft: { $cards }.
event-drafted = { $seat } takes { $card }.
event-draft-discarded = Left over from the draft and discarded: { $cards }.
event-harvested = { $seat } harvests column { $column }: { $cards }.
event-order-changed = New turn order: { $order }.
event-hut-placed = { $seat } places a hut on { $at }.
event-huts-unplaced = { $seat } finds no hex for { $huts }.
event-card-played = { $seat } plays { $card }.
event-huts-fed = { $seat } feeds { $huts } with { $card }.
event-starved = Famine: { $seat } loses { $huts }.
event-well-dug = { $seat } digs a well at { $site }.
event-camels-earned = { $seat } earns { $camels } on the rivers{ $lost ->
    [0] .
   *[other] ; { $lost } lost over the limit.
}
event-scored = { $seat } scores { $points } ({ $source }).
event-ziggurat-built = { $seat } builds a ziggurat on { $at } for { $camels }.
event-ziggurat-extended = { $seat } extends the ziggurat on { $at } to level { $level } for { $camels }.
event-hut-at-court = { $seat } sends a hut to the { $dignitary } (space { $space }) for { $camels }.
event-offering-made = { $seat } makes an offering for { $camels }: now ×{ $multiplier }.
event-card-bought = { $seat } buys { $card } for { $camels }.
event-turn-ended = End of turn { $turn } of reign { $reign }{ $discarded_n ->
    [0] .
   *[other] ; discarded: { $discarded }.
}
event-flooded = Flood: { $seat } takes { $huts } back to stock.
event-court-ranked = Assur, place { $place }: { $seat } with influence { $influence } ({ $huts }){ $cards_n ->
    [0] ; no card is left to score.
   *[other] , scoring the cards { $cards }.
}{ $ahead_by ->
    [huts] {" "}The tie goes to more huts at court.
    [highest] {" "}The tie goes to the highest hut.
   *[other] {""}
}
event-plow-granted = The middle dignitary gives { $seat } a plow.
event-court-camels = The lower dignitary gives { $seat } { $camels }{ $lost ->
    [0] .
   *[other] ; { $lost } lost over the limit.
}
event-court-left = { $seat } takes { $huts } back from court.
event-offerings-counted = Offerings: { $seat } has { $ziggurats ->
    [one] { $ziggurats } ziggurat
   *[other] { $ziggurats } ziggurats
} times { $multiplier }.
event-game-over = The game is over. { $winners_n ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}: { $scores }.
