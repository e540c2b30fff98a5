# Boty w wierszu poleceń: jak je wypróbować i co mówi się, gdy któryś zawiedzie.

cli-bot-test = Wypróbuj bota w setkach najróżniejszych pozycji: czy zawsze wykonuje dozwolony ruch, ile czasu i pamięci potrzebuje i czy ten sam los daje ten sam ruch. Kod wyjścia 1, jeśli coś zawiodło.
cli-bot-test-examples =
    Przykłady:
    assyria bot-test greedy
    assyria bot-test mybots:Clever --positions 1000 --move-limit 2
    assyria bot-test "engine:python mybot.py" --json
cli-engine = Bądź silnikiem dla innych programów: piszą pytania, każde w jednym wierszu JSON, i dostają ruchy i analizy, każdą w jednym wierszu. Wiersze opisuje docs/howto/write-a-bot.md. BOT to bot, który wykonuje ruchy; analizy pochodzą od najsilniejszego.
cli-engine-examples =
    Przykłady:
    assyria engine
    assyria engine level-5
cli-engine-waits = Czeka na pytania: każde w jednym wierszu JSON. Ctrl-D kończy.
cli-option-positions = Ile pozycji.
cli-option-move-limit = Ile sekund bot ma na decyzję.
cli-option-failures = Folder na raporty o błędach (domyślnie folder stanu użytkownika).
cli-option-bot = Bot do stołów pod własną nazwą; można podać kilka razy.
cli-positions-bar = Pozycje
cli-not-a-bot = „{ $name }” to nie bot: { $why }
cli-bot-failed = { $bot } zawiódł ({ $code }): { $why }.
cli-bot-failed-file = Pozycja, ziarno i ślad błędu: { $file }
cli-bot-failed-no-file = Nie udało się zapisać raportu; podaj folder przez --failures.
cli-bot-test-positions = Pozycje: { $tried } z { $asked }.
cli-bot-test-time = Czas decyzji: średnio { NUMBER($mean, maximumFractionDigits: 1) } ms, 99 % do { NUMBER($p99, maximumFractionDigits: 1) } ms, najdłużej { NUMBER($worst, maximumFractionDigits: 1) } ms.
cli-bot-test-memory = Pamięć: najwyżej { $megabytes } MB.
cli-bot-test-same = Ten sam los, ten sam ruch: { $same } z { $repeated }.
cli-bot-test-printed = Wypisywanie na standardowe wyjście przy { $count ->
    [one] jednej decyzji
   *[other] { $count } decyzjach
}. Użyj wyjścia błędów.
cli-bot-test-passed = Próba udana: { $bot }.
cli-bot-test-failed = Próba nieudana: { $bot }, { $failures ->
    [one] jeden błąd
    [few] { $failures } błędy
   *[other] { $failures } błędów
}.
play-stand-in = Ten ruch za { $bot } wykonuje bot zastępczy.
play-retired = { $bot } zawodzi zbyt często. Dalej gra bot zastępczy.
cli-machine-unknown = ASSYRIA_MACHINE to „{ $name }”, czego nie ma. Wybierz spośród: { $names }.
cli-machine-missing = ASSYRIA_MACHINE to „{ $name }”, czego nie zainstalowano. Zainstaluj poleceniem: { $install }
