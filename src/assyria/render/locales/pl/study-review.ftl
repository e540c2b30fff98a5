# Przegląd całej partii: w toku, błędy, szczęście i umiejętności, dokładność.

page-review-title = Przegląd partii
page-review-about = Silnik ocenia każdą decyzję i każdą kartę, a każdą zmianę szansy na wygraną przypisuje jednej przyczynie.
page-review-starting = Silnik się uruchamia…
page-review-done = pozycje: { $done } z { $total }
page-review-seconds = jeszcze około { $seconds } s
page-review-minutes = jeszcze około { $minutes } min
page-review-leave = Możesz tymczasem oglądać co innego. Przegląd trwa, dopóki ta strona jest otwarta.
page-review-cancel = Anuluj
page-review-cancelled = Przegląd nie jest skończony.
page-review-start = Przejrzyj partię
page-review-resume = Kontynuuj przegląd
page-review-retry = Spróbuj ponownie

page-review-mistakes = Błędy
page-review-ledger = Szczęście
page-review-accuracy = Dokładność

page-review-graph = Szanse na wygraną w ciągu partii
page-review-mistake = { $name } traci tu { $share }
page-review-previous = Poprzedni błąd
page-review-next = Następny błąd

page-review-lost = −{ $share } szansy na wygraną
page-review-played-move = Zagrano: { $move }
page-review-best-move = Lepiej: { $move }
page-review-gain = Lepiej o { $share } szansy na wygraną, { $points } pkt.
page-review-why = Dlaczego: { $why }.
page-review-none = Żadna decyzja nie kosztowała szansy na wygraną.
page-review-what-if = Co by było, gdyby?

page-review-summary-you = { $skill ->
    [more] Twoja gra: o { $by } lepsza niż { $rival },
    [less] Twoja gra: o { $by } gorsza niż { $rival },
   *[same] Twoja gra: tak dobra jak { $rival },
} { $luck ->
    [more] karty dały ci { $cards }.
    [less] karty zabrały ci { $cards }.
   *[same] karty nic nie zmieniły.
}
page-review-summary = { $skill ->
    [more] { $name }: gra o { $by } lepsza niż { $rival },
    [less] { $name }: gra o { $by } gorsza niż { $rival },
   *[same] { $name }: gra tak dobra jak { $rival },
} { $luck ->
    [more] karty dały { $cards }.
    [less] karty zabrały { $cards }.
   *[same] karty nic nie zmieniły.
}

page-review-quantity = Pokaż
page-review-in-chance = Szansa
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

page-review-accuracy-of = Dokładność od 0 do 100
page-review-accuracy-about = 100 znaczy, że żadna decyzja nie straciła szansy na wygraną. Strata 10 % liczy się jako około 64.
page-review-inaccuracies = błędy: od { $least } do { $most }
page-review-blunders = poważne błędy: od { $most }
page-review-depth = { $count } symulacji na decyzję, tylko z tym, co widzieli wszyscy.
