# Lekcje: lista, zadanie nad stołem i to, co mówi każde zadanie.

page-lessons = Lekcje
page-lessons-lead = Dziesięć krótkich lekcji przy prawdziwym stole: razem około 25 minut.
page-lessons-progress = Ukończone lekcje: { $done } z { $all }
page-lessons-minutes = { $minutes } min
page-lessons-tasks = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
}
page-lessons-done = Ukończona
page-lessons-start = Zacznij
page-lessons-go-on = Kontynuuj
page-lessons-then = Po ostatniej lekcji
page-lessons-then-about = Zagraj pierwszą partię z trzema botami poziomu 1. Przewodnik objaśnia każdy krok.
page-lessons-play = Zagraj z przewodnikiem
page-lessons-finished = Wiesz już, co punktuje. Zagraj pierwszą partię.
page-lessons-step = Zadanie { $number } z { $all }
page-lessons-begin = Zacznij
page-lessons-explain = Wyjaśnij
page-lessons-restart = Od nowa
page-lessons-skip = Pomiń
page-lessons-show = Pokaż
page-lessons-again = Spróbuj ponownie
page-lessons-next = Dalej
page-lessons-finish = Zakończ
page-lessons-solved = Rozwiązane
page-lessons-wrong = Nie całkiem
page-lessons-missing = Nie ma takiej lekcji.

page-lesson-aim = Cel gry i osiem tur
page-lesson-aim-1-about = Wygrywa najwięcej punktów. Co turę nakarmiona chata daje 2 w regionie żyznym, między rzekami, a 1 w jałowym, poza nimi. Na rzece daje 0 punktów, ale wielbłądy.
page-lesson-aim-1-task = Postaw chatę w regionie żyznym.
page-lesson-aim-1-solved = Nakarmiona chata daje tu 2 punkty co turę.
page-lesson-aim-1-river = To rzeka: wielbłądy, ale 0 punktów.
page-lesson-aim-1-otherwise = To region jałowy: 1 punkt co turę zamiast 2.
page-lesson-aim-2-about = Gra ma trzy epoki po 2, 3 i 3 tury, razem osiem. Co turę bierzesz żywność, stawiasz i karmisz chaty, potem wydajesz wielbłądy. Reszta wielbłądów zostaje u ciebie.
page-lesson-aim-2-task = Zachowaj 3 wielbłądy i naciśnij Gotowe.
page-lesson-aim-2-solved = Zaczyna się tura 2, a ty nadal masz 3 wielbłądy.
page-lesson-aim-2-otherwise = Ubyło ci wielbłądów. Oszczędzaj: ziggurat kosztuje 6.

page-lesson-columns = Kolumny i kolejność
page-lesson-columns-1-about = Co turę każdy bierze jedną kolumnę kart. Karta karmi chaty stojące na jej żywności, po jednej na symbol. Twoje chaty stoją na daktylach, palmie i dwa razy na winogronach.
page-lesson-columns-1-task = Weź kolumnę, która nakarmi najwięcej twoich chat.
page-lesson-columns-1-solved = 2 daktyle i 2 winogrona karmią 3 z 4 twoich chat.
page-lesson-columns-1-barley = Żadna twoja chata nie stoi na jęczmieniu: to nikogo nie nakarmi.
page-lesson-columns-1-otherwise = Ta kolumna karmi tylko chatę na daktylach.
page-lesson-columns-2-about = Kolumny ustalają też kolejność, od lewej do prawej. Z prawej są lepsze karty, ale inni grają przed tobą. Przeciwnik ma kolumnę 2.
page-lesson-columns-2-task = Weź kolumnę, z którą zagrasz pierwszy ruch w turze.
page-lesson-columns-2-solved = Kolumna 1 jest na lewo od kolumny 2: grasz przed przeciwnikiem.
page-lesson-columns-2-otherwise = Kolumna 3 jest na prawo od kolumny 2: grasz po przeciwniku.

page-lesson-huts = Stawianie chat
page-lesson-huts-1-about = Karta Ekspansji mówi, ile chat musisz postawić: 4, zostały 3. Każda staje obok twojej chaty lub zigguratu. Liczy się też chata dopiero co postawiona.
page-lesson-huts-1-task = Postaw łańcuch chat aż do d3.
page-lesson-huts-1-solved = Krok po kroku 3 chaty docierają do żyznego d3.
page-lesson-huts-1-otherwise = Do d3 są 3 kroki: każda chata musi być bliżej.
page-lesson-huts-2-about = Chata bez żywności wraca do rezerwy. Masz 3 winogrona, 2 sole i 1 palmę. Karta Roli nakarmi dowolną chatę, na przykład c5 na daktylach.
page-lesson-huts-2-task = Postaw 3 chaty tak, by nakarmić wszystkie 4.
page-lesson-huts-2-solved = Masz żywność dla wszystkich 4 chat.
page-lesson-huts-2-otherwise = { $doomed ->
    [one] { $doomed } chata zginie z głodu: wybierz winogrona, sól i palmę.
    [few] { $doomed } chaty zginą z głodu: wybierz winogrona, sól i palmę.
   *[other] { $doomed } chat zginie z głodu: wybierz winogrona, sól i palmę.
}

page-lesson-feeding = Wyżywienie
page-lesson-feeding-1-about = Każda chata co turę potrzebuje żywności. Karta karmi tyle chat na swojej żywności, ile ma symboli. Dzika karta karmi dowolną chatę. Nienakarmione chaty wracają do rezerwy.
page-lesson-feeding-1-task = Nakarm wszystkie 3 chaty.
page-lesson-feeding-1-solved = Wszystkie 3 chaty żyją. Punkty: +{ $points }, wielbłądy: { $camels }.
page-lesson-feeding-1-otherwise = Dzika karta nakarmiła chatę na soli, więc b3 ginie z głodu.
page-lesson-feeding-2-about = Twoje 3 palmy nakarmią tylko 3 z 4 chat. Żyzna b3 daje 2 punkty, d4 na rzece 2 wielbłądy, jałowe b6 i d6 po 1 punkcie.
page-lesson-feeding-2-task = Nakarm 3 chaty. Pomiń tę, która daje najmniej.
page-lesson-feeding-2-solved = Ginie tylko jałowa chata: strata 1 punktu.
page-lesson-feeding-2-fertile = b3 ginie z głodu: daje 2 punkty, jałowa tylko 1.
page-lesson-feeding-2-otherwise = d4 ginie z głodu: daje 2 wielbłądy, b6 tylko 1 punkt.
page-lesson-feeding-3-about = Karta Roli karmi dowolną chatę i wraca na planszę. Nowa kosztuje 2 wielbłądy, a na końcu karta Roli daje 1 punkt. Zachowaj ją, póki wystarczą inne karty.
page-lesson-feeding-3-task = Nakarm wszystkie 4 chaty i zachowaj kartę Roli.
page-lesson-feeding-3-solved = Wszystkie 4 chaty żyją, a karta Roli jest nadal twoja.
page-lesson-feeding-3-plow = Karta Roli poszła na darmo: inne karty wystarczą.
page-lesson-feeding-3-otherwise = Chata ginie z głodu: zagraj daktyle, palmę i sól.

page-lesson-rivers = Rzeki, wielbłądy i powódź
page-lesson-rivers-1-about = Wielbłądami płacisz za wszystko, co budujesz. Na każdej rzece pierwsza chata daje 3 wielbłądy, każda następna 2. Po jednej chacie na obu rzekach daje więc 6.
page-lesson-rivers-1-task = Postaw po chacie na każdej rzece, na winogronach lub jęczmieniu.
page-lesson-rivers-1-solved = Nakarmione dadzą 3 + 3 = 6 wielbłądów.
page-lesson-rivers-1-same = Obie stoją na jednej rzece: 5 wielbłądów zamiast 6.
page-lesson-rivers-1-hungry = Nie nakarmisz wszystkich: wybierz winogrona lub jęczmień.
page-lesson-rivers-1-otherwise = Potrzebujesz po jednej chacie na obu rzekach.
page-lesson-rivers-2-about = Każdą epokę kończy powódź: wszystkie chaty z rzek wracają do rezerwy. Chaty na lądzie, studnie i zigguraty zostają. To ostatnia tura przed powodzią.
page-lesson-rivers-2-task = Postaw obie chaty tam, gdzie powódź ich nie zabierze.
page-lesson-rivers-2-solved = Obie stoją na lądzie i zostają na następną epokę.
page-lesson-rivers-2-river = Ta chata stoi na rzece: powódź ją zabierze.
page-lesson-rivers-2-otherwise = Postaw obie chaty na lądzie.
page-lesson-rivers-3-about = 3 twoje chaty stoją na rzekach. Wielbłądy już masz, teraz powódź zabierze chaty. W następnej epoce rzeki będą znów wolne.
page-lesson-rivers-3-task = Zakończ turę i obejrzyj powódź.
page-lesson-rivers-3-solved = 3 chaty wróciły do rezerwy, b3 i c4 zostają.
page-lesson-rivers-3-otherwise = Zakończ turę, by przyszła powódź.

page-lesson-wells = Studnie
page-lesson-wells-1-about = Tam, gdzie w rogu stykają się trzy twoje chaty i żadna nie stoi w regionie żyznym, możesz wykopać studnię. Jest za darmo i od razu daje 6, 5 lub 4 punkty w epoce 1, 2 lub 3.
page-lesson-wells-1-task = Wykop studnię.
page-lesson-wells-1-solved = +6 punktów. Studnia zostaje, nawet gdy chaty znikną.
page-lesson-wells-1-otherwise = Przepada 6 punktów: c5, d4 i d5 się stykają.
page-lesson-wells-2-about = Myśl o studniach, gdy stawiasz chaty: potrzebujesz trzech w jednym rogu, na rzekach lub w regionie jałowym. Zigguraty nie liczą się jako chaty.
page-lesson-wells-2-task = Postaw ostatnią chatę z myślą o studni.
page-lesson-wells-2-solved = c2, d1 i d2 się stykają: studnia za 6 punktów.
page-lesson-wells-2-fertile = To pole jest żyzne: studnia nie może go dotykać.
page-lesson-wells-2-otherwise = Tak żadne trzy twoje chaty nie stykają się w rogu.

page-lesson-ziggurats = Zigguraty
page-lesson-ziggurats-1-about = Za 6 wielbłądów ziggurat zastępuje chatę, ale nie na rzece ani obok studni. Nie potrzebuje żywności, przetrwa powódź, a każda płytka daje 1 punkt co turę.
page-lesson-ziggurats-1-task = Zastąp chatę na lądzie, która daje najmniej.
page-lesson-ziggurats-1-solved = c6 nadal daje 1 co turę, ale bez żywności.
page-lesson-ziggurats-1-fertile = a4 jest żyzne: chata daje 2, podstawa tylko 1.
page-lesson-ziggurats-1-spent = Podstawa kosztuje wszystkie 6 wielbłądów. Cofnij ruch.
page-lesson-ziggurats-1-otherwise = Nic nie stoi: podstawa punktowałaby w każdej turze.
page-lesson-ziggurats-2-about = Rozbuduj podstawę o środkową kondygnację za 3 wielbłądy, a tę o dach za 2. Ziggurat rośnie o jeden poziom na turę. Każda płytka punktuje co turę i jeszcze raz na końcu.
page-lesson-ziggurats-2-task = Dobuduj 2 płytki za 5 wielbłądów.
page-lesson-ziggurats-2-solved = Dach i środkowa kondygnacja: +2 punkty co turę.
page-lesson-ziggurats-2-spent = Zostało za mało wielbłądów: dach 2, kondygnacja 3.
page-lesson-ziggurats-2-otherwise = Możesz dobudować 2: dach na c3, kondygnację na c4.

page-lesson-court = Dwór i remisy
page-lesson-court-1-about = Chata na dworze kosztuje 4, 3 lub 2 wielbłądy i daje wpływy 3, 2 lub 1. Przy trzech graczach pierwsze miejsce dostaje przy powodzi karty epoki, 4 + 4 = 8; drugie 4. Wpływy rywala: 3.
page-lesson-court-1-task = Zajmij pierwsze miejsce na dworze.
page-lesson-court-1-solved = Pierwsze miejsce przy powodzi: 8 punktów.
page-lesson-court-1-tie = Remis 3 do 3, a chata rywala stoi wyżej.
page-lesson-court-1-otherwise = Potrzebne są wpływy 4 albo 3 z dwóch chat.
page-lesson-court-2-about = Remis wygrywa większa liczba chat na dworze, potem najwyższa chata. Twoje wpływy: 1, rywala: 3 z jednej chaty. Pierwsze miejsce daje 4 + 3 = 7.
page-lesson-court-2-task = Zajmij pierwsze miejsce za 3 wielbłądy.
page-lesson-court-2-solved = 3 do 3, ale dwie chaty biją jedną: 7 punktów.
page-lesson-court-2-lower = Twoje wpływy to tylko 2: spróbuj u zwykłego dostojnika.
page-lesson-court-2-otherwise = Zwykły dostojnik daje razem wpływy 3, z dwóch chat.

page-lesson-offerings = Dary i końcowa punktacja
page-lesson-offerings-1-about = Przy każdej powodzi każdy ziggurat daje twój mnożnik: ×0 ×1 ×2 ×2 ×3 ×3 ×3 ×4. Krok kosztuje 1 wielbłąda, najwyżej 3 na turę. Masz 4 zigguraty przy ×2.
page-lesson-offerings-1-task = Zdobądź przy powodzi 12 punktów za zigguraty.
page-lesson-offerings-1-solved = 4 zigguraty × 3 = 12 punktów za 2 wielbłądy.
page-lesson-offerings-1-one = Po jednym kroku nadal ×2 i 8 punktów: zrób dwa.
page-lesson-offerings-1-otherwise = Przy ×2 masz 8: dwa kroki dają ×3 i 12.
page-lesson-offerings-2-about = Na koniec płytka zigguratu daje 1, karta Roli 1, a każde dwa wielbłądy 1. Masz 4 wielbłądy i 4 zigguraty przy ×3. Trzy kroki dalej jest ×4.
page-lesson-offerings-2-task = Wydaj wielbłądy tak, by dały najwięcej punktów.
page-lesson-offerings-2-solved = ×4 zamiast ×3: o 4 punkty więcej za 3 wielbłądy.
page-lesson-offerings-2-plow = Kartę Roli i tak da ci zwykły dostojnik.
page-lesson-offerings-2-camels = 4 wielbłądy dają 2; trzy kroki do ×4 dają 4.
page-lesson-offerings-2-otherwise = Twój wynik: { $points }; trzy kroki do ×4 dają 32.

page-lesson-last-turn = Cała ostatnia tura
page-lesson-last-turn-1-about = Zagraj samodzielnie ostatnią turę gry: weź kolumnę, postaw i nakarm chaty, wykop studnię, wydaj wielbłądy. Potem powódź i końcowa punktacja.
page-lesson-last-turn-1-task = Zdobądź co najmniej 25 punktów.
page-lesson-last-turn-1-solved = Punkty: { $points }. Czas na pierwszą partię.
page-lesson-last-turn-1-hungry = Chaty zginęły z głodu, wynik { $points }: bierz pasującą żywność.
page-lesson-last-turn-1-otherwise = Wynik { $points } z 25: wykop studnię, wydaj wszystkie wielbłądy.
