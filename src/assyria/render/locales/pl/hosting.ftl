# Dla osób, które prowadzą serwer: co nie pozwala go uruchomić i co znajduje doktor.

cli-database-away = { $place } nie odpowiada: { $why }. Sprawdź, czy baza działa i jest osiągalna.
cli-database-refused = { $place } odrzuca użytkownika albo hasło. Sprawdź --database-url albo PGPASSWORD.
cli-database-no-database = Na { $place } nie ma takiej bazy. Najpierw ją utwórz.
cli-database-not-a-database = { $place } nie jest czytelną bazą Assyrii. Wybierz inne --data albo przywróć kopię.
cli-database-newer = { $place } pochodzi z nowszej wersji Assyrii. Zainstaluj tę wersję.
cli-database-older = { $place } pochodzi ze starszej wersji Assyrii. Uruchom raz serwer, aby ją zaktualizować.
cli-database-not-writable = Nie można otworzyć { $place } do zapisu. Sprawdź, do kogo należy folder, albo wybierz inne --data.
cli-database-full = Brakuje miejsca, aby zapisać { $place }.
cli-database-in-use = { $place } jest używane przez inny serwer. Najpierw go zatrzymaj albo wybierz inne --data.
cli-database-no-driver = PostgreSQL wymaga sterownika, którego nie ma. Zainstaluj go poleceniem: { $why }
cli-database-none = W { $place } nie ma partii. Sprawdź --data albo --database-url.
cli-database-url-wrong = --database-url nie jest adresem bazy. Przykład: postgresql://user@host/name.
cli-serve-did-not-start = Serwer się nie uruchomił. Przyczyna jest w wierszach powyżej.
cli-serve-weak-token = { $variable } wymaga co najmniej { $shortest } znaków ASCII. Utwórz klucz: { $make }
cli-serve-weak-token-file = { $file } wymaga co najmniej { $shortest } znaków ASCII. Usuń plik: serwer utworzy nowy.

cli-doctor = Przeczytaj całą bazę danych serwera i wskaż, co jest uszkodzone, gdzie i dlaczego. Serwer może przy tym działać; przy --repair musi być zatrzymany, chyba że używa PostgreSQL.
cli-doctor-examples =
    Przykłady:
    assyria doctor
    assyria doctor --data games --repair
    assyria doctor --database-url postgresql://assyria@db/assyria --json
cli-option-repair = Odbuduj listy i nagłówki, które wynikają z całych partii, i usuń wiersze bez wartości. Same partie nigdy się nie zmieniają.
cli-doctor-bar = Stoły
cli-doctor-at-store = { $place }: { $what }
cli-doctor-at-row = Tabela bazy danych { $table }, wiersz { $row }: { $what }
cli-doctor-at-table = Stół { $table }: { $what }
cli-doctor-at-entry = Stół { $table }, wpis { $entry }: { $what }
cli-doctor-repaired = { $what } Naprawiono.
cli-doctor-read = Przeczytano { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[other] { $entries } wpisów
}.
cli-doctor-well = Wszystko w porządku.
cli-doctor-wrong = Naprawiono: { $repaired }. Nadal uszkodzone: { $wrong }.
cli-doctor-no-entries = partia nie ma żadnych wpisów.
cli-doctor-missing-entry = brakuje tego wpisu.
cli-doctor-not-json = to nie jest czytelny JSON ({ $why }).
cli-doctor-odd-value = jakaś wartość ma zły typ ({ $why }).
cli-doctor-wrong-digest = ten wpis został zmieniony albo stoi w złym miejscu.
cli-doctor-no-head = brakuje wiersza stołu, więc listy go nie pokazują.
cli-doctor-lost-tail = wpisy od tego miejsca przepadły.
cli-doctor-wrong-head = wiersz stołu wskazuje inny ostatni wpis.
cli-doctor-unknown-kind = ta wersja nie zna takiego wpisu: { $why }.
cli-doctor-no-replay = partii nie da się odtworzyć od tego miejsca: { $why }.
cli-doctor-broken-file = plik bazy jest uszkodzony: { $why }.
cli-doctor-wrong-summary = listy pokazują co innego niż partia ({ $why }).
cli-doctor-wrong-people = listy wymieniają inne osoby niż partia ({ $why }).
cli-doctor-no-table = osoby są zapisane przy stole, którego nie ma.
cli-doctor-no-meaning = jest wartość, która nic tu nie znaczy ({ $why }).
cli-doctor-no-owner = nie należy do nikogo ani niczego, co istnieje ({ $why }).

cli-admin = Zrób to, co operator robi na działającym serwerze: obejrzyj stoły, osoby i zgłoszenia, zawieszaj osoby, odrzucaj adresy, wpuszczaj gości lub nie, zapraszaj, ogłaszaj, dodawaj operatorów. Dziennik mówi, kto co zrobił.
cli-admin-examples =
    Przykłady:
    assyria admin tables
    assyria admin people anna
    assyria admin suspend OSOBA
    assyria admin reports
    assyria admin remove-line STÓŁ WIERSZ
    assyria admin refuse-address 192.0.2.7 --why "zalewa nas"
    assyria admin guests closed
    assyria admin add-operator anna
    assyria admin invite --uses 10 --days 30
    assyria admin announce "O ósmej dziesięć minut przerwy" --minutes 120
cli-admin-values = { $action } wymaga: { $values }.
cli-admin-no-values = { $action } nie przyjmuje dalszych słów.
cli-admin-open-or-closed = { $action } wymaga „open” albo „closed”.
cli-admin-no-token = Brak klucza do zalogowania: serwer zapisuje go w { $file }, albo ustaw { $variable }.
cli-admin-no-server = Pod adresem { $url } nie odpowiada żaden serwer: { $why }. Czy działa? Podaj jego adres przez --url.
cli-admin-refused = Serwer odmówił: { $code } ({ $status }).
cli-admin-network-too-wide = { $network } to za duża sieć. Odrzuć najwyżej /8 w IPv4 albo /16 w IPv6. Aby nie wpuszczać nikogo nowego: assyria admin guests closed
cli-admin-loopback-address = { $network } to sam serwer. Jeśli jego log pokazuje ten adres u gości, niech proxy wysyła X-Forwarded-For.
cli-admin-proxy-address = { $network } zawiera twoje proxy (FORWARDED_ALLOW_IPS). Odrzuć adres samego gościa.
cli-admin-own-address = { $network } zawiera twój własny adres. Odrzuć mniejszą sieć.
cli-admin-done = Gotowe.
cli-admin-nothing = Nie ma żadnych.
cli-option-url = Adres działającego serwera.
cli-option-why = Powód, do dziennika.
cli-option-uses = Ile osób może przyjść z zaproszeniem.
cli-option-days = Ile dni zaproszenie jest ważne.
cli-option-minutes = Ile minut widać ogłoszenie.
cli-option-holiday-days = Dni urlopu w roku dla każdej osoby, w grach trwających wiele dni.
