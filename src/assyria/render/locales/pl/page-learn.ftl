# Nauka gry: strony z zasadami, ściągawka, paragraf w małym oknie.

page-learn = Poznaj Assyrię
page-learn-lead = Plemię, dwie rzeki, pustynia, i wszyscy są głodni. Dwie minuty na pomysł, potem pierwsza gra ze wskazówkami: więcej nie trzeba.
page-learn-rules = Pełne zasady
page-learn-rules-lead = Każdy paragraf ma numer (§), a gra podaje go zawsze, gdy czegoś nie pozwala zrobić.
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
page-learn-previous = Wcześniej
page-learn-next = Dalej
page-learn-print = Drukuj całe zasady
page-learn-print-card = Drukuj tę kartę
page-learn-no-such = Nie ma §{ $id }. Oto, co jest.
page-learn-permalink = Odnośnik do §{ $id }
page-learn-play = Zagraj teraz

page-two = Gra w dwie minuty
page-two-goal = Cel
page-two-goal-text = Poprowadź swoje plemię przez trzy epoki, razem osiem tur. Kto po trzeciej powodzi ma najwięcej punktów, wygrywa.
page-two-harvest = 1. Zbieraj
page-two-harvest-text = Weź kolumnę kart Żywności. Z lewej jest mniej jedzenia, ale grasz wcześniej; z prawej jest go więcej, ale czekasz.
page-two-huts = 2. Osiedlaj się
page-two-huts-text = Postaw tyle chat, ile mówi karta Ekspansji, każdą obok czegoś własnego.
page-two-supply = 3. Karm
page-two-supply-text = Każda chata je to, co widnieje na jej polu. Chata, która nic nie dostanie, wraca do rezerwy.
page-two-income = 4. Zarabiaj
page-two-income-text = Chaty na rzekach przynoszą wielbłądy. Na zielonym polu chata daje { $fertile }, na piasku { $arid }. Trzy chaty wokół narożnika poza zielonym regionem: wykop studnię, { $wells } punktów zależnie od epoki.
page-two-ziggurats = 5. Buduj
page-two-ziggurats-text = Za wielbłądy powstają zigguraty. Nie potrzebują jedzenia, powódź ich nie zabiera, a każda płytka daje co turę { $tile }.
page-two-court = 6. Zjednuj przyjaciół
page-two-court-text = Wysyłaj chaty na dwór, ofiarowuj bogom wielbłądy. Jedno i drugie opłaca się przy powodzi.
page-two-flood = A potem: powódź
page-two-flood-text = Na koniec każdej epoki chaty z rzek wracają do rezerw. Dwór nagradza najbardziej wpływowych, a twoje zigguraty liczą się razy twoje dary.

page-para = Zasady { $rule }
page-para-open = Otwórz zasady w nowej karcie
page-para-back = Wróć do { $rule }

page-quick = Ściągawka
page-quick-turn = Tura
page-quick-farming = Rolnictwo
page-quick-farming-text = Po kolei każdy bierze kolumnę. Od lewej do prawej to nowa kolejność. Jedna kolumna zostaje na sprzedaż.
page-quick-expansion = Ekspansja
page-quick-expansion-text = Jeden po drugim: postaw chaty, nakarm je, głodne wracają, wykop studnie, weź wielbłądy i punkty.
page-quick-actions = Akcje
page-quick-actions-text = Jeden po drugim: wydawaj wielbłądy, dopóki cię stać.
page-quick-reigns = Epoki
page-quick-reign = epoka
page-quick-turns = tury
page-quick-well-scores = studnia
page-quick-wells = { $stock } studni przy { $players } graczach
page-quick-costs = Co ile kosztuje
page-quick-base = podstawa zigguratu, za chatę na lądzie
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
page-quick-limit = Nikt nie ma ich więcej niż { $limit }.
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
page-quick-flood-court = Według wpływów: pierwszy dostaje sumę kart Ekspansji tej epoki, potem najwyższa odpada, i tak dalej.
page-quick-flood-two = Przy dwóch graczach: drugi dostaje najniższą kartę, w pierwszej epoce nic.
page-quick-flood-gifts = Łaski; potem chaty wracają z dworu.
page-quick-flood-offerings = Zigguraty × dar; potem z powrotem na ×0:
page-quick-end = Koniec, po trzeciej powodzi
page-quick-end-tile = każda płytka zigguratu
page-quick-end-plow = karta Roli
page-quick-end-camels = za każde { $camels }
page-quick-end-ties = Przy remisie zwycięstwo jest wspólne.
