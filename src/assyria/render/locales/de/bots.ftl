# Bots auf der Kommandozeile: wie man sie prüft, und was gesagt wird, wenn einer scheitert.

cli-bot-test = Prüfe einen Bot in Hunderten Stellungen aller Art: ob er immer erlaubt zieht, wie lange er braucht, wie viel Speicher, und ob derselbe Zufall denselben Zug gibt. Exit-Code 1, wenn etwas gescheitert ist.
cli-bot-test-examples =
    Beispiele:
    assyria bot-test greedy
    assyria bot-test mybots:Clever --positions 1000 --move-limit 2
    assyria bot-test "engine:python mybot.py" --json
cli-engine = Sei eine Engine für andere Programme: Sie schreiben Fragen, je eine Zeile JSON, und bekommen Züge und Analysen, je eine Zeile. Die Zeilen stehen in docs/howto/write-a-bot.md. BOT ist der Bot, der zieht; Analysen sind die des stärksten.
cli-engine-examples =
    Beispiele:
    assyria engine
    assyria engine level-5
cli-engine-waits = Wartet auf Fragen: je eine Zeile JSON. Strg-D beendet.
cli-option-positions = Wie viele Stellungen.
cli-option-move-limit = Sekunden, die ein Bot für eine Entscheidung hat.
cli-option-failures = Ordner für Fehlerberichte (sonst der Statusordner des Benutzers).
cli-option-bot = Ein Bot für die Tische unter eigenem Namen; mehrfach möglich.
cli-positions-bar = Stellungen
cli-not-a-bot = „{ $name }“ ist kein Bot: { $why }
cli-bot-failed = { $bot } ist gescheitert ({ $code }): { $why }.
cli-bot-failed-file = Stellung, Seed und Traceback: { $file }
cli-bot-failed-no-file = Der Bericht konnte nicht geschrieben werden; nenne einen Ordner mit --failures.
cli-bot-test-positions = Stellungen: { $tried } von { $asked }.
cli-bot-test-time = Zeit für eine Entscheidung: im Mittel { NUMBER($mean, maximumFractionDigits: 1) } ms, 99 % in höchstens { NUMBER($p99, maximumFractionDigits: 1) } ms, die längste { NUMBER($worst, maximumFractionDigits: 1) } ms.
cli-bot-test-memory = Speicher: höchstens { $megabytes } MB.
cli-bot-test-same = Gleicher Zufall, gleicher Zug: { $same } von { $repeated }.
cli-bot-test-printed = Schrieb bei { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
} auf die Standardausgabe. Nimm die Fehlerausgabe.
cli-bot-test-passed = { $bot } hat bestanden.
cli-bot-test-failed = { $bot } hat nicht bestanden: { $failures ->
    [one] ein Fehler
   *[other] { $failures } Fehler
}.
play-stand-in = Ein Ersatzbot macht diesen Zug für { $bot }.
play-retired = { $bot } ist zu oft gescheitert. Ein Ersatzbot spielt weiter.
cli-machine-unknown = ASSYRIA_MACHINE ist „{ $name }“, das gibt es nicht. Wähle eines von: { $names }.
cli-machine-missing = ASSYRIA_MACHINE ist „{ $name }“, das ist nicht installiert. Installiere es mit: { $install }
