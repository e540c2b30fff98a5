# The turn at the table: what waits to be confirmed, what it gains, what can be chosen.

page-table-gain-now = Ce tour jusqu’ici : { $what }.
page-table-gain-wells = +{ $points } si vous creusez.
page-table-gain-flood = À la crue : { $what }.
page-table-confirm-what = Confirmer : { $what }
page-table-pending-gains = { $what }, +{ $points }
page-table-pending-camels = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
page-table-pending-start = ziggourat
page-table-pending-harvest = colonne { $at }
page-table-pending-hut = hutte
page-table-pending-feed = huttes
page-table-pending-supply = huttes
page-table-pending-well = puits
page-table-pending-build = ziggourat
page-table-pending-extend = ziggourat
page-table-pending-offer = offrande
page-table-pending-done = fin du tour
page-table-done-wells = Plus de puits
page-table-part-hand = Main
page-table-part-moves = (vous pouvez choisir ici)
page-panel-provisional = à confirmer
page-panel-earned = +{ $points } depuis votre dernier tour
page-panel-here = ici

# While others move.
page-show = Coups des autres
page-show-pause = Pause
page-show-go-on = Continuer
page-show-speed = Vitesse { $speed }
page-show-to-my-turn = Passer à mon tour
page-announced-huts = { $name } pose { $huts }.
page-announced-feeding = { $name } nourrit { $huts }.
page-announced-end = { $name } a fini.
