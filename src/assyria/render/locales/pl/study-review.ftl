# Przegląd całej partii: w toku, błędy, szczęście i umiejętności, dokładność.

study-review-title = Przegląd partii
study-review-about = Silnik ocenia każdą decyzję i każdą kartę, a każdą zmianę szansy na wygraną przypisuje jednej przyczynie.
study-review-starting = Silnik się uruchamia…
study-review-done = pozycje: { $done } z { $total }
study-review-seconds = jeszcze około { $seconds } s
study-review-minutes = jeszcze około { $minutes } min
study-review-leave = Możesz tymczasem oglądać co innego. Przegląd trwa, dopóki ta strona jest otwarta.
study-review-cancel = Anuluj
study-review-cancelled = Przegląd nie jest skończony.
study-review-start = Przejrzyj partię
study-review-resume = Kontynuuj przegląd
study-review-retry = Spróbuj ponownie

study-review-mistakes = Błędy
study-review-ledger = Szczęście
study-review-accuracy = Dokładność

study-review-graph = Szanse na wygraną w ciągu partii
study-review-mistake = { $name } traci tu { $share }
study-review-previous = Poprzedni błąd
study-review-next = Następny błąd

study-review-lost = −{ $share } szansy na wygraną
study-review-gain = Lepiej o { $share } szansy na wygraną, { $points } pkt.
study-review-why = Dlaczego: { $why }.
study-review-none = Żadna decyzja nie kosztowała szansy na wygraną.
study-review-what-if = Co by było, gdyby?

study-review-summary-you = { $skill ->
    [more] Twoja gra: o { $by } lepsza niż { $rival },
    [less] Twoja gra: o { $by } gorsza niż { $rival },
   *[same] Twoja gra: tak dobra jak { $rival },
} { $luck ->
    [more] karty dały Ci { $cards }.
    [less] karty zabrały Ci { $cards }.
   *[same] karty nic nie zmieniły.
}
study-review-summary = { $skill ->
    [more] { $name }: gra o { $by } lepsza niż { $rival },
    [less] { $name }: gra o { $by } gorsza niż { $rival },
   *[same] { $name }: gra tak dobra jak { $rival },
} { $luck ->
    [more] karty dały { $cards }.
    [less] karty zabrały { $cards }.
   *[same] karty nic nie zmieniły.
}

study-review-quantity = Pokaż
study-review-in-chance = Szansa
study-review-in-points = Punkty
study-review-scope = Część partii
study-review-whole = Cała partia
study-review-deal = Pierwsze karty
study-review-even = Równy start
study-review-own = Własne decyzje
study-review-other = Decyzje innych
study-review-decisions = Decyzje: { $name }
study-review-luck = Karty
study-review-correction = Poprawka silnika
study-review-result = Wynik
study-review-expected = Oczekiwane na końcu
study-review-after-deal = Po pierwszych kartach
study-review-change = Zmiana

study-review-means = Co znaczą wiersze
study-review-even-about = Przed pierwszymi kartami wszyscy mogą oczekiwać tego samego.
study-review-own-about = To, co zagrano, wobec najlepszego znalezionego ruchu. W tabeli na kolorowym tle.
study-review-other-about = Co błędy innych graczy dały Ci lub zabrały.
study-review-luck-about = Odkryte karty wobec tych, które mogły przyjść. Liczy się też kolejność graczy.
study-review-correction-about = W czym silnik zmienił zdanie: później widzi więcej. To niczyja zasługa.

study-review-accuracy-of = Dokładność od 0 do 100
study-review-accuracy-about = 100 znaczy, że żadna decyzja nie straciła szansy na wygraną. Strata 10 % liczy się jako około 64.
study-review-inaccuracies = błędy: od 5 do { NUMBER($share, style: "percent") }
study-review-blunders = poważne błędy: { NUMBER($share, style: "percent") } i więcej
study-review-depth = { $count } symulacji na decyzję, tylko z tym, co widzieli wszyscy.
