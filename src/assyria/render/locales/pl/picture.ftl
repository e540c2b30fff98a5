# Co mówi obraz pozycji, poza nazwami rzeczy.
picture-title = Assyria
picture-story = Epoka { $reign }, tura { $turn }. { $scores }.
picture-story-over = Koniec gry. { $scores }.
picture-score = { $name } { $points }

picture-reign = Epoka { $reign }
picture-turn = Tura { $turn } · Ekspansja { $huts }
picture-over = Koniec gry
picture-bonus = Karta Premii
picture-order = Kolejność w turze

# Kto teraz o czym decyduje. $left to liczba chat, które trzeba jeszcze postawić.
picture-now = { $phase ->
    [start] { $name }: wybór pola startowego
    [draft] { $name }: wybór karty
    [harvest] { $name }: wybór kolumny
    [huts] { $name }: stawianie chat (zostało: { $left })
    [supply] { $name }: karmienie chat
    [wells] { $name }: kopanie studni
   *[actions] { $name }: akcje
}
picture-won = Zwycięstwo: { $name }
picture-shared = Wspólne zwycięstwo: { $name }

picture-points = Punkty
picture-stock = Chaty w rezerwie
picture-camels = Wielbłądy
picture-plow = Karta Roli
picture-offerings = Dary
picture-court = Dwór w Asurze
picture-cost = Wielbłądy: { $camels }, wpływy: { $influence }
picture-sown = Wysiane kolumny
picture-first = pierwszy
picture-last = ostatni
picture-draft = Początkowy wybór
picture-wells-left = Studnie: { $wells }
picture-plows-left = Karty Roli: { $plows }

picture-out = poza grą
picture-start = pole startowe
picture-hut = chata: { $name }
picture-ziggurat = ziggurat poziomu { $level }: { $name }
picture-well = studnia { $site }
