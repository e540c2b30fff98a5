# A plan: marks on the board that nobody else sees.

page-plan = Plan
page-plan-about = Sketch your next moves while you wait. Nothing is sent.
page-plan-how = Press hexes and corners to sketch. Nothing is sent.
page-plan-clear = Clear plan
page-plan-hut = sketched: hut
page-plan-ziggurat = sketched: ziggurat
page-plan-well = sketched: well
page-plan-kept = { $count ->
    [one] Plan: 1 mark kept.
   *[other] Plan: { $count } marks kept.
}
page-plan-dropped = { $count ->
    [one] 1 mark dropped: { $places } is taken.
   *[other] { $count } marks dropped: { $places } are taken.
}
page-keys-plan = plan: sketch while others move
page-keys-plan-corners = while planning: corners of the hex
page-keys-plan-clear = clear plan
