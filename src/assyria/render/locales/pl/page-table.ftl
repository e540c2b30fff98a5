# Stół na stronie.

page-table-board = Plansza. Strzałki chodzą po polach, Enter wybiera, N i P przechodzą między podświetlonymi miejscami.
page-table-your-turn = Twoja kolej
page-table-waiting = Partia zaraz się zacznie.
page-table-named = { $name }: { $text }
page-table-held = Twoja tura jest gotowa. Potwierdź ją albo cofnij.
page-table-held-brings = Twoja tura jest gotowa, przynosi: { $what }. Potwierdź ją albo cofnij.
page-table-held-harvest = Bierzesz kolumnę { $column }: { $cards }. Potwierdź albo cofnij.
page-table-turn-brings = Jak na razie ta tura przynosi:
page-table-skip = Pomiń
page-table-not-yours = To nie twoja kolej.
page-table-nothing-here = Teraz nie ma tu nic do wybrania.
page-table-lost = Połączenie przerwane. Próbuję ponownie; nic nie przepadło.

page-table-do-start = zacznij na { $at }
page-table-do-draft = weź: { $card }
page-table-do-harvest = weź kolumnę { $column }: { $cards }
page-table-do-hut = postaw chatę na { $at }
page-table-do-feed = zagraj: { $card }
page-table-do-supply = nakarm chatę na { $at }
page-table-do-well = wykop studnię przy { $at }
page-table-do-build = zbuduj ziggurat na { $at }
page-table-do-extend = podwyższ ziggurat na { $at }
page-table-do-court = wyślij chatę na dwór: { $dignitary }
page-table-do-offer = złóż ofiarę
page-table-do-buy = kup: { $card }
page-table-do-done = nic więcej
page-table-costs = kosztuje { $cost }
page-table-brings = przynosi { $what }
page-table-hungry = nie ma dla niej jeszcze żywności
page-table-loses = { $huts } – śmierć głodowa, choć { $count ->
    [one] chata mogłaby
    [few] chaty mogłyby
   *[many] chaty mogłyby
} żyć

page-table-corner = róg pól { $site }
page-table-empty = puste
page-table-is-fed = nakarmiona
page-table-is-hungry = głodna

page-table-larder = Żywność dla twoich chat
page-table-all-live = { $count ->
    [0] Nie masz chat do nakarmienia.
    [one] Twoja chata może zostać nakarmiona.
    [few] Wszystkie { $count } chaty mogą zostać nakarmione.
   *[many] Wszystkie { $count } chat można nakarmić.
}
page-table-some-starve = Da się nakarmić { $lives } z { $all }. Bez większej ilości żywności głodują: { $huts }.
page-table-auto = Nakarm najlepiej
page-table-feeds = karmi { $huts }
page-table-feeds-none = nie karmi żadnej
page-table-no-cards = Brak kart na ręce.
page-table-lose-title = Chata umarłaby z głodu
page-table-lose-text = Jeśli to zrobisz – { $what } – zrobić to mimo wszystko?
page-table-lose-yes = Zrób mimo to

page-table-undo = Cofnij
page-table-restart = Tura od nowa
page-table-confirm = Potwierdź turę
page-table-done = Gotowe

page-table-parts = Części stołu
page-table-part-field = Karty
page-table-part-court = Dwór
page-table-part-offerings = Ofiary
page-table-menu = Więcej
page-table-log = Przebieg
page-table-log-filter = Pokaż
page-table-log-all = Wszystko
page-table-log-points = Punkty
page-table-log-turn = Epoka { $reign }, tura { $turn }
page-table-log-empty = Nic się jeszcze nie wydarzyło.
page-table-chat = Rozmowa
page-table-chat-new = Rozmowa: { $count ->
    [one] nowy wpis
    [few] { $count } nowe wpisy
   *[many] { $count } nowych wpisów
}
page-table-chat-empty = Nikt jeszcze nic nie powiedział.
page-table-chat-say = Powiedz coś
page-table-chat-send = Wyślij
page-table-since = Od twojego ostatniego ruchu
page-table-since-nothing = Od tego czasu nikt się nie ruszył.
page-table-quick = Ściągawka
page-table-keys = Klawisze
page-table-replay = Odtwórz
page-table-settings = Ustawienia
page-table-leave = Odejdź; bot gra dalej za mnie
page-table-come-back = Wróć na moje miejsce
page-table-resign = Poddaj się
page-table-take-back = Poproś o cofnięcie mojego ostatniego ruchu
page-table-take-back-asked = { $name } prosi o cofnięcie { $moves ->
    [one] ostatniego ruchu
    [few] ostatnich { $moves } ruchów
   *[many] ostatnich { $moves } ruchów
}.
page-table-proposal = Propozycja
page-table-proposal-yes = Zgoda
page-table-proposal-no = Odmowa
page-table-proposal-withdraw = Wycofaj
page-table-proposal-waiting = Brakuje odpowiedzi: { $names }.
page-table-pause = Zaproponuj przerwę
page-table-pause-asked = { $name } proponuje przerwę: nikt nie gra i żaden zegar nie biegnie, dopóki ktoś z was nie wznowi gry.
page-table-paused = Gra jest wstrzymana.
page-table-resume = Graj dalej
page-table-start-from = Ta gra toczy się dalej od zapisu: liczba rozegranych ruchów { $moves }, epoka { $reign }, tura { $turn }.
page-table-start-scores = Punkty według miejsc: { $scores }.
page-table-start-board = Plansza, od której gra toczy się dalej
page-reason-forced = zagrane samo, nie było wyboru
page-reason-stand-in = zagrane przez bota za kogoś, kto odszedł
page-reason-timed-out = zagrane przez bota, bo skończył się czas
page-reason-bot-failed = zagrane za bota, który nie podał ruchu
page-table-guide-on = Przewodnik objaśnia każdą fazę.
page-table-guide-off = Przewodnik jest wyłączony.

page-table-hand-over = Kolej: { $name }
page-table-hand-over-text = Podaj ekran osobie { $name }.
page-table-hand-over-ready = { $name } – jestem

page-table-open-heading = Stół nakryty
page-table-open-waiting = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
} Wyślij link tym, którzy mają zagrać.
page-table-open-ready = Wszyscy są.
page-table-open-seat = wolne miejsce
page-table-bot = bot
page-table-feeding-strict = Ścisłe wyżywienie: nakarm każdą chatę, którą możesz nakarmić.
page-table-sit = Usiądź tutaj
page-table-stand = Wstań
page-table-start = Rozpocznij partię
page-table-over = Partia skończona

page-table-hint = Podpowiedź
page-table-hint-about = Podpowiedź (H): co zrobiłby silny bot
page-hint = Podpowiedź: { $move }. Można oczekiwać: { $share } zwycięstwa i { $points } pkt na końcu.
page-hint-next = Następne w kolejności: { $move } ({ $share }).
page-hint-clear = Nic innego nie było blisko.

page-chat-watching = (ogląda)
page-chat-look-alike = wygląda jak inne imię przy tym stole
page-chat-removed = Ten wiersz usunięto.
page-chat-more = Co zrobić z { $name }
page-chat-block = Zablokuj tę osobę
page-chat-report = Zgłoś ten wiersz
page-chat-block-means = Nie widzisz już, co pisze zablokowana osoba, i nie może ona usiąść przy twoich stołach.
page-chat-blocked = Zablokowano. Można to cofnąć w ustawieniach.
page-chat-reported = Zgłoszono osobom, które prowadzą ten serwer.
