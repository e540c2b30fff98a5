# Co mówi obraz pozycji.
picture-title = Assyria
picture-story = Epoka { $reign }, tura { $turn }. { $scores }.
picture-story-over = Koniec gry. { $scores }.
picture-score = { $name } { $points }

picture-seat-red = Czerwony
picture-seat-blue = Niebieski
picture-seat-green = Zielony
picture-seat-yellow = Żółty

picture-reign = Epoka { $reign } · Tura { $turn }
picture-over = Koniec gry
picture-expansion = Ekspansja { $huts }
picture-order = Kolejność w turze
picture-court = Dwór w Asurze
picture-offerings = Dary
picture-camels = Wielbłądy
picture-plow = Rola
picture-stock = Chaty w rezerwie
picture-hand = Karty
picture-bonus = Karta Premii
picture-sown = Wysiane kolumny
picture-first = pierwszy
picture-last = ostatni
picture-draft = Początkowy wybór
picture-points = Punkty
picture-wells-left = Studnie: { $wells }
picture-plows-left = Karty Roli: { $plows }
picture-cost = Koszt { $camels }, wpływ { $influence }

picture-court-higher = Wyższy dostojnik
picture-court-middle = Zwykły dostojnik
picture-court-lower = Niższy dostojnik

picture-now-start = { $name }: wybór pola startowego
picture-now-draft = { $name }: wybór karty
picture-now-harvest = { $name }: wybór kolumny
picture-now-huts = { $name }: stawianie chat, zostało { $left }
picture-now-supply = { $name }: karmienie chat
picture-now-wells = { $name }: kopanie studni
picture-now-actions = { $name }: akcje
picture-now-won = Zwycięstwo: { $name }
picture-now-shared = Wspólne zwycięstwo: { $name }

picture-food-grapes = winogrona
picture-food-palm = palma
picture-food-salt = sól
picture-food-barley = jęczmień
picture-food-dates = daktyle
picture-food-wild = dzika karta
picture-food-plow = rola

picture-letter-grapes = W
picture-letter-palm = P
picture-letter-salt = S
picture-letter-barley = J
picture-letter-dates = D
picture-letter-wild = *
picture-letter-plow = ·

picture-region-upper = górna rzeka
picture-region-lower = dolna rzeka
picture-region-fertile = region żyzny
picture-region-arid = region jałowy
picture-out = poza grą
picture-start = pole startowe
picture-hut = chata: { $name }
picture-ziggurat = ziggurat poziomu { $level }: { $name }
picture-well = studnia { $site }

picture-source-huts = chaty
picture-source-ziggurats = zigguraty
picture-source-wells = studnie
picture-source-influence = wpływ
picture-source-higher = wyższy dostojnik
picture-source-offerings = dary
picture-source-plow = rola
picture-source-camels = wielbłądy
