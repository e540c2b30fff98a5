# Pierwszy ekran, nowy stół, ustawienia i nagłówek strony.

page-nav = Assyria
page-nav-skip = Przejdź do treści
page-nav-play = Graj
page-nav-learn = Zasady
page-nav-settings = Ustawienia

page-offline = Nie ma połączenia z serwerem.
page-offline-means = Partie ruszą dalej, gdy tylko wróci.
page-offline-learn = Nadal możesz czytać zasady.
page-offline-play = Zagraj do tego czasu w tej przeglądarce
page-home-browser = Partie w tej przeglądarce

page-again = Spróbuj ponownie
page-save = Zapisz
page-add = Dodaj
page-remove = Usuń
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-by-hand = Przeglądarka blokuje kopiowanie. Tekst jest zaznaczony: skopiuj go samodzielnie.

page-invite-link = Link do tego stołu
page-invite-copy = Kopiuj link
page-invite-share = Udostępnij…
page-invite-text = Zagraj ze mną w Assyrię.

page-home-about = Osiedl się nad dwiema rzekami, co turę karm swoje chaty, buduj zigguraty i zdobądź względy dworu. Dla 2–4 osób, około godziny.
page-home-play = Zagraj teraz
page-home-play-means = Zagraj z trzema botami. Gra zaczyna się od razu.
page-home-play-first = Zagraj z trzema botami. Przewodnik objaśnia każdy krok.
page-home-level = Boty
page-home-level-option = Poziom { $level }: { $name }
page-home-level-about = Rośnie po wygranej, spada po ostatnim miejscu.
page-home-new = Nowy stół…
page-home-continue-mine = Kontynuuj: twoja kolej, epoka { $reign }
page-home-continue-other = Kontynuuj: epoka { $reign }
page-home-continue-paused = Kontynuuj: gra wstrzymana, epoka { $reign }
page-home-mine = Moje stoły
page-home-mine-none = Brak trwających partii.
page-home-finished = Zakończone partie ({ $count })
page-home-listed = Otwarte dla wszystkich
page-home-listed-none = Brak otwartych stołów. Otwórz swój: wszyscy zobaczą go tutaj.
page-home-listed-open = Otwórz stół dla wszystkich
page-home-learn = Naucz się grać
page-home-learn-about = Ucz się przy prawdziwym stole w dziesięciu krótkich lekcjach. Albo po prostu graj: stół mówi, co robić.
page-home-lessons = Zacznij lekcje
page-home-puzzles = Zagadki
page-home-learn-go = Czytaj zasady
page-home-replay = Odtwórz partię
page-home-replay-about = Upuść zapis gdziekolwiek na tej stronie albo wybierz plik.
page-record-choose = Wybierz plik…
page-record-drop = Upuść zapis tutaj
page-record-none = Ten plik nie jest zapisem partii Assyrii.

page-list-free = wolne
page-list-bot = bot
page-list-your-turn = Twoja kolej
page-list-play = Graj
page-list-go-on = Kontynuuj
page-list-look = Zobacz
page-list-join = Dołącz
page-list-watch = Oglądaj
page-list-over = koniec po { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
page-list-playing = dotąd { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
page-list-waiting = { $open ->
    [0] wszystkie miejsca zajęte, jeszcze nie zaczęto
    [one] { $open } wolne miejsce
    [few] { $open } wolne miejsca
   *[many] { $open } wolnych miejsc
}
page-list-start = od ruchu { $moves }, epoka { $reign }, tura { $turn }, punkty { $scores }
page-list-kept-until = przechowywany do { $date }
page-list-paused = Gra wstrzymana
page-list-holiday = { $name }: urlop do { $date }
page-list-my-holiday = Masz urlop do { $date }
page-list-place = { $place }. miejsce z { $players }
page-list-i-won = Wygrywasz z wynikiem { $points }
page-list-won = { $count ->
    [one] { $names } wygrywa z wynikiem { $points }
   *[other] { $names } wygrywają wspólnie z wynikiem { $points }
}
page-list-resigned = Poddanie partii
page-list-again = Zagraj z nimi jeszcze raz
page-lobby-any = dowolnie
page-lobby-seats = Wolne miejsca
page-lobby-least = co najmniej { $seats }
page-lobby-none = Żaden otwarty stół nie pasuje. Wybierz inaczej albo otwórz swój.

page-new = Nowy stół
page-new-seats = Kto gra?
page-new-players = Liczba graczy
page-new-players-record = Zapis ma { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}.
page-new-order = Kolejność w turze jest losowa; miejsca wyznaczają tylko kolory.
page-new-options = Opcje
page-new-listed = Pokaż ten stół wszystkim
page-new-listed-yes = Na pierwszym ekranie: każdy może oglądać albo zająć wolne miejsce.
page-new-listed-no = Prywatny: żeby oglądać albo usiąść, trzeba mieć link.
page-new-confirm = Potwierdzanie każdej tury
page-new-confirm-about = Do potwierdzenia możesz cofnąć wszystko w swojej turze.
page-new-resign = Pozwól na poddanie partii
page-new-resign-about = Bot zastępuje osobę, która się podda. We dwoje partia się kończy.
page-new-hints = Pozwól na podpowiedzi
page-new-hints-about = W swojej turze zapytaj, co zrobiłby silny bot. Widzi tylko to, co wszyscy. Podpowiedzi są liczone.
page-new-chat = Kto może pisać na czacie
page-new-chat-players = Grający
page-new-chat-everyone = Wszyscy
page-new-chat-players-about = Oglądający mogą czytać, ale nie pisać.
page-new-chat-everyone-about = Wszyscy, którzy mają link.
page-new-chat-held-about = Grający przeczytają oglądających dopiero po partii.
page-new-feeding = Wyżywienie
page-new-feeding-free = swobodne
page-new-feeding-strict = ścisłe
page-new-feeding-free-about = Zagrywaj karty w dowolnej kolejności, dopóki któraś pasuje (§5.2).
page-new-feeding-strict-about = Nakarm każdą chatę, którą możesz nakarmić (§5.2).
page-new-draft = Karty startowe we dwoje
page-new-draft-cards = { $cards ->
    [one] { $cards } odkryta karta
    [few] { $cards } odkryte karty
   *[many] { $cards } odkrytych kart
}
page-new-draft-about = Przed pierwszą turą każdy bierze jedną z odkrytych kart (§2.5).
page-new-draft-two = Tylko we dwoje; w trzy i cztery osoby jest po jednej karcie dla każdego.
page-new-rule-record = Tak jak w zapisie.
page-new-record = Kontynuuj zapis
page-new-record-about = Dokończ przerwaną partię z nowymi miejscami. Nierozdane karty zostaną znów potasowane.
page-new-record-has = Partia dla { $players } osób, po { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}.
page-new-record-over = Ta partia jest skończona. Odtwórz ją albo zacznij nową.
page-new-record-replay = Odtwórz
page-new-record-forget = Zacznij jednak nową partię
page-new-next-begins = Gra zaczyna się od razu.
page-new-next-hot-seat = Gra zaczyna się od razu; przekazujcie sobie ten ekran.
page-new-next-waits = Dostaniesz link do wolnych miejsc. Zacznij, gdy wszystkie będą zajęte.
page-new-next-watch = Same boty: oglądaj, jak grają.
page-new-open = Otwórz stół
page-new-start = Zacznij grę

page-seat = Miejsce: { $colour }
page-seat-me = Ja
page-seat-here = Ktoś przy tym ekranie
page-seat-open = Wolne: ktoś z linkiem
page-seat-bots = Boty
page-seat-bot = { $name } ({ $level })
page-seat-name = Imię
page-seat-here-name = Gracz { $number }
page-seat-me-about = Grasz jako { $name }.
page-seat-here-about = Gracie na zmianę przy tym ekranie.
page-seat-open-about = Dostaniesz link do wysłania. Osoba, która go otworzy, może tu usiąść.
page-seat-bot-about = { $name }: { $about }

page-bot-level = poziom { $level } z { $most }
page-bot-level-unknown = siła nieznana
page-bot-title-level-1 = Pasterz
page-bot-title-level-2 = Rybak
page-bot-title-level-3 = Garncarz
page-bot-title-level-4 = Rolnik
page-bot-title-level-5 = Kupiec
page-bot-title-level-6 = Przewodnik karawany
page-bot-title-level-7 = Budowniczy
page-bot-title-level-8 = Skryba
page-bot-title-level-9 = Namiestnik
page-bot-title-level-10 = Król
page-bot-about-level-1 = bierze to, co rzuca się w oczy, i oszczędza wielbłądy. Na pierwszą grę.
page-bot-about-level-2 = patrzy na liczby, rzadko na żywność.
page-bot-about-level-3 = zaczyna planować żywność i wiele przeocza.
page-bot-about-level-4 = planuje żywność, ale często źle ocenia, co się opłaca.
page-bot-about-level-5 = wie, co się opłaca, i czasem się myli.
page-bot-about-level-6 = wie, co się opłaca, i prawie się nie myli.
page-bot-about-level-7 = wie część tego, co wiedzą silni gracze.
page-bot-about-level-8 = wie prawie wszystko, co wiedzą silni gracze.
page-bot-about-level-9 = gra jak silni gracze, ale nie liczy naprzód.
page-bot-about-level-10 = sprawdza tysiące pozycji przed każdym ruchem. Najsilniejszy.
page-bot-other = bot tego serwera.
page-bot-engine = program osób prowadzących ten serwer; siła nieznana.

page-clock = Zegar
page-clock-none = Bez zegara
page-clock-live = Za jednym razem
page-clock-slow = Przez kilka dni
page-clock-none-about = Macie tyle czasu, ile chcecie.
page-clock-live-about = Każda skończona tura dodaje czasu. Gdy czas minie, gra bot, aż wrócisz.
page-clock-slow-about = Graj, kiedy masz czas. Każda tura dodaje czasu, aż do limitu. Gdy czas minie, gra bot, aż wrócisz.
page-clock-preset-brisk = Żwawo
page-clock-preset-relaxed = Spokojnie
page-clock-preset-long = Mnóstwo czasu
page-clock-preset-own-live = Własny
page-clock-preset-hours = Kilka tur dziennie
page-clock-preset-day = Tura dziennie
page-clock-preset-days = Bez pośpiechu
page-clock-preset-own-slow = Własny
page-clock-live-means = { $bank } dla każdego, plus { $increment } za turę
page-clock-slow-means = { $bank } dla każdego, plus { $increment } za turę, najwyżej { $cap }
page-clock-minutes = Minuty na początku
page-clock-seconds = Sekundy za turę
page-clock-bank-hours = Godziny na początku
page-clock-turn-hours = Godziny za turę
page-clock-cap-hours = Najwyżej (godziny)

page-settings-looks = Wygląd i dźwięk
page-settings-language = Język
page-settings-theme = Kolory
page-settings-theme-auto = jak urządzenie
page-settings-theme-light = jasne
page-settings-theme-dark = ciemne
page-settings-speed = Ruch na ekranie
page-settings-speed-off = wyłączony
page-settings-speed-slow = wolny
page-settings-speed-normal = zwykły
page-settings-speed-fast = szybki
page-settings-speed-about = Jeśli urządzenie prosi o mniej ruchu, ruchu nie ma.
page-settings-sounds = Dźwięki
page-settings-sounds-about = Krótkie i ciche, gdy coś dzieje się przy stole.
page-settings-playing = Gra
page-settings-auto = Graj wymuszone ruchy automatycznie
page-settings-auto-about = Gdy zostaje tylko jedna możliwość, gra wybiera ją za ciebie.
page-settings-names = Nazwy na polach
page-settings-names-about = Jak w zasadach i dzienniku: c4, f2…
page-settings-guide = Przewodnik w pierwszej partii
page-settings-guide-about = Objaśnia każdą fazę za pierwszym razem.
page-settings-guide-again = Zacznij przewodnik od nowa
page-settings-guide-afresh = Przewodnik zacznie się od nowa przy następnym stole.
page-settings-person = Ty
page-settings-name = Twoje imię
page-settings-name-about = Dla stołów i czatu. Na twoich miejscach też się zmienia.
page-settings-name-saved = Imię zapisane.

page-notices = Powiadomienia
page-notices-about = Gdy twoja kolej, partia się skończy albo ktoś prosi o cofnięcie ruchu. Nigdy wtedy, gdy patrzysz na ten stół.
page-notices-added = Dodano. Wyślij próbę i sprawdź, czy dotrze.
page-notices-this-browser = Ta przeglądarka
page-notices-browser = Inna przeglądarka ({ $host })
page-notices-hook = { $shape } ({ $host })
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-json = Zwykły JSON
page-notices-failed = Ostatnie nie dotarło: { $why }
page-notices-given-up = Wstrzymane od { $since }: { $why } Wyślij próbę, aby wznowić.
page-notices-test = Próba
page-notices-test-of = Wyślij próbę: { $place }
page-notices-remove-of = Usuń: { $place }
page-notices-remove-title = Wyłączyć te powiadomienia?
page-notices-remove-means = { $place }: koniec powiadomień.

page-push = W tej przeglądarce
page-push-subscribe = Włącz
page-push-off = Dostawaj powiadomienia na tym urządzeniu, nawet gdy strona jest zamknięta.
page-push-on = Włączone: dostajesz powiadomienia na tym urządzeniu, nawet gdy strona jest zamknięta.
page-push-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach dla tej witryny i wróć tu.
page-push-none = Ta przeglądarka nie może tu odbierać powiadomień. Na iPhonie lub iPadzie dodaj stronę do ekranu początkowego i otwórz ją stamtąd; gdzie indziej użyj adresu https.
page-push-server-off = Ten serwer nie wysyła powiadomień do przeglądarek. Użyj webhooka.
page-push-denied = Przeglądarka zablokowała powiadomienia.
page-push-done = Powiadomienia włączone.

page-hook = Na czat albo do programu
page-hook-about = Utwórz webhook w Discordzie lub Slacku i wklej jego adres. Trzymaj go w sekrecie: ten serwer go zapisze i więcej nie pokaże.
page-hook-shape = Rodzaj
page-hook-url = Adres

page-outcome-ok = Próba dotarła.
page-outcome-bad-url = Użyj adresu https:// bez portu i hasła.
page-outcome-private-address = Ten adres jest w sieci prywatnej. Użyj publicznego.
page-outcome-unresolvable = Ta nazwa nie ma publicznego adresu. Sprawdź ją.
page-outcome-refused = Pod tym adresem nikt nie odpowiada.
page-outcome-tls-failed = Nie udało się nawiązać bezpiecznego połączenia.
page-outcome-timed-out = Brak odpowiedzi na czas.
page-outcome-broken-off = Połączenie zostało przerwane.
page-outcome-status = Druga strona odpowiedziała: { $status }.
page-outcome-gone = Przeglądarka zakończyła tę subskrypcję. Włącz ją tam ponownie.
page-outcome-bad-subscription = Nie da się odczytać subskrypcji przeglądarki. Włącz ją ponownie.
page-outcome-too-long = Powiadomienie było za długie.
page-outcome-push-off = Ten serwer nie wysyła powiadomień do przeglądarek.

page-problem-too-many-places = Nie możesz dodać więcej miejsc powiadomień. Najpierw usuń któreś.
page-problem-no-such-place = Tego miejsca już nie ma.
page-problem-no-such-bot = Ten serwer nie ma takiego bota.
page-problem-push-off = Ten serwer nie wysyła powiadomień do przeglądarek.
page-problem-bad-record = Nie da się odczytać tego zapisu.
page-problem-other-origin = Otwórz tę stronę pod adresem serwera.
