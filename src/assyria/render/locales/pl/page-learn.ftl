# Nauka gry: strony z zasadami, ściągawka, paragraf w małym oknie.

page-learn = Poznaj Assyrię
page-learn-lead = Poznaj pomysł w dwie minuty, potem zagraj pierwszą partię z przewodnikiem.
page-learn-rules = Pełne zasady
page-learn-rules-lead = Każdy paragraf ma numer (§). Gra podaje go, gdy odrzuca ruch.
page-learn-contents = Spis treści
page-learn-search = Szukaj w zasadach
page-learn-search-hint = Naciśnij /, aby szukać
page-learn-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
    [many] Znaleziono { $count } miejsc
   *[other] Znaleziono { $count } miejsca
}
page-learn-clear = Wyczyść wyszukiwanie
page-learn-previous = Poprzedni
page-learn-next = Następny
page-learn-print = Drukuj całe zasady
page-learn-print-card = Drukuj tę kartę
page-learn-no-such = Nie ma §{ $id }. Wybierz paragraf ze spisu treści.
page-learn-permalink = Odnośnik do §{ $id }
page-learn-play = Zagraj teraz

page-two = Gra w dwie minuty
page-two-goal = Cel
page-two-goal-text = Zdobądź najwięcej punktów w ośmiu turach. Tworzą one trzy epoki po 2, 3 i 3 tury, a każdą kończy powódź.
page-two-harvest = 1. Zbieraj
page-two-harvest-text = Weź kolumnę kart Żywności. Z lewej: mniej żywności, ale grasz wcześniej. Z prawej: więcej żywności, ale czekasz.
page-two-huts = 2. Osiedlaj się
page-two-huts-text = Postaw tyle chat, ile mówi karta Ekspansji, każdą obok swojej chaty lub zigguratu.
page-two-supply = 3. Karm
page-two-supply-text = Nakarm każdą chatę żywnością z jej pola. Nienakarmione chaty wracają do rezerwy.
page-two-income = 4. Zarabiaj
page-two-income-text = Chaty na rzekach dają wielbłądy. W regionie żyznym chata daje { $fertile }, w jałowym { $arid }. Wykop studnię tam, gdzie stykają się trzy twoje chaty, żadna w regionie żyznym: { $wells } punktów zależnie od epoki.
page-two-ziggurats = 5. Buduj
page-two-ziggurats-text = Wydawaj wielbłądy na zigguraty. Nie potrzebują żywności i przetrwają powódź, a każda płytka daje co turę { $tile }.
page-two-court = 6. Zdobywaj względy
page-two-court-text = Wysyłaj chaty na dwór i składaj bogom dary z wielbłądów. Jedno i drugie punktuje przy powodzi.
page-two-flood = A potem: powódź
page-two-flood-text = Po turze 2, 5 i 8 chaty z rzek wracają do rezerw. Dwór punktuje według wpływów, a twoje zigguraty liczą się razy liczba pod twoim żetonem darów.

page-para = Zasady { $rule }
page-para-open = Otwórz zasady w nowej karcie
page-para-back = Wróć do { $rule }

page-quick = Ściągawka
page-quick-turn = Tura
page-quick-farming = Rolnictwo
page-quick-farming-text = Po kolei każdy bierze kolumnę. Od lewej do prawej wyznaczają nową kolejność. Jedna kolumna zostaje na sprzedaż.
page-quick-expansion = Ekspansja
page-quick-expansion-text = Po kolei: postaw chaty, nakarm je, weź nienakarmione do rezerwy, wykop studnie, weź wielbłądy i punkty.
page-quick-actions = Akcje
page-quick-actions-text = Po kolei: wydawaj wielbłądy na tyle akcji, na ile cię stać.
page-quick-reigns = Epoki
page-quick-reign = epoka
page-quick-turns = tury
page-quick-well-scores = studnia
page-quick-wells = { $stock } studni przy { $players } graczach
page-quick-wells-where = Kop studnie za darmo tam, gdzie stykają się trzy twoje chaty: żadna w regionie żyznym, nie ma tam jeszcze studni. Ziggurat nie liczy się jako chata.
page-quick-costs = Co ile kosztuje
page-quick-base = podstawa zigguratu, zastępuje chatę na lądzie, nie obok studni
page-quick-centre = środkowa kondygnacja na podstawie
page-quick-roof = dach na środkowej kondygnacji
page-quick-offer = dar, jeden krok; najwyżej { $steps } w turze
page-quick-card-one = karta Żywności z jednym symbolem
page-quick-card-more = każda inna karta Żywności, dzika karta
page-quick-cards-limit = Jedna karta Żywności na turę. Ziggurat rośnie o jeden poziom na turę.
page-quick-points = Punkty co turę
page-quick-fertile = chata w regionie żyznym
page-quick-arid = chata w regionie jałowym
page-quick-river = chata na rzece
page-quick-tile = każda płytka zigguratu
page-quick-camels = Wielbłądy co turę
page-quick-first = pierwsza chata na każdej rzece
page-quick-further = każda następna na niej
page-quick-limit = Nie możesz mieć ich więcej niż { $limit }.
page-quick-foods = Żywność
page-quick-any = dzika karta, karta Roli: jeden symbol, do każdej chaty
page-quick-court = Dwór w Asurze
page-quick-influence = wpływy
page-quick-spaces = { $spaces ->
    [one] { $spaces } miejsce
    [few] { $spaces } miejsca
    [many] { $spaces } miejsc
   *[other] { $spaces } miejsca
}
page-quick-gift-points = { $points } punktów za 1 / 2 / 3 chaty
page-quick-gift-plow = karta Roli, jeśli jej nie masz
page-quick-gift-camels = { $count ->
    [one] { $count } wielbłąd za chatę
    [few] { $count } wielbłądy za chatę
    [many] { $count } wielbłądów za chatę
   *[other] { $count } wielbłąda za chatę
}
page-quick-flood = Powódź, po każdej epoce
page-quick-flood-huts = Chaty z rzek wracają do rezerw.
page-quick-flood-court = Według wpływów: pierwsze miejsce dostaje sumę kart Ekspansji tej epoki.
page-quick-flood-next = Potem odpada najwyższa karta, następne miejsce dostaje resztę, i tak dalej.
page-quick-flood-ties = Remis rozstrzyga większa liczba chat na dworze, potem najwyżej stojąca chata. Bez chaty na dworze nie ma punktów.
page-quick-flood-bonus = Przy czterech graczach w epokach 2 i 3 dochodzi karta Premii o wartości { $value }.
page-quick-flood-two = Przy dwóch graczach: drugie miejsce dostaje najniższą kartę, w pierwszej epoce nic.
page-quick-flood-gifts = Łaski dostojników; potem chaty z dworu wracają do rezerw.
page-quick-flood-offerings = Zigguraty × liczba pod twoim żetonem; potem z powrotem na ×0:
page-quick-end = Koniec, po trzeciej powodzi
page-quick-end-tile = każda płytka zigguratu
page-quick-end-plow = karta Roli
page-quick-end-camels = za każde { $camels }
page-quick-end-ties = Przy remisie zwycięstwo jest wspólne.
