# Zagadki: lista, karta nad stołem i to, co wynikło z odpowiedzi.

page-puzzles = Zagadki
page-puzzles-lead = Pozycje z mocnych partii. Jedna odpowiedź jest wyraźnie najlepsza.
page-puzzles-day = Zagadka dnia
page-puzzles-day-solved = Zagadka dnia: rozwiązana
page-puzzles-number = Zagadka { $number }
page-puzzles-streak-name = Seria
page-puzzles-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
page-puzzles-streak = { $count ->
    [one] { $count } dzień z rzędu
   *[other] { $count } dni z rzędu
}
page-puzzles-score = Wynik
page-puzzles-score-about = Zależnie od trudności 2, 4 lub 6 punktów za pierwszą próbę, później połowa, po obejrzeniu odpowiedzi nic. Seria liczy dni z rzędu (UTC) z rozwiązaną zagadką dnia. Wszystko zostaje w tej przeglądarce.
page-puzzles-practise = Ćwicz
page-puzzles-by-theme = Temat
page-puzzles-by-difficulty = Trudność
page-puzzles-by-players = Gracze
page-puzzles-by-kind = Zadanie
page-puzzles-any = wszystkie
page-puzzles-theme-feeding = karmienie
page-puzzles-theme-huts = chaty
page-puzzles-theme-wells = studnie
page-puzzles-theme-ziggurats = zigguraty
page-puzzles-theme-court = dwór
page-puzzles-theme-offerings = dary
page-puzzles-theme-turn-order = kolejność
page-puzzles-theme-last-turn = ostatnia tura
page-puzzles-difficulty-1 = łatwa
page-puzzles-difficulty-2 = średnia
page-puzzles-difficulty-3 = trudna
page-puzzles-difficulty-of = trudność { $difficulty } z 3
page-puzzles-players = { $count } graczy
page-puzzles-kind-move = najlepszy ruch
page-puzzles-kind-turn = cała tura
page-puzzles-result-new = nowa
page-puzzles-result-first = rozwiązana za pierwszym razem
page-puzzles-result-later = rozwiązana później
page-puzzles-result-wrong = jeszcze nierozwiązana
page-puzzles-result-shown = odpowiedź obejrzana
page-puzzles-solved-of = Rozwiązane: { $solved } z { $all }
page-puzzles-none = Żadna zagadka nie pasuje. Wybierz coś innego.
page-puzzles-none-left = Wszystkie te zagadki mają już odpowiedź. Wybierz coś innego.
page-puzzles-missing = Nie ma takiej zagadki.

page-puzzles-own = Z twoich partii
page-puzzles-own-about = Twoje błędy, do poprawienia. Każdy wraca po dniu i jeszcze raz po tygodniu.
page-puzzles-own-next = { $count ->
    [one] Ćwicz { $count } zagadkę
    [few] Ćwicz { $count } zagadki
   *[other] Ćwicz { $count } zagadek
}
page-puzzles-own-due = Do zrobienia teraz.
page-puzzles-own-later = { $days ->
    [one] Do zrobienia za { $days } dzień.
   *[other] Do zrobienia za { $days } dni.
}
page-puzzles-own-learned = Opanowane.
page-puzzles-own-failed = { $count ->
    [one] raz bez powodzenia
   *[other] { $count } razy bez powodzenia
}
page-puzzles-own-one = Zagadka z twojej partii
page-puzzles-own-remove = Usuń: { $theme }
page-puzzles-own-remove-all = Usuń wszystkie
page-puzzles-own-remove-about = Twoje własne zagadki znikną. Partie zostaną.

page-puzzles-ask-move = Znajdź najlepszy ruch.
page-puzzles-ask-turn = Zaplanuj całą swoją turę.
page-puzzles-turn-about = Wszystkie ruchy, aż przyjdzie kolej na innego gracza.
page-puzzles-you = Grasz kolorem: { $colour } { $shape }.
page-puzzles-worth = Do zdobycia: { $points }.
page-puzzles-before = Wcześniej: { $result }.
page-puzzles-give-up = Poddaj się
page-puzzles-next = Następna zagadka
page-puzzles-all = Wszystkie zagadki
page-puzzles-judging = Silnik sprawdza twoją odpowiedź…
page-puzzles-wrong = Można lepiej: szansa na wygraną { $loss }.
page-puzzles-wrong-about = Spróbuj ponownie za połowę punktów albo zobacz odpowiedź.
page-puzzles-again = Spróbuj ponownie
page-puzzles-show = Pokaż odpowiedź
page-puzzles-play = Zagraj ją
page-puzzles-solved = Rozwiązane.
page-puzzles-ahead = Szansa na wygraną { $share }: o { $gap } więcej niż { $other ->
    [mine] po twojej odpowiedzi.
   *[next] po następnej najlepszej.
}
page-puzzles-best = Najlepiej:
page-puzzles-choices = Odpowiedzi, które sprawdził silnik
page-puzzles-answer = odpowiedź
page-puzzles-best-chip = najlepsza
page-puzzles-mine = twoja odpowiedź
page-puzzles-next-best = następna najlepsza
page-puzzles-points = Przewidywane punkty na koniec
page-puzzles-difference = zysk
page-puzzles-sum = ty, razem
page-puzzles-engine = Silnik wie tylko to, co widzą wszyscy. Punkty innych też są przewidywane.

page-puzzles-do-hut = { $count ->
    [one] postaw chatę na { $at }
   *[other] postaw chaty na { $at }
}
page-puzzles-do-supply = { $count ->
    [one] nakarm chatę na { $at }
   *[other] nakarm chaty na { $at }
}
page-puzzles-do-well = { $count ->
    [one] wykop studnię przy { $at }
   *[other] wykop studnie przy { $at }
}
page-puzzles-do-build = { $count ->
    [one] zbuduj ziggurat na { $at }
   *[other] zbuduj zigguraty na { $at }
}
page-puzzles-do-extend = { $count ->
    [one] rozbuduj ziggurat na { $at }
   *[other] rozbuduj zigguraty na { $at }
}
page-puzzles-do-offer = { $count ->
    [one] złóż dar
    [few] złóż { $count } dary
   *[other] złóż { $count } darów
}
