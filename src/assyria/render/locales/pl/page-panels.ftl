# Panele wokół planszy.

page-panel-bot = bot
page-panel-away = nieobecność
page-panel-gone-now = nieobecność od chwili
page-panel-gone-minutes = nieobecność od { $minutes } min
page-panel-gone-hours = nieobecność od { $hours } godz.
page-panel-timed-out = koniec czasu
page-panel-bot-failed = { $times ->
    [one] bot zawiódł raz
    [few] bot zawiódł { $times } razy
    [many] bot zawiódł { $times } razy
   *[other] bot zawiódł { $times } razy
}
page-panel-bot-plays = { $why }: gra bot
page-panel-resigned = poddanie
page-panel-holiday = urlop
page-panel-holiday-until = urlop do { $date }
page-panel-until = do { $date }
page-panel-player = { $name } ({ $colour })
page-panel-deciding = teraz decyduje
page-panel-place = Miejsce { $place } w kolejności
page-panel-count = { $what }: { $count }
page-panel-of = { $what }: { $count } z { $most }
page-panel-ziggurats = Zigguraty: { $ziggurats }, płytki: { $tiles }
page-panel-tiles = W rezerwie: podstawy { $base }, środkowe kondygnacje { $centre }, dachy { $roof }
page-panel-cards = Karty
page-panel-coming-points = Ta tura da jeszcze { $points }
# $lost to wielbłądy ponad koniec toru.
page-panel-coming-camels = Ta tura da jeszcze { $camels }{ $lost ->
    [0] {""}
   *[other] ; przepada ponad limit: { $lost }
}
page-panel-time-left = Pozostały czas: { $time }
page-panel-days = { $days } d { $hours } godz.

page-panel-hand = Karty: { $name }
page-panel-hand-empty = brak kart
page-panel-card-fits = { $card }: { $count ->
    [0] nie pasuje do żadnej głodnej chaty
    [one] pasuje do { $count } głodnej chaty
    [few] pasuje do { $count } głodnych chat
    [many] pasuje do { $count } głodnych chat
   *[other] pasuje do { $count } głodnej chaty
}
page-panel-spread = { $card }: nakarmi jeszcze { $left ->
    [one] jedną chatę
    [few] { $left } chaty
    [many] { $left } chat
   *[other] { $left } chaty
}

page-panel-sown = Wysiane kolumny
page-panel-sown-order = Zajęte kolumny wyznaczają nową kolejność w turze, od lewej do prawej
page-panel-column = Kolumna { $column }: { $cards }
page-panel-taken-by = Zajmuje
page-panel-price = { $card }, kosztuje { $camels }
page-panel-price-plow = Karta Roli, kosztuje { $camels }; na planszy: { $count }
page-panel-sold-out = wyprzedane

page-panel-calendar = Epoki i tury
page-panel-turn-over = Tura { $turn }: zakończona
page-panel-turn-past = Tura { $turn }: każdy stawia { $huts }
page-panel-turn-now = Tura { $turn }, teraz: każdy stawia { $huts }
page-panel-turn-ahead = Tura { $turn }: karta jeszcze zakryta
page-panel-bonus = Karta Premii: na dworze liczy się jako { $value }
page-panel-flood = Powódź
page-panel-flood-effect = Powódź: chaty z rzek wracają do rezerw, dwór i dary dają punkty

page-panel-rank-higher = Wyższy
page-panel-rank-middle = Zwykły
page-panel-rank-lower = Niższy
page-panel-court-empty = jeszcze nikogo
page-panel-influence-gains = Wpływy teraz. Przy powodzi więcej wpływów to więcej kart Ekspansji
page-panel-reward-points = daje { $points } punktów za { $huts } chaty
page-panel-reward-plow = daje kartę Roli, jeśli jej nie masz
page-panel-reward-camels = daje { $camels } za każdą chatę
page-panel-dignitary = { $dignitary }: chata kosztuje { $camels }, wpływy { $influence }. Przy powodzi { $reward }. Wolne miejsca: { $free }. Obecni: { $names }

page-panel-offerings-at-flood = przy powodzi: × zigguraty
page-panel-offering-space = ×{ $multiplier }: { $names }

page-panel-draft-order = Ostatni w kolejności wybiera pierwszy.

page-panel-supplies = Zapasy
page-panel-plows = Karty Roli na planszy
page-panel-undealt = Karty, które mogą jeszcze przyjść
page-panel-discard = Karty odrzucone
