# The turn at the table: what waits to be confirmed, what it gains, what can be chosen.

page-table-gain-now = Diese Runde bisher: { $what }.
page-table-gain-wells = +{ $points }, wenn du gräbst.
page-table-gain-flood = Beim Hochwasser: { $what }.
page-table-confirm-what = Bestätigen: { $what }
page-table-pending-gains = { $what }, +{ $points }
page-table-pending-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
page-table-pending-start = Zikkurat
page-table-pending-harvest = Kolonne { $at }
page-table-pending-hut = Hütte
page-table-pending-feed = Hütten
page-table-pending-supply = Hütten
page-table-pending-well = Brunnen
page-table-pending-build = Zikkurat
page-table-pending-extend = Zikkurat
page-table-pending-offer = Opfergabe
page-table-pending-done = Zugende
page-table-done-wells = Fertig
page-table-part-hand = Hand
page-table-part-moves = (hier kannst du wählen)
page-panel-provisional = unbestätigt
page-panel-earned = +{ $points } seit deinem letzten Zug
page-panel-here = hier

# While others move.
page-show = Züge der anderen
page-show-pause = Pause
page-show-go-on = Weiter
page-show-speed = Tempo { $speed }
page-show-to-my-turn = Vor bis zu meinem Zug
page-announced-huts = { $name } setzt { $huts }.
page-announced-feeding = { $name } versorgt { $huts }.
page-announced-end = { $name } ist fertig.
