# Pierwszy ekran, nowy stół, ustawienia i nagłówek strony.

page-nav = Assyria
page-nav-skip = Przejdź do treści
page-nav-play = Graj
page-nav-learn = Zasady
page-nav-settings = Ustawienia

page-offline = Nie ma połączenia z serwerem.
page-offline-means = Partie i ich zapisy go potrzebują; ruszą dalej, gdy tylko wróci.
page-offline-learn = Tymczasem można czytać zasady.

page-again = Spróbuj ponownie
page-save = Zapisz
page-add = Dodaj
page-remove = Usuń
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-by-hand = Przeglądarka nie pozwala kopiować. Tekst jest zaznaczony: skopiuj go samodzielnie.

page-invite-link = Link do tego stołu
page-invite-copy = Kopiuj link
page-invite-share = Udostępnij…
page-invite-text = Zagraj ze mną w Assyrię.

page-home-about = Osiedl się między dwiema rzekami, wyżyw chaty przed powodzią, wznoś zigguraty i zyskaj przychylność dworu. Dla dwóch do czterech osób, na około godzinę.
page-home-play = Zagraj teraz
page-home-play-means = Ty przeciw trzem botom o średniej sile. Gra zaczyna się od razu i sama się objaśnia.
page-home-play-first = Pierwsza partia: jeden przeciwnik średni i dwóch łatwych.
page-home-new = Nowy stół…
page-home-mine = Moje stoły
page-home-mine-none = Żadna partia się nie toczy.
page-home-finished = Zakończone partie ({ $count })
page-home-listed = Otwarte dla wszystkich
page-home-listed-none = Nikt teraz nie wystawił stołu. Otwórz swój, a inni go tu zobaczą.
page-home-listed-open = Otwórz stół dla wszystkich
page-home-learn = Poznaj zasady
page-home-learn-about = Cała gra w ośmiu krótkich rozdziałach, z ilustracjami. Albo po prostu graj: stół mówi, co robić.
page-home-learn-go = Czytaj zasady
page-home-replay = Obejrzyj partię
page-home-replay-about = Upuść plik z zapisem gdziekolwiek na tej stronie albo wybierz go.
page-record-choose = Wybierz plik…
page-record-drop = Upuść zapis tutaj
page-record-none = Ten plik nie jest zapisem partii Assyrii.

page-list-free = wolne
page-list-bot = bot
page-list-your-turn = Twoja kolej
page-list-play = Graj
page-list-go-on = Dalej
page-list-look = Obejrzyj
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
    [0] wszystkie miejsca zajęte, gra nie ruszyła
    [one] jedno wolne miejsce
    [few] { $open } wolne miejsca
   *[many] { $open } wolnych miejsc
}
page-list-start = od ruchu { $moves }, epoka { $reign }, tura { $turn }, punkty { $scores }
page-list-clock-live = z zegarem
page-list-clock-slow = przez wiele dni
page-list-kept-until = przechowywany do { $date }

page-new = Nowy stół
page-new-seats = Kto gra?
page-new-players = Liczba graczy
page-new-players-record = To zapis partii { $count ->
    [one] dla { $count } osoby
    [few] dla { $count } osób
   *[many] dla { $count } osób
}, więc tyle jest miejsc.
page-new-order = Kto zaczyna, rozstrzyga los; miejsca to tylko kolory.
page-new-options = Opcje
page-new-listed = Pokaż ten stół wszystkim
page-new-listed-yes = Jest na liście na pierwszym ekranie: każdy może oglądać i zająć wolne miejsce.
page-new-listed-no = Prywatny: oglądać i siadać mogą tylko ci, którzy mają link.
page-new-confirm = Potwierdzanie każdej tury
page-new-confirm-about = Tura jest ostateczna, gdy ją potwierdzisz; do tego czasu wszystko w niej można cofnąć.
page-new-resign = Wolno się poddać
page-new-resign-about = Za osobę, która się podda, gra dalej bot; we dwoje partia się kończy.
page-new-hints = Podpowiedzi dozwolone
page-new-hints-about = Kto ma decydować, może zapytać, co zrobiłby silny bot. Wie on tyle samo, co wszyscy przy stole.
page-new-feeding = Wyżywienie
page-new-feeding-free = swobodne
page-new-feeding-strict = ścisłe
page-new-feeding-free-about = Wybierz, które chaty nakarmić (§5.2).
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
page-new-record = Graj dalej z zapisu
page-new-record-about = Nieskończoną partię można tu dokończyć, z nowymi miejscami. Karty, których jeszcze nie rozdano, są tasowane od nowa.
page-new-record-has = Partia dla { $players } osób, po { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}.
page-new-record-over = Ta partia jest skończona; nie ma już czego grać. Możesz ją obejrzeć.
page-new-record-replay = Obejrzyj ją
page-new-record-forget = Zacznij jednak od nowa
page-new-next-begins = Gra zaczyna się od razu.
page-new-next-hot-seat = Gra zaczyna się od razu; przekazujecie sobie ten ekran.
page-new-next-waits = Dostaniesz link do wolnych miejsc i zaczniesz, gdy wszystkie będą zajęte.
page-new-next-watch = Same boty: oglądasz, jak grają.
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
page-seat-here-about = Gracie na zmianę przy tym ekranie; on mówi, czyja kolej.
page-seat-open-about = Dostaniesz link do wysłania; kto go otworzy, może tu usiąść.
page-seat-bot-about = { $name }: { $about }

page-bot-level = poziom { $level } z { $most }
page-bot-level-unknown = siła nieznana
page-bot-title-random = Wędrowiec
page-bot-title-greedy = Pasterz
page-bot-title-planner = Zarządca
page-bot-title-mcts-short = Skryba
page-bot-title-mcts = Wezyr
page-bot-about-random = wykonuje dowolny dozwolony ruch, bez namysłu. Dobry na próbę.
page-bot-about-greedy = dobrze żywi chaty i bierze to, co opłaca się od razu, decyzja po decyzji.
page-bot-about-planner = planuje całą swoją turę – chaty, żywność, studnie i akcje razem – ale nie patrzy dalej.
page-bot-about-mcts-short = myśli naprzód jak wezyr, ale tylko jedną piątą sekundy nad każdym ruchem.
page-bot-about-mcts = przed każdym ruchem wypróbowuje tysiące przebiegów gry i wybiera najbardziej obiecujący.
page-bot-other = bot należący do tego serwera.
page-bot-engine = program osób prowadzących ten serwer; nie wiadomo, jak dobrze gra.

page-clock = Zegar
page-clock-none = Bez zegara
page-clock-live = Za jednym razem
page-clock-slow = Przez wiele dni
page-clock-none-about = Czasu jest tyle, ile chcecie.
page-clock-live-about = Każdy ma zapas czasu, a każda skończona tura go powiększa. Gdy się wyczerpie, gra za ciebie bot, aż wrócisz.
page-clock-slow-about = Graj, kiedy masz czas. Zapas rośnie z każdą turą, ale nigdy ponad granicę; gdy się wyczerpie, gra za ciebie bot, aż wrócisz.
page-clock-preset-brisk = Żwawo
page-clock-preset-relaxed = Spokojnie
page-clock-preset-long = Mnóstwo czasu
page-clock-preset-own-live = Własny
page-clock-preset-hours = Kilka tur dziennie
page-clock-preset-day = Tura dziennie
page-clock-preset-days = Bez pośpiechu
page-clock-preset-own-slow = Własny
page-clock-live-means = { $bank } dla każdego i { $increment } za turę
page-clock-slow-means = { $bank } dla każdego i { $increment } za turę; najwyżej { $cap }
page-clock-minutes = Minuty na początku
page-clock-seconds = Sekundy za turę
page-clock-bank-hours = Godziny na początku
page-clock-turn-hours = Godziny za turę
page-clock-cap-hours = Najwyżej (godziny)
page-clock-cap-low = Nikt nie może zacząć z większym zapasem niż granica: podniesiemy ją do godzin na początku.

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
page-settings-speed-about = Jeśli urządzenie prosi o mniej ruchu, nie ma go wcale, cokolwiek tu wybierzesz.
page-settings-sounds = Dźwięki
page-settings-sounds-about = Krótkie i ciche, gdy coś dzieje się przy stole.
page-settings-playing = Gra
page-settings-auto = Wymuszone ruchy same się wykonują
page-settings-auto-about = Gdy zostaje tylko jedna możliwość, jest wybierana za ciebie.
page-settings-names = Nazwy na polach
page-settings-names-about = Jak w zasadach i dzienniku: c4, f2…
page-settings-guide = Przewodnik po pierwszej grze
page-settings-guide-about = Objaśnia każdą fazę, gdy nadejdzie po raz pierwszy.
page-settings-guide-again = Przewodnik od początku
page-settings-guide-afresh = Przewodnik zacznie od początku przy następnym stole.
page-settings-person = Ty
page-settings-name = Twoje imię
page-settings-name-about = Dla nowych stołów i rozmów; tam, gdzie już siedzisz, imię zostaje bez zmian.
page-settings-name-saved = Imię zapisane.

page-notices = Powiadom mnie, gdy moja kolej
page-notices-about = Także gdy partia się skończy albo ktoś prosi o cofnięcie ruchu; nigdy wtedy, gdy patrzysz na ten stół.
page-notices-added = Dodano. Próba pokaże, czy dociera.
page-notices-this-browser = Ta przeglądarka
page-notices-browser = Inna przeglądarka ({ $host })
page-notices-hook = { $shape } ({ $host })
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-json = Zwykły JSON
page-notices-failed = Ostatnio nie dotarło: { $why }
page-notices-test = Próba
page-notices-test-of = Wyślij próbę: { $place }
page-notices-remove-of = Usuń: { $place }
page-notices-remove-title = Nie powiadamiać więcej?
page-notices-remove-means = { $place }: nie będą tam już przychodzić powiadomienia.

page-push = W tej przeglądarce
page-push-subscribe = Włącz
page-push-off = Powiadomienia pojawiają się na tym urządzeniu, nawet gdy strona jest zamknięta.
page-push-on = Włączone: powiadomienia pojawiają się na tym urządzeniu, nawet gdy strona jest zamknięta.
page-push-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach przeglądarki dla tej witryny (często za znakiem na lewo od adresu) i wróć tu.
page-push-none = Ta przeglądarka nie może odbierać stąd powiadomień. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego i otwórz ją stamtąd; gdzie indziej strona potrzebuje adresu https.
page-push-server-off = Ten serwer nie wysyła powiadomień do przeglądarek. Webhook działa mimo to.
page-push-denied = Przeglądarka nie zgodziła się na powiadomienia.
page-push-done = Włączone.

page-hook = Na czat albo do programu
page-hook-about = Utwórz webhook w Discordzie lub Slacku i wklej jego adres. To klucz: przechowuje go tylko ten serwer i nie pokaże go ponownie.
page-hook-shape = Rodzaj
page-hook-url = Adres

page-outcome-ok = Dotarło.
page-outcome-bad-url = Pod ten adres nie można wysyłać powiadomień; musi zaczynać się od https://.
page-outcome-private-address = Ten adres prowadzi do sieci prywatnej, dokąd ten serwer nic nie wysyła.
page-outcome-unresolvable = Nie ma takiego hosta.
page-outcome-refused = Pod tym adresem nikt nie odpowiada.
page-outcome-tls-failed = Nie udało się nawiązać bezpiecznego połączenia.
page-outcome-timed-out = Brak odpowiedzi na czas.
page-outcome-broken-off = Połączenie zostało przerwane.
page-outcome-status = Druga strona odpowiedziała: { $status }.
page-outcome-gone = Przeglądarka zakończyła tę subskrypcję. Włącz ją tam ponownie.
page-outcome-bad-subscription = Nie da się odczytać subskrypcji przeglądarki.
page-outcome-too-long = Powiadomienie było za długie.
page-outcome-push-off = Ten serwer nie wysyła powiadomień do przeglądarek.

page-problem-too-many-places = Więcej miejsc powiadomień mieć nie można. Najpierw usuń któreś.
page-problem-no-such-place = Tego miejsca już nie ma.
page-problem-no-such-bot = Ten serwer nie ma takiego bota.
page-problem-push-off = Ten serwer nie wysyła powiadomień do przeglądarek.
page-problem-bad-record = Nie da się odczytać tego zapisu.
page-problem-other-origin = Adres tej strony nie jest adresem serwera. Otwórz ją pod adresem serwera.
