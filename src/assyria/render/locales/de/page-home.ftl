# Der erste Bildschirm, ein neuer Tisch, die Einstellungen und der Kopf der Seite.

page-nav = Assyria
page-nav-skip = Zum Inhalt springen
page-nav-play = Spielen
page-nav-learn = Lernen
page-nav-settings = Einstellungen

page-offline = Der Server ist nicht erreichbar.
page-offline-means = Partien und Partiedateien brauchen ihn; es geht weiter, sobald er wieder da ist.
page-offline-learn = Die Regeln kannst du inzwischen lesen.

page-again = Noch einmal versuchen
page-save = Speichern
page-add = Hinzufügen
page-remove = Entfernen
page-copy = Kopieren
page-copied = Kopiert.
page-copy-by-hand = Der Browser lässt uns nicht kopieren. Der Text ist markiert: Kopiere ihn selbst.

page-invite-link = Link zu diesem Tisch
page-invite-copy = Link kopieren
page-invite-share = Teilen …
page-invite-text = Spiel mit mir Assyria.

page-home-about = Siedle zwischen zwei Flüssen, versorge deine Hütten vor der Flut, errichte Zikkurats und gewinne die Gunst des Hofes. Für zwei bis vier, in etwa einer Stunde.
page-home-play = Jetzt spielen
page-home-play-means = Du gegen drei mittelstarke Bots. Es geht sofort los und erklärt sich selbst.
page-home-play-first = Erste Partie: ein mittlerer und zwei leichte Gegner.
page-home-new = Neuer Tisch …
page-home-mine = Meine Tische
page-home-mine-none = Gerade läuft keine Partie.
page-home-finished = Beendete Partien ({ $count })
page-home-listed = Offen für alle
page-home-listed-none = Gerade steht kein Tisch in der Liste. Eröffne einen, und andere sehen ihn hier.
page-home-listed-open = Einen Tisch für alle eröffnen
page-home-learn = Die Regeln lernen
page-home-learn-about = Das ganze Spiel in acht kurzen Kapiteln, mit Bildern. Oder spiel einfach: Der Tisch sagt, was zu tun ist.
page-home-learn-go = Regeln lesen
page-home-replay = Eine Partie ansehen
page-home-replay-about = Zieh eine Partiedatei irgendwo auf diese Seite, oder wähle eine aus.
page-record-choose = Datei wählen …
page-record-drop = Lass die Partie hier los
page-record-none = Diese Datei ist keine Partie Assyria.

page-list-free = frei
page-list-bot = Bot
page-list-your-turn = Du bist am Zug
page-list-play = Spielen
page-list-go-on = Weiter
page-list-look = Ansehen
page-list-join = Mitspielen
page-list-watch = Zusehen
page-list-over = zu Ende nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
page-list-playing = bisher { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
page-list-waiting = { $open ->
    [0] alle Plätze besetzt, noch nicht begonnen
    [one] ein Platz frei
   *[other] { $open } Plätze frei
}
page-list-start = ab Zug { $moves }, Herrschaftszeit { $reign }, Runde { $turn }, Punkte { $scores }
page-list-clock-live = mit Uhr
page-list-clock-slow = über Tage
page-list-kept-until = bleibt bis { $date }

page-new = Neuer Tisch
page-new-seats = Wer spielt?
page-new-players = Anzahl der Spielenden
page-new-players-record = Die Datei ist eine Partie für { $count }, also gibt es so viele Plätze.
page-new-order = Wer beginnt, wird ausgelost; die Plätze sind nur Farben.
page-new-options = Optionen
page-new-listed = Diesen Tisch allen zeigen
page-new-listed-yes = Er steht in der Liste auf der Startseite: Jeder darf zusehen und einen freien Platz nehmen.
page-new-listed-no = Privat: Nur wer den Link hat, kann zusehen oder sich setzen.
page-new-confirm = Jeden Zug bestätigen
page-new-confirm-about = Ein Zug gilt, sobald du ihn bestätigst; bis dahin lässt sich alles darin zurücknehmen.
page-new-resign = Aufgeben erlauben
page-new-resign-about = Für den, der aufgibt, spielt ein Bot weiter; zu zweit ist die Partie dann vorbei.
page-new-hints = Tipps erlauben
page-new-hints-about = Wer zu entscheiden hat, kann fragen, was ein starker Bot täte. Der weiß nicht mehr als alle am Tisch.
page-new-feeding = Versorgung
page-new-feeding-free = frei
page-new-feeding-strict = streng
page-new-feeding-free-about = Wähle selbst, welche Hütten du versorgst (§5.2).
page-new-feeding-strict-about = Lass keine Hütte verhungern, die du versorgen kannst (§5.2).
page-new-draft = Startkarten zu zweit
page-new-draft-cards = { $cards ->
    [one] { $cards } Karte offen
   *[other] { $cards } Karten offen
}
page-new-draft-about = Vor der ersten Runde nimmt jeder eine der offenen Karten (§2.5).
page-new-draft-two = Nur zu zweit; zu dritt und zu viert gibt es für jeden eine Karte.
page-new-rule-record = Wie in der Partiedatei.
page-new-record = Eine Partie fortsetzen
page-new-record-about = Eine nicht beendete Partie lässt sich hier weiterspielen, mit neuen Plätzen. Ihre noch nicht ausgeteilten Karten werden neu gemischt.
page-new-record-has = Eine Partie für { $players }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}.
page-new-record-over = Diese Partie ist vorbei; es gibt nichts mehr zu spielen. Du kannst sie ansehen.
page-new-record-replay = Ansehen
page-new-record-forget = Lieber neu beginnen
page-new-next-begins = Die Partie beginnt sofort.
page-new-next-hot-seat = Die Partie beginnt sofort; ihr gebt diesen Bildschirm weiter.
page-new-next-waits = Du bekommst einen Link für die freien Plätze und beginnst, wenn alle besetzt sind.
page-new-next-watch = Nur Bots: Du siehst ihnen zu.
page-new-open = Tisch eröffnen
page-new-start = Partie beginnen

page-seat = Platz { $colour }
page-seat-me = Ich
page-seat-here = Jemand an diesem Bildschirm
page-seat-open = Frei: jemand mit dem Link
page-seat-bots = Bots
page-seat-bot = { $name } ({ $level })
page-seat-name = Name
page-seat-here-name = Spieler { $number }
page-seat-me-about = Du spielst als { $name }.
page-seat-here-about = Ihr wechselt euch an diesem Bildschirm ab; er sagt, wer dran ist.
page-seat-open-about = Du bekommst einen Link zum Verschicken; wer ihn öffnet, kann sich hierher setzen.
page-seat-bot-about = { $name }: { $about }

page-bot-level = Stufe { $level } von { $most }
page-bot-level-unknown = Stärke unbekannt
page-bot-title-random = Wanderer
page-bot-title-greedy = Hirte
page-bot-title-planner = Verwalter
page-bot-title-mcts-short = Schreiber
page-bot-title-mcts = Wesir
page-bot-about-random = macht irgendeinen erlaubten Zug, ohne nachzudenken. Gut zum Ausprobieren.
page-bot-about-greedy = versorgt die Hütten gut und nimmt, was sich sofort lohnt, eine Entscheidung nach der anderen.
page-bot-about-planner = plant seinen ganzen Zug – Hütten, Versorgung, Brunnen und Aktionen zusammen –, aber nicht darüber hinaus.
page-bot-about-mcts-short = denkt voraus wie der Wesir, aber nur eine Fünftelsekunde je Zug.
page-bot-about-mcts = probiert vor jedem Zug Tausende von Spielverläufen aus und nimmt den aussichtsreichsten.
page-bot-other = ein Bot, der zu diesem Server gehört.
page-bot-engine = ein Programm der Leute, die diesen Server betreiben; wie gut es spielt, ist nicht bekannt.

page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-live = In einer Sitzung
page-clock-slow = Über Tage
page-clock-none-about = Nehmt euch alle Zeit.
page-clock-live-about = Jeder hat einen Vorrat an Zeit, und jeder beendete Zug füllt ihn auf. Ist er leer, spielt ein Bot für dich, bis du zurückkommst.
page-clock-slow-about = Spiel, wenn du Zeit findest. Der Vorrat wächst mit jedem Zug, aber nie über seine Grenze; ist er leer, spielt ein Bot für dich, bis du zurückkommst.
page-clock-preset-brisk = Zügig
page-clock-preset-relaxed = Gemütlich
page-clock-preset-long = Mit viel Zeit
page-clock-preset-own-live = Eigene Werte
page-clock-preset-hours = Ein paar Züge am Tag
page-clock-preset-day = Ein Zug am Tag
page-clock-preset-days = Ganz ohne Eile
page-clock-preset-own-slow = Eigene Werte
page-clock-live-means = { $bank } für jeden, dazu { $increment } je Zug
page-clock-slow-means = { $bank } für jeden, dazu { $increment } je Zug; höchstens { $cap }
page-clock-minutes = Minuten zu Beginn
page-clock-seconds = Sekunden je Zug
page-clock-bank-hours = Stunden zu Beginn
page-clock-turn-hours = Stunden je Zug
page-clock-cap-hours = Höchstens (Stunden)
page-clock-cap-low = Niemand kann mit mehr als der Grenze beginnen: Sie wird auf die Stunden zu Beginn angehoben.

page-settings-looks = Aussehen und Ton
page-settings-language = Sprache
page-settings-theme = Farben
page-settings-theme-auto = wie das Gerät
page-settings-theme-light = hell
page-settings-theme-dark = dunkel
page-settings-speed = Bewegung
page-settings-speed-off = aus
page-settings-speed-slow = langsam
page-settings-speed-normal = normal
page-settings-speed-fast = schnell
page-settings-speed-about = Verlangt dein Gerät weniger Bewegung, gibt es keine, was auch immer hier gewählt ist.
page-settings-sounds = Töne
page-settings-sounds-about = Kurz und leise, wenn am Tisch etwas geschieht.
page-settings-playing = Spielen
page-settings-auto = Erzwungene Züge von selbst spielen
page-settings-auto-about = Wo nur eine Wahl bleibt, wird sie für dich getroffen.
page-settings-names = Namen auf den Feldern
page-settings-names-about = Wie in den Regeln und im Verlauf: c4, f2 …
page-settings-guide = Begleitung durch die erste Partie
page-settings-guide-about = Erklärt jede Phase, wenn sie zum ersten Mal kommt.
page-settings-guide-again = Begleitung noch einmal von vorn
page-settings-guide-afresh = An deinem nächsten Tisch beginnt die Begleitung von vorn.
page-settings-person = Du
page-settings-name = Dein Name
page-settings-name-about = Für neue Tische und den Chat; wo du schon sitzt, bleibt dein Name, wie er war.
page-settings-name-saved = Dein Name ist gespeichert.

page-notices = Sag mir, wenn ich am Zug bin
page-notices-about = Auch wenn eine Partie zu Ende ist oder jemand einen Zug zurücknehmen möchte; nie, während du den Tisch vor dir hast.
page-notices-added = Hinzugefügt. Ein Test zeigt, ob es ankommt.
page-notices-this-browser = Dieser Browser
page-notices-browser = Ein anderer Browser ({ $host })
page-notices-hook = { $shape } ({ $host })
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-json = Einfaches JSON
page-notices-failed = Zuletzt kam es nicht an: { $why }
page-notices-test = Testen
page-notices-test-of = Test senden: { $place }
page-notices-remove-of = Entfernen: { $place }
page-notices-remove-title = Keine Nachrichten mehr?
page-notices-remove-means = { $place }: Dorthin kommen dann keine Nachrichten mehr.

page-push = In diesem Browser
page-push-subscribe = Einschalten
page-push-off = Nachrichten erscheinen auf diesem Gerät, auch wenn die Seite geschlossen ist.
page-push-on = Eingeschaltet: Nachrichten erscheinen auf diesem Gerät, auch wenn die Seite geschlossen ist.
page-push-blocked = Der Browser blockiert Nachrichten dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Seite (oft hinter dem Zeichen links der Adresse) und komm dann zurück.
page-push-none = Dieser Browser kann von hier keine Nachrichten bekommen. Auf einem iPhone oder iPad lege die Seite zuerst auf den Home-Bildschirm und öffne sie dort; sonst braucht die Seite eine https-Adresse.
page-push-server-off = Dieser Server schickt Browsern keine Nachrichten. Ein Webhook geht trotzdem.
page-push-denied = Der Browser hat Nachrichten abgelehnt.
page-push-done = Eingeschaltet.

page-hook = An einen Chat oder ein Programm
page-hook-about = Lege in Discord oder Slack einen Webhook an und füge seine Adresse ein. Sie ist ein Schlüssel: Nur dieser Server behält sie, und sie wird nicht wieder gezeigt.
page-hook-shape = Art
page-hook-url = Adresse

page-outcome-ok = Es ist angekommen.
page-outcome-bad-url = An diese Adresse können keine Nachrichten gehen; sie muss mit https:// beginnen.
page-outcome-private-address = Diese Adresse führt in ein privates Netz; dorthin sendet dieser Server nichts.
page-outcome-unresolvable = Diesen Rechner gibt es nicht.
page-outcome-refused = Unter dieser Adresse antwortet niemand.
page-outcome-tls-failed = Es kam keine sichere Verbindung zustande.
page-outcome-timed-out = Keine Antwort in der gegebenen Zeit.
page-outcome-broken-off = Die Verbindung brach ab.
page-outcome-status = Die Gegenseite hat mit { $status } geantwortet.
page-outcome-gone = Der Browser hat dieses Abonnement beendet. Schalte es dort wieder ein.
page-outcome-bad-subscription = Das Abonnement des Browsers ist nicht lesbar.
page-outcome-too-long = Die Nachricht war zu lang.
page-outcome-push-off = Dieser Server schickt Browsern keine Nachrichten.

page-problem-too-many-places = Mehr Orte gehen nicht. Entferne zuerst einen.
page-problem-no-such-place = Diesen Ort gibt es nicht mehr.
page-problem-no-such-bot = Diesen Bot hat dieser Server nicht.
page-problem-push-off = Dieser Server schickt Browsern keine Nachrichten.
page-problem-bad-record = Diese Partie lässt sich nicht lesen.
page-problem-other-origin = Die Adresse dieser Seite ist nicht die des Servers. Öffne sie unter der Adresse des Servers.
