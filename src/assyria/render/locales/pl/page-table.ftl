# Stół na stronie.

page-table-board = Plansza. Strzałki przechodzą między polami, Enter wybiera, N i P przeskakują do następnej możliwości.
page-table-your-turn = Twoja kolej
page-table-waiting = Partia zaraz się zacznie.
page-table-named = { $name }: { $text }
page-table-held = Potwierdź turę albo ją cofnij.
page-table-skip = Pomiń
page-table-nothing-here = Nie możesz tu teraz nic wybrać.
page-table-lost = Połączenie przerwane. Łączę ponownie; twoja partia jest bezpieczna.

page-table-do-start = zacznij na { $at }
page-table-do-draft = weź: { $card }
page-table-do-harvest = weź kolumnę { $column }: { $cards }
page-table-do-hut = postaw chatę na { $at }
page-table-do-feed = zagraj: { $card }
page-table-do-supply = nakarm chatę na { $at }
page-table-do-well = wykop studnię przy { $at }
page-table-do-build = zbuduj ziggurat na { $at }
page-table-do-extend = rozbuduj ziggurat na { $at }
page-table-do-court = wyślij chatę na dwór: { $dignitary }
page-table-do-offer = złóż dar
page-table-do-buy = kup: { $card }
page-table-do-done = zakończ
page-table-costs = kosztuje { $cost }
page-table-gain = daje { $what }
page-table-hungry = na razie brak dla niej żywności
page-table-loses = { $count ->
    [one] chata { $huts } zginie z głodu, choć możesz ją nakarmić
   *[other] chaty { $huts } zginą z głodu, choć możesz je nakarmić
}

page-table-corner = róg pól { $site }
page-table-empty = puste
page-table-hut-fed = nakarmiona
page-table-hut-hungry = głodna

page-table-larder = Żywność dla twoich chat
page-table-all-live = { $count ->
    [0] Nie masz chat do nakarmienia.
    [one] Możesz nakarmić swoją chatę.
   *[other] Możesz nakarmić swoje chaty, wszystkie { $count }.
}
page-table-some-starve = { $starving ->
    [one] { $starving } z { $all } chat zginie z głodu
    [few] { $starving } z { $all } chat zginą z głodu
   *[many] { $starving } z { $all } chat zginie z głodu
}: { $huts }.
page-table-auto = Nakarm najlepiej
page-table-feeds = karmi { $huts }
page-table-feeds-none = nie karmi żadnej
page-table-no-cards = Brak kart na ręce.
page-table-lose-title = { $count ->
    [one] Chata zginie z głodu
    [few] { $count } chaty zginą z głodu
   *[many] { $count } chat zginie z głodu
}
page-table-lose-text = { $count ->
    [one] Chata { $huts } zginie z głodu, choć możesz ją nakarmić.
   *[other] Chaty { $huts } zginą z głodu, choć możesz je nakarmić.
} Zagrać mimo to?
page-table-lose-yes = Zagraj mimo to

page-table-undo = Cofnij
page-table-restart = Zacznij turę od nowa
page-table-done = Gotowe

page-table-parts = Części stołu
page-table-part-field = Karty
page-table-part-court = Dwór
page-table-part-offerings = Dary
page-table-menu = Więcej
page-table-log = Dziennik
page-table-log-filter = Pokaż
page-table-log-all = Wszystko
page-table-log-points = Punkty
page-table-log-turn = Epoka { $reign }, tura { $turn }
page-table-log-empty = Nic się jeszcze nie stało.
page-table-chat = Czat
page-table-chat-new = Czat: { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
page-table-chat-empty = Brak wiadomości.
page-table-chat-say = Napisz wiadomość
page-table-chat-send = Wyślij
page-table-since = Od twojej ostatniej tury
page-table-since-nothing = Od tego czasu nikt nie wykonał ruchu.
page-table-quick = Ściągawka
page-table-keys = Klawisze
page-table-replay = Odtwórz
page-table-settings = Ustawienia
page-table-leave = Odejdź (gra za ciebie bot)
page-table-come-back = Wróć na swoje miejsce
page-table-resign = Poddaj się
page-table-take-back = Poproś o cofnięcie { $moves ->
    [one] ostatniego ruchu
    [few] ostatnich { $moves } ruchów
   *[many] ostatnich { $moves } ruchów
}
page-table-take-back-asked = { $name } prosi o cofnięcie { $moves ->
    [one] ostatniego ruchu
    [few] ostatnich { $moves } ruchów
   *[many] ostatnich { $moves } ruchów
}.
page-table-proposal = Propozycja
page-table-proposal-yes = Zgoda
page-table-proposal-no = Odmowa
page-table-proposal-withdraw = Wycofaj
page-table-proposal-waiting = Czekamy na odpowiedź: { $names }.
page-table-pause = Zaproponuj przerwę
page-table-pause-asked = { $name } proponuje przerwę. Zegary stoją, dopóki ktoś nie wznowi gry.
page-table-paused = Gra jest wstrzymana.
page-table-resume = Wznów grę
page-table-start-from = Ta partia jest dalszym ciągiem zapisu: ruchy { $moves }, epoka { $reign }, tura { $turn }.
page-table-start-scores = Punkty według miejsc: { $scores }.
page-table-start-board = Plansza na początku tej partii
page-reason-forced = zagrane automatycznie: jedyna możliwość
page-reason-stand-in = zagrane przez bota: nikt nie siedzi na tym miejscu
page-reason-timed-out = zagrane przez bota: skończył się czas
page-reason-bot-failed = zagrane przez innego bota: ten zawiódł
page-table-guide-on = Przewodnik objaśnia każdą fazę.
page-table-guide-off = Przewodnik jest wyłączony.

page-table-hand-over = Kolej: { $name }
page-table-hand-over-text = Przekaż ekran. Teraz gra { $name }.
page-table-hand-over-ready = To ja, { $name }

page-table-feeding-strict = Ścisłe wyżywienie: nakarm każdą chatę, którą możesz nakarmić.
page-table-result = Wynik
page-table-over = Koniec partii

page-table-hint = Podpowiedź
page-table-hint-about = Podpowiedź (H): co zrobiłby silny bot
page-hint = Podpowiedź: { $move }.
page-hint-numbers = Szansa na wygraną { $share }, przewidywany wynik { $points }.
page-hint-thinking = Silnik myśli…
page-details = Szczegóły

page-chat-look-alike = wygląda jak inne imię przy tym stole
