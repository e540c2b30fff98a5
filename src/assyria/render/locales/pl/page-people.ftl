# Inni przy stole: kto odchodzi i wraca, o co prosi i co odpowiada.

page-table-leave-title = Odejść od tej gry?
page-table-leave-text = Bot gra za ciebie, dopóki nie wrócisz.
page-table-resign-title = Poddać tę grę?
page-table-resign-text = Zajmiesz ostatnie miejsce. Bot gra za ciebie do końca.
page-table-resign-two = Gra się kończy. Wygrywa { $name }.

page-table-stand-in-timed-out = Koniec czasu: bot gra za ciebie.
page-table-stand-in-left = Twoje miejsce czeka: bot gra za ciebie.
page-table-stand-in-stood-in = Podczas twojej nieobecności inni pozwolili grać botowi.
page-table-stand-in-asked = { $name } proponuje, by bot grał za: { $other }, dopóki trwa nieobecność.
page-table-stand-in-away = { $name }: nieobecność od { $minutes } min.
page-table-stand-in-let = Niech bot gra za: { $name }
page-table-stand-in-for = Bot ({ $name })
page-table-end-together = Zakończcie partię razem
page-table-end-title = Zakończyć partię tutaj?
page-table-end-text = Muszą się zgodzić wszyscy grający.
page-table-end-counted = Decydują obecne punkty
page-table-end-uncounted = Nikt nie wygrywa
page-table-end-keep = Gramy dalej
page-table-end-asked-counted = { $name } proponuje zakończyć partię tutaj. Decydują obecne punkty.
page-table-end-asked-uncounted = { $name } proponuje zakończyć partię tutaj. Nikt nie wygrywa.

page-table-watching = Oglądasz. { $text }

page-log-timed-out = Koniec czasu, { $name }: dalej gra bot.
page-log-left = { $name } odchodzi: dalej gra bot.
page-log-stood-in = { $name }: nieobecność. Gra bot.
page-log-ended = Partia kończy się za zgodą wszystkich.
page-log-returned = { $name } wraca.
page-log-resigned = { $name } poddaje się.
page-log-server-away = Serwer nie działał przez { $minutes } min. Zegary stały.

page-news-take-back = Zgoda: { $moves ->
    [one] cofnięto { $moves } ruch.
    [few] cofnięto { $moves } ruchy.
   *[many] cofnięto { $moves } ruchów.
}
page-news-take-back-declined = { $name } nie zgadza się na cofnięcie.
page-news-pause-declined = { $name } nie zgadza się na przerwę.
page-news-stand-in-declined = { $name } woli poczekać.
page-news-end-declined = { $name } chce grać dalej.
page-news-withdrawn = { $name } wycofuje propozycję.

page-end-went-timed-out = koniec czasu
page-end-went-left = odejście
page-end-went-stood-in = nieobecność
page-end-went-returned = powrót
page-end-went-resigned = poddanie
page-end-bot-moves = { $moves ->
    [one] { $moves } ruch bota
    [few] { $moves } ruchy bota
   *[many] { $moves } ruchów bota
}

page-list-turn-of = Teraz gra { $name }
page-list-time-left = zostało: { $time }
page-list-nobody-won = nikt nie wygrał
