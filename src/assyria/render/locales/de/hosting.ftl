# Für alle, die einen Server betreiben: was den Start verhindert, und was der Doktor findet.

cli-database-away = { $place } antwortet nicht: { $why }. Prüfe, ob die Datenbank läuft und erreichbar ist.
cli-database-refused = { $place } lehnt Benutzer oder Passwort ab. Prüfe --database-url oder PGPASSWORD.
cli-database-no-database = Auf { $place } gibt es diese Datenbank nicht. Lege sie zuerst an.
cli-database-not-a-database = { $place } ist keine lesbare Datenbank von Assyria. Wähle ein anderes --data oder spiele eine Sicherung zurück.
cli-database-newer = { $place } stammt von einer neueren Version von Assyria. Installiere diese Version.
cli-database-older = { $place } stammt von einer älteren Version von Assyria. Starte einmal den Server, um sie zu aktualisieren.
cli-database-not-writable = { $place } lässt sich nicht zum Schreiben öffnen. Prüfe, wem der Ordner gehört, oder wähle ein anderes --data.
cli-database-full = Für { $place } ist kein Platz mehr frei.
cli-database-in-use = { $place } wird von einem anderen Server benutzt. Beende ihn zuerst oder wähle ein anderes --data.
cli-database-no-driver = Für PostgreSQL fehlt ein Treiber. Installiere ihn mit: { $why }
cli-database-none = Unter { $place } gibt es keine Partien. Prüfe --data oder --database-url.
cli-database-url-wrong = --database-url ist keine Adresse einer Datenbank. Sie sieht so aus: postgresql://user@host/name.
cli-serve-did-not-start = Der Server ist nicht gestartet. Warum, steht in den Zeilen darüber.
cli-serve-weak-token = { $variable } braucht mindestens { $shortest } ASCII-Zeichen. Erzeuge einen Schlüssel: { $make }
cli-serve-weak-token-file = { $file } braucht mindestens { $shortest } ASCII-Zeichen. Lösche die Datei: Der Server erzeugt eine neue.

cli-doctor = Die ganze Datenbank des Servers lesen und sagen, was wo und warum beschädigt ist. Der Server darf dabei laufen; mit --repair muss er beendet sein, außer mit PostgreSQL.
cli-doctor-examples =
    Beispiele:
    assyria doctor
    assyria doctor --data games --repair
    assyria doctor --database-url postgresql://assyria@db/assyria --json
cli-option-repair = Listen und Köpfe neu anlegen, die aus heilen Partien folgen, und wertlose Zeilen löschen. Partien selbst ändern sich nie.
cli-doctor-bar = Tische
cli-doctor-at-store = { $place }: { $what }
cli-doctor-at-row = Datenbanktabelle { $table }, Zeile { $row }: { $what }
cli-doctor-at-table = Tisch { $table }: { $what }
cli-doctor-at-entry = Tisch { $table }, Eintrag { $entry }: { $what }
cli-doctor-repaired = { $what } Repariert.
cli-doctor-read = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] einem Eintrag
   *[other] { $entries } Einträgen
} gelesen.
cli-doctor-well = Alles in Ordnung.
cli-doctor-wrong = Repariert: { $repaired }. Noch beschädigt: { $wrong }.
cli-doctor-no-entries = die Partie hat keine Einträge.
cli-doctor-missing-entry = dieser Eintrag fehlt.
cli-doctor-not-json = das ist kein lesbares JSON ({ $why }).
cli-doctor-odd-value = ein Wert hat den falschen Typ ({ $why }).
cli-doctor-wrong-digest = dieser Eintrag wurde geändert oder steht an der falschen Stelle.
cli-doctor-no-head = die Zeile des Tisches fehlt, Listen zeigen ihn nicht.
cli-doctor-lost-tail = die Einträge ab hier sind verloren.
cli-doctor-wrong-head = die Zeile des Tisches nennt einen anderen letzten Eintrag.
cli-doctor-unknown-kind = diese Version kennt einen solchen Eintrag nicht: { $why }.
cli-doctor-no-replay = die Partie lässt sich ab hier nicht nachspielen: { $why }.
cli-doctor-broken-file = die Datei der Datenbank ist beschädigt: { $why }.
cli-doctor-wrong-summary = Listen zeigen etwas anderes als die Partie ({ $why }).
cli-doctor-wrong-people = Listen nennen andere Personen als die Partie ({ $why }).
cli-doctor-no-table = Personen stehen an einem Tisch, den es nicht gibt.
cli-doctor-no-meaning = ein Wert bedeutet hier nichts ({ $why }).
cli-doctor-no-owner = sie gehört zu niemand und nichts, was es gibt ({ $why }).

cli-admin = Tun, was Betreiber an einem laufenden Server tun: Tische, Leute und Meldungen ansehen, Leute sperren, Adressen abweisen, Gäste zulassen oder nicht, einladen, ankündigen, Betreiber hinzufügen. Ein Protokoll sagt, wer was getan hat.
cli-admin-examples =
    Beispiele:
    assyria admin tables
    assyria admin people anna
    assyria admin suspend PERSON
    assyria admin reports
    assyria admin remove-line TISCH ZEILE
    assyria admin refuse-address 192.0.2.7 --why "überschwemmt uns"
    assyria admin guests closed
    assyria admin add-operator anna
    assyria admin invite --uses 10 --days 30
    assyria admin announce "Um acht zehn Minuten Pause" --minutes 120
cli-admin-values = { $action } braucht { $values }.
cli-admin-no-values = { $action } nimmt keine weiteren Wörter.
cli-admin-open-or-closed = { $action } braucht „open“ oder „closed“.
cli-admin-no-token = Kein Schlüssel zum Anmelden: Der Server schreibt ihn nach { $file }, oder setze { $variable }.
cli-admin-no-server = Unter { $url } antwortet kein Server: { $why }. Läuft er? Nenne seine Adresse mit --url.
cli-admin-refused = Der Server hat das abgelehnt: { $code } ({ $status }).
cli-admin-network-too-wide = { $network } ist zu groß. Weise höchstens ein /8 von IPv4 oder ein /16 von IPv6 ab. Um niemand Neues hereinzulassen: assyria admin guests closed
cli-admin-loopback-address = { $network } ist der Server selbst. Zeigt sein Log diese Adresse für Besucher, lass den Proxy X-Forwarded-For senden.
cli-admin-proxy-address = { $network } enthält deinen Proxy (FORWARDED_ALLOW_IPS). Weise die Adresse des Besuchers ab.
cli-admin-own-address = { $network } enthält deine eigene Adresse. Weise ein kleineres Netz ab.
cli-admin-done = Erledigt.
cli-admin-nothing = Es gibt keine.
cli-option-url = Adresse des laufenden Servers.
cli-option-why = Ein Grund, für das Protokoll.
cli-option-uses = Wie viele Leute mit der Einladung kommen dürfen.
cli-option-days = Wie viele Tage die Einladung gilt.
cli-option-minutes = Wie viele Minuten die Ankündigung zu sehen ist.
cli-option-holiday-days = Urlaubstage im Jahr für jede Person, bei Spielen über Tage.
