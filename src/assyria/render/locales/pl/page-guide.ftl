# Wskazówki do pierwszej gry i klawisze.

page-guide = Wskazówka
page-guide-step = Wskazówka { $step } z { $steps }
page-guide-got-it = Rozumiem
page-guide-next = Dalej
page-guide-off = Bez wskazówek
page-guide-is-off = Nie będzie więcej wskazówek. Przywrócisz je w ustawieniach.

page-guide-title-start = Gdzie zacząć
page-guide-title-draft = Twoja pierwsza karta
page-guide-title-harvest = Zbiory
page-guide-title-huts = Nowe chaty
page-guide-title-supply = Wyżywienie
page-guide-title-wells = Studnie
page-guide-title-actions = Akcje
page-guide-title-flood = Powódź
page-guide-title-over = Ostatnie rozliczenie

page-guide-start-prompt = Witaj! Ta linia zawsze mówi, co teraz zrobić. Wybrać możesz wszystko, co świeci; dotknij czegoś innego, a dowiesz się, dlaczego nie wolno.
page-guide-start-board = Twoje plemię rozchodzi się pole po polu od pierwszego zigguratu. Szukaj startu z rzeką w pobliżu, która da wielbłądy, z zielonym regionem w zasięgu, który da punkty, i z żywnością, którą zdołasz zdobyć.
page-guide-draft-columns = Karta żywi chaty stojące na jej żywności. Weź taką, której żywność leży wokół twojego zigguratu; dzika karta nakarmi chatę gdziekolwiek.
page-guide-harvest-columns = Weź jedną kolumnę. Z lewej: mniej żywności, ale grasz wcześniej i zajmujesz najlepsze pola. Z prawej: więcej żywności, ale inni osiedlą się przed tobą.
page-guide-harvest-hand = Każda chata co turę je to, co widnieje na jej polu. Wybierz więc to, co pokazują pola wokół ciebie; czego teraz nie potrzebujesz, zostaje ci na później.
page-guide-huts-board = Chaty stawia się obok własnych. Co turę chata na zielonym polu daje { $fertile }, a na piasku { $arid }. Miejsce zajęte wcześnie popłaca raz za razem.
page-guide-huts-camels = Chata na rzece nie daje punktów, tylko wielbłądy: pierwsza na każdej rzece { $first }, każda następna { $further }. Wielbłądami płaci się za całą resztę. Na koniec epoki powódź odsyła te chaty do rezerwy.
page-guide-huts-hand = Stawiaj to, co nakarmisz: chata bez żywności od razu wraca i nic nie daje. Najlepsze jest pole, którego żywność masz na ręce.
page-guide-supply-hand = Zagraj kartę: każdy symbol żywi jedną chatę na tej żywności. Chata, która nic nie dostanie, wraca do rezerwy. W razie wątpliwości poproś o propozycję podziału (klawisz F).
page-guide-wells-board = Trzy twoje chaty stykają się w narożniku poza zielonym regionem: studnia jest tu za darmo i od razu daje punkty, { $wells } w kolejnych epokach. Cena: obok nie da się już zbudować zigguratu.
page-guide-actions-camels = Teraz wydajesz wielbłądy. Nigdy nie masz ich więcej niż { $limit }, przy pełnym torze reszta przepada. Zachowane do końca są niewiele warte: jeden punkt za { $pair }.
page-guide-actions-board = Ziggurat zastępuje chatę na lądzie. Nie potrzebuje żywności, powódź go nie zabierze, każda jego płytka daje co turę { $tile } i jeszcze raz na końcu, a dary go mnożą. Im wcześniej stanie, tym więcej przyniesie.
page-guide-actions-court = Wyślij na dwór chaty z rezerwy. Przy powodzi najbardziej wpływowe plemię dostaje punkty za wszystkie karty Ekspansji tej epoki, następne mniej; kogo tam nie ma, nie dostaje nic. Często wystarczy jedna chata więcej niż u sąsiada.
page-guide-actions-offerings = Każdy krok kosztuje wielbłąda. Przy powodzi liczy się twoje zigguraty, razy liczba, do której udało ci się dojść. Przy dwóch lub trzech zigguratach to się opłaca.
page-guide-actions-confirm = Możesz zrobić kilka rzeczy albo nic. Póki nie potwierdzisz, wszystko da się cofnąć; potem zakończ tu swoją turę.
page-guide-flood-board = Epoka dobiegła końca. Chaty z rzek wracają do rezerw; te na lądzie, zigguraty i studnie zostają. W następnej turze rzeki są znów wolne: warto być wcześnie.
page-guide-flood-court = Dwór nagradza wpływy: najpierw punkty, potem łaski, czyli punkty, karty Roli i wielbłądy. Później chaty wracają, a wszyscy zaczynają od zera.
page-guide-flood-offerings = Liczą się zigguraty razy dary, potem każdy żeton wraca na ×0. W następnej epoce warto wspinać się na nowo.
page-guide-over-prompt = Ostatnie rozliczenie: jeszcze raz płytki zigguratów, karty Roli i jeden punkt za { $pair }. Wygrywa, kto ma najwięcej punktów. Zobacz, skąd wzięły się twoje: od tego zacznij następnym razem.

page-keys = Klawisze
page-keys-board = Na planszy
page-keys-turn = Twoja tura
page-keys-look = Podgląd
page-keys-arrows = przejście z pola na pole
page-keys-choose = wybór
page-keys-next = następne podświetlone miejsce
page-keys-previous = poprzednie podświetlone miejsce
page-keys-undo = cofnięcie ruchu
page-keys-restart = rozpoczęcie tury od nowa
page-keys-confirm = potwierdzenie tury
page-keys-feed = propozycja wyżywienia
page-keys-log = dziennik
page-keys-chat = czat
page-keys-since = od mojego ostatniego ruchu
page-keys-guide = wskazówka, co teraz zrobić
page-keys-quick = ściągawka
page-keys-list = ta lista
page-keys-close = zamknięcie tego, co otwarte
