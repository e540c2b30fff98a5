# Przegląd całej partii: w toku, opowieść, los i decyzje, oceny.

page-review-title = Przegląd partii
page-review-starting = Silnik przegląda partię…
page-review-done = pozycje: { $done } z { $total }
page-review-seconds = jeszcze około { $seconds } s
page-review-minutes = jeszcze około { $minutes } min
page-review-leave = Możesz tymczasem oglądać co innego. Przegląd trwa, dopóki ta strona jest otwarta.
page-review-cancel = Anuluj
page-review-cancelled = Przegląd nie jest skończony.
page-review-start = Przejrzyj partię
page-review-resume = Kontynuuj przegląd
page-review-retry = Spróbuj ponownie

page-review-story = Opowieść
page-review-ledger = Szczęście
page-review-grades = Oceny

page-review-graph = Szanse na wygraną w ciągu partii
page-review-previous = Poprzedni błąd
page-review-next = Następny błąd
page-review-all = Zaznacz wszystko, co poszło źle

page-review-played-move = Zagrano: { $move }
page-review-best-move = Lepiej: { $move }
page-review-moments = Co kosztowało najwięcej
page-review-praise = Dobre ruchy
page-review-none = Żadna decyzja nie kosztowała wiele.
page-review-try = Wypróbuj
page-review-played = Zagrano
page-review-better = Lepiej
page-review-cost = Oczekiwane: { $points } pkt, { $share } szansy na wygraną.
page-review-chances = Szansa na wygraną: { $played } po zagranym ruchu, { $best } po lepszym.

page-review-commonest = Twój najczęstszy błąd w tej partii: { $theme } ({ $count ->
    [one] raz
   *[other] { $count } razy
}).
page-review-lesson = Lekcja: { $lesson }
page-review-puzzles = Zagadki: { $theme }
page-review-keep = Ćwicz te momenty
page-review-kept = Zapisane. Moje zagadki

page-review-in-points = Punkty
page-review-scope = Część partii
page-review-whole = Cała partia
page-review-deal = Pierwsze karty
page-review-even = Równy start
page-review-own = Własne decyzje
page-review-other = Decyzje innych
page-review-decisions = Decyzje: { $name }
page-review-luck = Karty
page-review-correction = Poprawka silnika
page-review-result = Wynik
page-review-expected = Oczekiwane na końcu
page-review-after-deal = Po pierwszych kartach
page-review-change = Zmiana

page-review-means = Co znaczą wiersze
page-review-even-about = Przed pierwszymi kartami wszyscy mogą oczekiwać tego samego.
page-review-own-about = To, co zagrano, wobec najlepszego znalezionego ruchu. W tabeli na kolorowym tle.
page-review-other-about = Co błędy innych graczy dały ci lub zabrały.
page-review-luck-about = Odkryte karty wobec tych, które mogły przyjść. Liczy się też kolejność graczy.
page-review-correction-about = W czym silnik zmienił zdanie: później widzi więcej. To niczyja zasługa.

page-review-grade-of = Oceny od 0 do 100
page-review-grade-about = 100 znaczy, że żadna decyzja nie kosztowała punktów. Ocena mówi, jaka część możliwych punktów została zdobyta.
page-review-depth = { $count } symulacji na decyzję, tylko z tym, co widzieli wszyscy.
