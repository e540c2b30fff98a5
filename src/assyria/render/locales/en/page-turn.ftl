# The turn at the table: what waits to be confirmed, what it gains, what can be chosen.

page-table-gain-now = This turn so far: { $what }.
page-table-gain-wells = +{ $points } if you dig.
page-table-gain-flood = At the flood: { $what }.
page-table-confirm-what = Confirm: { $what }
page-table-pending-gains = { $what }, +{ $points }
page-table-pending-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
page-table-pending-start = ziggurat
page-table-pending-harvest = column { $at }
page-table-pending-hut = hut
page-table-pending-feed = huts
page-table-pending-supply = huts
page-table-pending-well = well
page-table-pending-build = ziggurat
page-table-pending-extend = ziggurat
page-table-pending-offer = offering
page-table-pending-done = end of turn
page-table-done-wells = No more wells
page-table-part-hand = Hand
page-table-part-moves = (you can choose something here)
page-panel-provisional = not confirmed
page-panel-earned = +{ $points } since your last turn
page-panel-here = here

# While others move.
page-show = Others’ moves
page-show-pause = Pause
page-show-go-on = Go on
page-show-speed = Speed { $speed }
page-show-to-my-turn = Skip to my turn
page-announced-huts = { $name } places { $huts }.
page-announced-feeding = { $name } feeds { $huts }.
page-announced-end = { $name } finishes.
