# Co by było, gdyby: warianty partii i rozegrane pozycje.

page-what-if-dealt = Karty, których nikt nie widział, są tasowane od nowa.
page-what-if-over = Tu partia jest skończona. Cofnij się, żeby spróbować inaczej.
page-what-if-lines = Warianty
page-what-if-game = Partia
page-what-if-line = Wariant { $number }
page-what-if-from = od ruchu { $at }, { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
page-what-if-no-lines = Nie ma jeszcze wariantów. Zacznij jeden poniżej.
page-what-if-rename = Zmień nazwę
page-what-if-remove = Usuń
page-what-if-remove-question = Usunąć „{ $name }” i warianty, które z niego wychodzą?
page-what-if-not = Zostaw
page-what-if-save = Zapisz
page-what-if-name = Nazwa wariantu
page-what-if-download = Pobierz z wariantami
page-what-if-try = Wykonaj inny ruch
page-what-if-play-one = Graj jako { $name }, boty odpowiadają
page-what-if-play-all = Graj wszystkimi
page-what-if-go = Zacznij wariant
page-what-if-play-on = Graj dalej z botami
page-what-if-seat = Twoje miejsce
page-what-if-level = Poziom
page-what-if-open = Otwórz stół
page-what-if-compare = Rozegraj do końca { $games } razy
page-what-if-first = Wybór A
page-what-if-second = Wybór B
page-what-if-engine = Wybór silnika
page-what-if-none = Bez porównania
page-what-if-played = { $move } (zagrane)
page-what-if-run = Rozegraj
page-what-if-cancel = Zatrzymaj
page-what-if-progress = Partie: { $played } z { $wanted }
page-what-if-chance = szansa na wygraną
page-what-if-scores = wyniki końcowe
page-what-if-mean = średnia
page-what-if-median = mediana
page-what-if-numbers = Wszystkie liczby
page-what-if-about = Sieć gra za wszystkich. Oba wybory dostają te same rozdania. ± to przedział 95%.
page-what-if-entering = Rozegraj swój wariant. Niewidziane karty są tasowane od nowa.
page-what-if-keep = Zachowaj wariant
page-what-if-kept = Wariant zachowany.
page-problem-position-in-play = Grasz tę pozycję bez podpowiedzi. Poczekaj na koniec partii.
