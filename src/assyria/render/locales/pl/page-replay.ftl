# Odtwarzanie partii i jej koniec.

page-replay = Odtwarzanie
page-replay-open = Odtwórz partię
page-replay-open-text = Upuść tu zapis albo wybierz go: partię pobraną stąd lub zapisaną poleceniem assyria.
page-replay-choose = Wybierz plik…
page-replay-other = Inny plik…
page-replay-bad = Tego zapisu nie da się odtworzyć
page-replay-setup = Przygotowanie
page-replay-at = Ruch { $at } z { $last }
page-replay-turn = Epoka { $reign }, tura { $turn }
page-replay-played = { $name }: { $move }
page-replay-events = Co się stało
page-replay-bar = Miejsce w partii
page-replay-moving = Poruszanie się po partii
page-replay-first = Na początek
page-replay-last = Na koniec
page-replay-back-move = Ruch wstecz
page-replay-on-move = Ruch naprzód
page-replay-back-turn = Tura wstecz
page-replay-on-turn = Tura naprzód
page-replay-back-reign = Epoka wstecz
page-replay-on-reign = Epoka naprzód
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-speed = Tempo
page-replay-again = Jeszcze raz
page-replay-done = Wróć do gry
page-replay-link-long = Kopiuj link do tego ruchu
page-replay-log = Dziennik
page-replay-scores = Punkty
page-replay-analysis = Analiza
page-replay-review = Przegląd
page-replay-what-if = A gdyby?
page-replay-board = Plansza po tym ruchu
page-replay-panels = Stół po tym ruchu
page-replay-columns = Wysiew
page-replay-court = Dwór
page-replay-offerings = Dary
page-replay-keys = Klawisze
page-replay-key-move = ruch wstecz, naprzód
page-replay-key-turn = tura wstecz, naprzód
page-replay-key-reign = epoka wstecz, naprzód
page-replay-key-ends = na początek, na koniec
page-replay-key-play = odtwarzaj, wstrzymaj
page-replay-key-log = dziennik
page-replay-key-analysis = analiza (partie rozegrane przy stole)
page-replay-key-review = przegląd
page-replay-key-mistake = następny błąd, poprzedni błąd (przegląd)
page-replay-key-what-if = a gdyby (skończone partie i pliki)
page-replay-key-swipe = Ekran dotykowy: przesuń palcem po planszy w lewo lub w prawo.

page-analysis-thinking = Silnik analizuje tę pozycję…
page-analysis-move = Najlepiej: { $move }.
page-analysis-expected = Przewidywany wynik
page-analysis-share = szansa na wygraną
page-analysis-best = Najlepsze ruchy (gra { $name })
page-analysis-played = zagrane
page-analysis-visits = symulacje: { $count }
page-analysis-line = Prawdopodobny dalszy ciąg
page-analysis-about = Symulacje: { $count }, tylko z wiedzą wszystkich przy stole.

page-shared = Udostępnione partie
page-shared-keep = Zachowaj i udostępnij
page-shared-kept = Zachowano na tym serwerze
page-shared-means = Każdy, kto ma link, może odtworzyć tę partię.
page-shared-link = Link do tej partii
page-shared-until = Przechowywana do { $date }. Możesz ją usunąć w ustawieniach.
page-shared-remove-of = Usuń partię: { $name }
page-shared-remove-title = Usunąć tę partię?
page-shared-remove-means = Jej link przestanie działać.

page-end-winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Zwycięstwem dzielą się { $names }!
}
page-end-lead = Punkty: { $points }, o { $lead } więcej niż { $name }
page-end-level-up = Poziom pokonany. Następnym razem: poziom { $level }.
page-end-level = Następnym razem: poziom { $level }.
page-end-level-play = Zagraj na poziomie { $level }
page-end-agreed-counted = Zakończona za zgodą wszystkich: decydują ówczesne punkty.
page-end-agreed-uncounted = Zakończona za zgodą wszystkich: nikt nie wygrywa.
page-end-ended = Partia zakończona
page-end-resigned = Wszyscy pozostali się poddali.
page-end-place = Miejsce
page-end-points = punktów
page-end-won = zwycięstwo
page-end-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
page-end-ways = Co dalej
page-end-rematch = Zagraj jeszcze raz
page-end-rematch-yes = { $count ->
    [one] { $names } gra jeszcze raz.
   *[other] { $names } grają jeszcze raz.
}
page-end-rematch-declined = { $count ->
    [one] { $names } nie gra dalej.
   *[other] { $names } nie grają dalej.
}
page-end-rematch-mine-no = Na razie nie grasz dalej.
page-end-rematch-no = Nie, dziękuję
page-end-rematch-go = Do nowej gry
page-end-replay = Odtwórz
page-end-review = Przejrzyj partię
page-end-board = Zobacz planszę
page-end-check = Sprawdź rozdanie
page-end-record = Pobierz zapis
page-end-breakdown = Skąd wzięły się punkty
page-end-bars = Punkty każdego gracza według źródła, jako słupki. Tabela poniżej ma te same liczby.
page-end-total = Razem
page-end-lines = Punkty w czasie partii
page-end-reign = Epoka { $reign }
page-end-after-start = Na początku
page-end-after-turn = Po turze { $turn } w epoce { $reign }
page-end-after-flood = Po powodzi w epoce { $reign }
page-end-highlights = Wydarzenia partii

page-highlight-comeback = Pogoń
page-highlight-comeback-what = ostatnie miejsce po drugiej powodzi, strata { $count ->
    [one] { $count } punktu
    [few] { $count } punktów
    [many] { $count } punktów
   *[other] { $count } punktu
}
page-highlight-close = Wyrównana końcówka
page-highlight-close-what = różnica tylko { $count ->
    [one] { $count } punktu
    [few] { $count } punktów
    [many] { $count } punktów
   *[other] { $count } punktu
}
page-highlight-turn = Najlepsza tura
page-highlight-turn-what = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} w epoce { $reign }, turze { $turn }
page-highlight-flood = Najlepsza powódź
page-highlight-flood-what = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} przy powodzi w epoce { $reign }
page-highlight-washed = Najwięcej chat zabranych przez powódź
page-highlight-washed-what = { $count ->
    [one] { $count } chata
    [few] { $count } chaty
    [many] { $count } chat
   *[other] { $count } chaty
} w epoce { $reign }
page-highlight-camels = Najwięcej zarobionych wielbłądów
page-highlight-camels-what = { $count ->
    [one] { $count } wielbłąd
    [few] { $count } wielbłądy
    [many] { $count } wielbłądów
   *[other] { $count } wielbłąda
}
page-highlight-starved = Największy głód
page-highlight-starved-what = { $count ->
    [one] { $count } utracona chata
    [few] { $count } utracone chaty
    [many] { $count } utraconych chat
   *[other] { $count } utraconej chaty
}
page-highlight-fed = Bez głodu
page-highlight-fed-what = Nikt nie stracił chaty z głodu.
page-highlight-wells = Najwięcej studni
page-highlight-wells-what = { $count ->
    [one] { $count } studnia
    [few] { $count } studnie
    [many] { $count } studni
   *[other] { $count } studni
}
page-highlight-tiles = Najwięcej płytek
page-highlight-tiles-what = { $count ->
    [one] { $count } płytka zigguratu
    [few] { $count } płytki zigguratów
    [many] { $count } płytek zigguratów
   *[other] { $count } płytki zigguratów
}
page-highlight-court = Najczęściej na dworze
page-highlight-court-what = { $count ->
    [one] { $count } chata
    [few] { $count } chaty
    [many] { $count } chat
   *[other] { $count } chaty
}
page-highlight-leads = Prowadzenie
page-highlight-leads-what = { $count ->
    [0] od początku do końca
    [one] zmieniło się raz
    [few] zmieniło się { $count } razy
    [many] zmieniło się { $count } razy
   *[other] zmieniło się { $count } raza
}

page-fair = Czy rozdanie było uczciwe?
page-fair-fair = Rozdanie było uczciwe: każde tasowanie wynika z obiecanego sekretu.
page-fair-no-commitment = Bez dowodu: dla tej partii niczego nie obiecano.
page-fair-no-secret = Bez dowodu: sekret nie został ujawniony. Dzieje się to na końcu partii.
page-fair-wrong-secret = Nieuczciwie: sekret nie pasuje do obietnicy.
page-fair-wrong-deal = Nieuczciwie: { $where } nie wynika z sekretu.
page-fair-malformed = Nieuczciwie: nie da się odczytać dowodu ({ $where }).
page-fair-other-promise = Nieuczciwie: ta przeglądarka widziała w czasie partii inną obietnicę.
page-fair-other-cards = Nieuczciwie: karty przy stole były inne niż w zapisie ({ $where }).
page-fair-cannot-check = Ta przeglądarka sprawdza tylko przez HTTPS albo na komputerze serwera. Użyj polecenia poniżej.
page-fair-compared = Ta przeglądarka widziała w czasie partii tę samą obietnicę.
page-fair-not-compared = Ta przeglądarka nie śledziła partii. Porównaj obietnicę z kimś, kto ją śledził.
page-fair-commitment = Obietnica (skrót sekretu):
page-fair-limits = To dowodzi, że po rozpoczęciu partii nie zmieniono żadnej karty. Nie dowodzi, że nikt nie podglądał.
page-fair-terminal = To samo w terminalu:
