# The waiting room: before the start of a game.

page-room = Warteraum
page-room-about = Ein Brettspiel um Hütten, Kamele und Zikkurats zwischen zwei Flüssen.
page-room-yours = Dein Tisch
page-room-invites = { $name } lädt dich zum Spielen ein.
page-room-invited = Du bist zum Spielen eingeladen.
page-room-minutes = etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
page-room-minutes-most = höchstens { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
page-room-days = über mehrere Tage
page-room-learn = In zwei Minuten lernen

page-room-name-of = Name auf Platz { $colour }
page-room-sit = Platz nehmen
page-room-full = Alle Plätze sind besetzt. Du kannst zuschauen.

page-room-seats = Plätze
page-room-free = Frei
page-room-host = lädt ein
page-room-here = da und bereit
page-room-unready = nicht bereit
page-room-away = nicht da
page-room-colour = Farbe
page-room-colour-of = Farbe von { $name }
page-room-colour-swap = { $colour } (Tausch mit { $name })
page-room-close = Diesen Platz schließen
page-room-add = Platz hinzufügen
page-room-stand = Aufstehen
page-room-free-seat = Platz freigeben
page-room-someone = Noch jemand an diesem Bildschirm

page-room-wait-players = { $count ->
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Personen.
} Verschick den Link.
page-room-wait-seats = { $count ->
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Personen.
}
page-room-wait-here = Nicht da: { $names }.
page-room-wait-ready = Nicht bereit: { $names }.
page-room-wait-start = Warte, bis { $name } die Partie startet.
page-room-wait-host = Warte auf den Start.
page-room-all = Alle sind da und bereit.
page-room-start = Partie starten
page-room-be-ready = Ich bin bereit
page-room-not-yet = Wartet auf mich

page-room-title = ({ $taken }/{ $seats }) Assyria
page-room-asked-again = Gefragt, ob sie weiterspielen: { $names }.
page-room-removed = Dir wurde der Platz genommen. Du kannst noch zuschauen.
page-room-remove-title = { $name } den Platz nehmen?
page-room-remove-means = An diesen Tisch kann sich diese Person nicht mehr setzen.
page-room-options-change = Ändern
page-room-options-means = Alle anderen werden noch einmal gefragt, ob sie bereit sind.
page-room-hasty-title = Ohne zu warten starten?
page-room-hasty-means = Nicht da oder nicht bereit: { $names }.

page-room-cancel = Tisch absagen
page-room-cancel-title = Diesen Tisch absagen?
page-room-cancel-means = Alle am Tisch erfahren es. Niemand kann mehr Platz nehmen.
page-room-cancelled = Dieser Tisch wurde abgesagt.
page-room-cancelled-by = { $name } hat diesen Tisch abgesagt.

page-invite-alone = Dieser Link geht nur auf diesem Rechner.
page-invite-network = Für dein Netz ({ $address }) starte den Server so:
page-invite-qr = QR-Code mit dem Link zu diesem Tisch

page-option-clock = { $pace }: { $means }
page-option-feeding-free = Freie Versorgung: Spiel Karten in beliebiger Reihenfolge, bis keine mehr passt
page-option-feeding-strict = Strenge Versorgung: Lass keine Hütte verhungern, die du versorgen kannst
page-option-confirm = Züge gelten, sobald du sie bestätigst
page-option-no-confirm = Züge gelten sofort, ohne Bestätigung
page-option-hints = Mit Tipps
page-option-no-hints = Keine Tipps
page-option-resign = Aufgeben erlaubt: Ein Bot übernimmt
page-option-no-resign = Kein Aufgeben
page-option-draft = { $cards ->
    [one] { $cards } Startkarte
   *[other] { $cards } Startkarten
} offen
page-option-listed = Offen für alle
page-option-private = Privat: mit Link
page-option-chat = Chat für alle mit dem Link
page-option-chat-held = Chat für alle; wer mitspielt, liest Zuschauende erst nach der Partie
page-option-chat-players = Chat nur für die, die mitspielen

page-list-cancelled = abgesagt
page-clock-range = Gib { $least } bis { $most } ein.

page-problem-cancelled = Dieser Tisch wurde abgesagt.
page-problem-too-few-seats = Mindestens 2 müssen mitspielen.
page-problem-too-many-seats = Höchstens 4 können mitspielen.
page-problem-seats-fixed = Die Aufzeichnung bestimmt, wie viele mitspielen.
page-problem-record-over = Diese Partie ist zu Ende. Spiel sie nach.
