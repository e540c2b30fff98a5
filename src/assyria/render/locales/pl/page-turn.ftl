# The turn at the table: what waits to be confirmed, what it gains, what can be chosen.

page-table-gain-now = Ta tura daje na razie { $what }.
page-table-gain-wells = +{ $points }, jeśli wykopiesz studnię.
page-table-gain-flood = Powódź da { $what }.
page-table-confirm-what = Potwierdź: { $what }
page-table-pending-gains = { $what }, +{ $points }
page-table-pending-camels = { $count ->
    [one] { $count } wielbłąd
    [few] { $count } wielbłądy
    [many] { $count } wielbłądów
   *[other] { $count } wielbłąda
}
page-table-pending-start = ziggurat
page-table-pending-harvest = kolumna { $at }
page-table-pending-hut = chata
page-table-pending-feed = chaty
page-table-pending-supply = chaty
page-table-pending-well = studnia
page-table-pending-build = ziggurat
page-table-pending-extend = ziggurat
page-table-pending-offer = dar
page-table-pending-done = koniec tury
page-table-done-wells = Gotowe
page-table-part-hand = Ręka
page-table-part-moves = (tu możesz wybierać)
page-panel-provisional = niepotwierdzone
page-panel-earned = +{ $points } od twojej ostatniej tury
page-panel-here = tutaj

# While others move.
page-show = Ruchy innych
page-show-pause = Pauza
page-show-go-on = Wznów
page-show-speed = Tempo { $speed }
page-show-to-my-turn = Przejdź do mojej tury
page-announced-huts = { $name } stawia { $huts }.
page-announced-feeding = { $name } karmi { $huts }.
page-announced-end = { $name } kończy.
