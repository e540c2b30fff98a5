# Der Tisch auf der Seite.

page-table-board = Der Spielplan. Pfeiltasten wechseln das Feld, Enter wählt, N und P springen zur nächsten Wahl.
page-table-your-turn = Du bist dran
page-table-waiting = Gleich beginnt die Partie.
page-table-named = { $name }: { $text }
page-table-held = Bestätige deinen Zug oder mach ihn rückgängig.
page-table-skip = Überspringen
page-table-nothing-here = Hier kannst du jetzt nichts wählen.
page-table-lost = Verbindung verloren. Neuer Versuch läuft; deine Partie ist sicher.

page-table-do-start = auf { $at } beginnen
page-table-do-draft = { $card } nehmen
page-table-do-harvest = Kolonne { $column } nehmen: { $cards }
page-table-do-hut = eine Hütte auf { $at } setzen
page-table-do-feed = { $card } spielen
page-table-do-supply = die Hütte auf { $at } versorgen
page-table-do-well = einen Brunnen bei { $at } graben
page-table-do-build = eine Zikkurat auf { $at } bauen
page-table-do-extend = die Zikkurat auf { $at } erweitern
page-table-do-court = eine Hütte zum Hof schicken: { $dignitary }
page-table-do-offer = eine Opfergabe darbringen
page-table-do-buy = { $card } kaufen
page-table-do-done = beenden
page-table-costs = kostet { $cost }
page-table-gain = bringt { $what }
page-table-hungry = noch keine Nahrung dafür
page-table-loses = { $count ->
    [one] Hütte { $huts } würde verhungern, obwohl du sie versorgen kannst
   *[other] Hütten { $huts } würden verhungern, obwohl du sie versorgen kannst
}

page-table-corner = Ecke von { $site }
page-table-empty = leer
page-table-hut-fed = versorgt
page-table-hut-hungry = hungrig

page-table-larder = Nahrung für deine Hütten
page-table-all-live = { $count ->
    [0] Du hast keine Hütten zu versorgen.
    [one] Du kannst deine Hütte versorgen.
   *[other] Du kannst alle { $count } Hütten versorgen.
}
page-table-some-starve = { $starving } von { $all } Hütten { $starving ->
    [one] würde
   *[other] würden
} verhungern: { $huts }.
page-table-auto = Bestmöglich versorgen
page-table-feeds = versorgt { $huts }
page-table-feeds-none = versorgt keine
page-table-no-cards = Keine Karten auf der Hand.
page-table-lose-title = { $count ->
    [one] Eine Hütte würde verhungern
   *[other] { $count } Hütten würden verhungern
}
page-table-lose-text = { $count ->
    [one] Hütte { $huts } würde verhungern, obwohl du sie versorgen kannst.
   *[other] Hütten { $huts } würden verhungern, obwohl du sie versorgen kannst.
} Trotzdem spielen?
page-table-lose-yes = Trotzdem spielen

page-table-undo = Rückgängig
page-table-restart = Von vorn beginnen
page-table-done = Fertig

page-table-parts = Teile des Tischs
page-table-part-field = Karten
page-table-part-court = Hof
page-table-part-offerings = Opfergaben
page-table-menu = Mehr
page-table-log = Verlauf
page-table-log-filter = Zeigen
page-table-log-all = Alles
page-table-log-points = Punkte
page-table-log-turn = Herrschaftszeit { $reign }, Runde { $turn }
page-table-log-empty = Noch ist nichts passiert.
page-table-chat = Chat
page-table-chat-new = Chat: { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-table-chat-empty = Noch keine Nachrichten.
page-table-chat-say = Nachricht schreiben
page-table-chat-send = Senden
page-table-since = Seit deinem letzten Zug
page-table-since-nothing = Seitdem hat niemand gezogen.
page-table-quick = Kurzübersicht
page-table-keys = Tasten
page-table-replay = Nachspielen
page-table-settings = Einstellungen
page-table-leave = Gehen (ein Bot übernimmt)
page-table-come-back = Meinen Platz wieder einnehmen
page-table-resign = Aufgeben
page-table-take-back = Um Rücknahme { $moves ->
    [one] des letzten Zugs
   *[other] der letzten { $moves } Züge
} bitten
page-table-take-back-asked = { $name } bittet darum, { $moves ->
    [one] den letzten Zug
   *[other] die letzten { $moves } Züge
} zurückzunehmen.
page-table-proposal = Vorschlag
page-table-proposal-yes = Zustimmen
page-table-proposal-no = Ablehnen
page-table-proposal-withdraw = Zurückziehen
page-table-proposal-waiting = Warten auf { $names }.
page-table-pause = Pause vorschlagen
page-table-pause-asked = { $name } schlägt eine Pause vor. Die Uhren stehen, bis jemand weiterspielt.
page-table-paused = Die Partie ist unterbrochen.
page-table-resume = Weiterspielen
page-table-start-from = Diese Partie setzt eine Aufzeichnung fort: { $moves } Züge, Herrschaftszeit { $reign }, Runde { $turn }.
page-table-start-scores = Punkte nach Plätzen: { $scores }.
page-table-start-board = Der Spielplan zu Beginn dieser Partie
page-reason-forced = automatisch gespielt: die einzige Wahl
page-reason-stand-in = von einem Bot gespielt: die Person ist gegangen
page-reason-timed-out = von einem Bot gespielt: Zeit abgelaufen
page-reason-bot-failed = von einem anderen Bot gespielt: dieser hat versagt
page-table-guide-on = Die Einführung erklärt jede Phase.
page-table-guide-off = Die Einführung ist aus.

page-table-hand-over = { $name } ist dran
page-table-hand-over-text = Gib den Bildschirm an { $name } weiter.
page-table-hand-over-ready = { $name } ist bereit

page-table-feeding-strict = Strenge Versorgung: Lass keine Hütte verhungern, die du versorgen kannst.
page-table-result = Ergebnis
page-table-over = Die Partie ist vorbei

page-table-hint = Tipp
page-table-hint-about = Tipp (H): was ein starker Bot täte
page-hint = Tipp: { $move }.
page-hint-numbers = Siegchance { $share }, erwartet { $points } Punkte.
page-hint-thinking = Die Engine denkt nach …
page-details = Details

page-chat-look-alike = sieht aus wie ein anderer Name hier
