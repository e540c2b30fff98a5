# Odtwarzanie partii i jej koniec.

page-replay = Odtwarzanie
page-replay-open = Odtwórz partię
page-replay-open-text = Upuść tu plik z zapisem albo wybierz go: partię pobraną stąd lub zapisaną poleceniem assyria.
page-replay-choose = Wybierz plik…
page-replay-other = Inny plik…
page-replay-bad = Tego nie da się odtworzyć
page-replay-setup = Przygotowanie
page-replay-at = Ruch { $at } z { $last }
page-replay-turn = Epoka { $reign }, tura { $turn }
page-replay-played = { $name }: { $move }
page-replay-told = Co się stało
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
page-replay-done = Wracam do gry
page-replay-link-long = Kopiuj link do tego ruchu
page-replay-log = Przebieg
page-replay-scores = Punkty
page-replay-analysis = Analiza
page-replay-board = Plansza po tym ruchu
page-replay-panels = Stół po tym ruchu
page-replay-columns = Siew
page-replay-court = Dwór
page-replay-offerings = Dary
page-replay-keys = Klawisze
page-replay-key-move = ruch wstecz, naprzód
page-replay-key-turn = tura wstecz, naprzód
page-replay-key-reign = epoka wstecz, naprzód
page-replay-key-ends = na początek, na koniec
page-replay-key-play = odtwarzaj, wstrzymaj
page-replay-key-log = przebieg
page-replay-key-analysis = analiza partii rozegranej przy stole
page-replay-key-swipe = Na ekranie dotykowym: przesuń palcem po planszy w lewo lub w prawo.

page-analysis-thinking = Trwa badanie tej pozycji …
page-analysis-expected = Na co kto może liczyć
page-analysis-share = zwycięstwa
page-analysis-best = Najlepsze: { $name }
page-analysis-played = zagrane
page-analysis-visits = próby: { $count }
page-analysis-line = Możliwy dalszy ciąg
page-analysis-about = Po wypróbowaniu stąd partii w liczbie { $count }, z wiedzą, którą mieli wszyscy.

page-end-winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Zwycięstwem dzielą się { $names }!
}
page-end-lead = Punkty: { $points }, przewaga { $lead } nad graczem { $name }
page-end-resigned = Pozostali się poddali.
page-end-place = Miejsce
page-end-points = punktów
page-end-won = zwycięstwo
page-end-ways = Co dalej
page-end-rematch = Zagraj jeszcze raz
page-end-rematch-asked = { $name } chce zagrać z tobą jeszcze raz.
page-end-rematch-yes = Zagraj jeszcze raz
page-end-rematch-no = Nie, dziękuję
page-end-rematch-go = Do nowej gry
page-end-replay = Odtwórz
page-end-board = Zobacz planszę
page-end-check = Sprawdź rozdanie
page-end-record = Pobierz zapis
page-end-breakdown = Skąd wzięły się punkty
page-end-bars = Punkty każdego gracza według źródła, jako słupki. Te same liczby są w tabeli poniżej.
page-end-total = Razem
page-end-lines = Punkty w czasie partii
page-end-reign = Epoka { $reign }
page-end-after-start = Na początku
page-end-after-turn = Po turze { $turn } w epoce { $reign }
page-end-after-flood = Po powodzi w epoce { $reign }
page-end-highlights = Wydarzenia partii

page-highlight-comeback = Pogoń
page-highlight-comeback-what = ostatnie miejsce po drugiej powodzi, strata { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
page-highlight-close = Wyrównana końcówka
page-highlight-close-what = różnica tylko { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
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
page-highlight-flood = Najlepszy koniec epoki
page-highlight-flood-what = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} przy powodzi w epoce { $reign }
page-highlight-washed = Największa szkoda od powodzi
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
page-highlight-fed-what = W całej partii nikt nie stracił chaty z głodu.
page-highlight-wells = Najwięcej studni
page-highlight-wells-what = { $count ->
    [one] { $count } studnia
    [few] { $count } studnie
    [many] { $count } studni
   *[other] { $count } studni
}
page-highlight-tiles = Najwięcej budowli
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
page-fair-no-secret = Bez dowodu: sekret, którego dotyczy obietnica, nie został ujawniony. Dzieje się to na końcu partii.
page-fair-wrong-secret = Nieuczciwie: sekret nie pasuje do obietnicy.
page-fair-wrong-deal = Nieuczciwie: { $where } nie wynika z sekretu.
page-fair-malformed = Nieuczciwie: dowód jest uszkodzony ({ $where }).
page-fair-other-promise = Nieuczciwie: to nie ta obietnica, którą ta przeglądarka widziała w czasie partii.
page-fair-other-cards = Nieuczciwie: przy stole przyszły inne karty niż w zapisie ({ $where }).
page-fair-cannot-check = Ta przeglądarka nie może tu tego sprawdzić: jej kryptografia działa tylko przez HTTPS albo na komputerze serwera. Polecenie poniżej może.
page-fair-compared = A obietnica jest tą, którą ta przeglądarka widziała w czasie partii.
page-fair-not-compared = Ta przeglądarka nie śledziła partii. Porównaj obietnicę z tą, którą ktoś wtedy widział.
page-fair-commitment = Obietnica, czyli skrót sekretu:
page-fair-limits = To dowodzi, że po rozpoczęciu partii nie zmieniono żadnej karty. Nie dowodzi, że nikt nie podglądał.
page-fair-terminal = To samo w terminalu:
