# Inni przy stole: kto odchodzi i wraca, o co prosi i co odpowiada.

page-table-leave-title = Odejść od tej gry?
page-table-leave-text = Bot gra za ciebie, dopóki nie wrócisz.
page-table-resign-title = Poddać tę grę?
page-table-resign-text = Zajmiesz ostatnie miejsce. Bot gra za ciebie do końca.
page-table-resign-two = Gra się kończy. Wygrywa { $name }.

page-table-stand-in-timed-out = Koniec czasu: bot gra za ciebie.
page-table-stand-in-left = Twoje miejsce czeka: bot gra za ciebie.
page-table-stand-in-for = Bot ({ $name })
page-table-watching = Oglądasz. { $text }

page-log-timed-out = Koniec czasu, { $name }: dalej gra bot.
page-log-left = { $name } odchodzi: dalej gra bot.
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
page-news-rematch-declined = { $name } nie chce grać jeszcze raz.
page-news-withdrawn = { $name } wycofuje propozycję.

page-end-went-timed-out = koniec czasu
page-end-went-left = odejście
page-end-went-returned = powrót
page-end-went-resigned = poddanie
page-end-bot-moves = { $moves ->
    [one] { $moves } ruch bota
    [few] { $moves } ruchy bota
   *[many] { $moves } ruchów bota
}

page-list-turn-of = Teraz gra { $name }
page-list-time-left = zostało: { $time }
