# Der Tisch auf der Seite.

page-table-board = Der Spielplan. Pfeiltasten gehen über die Felder, Enter wählt, N und P springen von einem leuchtenden Ort zum nächsten.
page-table-your-turn = Du bist dran
page-table-waiting = Gleich beginnt die Partie.
page-table-named = { $name }: { $text }
page-table-held = Dein Zug ist fertig. Bestätige ihn oder nimm ihn zurück.
page-table-held-brings = Dein Zug ist fertig: Er bringt { $what }. Bestätige ihn oder nimm ihn zurück.
page-table-held-harvest = Du nimmst Kolonne { $column }: { $cards }. Bestätige oder nimm es zurück.
page-table-turn-brings = So wie es steht, bringt dieser Zug:
page-table-skip = Überspringen
page-table-not-yours = Du bist nicht dran.
page-table-nothing-here = Hier gibt es jetzt nichts zu wählen.
page-table-lost = Die Verbindung ist weg. Neuer Versuch läuft; nichts ist verloren.

page-table-do-start = auf { $at } beginnen
page-table-do-draft = { $card } nehmen
page-table-do-harvest = Kolonne { $column } nehmen: { $cards }
page-table-do-hut = eine Hütte auf { $at } setzen
page-table-do-feed = { $card } ausspielen
page-table-do-supply = die Hütte auf { $at } versorgen
page-table-do-well = einen Brunnen graben bei { $at }
page-table-do-build = eine Zikkurat auf { $at } bauen
page-table-do-extend = die Zikkurat auf { $at } ausbauen
page-table-do-court = eine Hütte zum Hof schicken: { $dignitary }
page-table-do-offer = ein Opfer bringen
page-table-do-buy = { $card } kaufen
page-table-do-done = nichts mehr davon
page-table-costs = kostet { $cost }
page-table-brings = bringt { $what }
page-table-hungry = noch keine Nahrung dafür
page-table-loses = { $huts } müsste hungern, obwohl { $count ->
    [one] sie
   *[other] sie alle
} leben könnte

page-table-corner = Ecke von { $site }
page-table-empty = leer
page-table-is-fed = versorgt
page-table-is-hungry = hungrig

page-table-larder = Nahrung für deine Hütten
page-table-all-live = { $count ->
    [0] Du hast keine Hütten zu versorgen.
    [one] Deine Hütte kann versorgt werden.
   *[other] Alle { $count } Hütten können versorgt werden.
}
page-table-some-starve = { $lives } von { $all } können versorgt werden. Ohne mehr Nahrung verhungern: { $huts }.
page-table-auto = Bestens versorgen
page-table-feeds = versorgt { $huts }
page-table-feeds-none = versorgt keine
page-table-no-cards = Keine Karten auf der Hand.
page-table-lose-title = Eine Hütte würde verhungern
page-table-lose-text = Wenn du das tust – { $what } –, willst du es trotzdem?
page-table-lose-yes = Trotzdem tun

page-table-undo = Zurück
page-table-restart = Zug neu
page-table-confirm = Zug bestätigen
page-table-done = Fertig

page-table-parts = Teile des Tischs
page-table-part-field = Karten
page-table-part-court = Hof
page-table-part-offerings = Opfer
page-table-menu = Mehr
page-table-log = Verlauf
page-table-log-filter = Zeigen
page-table-log-all = Alles
page-table-log-points = Punkte
page-table-log-turn = Herrschaftszeit { $reign }, Runde { $turn }
page-table-log-empty = Noch ist nichts geschehen.
page-table-chat = Gespräch
page-table-chat-new = Gespräch: { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
page-table-chat-empty = Noch hat niemand etwas gesagt.
page-table-chat-say = Sag etwas
page-table-chat-send = Senden
page-table-since = Seit deinem letzten Zug
page-table-since-nothing = Seitdem hat niemand gezogen.
page-table-quick = Kurzübersicht
page-table-keys = Tasten
page-table-replay = Nachspielen
page-table-settings = Einstellungen
page-table-leave = Gehen; ein Bot spielt für mich weiter
page-table-come-back = Zurück an meinen Platz
page-table-resign = Aufgeben
page-table-take-back = Um Rücknahme meines letzten Zugs bitten
page-table-take-back-asked = { $name } bittet darum, { $moves ->
    [one] den letzten Zug
   *[other] die letzten { $moves } Züge
} zurückzunehmen.
page-table-proposal = Ein Vorschlag
page-table-proposal-yes = Zustimmen
page-table-proposal-no = Ablehnen
page-table-proposal-withdraw = Zurückziehen
page-table-proposal-waiting = Es fehlt die Antwort von { $names }.
page-table-pause = Pause vorschlagen
page-table-pause-asked = { $name } schlägt eine Pause vor: Niemand zieht und keine Uhr läuft, bis jemand von euch weiterspielt.
page-table-paused = Das Spiel ist unterbrochen.
page-table-resume = Weiterspielen
page-table-start-from = Dieses Spiel geht von einer Aufzeichnung aus weiter: { $moves } Züge sind gespielt, Herrschaftszeit { $reign }, Runde { $turn }.
page-table-start-scores = Punkte nach Plätzen: { $scores }.
page-table-start-board = Das Spielfeld, wie es weitergeht
page-reason-forced = von selbst gespielt, es gab keine Wahl
page-reason-stand-in = von einem Bot gespielt, für jemanden, der gegangen ist
page-reason-timed-out = von einem Bot gespielt, für jemanden ohne Zeit
page-reason-bot-failed = für einen Bot gespielt, der keinen Zug nannte
page-table-guide-on = Die Einführung erklärt jede Phase.
page-table-guide-off = Die Einführung ist aus.

page-table-hand-over = { $name } ist dran
page-table-hand-over-text = Gib den Bildschirm an { $name }.
page-table-hand-over-ready = { $name } ist bereit

page-table-open-heading = Ein Tisch ist gedeckt
page-table-open-waiting = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
} Schick den Link allen, die mitspielen sollen.
page-table-open-ready = Alle sind da.
page-table-open-seat = freier Platz
page-table-bot = Bot
page-table-feeding-strict = Strenge Versorgung: Lass keine Hütte verhungern, die du versorgen kannst.
page-table-sit = Hier sitzen
page-table-stand = Aufstehen
page-table-start = Partie beginnen
page-table-over = Die Partie ist vorbei

page-table-hint = Tipp
page-table-hint-about = Tipp (H): was ein starker Bot täte
page-hint = Tipp: { $move }. Zu erwarten: { $share } des Sieges und am Ende { $points } Punkte.
page-hint-next = Das Nächstbeste: { $move } ({ $share }).
page-hint-clear = Nichts anderes kam dem nahe.

page-chat-watching = (schaut zu)
page-chat-look-alike = sieht aus wie ein anderer Name hier
page-chat-removed = Diese Zeile wurde entfernt.
page-chat-more = Was tun wegen { $name }
page-chat-block = Diese Person blockieren
page-chat-report = Diese Zeile melden
page-chat-block-means = Was eine blockierte Person schreibt, siehst du nicht mehr, und sie kann sich nicht an deine Tische setzen.
page-chat-blocked = Blockiert. In den Einstellungen kannst du das aufheben.
page-chat-reported = Den Betreibern dieses Servers gemeldet.
