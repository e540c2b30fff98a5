# Plan: znaki na planszy, których nikt inny nie widzi.

page-plan = Plan
page-plan-about = Szkicuj kolejne ruchy w oczekiwaniu. Nic nie jest wysyłane.
page-plan-how = Naciskaj pola i rogi, aby szkicować. Nic nie jest wysyłane.
page-plan-clear = Wyczyść plan
page-plan-hut = szkic: chata
page-plan-ziggurat = szkic: ziggurat
page-plan-well = szkic: studnia
page-plan-kept = { $count ->
    [one] Plan: został 1 znak.
    [few] Plan: zostały { $count } znaki.
   *[other] Plan: zostało { $count } znaków.
}
page-plan-dropped = { $count ->
    [one] Usunięto 1 znak, miejsce zajęte: { $places }.
    [few] Usunięto { $count } znaki, miejsca zajęte: { $places }.
   *[other] Usunięto { $count } znaków, miejsca zajęte: { $places }.
}
page-keys-plan = plan: szkic, gdy inni wykonują ruchy
page-keys-plan-corners = podczas planowania: rogi pola
page-keys-plan-clear = wyczyszczenie planu
