# Der erste Bildschirm, ein neuer Tisch, die Einstellungen und der Kopf der Seite.

page-nav = Assyria
page-nav-skip = Zum Inhalt springen
page-nav-play = Spielen
page-nav-learn = Lernen
page-nav-settings = Einstellungen

page-offline = Der Server ist nicht erreichbar.
page-offline-means = Die Partien gehen weiter, sobald er zurück ist.
page-offline-learn = Die Regeln kannst du weiterhin lesen.
page-offline-play = Bis dahin in diesem Browser spielen
page-home-browser = Partien in diesem Browser

page-again = Noch einmal versuchen
page-save = Speichern
page-add = Hinzufügen
page-remove = Entfernen
page-copy = Kopieren
page-copied = Kopiert.
page-copy-by-hand = Der Browser verhindert das Kopieren. Der Text ist markiert: Kopiere ihn selbst.

page-invite-link = Link zu diesem Tisch
page-invite-copy = Link kopieren
page-invite-share = Teilen …
page-invite-text = Spiel mit mir Assyria.

page-home-about = Siedle an zwei Flüssen, versorge deine Hütten jede Runde, baue Zikkurats und gewinne die Gunst des Hofes. Für 2 bis 4 Personen, etwa eine Stunde.
page-home-play = Jetzt spielen
page-home-play-means = Spiel gegen drei Bots. Die Partie beginnt sofort.
page-home-play-first = Spiel gegen drei Bots. Die Einführung erklärt jeden Schritt.
page-home-level = Bots
page-home-level-option = Stufe { $level }: { $name }
page-home-level-about = Steigt, wenn du gewinnst, und sinkt, wenn du Letzter wirst.
page-home-new = Neuer Tisch …
page-home-continue-mine = Weiter: Du bist dran, Herrschaftszeit { $reign }
page-home-continue-other = Weiter: Herrschaftszeit { $reign }
page-home-continue-paused = Weiter: unterbrochen, Herrschaftszeit { $reign }
page-home-mine = Meine Tische
page-home-mine-none = Keine laufenden Partien.
page-home-finished = Beendete Partien ({ $count })
page-home-listed = Offen für alle
page-home-listed-none = Keine offenen Tische. Eröffne einen: Alle können ihn hier sehen.
page-home-listed-open = Einen Tisch für alle eröffnen
page-home-learn = Spielen lernen
page-home-learn-about = Lerne am echten Tisch in zehn kurzen Lektionen. Oder spiel einfach: Der Tisch sagt, was zu tun ist.
page-home-lessons = Lektionen beginnen
page-home-puzzles = Rätsel
page-home-learn-go = Regeln lesen
page-home-replay = Eine Partie nachspielen
page-home-replay-about = Zieh eine Aufzeichnung irgendwo auf diese Seite oder wähle eine aus.
page-record-choose = Datei wählen …
page-record-drop = Lass die Aufzeichnung hier los
page-record-none = Diese Datei ist keine Aufzeichnung einer Partie Assyria.

page-list-free = frei
page-list-bot = Bot
page-list-your-turn = Du bist dran
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
    [one] { $open } Platz frei
   *[other] { $open } Plätze frei
}
page-list-start = ab Zug { $moves }, Herrschaftszeit { $reign }, Runde { $turn }, Punkte { $scores }
page-list-kept-until = bleibt bis { $date }
page-list-paused = Unterbrochen
page-list-holiday = { $name }: im Urlaub bis { $date }
page-list-my-holiday = Du bist im Urlaub bis { $date }
page-list-place = Platz { $place } von { $players }
page-list-i-won = Du hast mit { $points } gewonnen
page-list-won = { $count ->
    [one] { $names } hat mit { $points } gewonnen
   *[other] { $names } haben gemeinsam mit { $points } gewonnen
}
page-list-resigned = Du hast aufgegeben
page-list-again = Mit diesen noch einmal spielen
page-lobby-any = egal
page-lobby-seats = Freie Plätze
page-lobby-least = mindestens { $seats }
page-lobby-none = Kein offener Tisch passt. Wähle anders, oder eröffne einen.

page-new = Neuer Tisch
page-new-seats = Wer spielt?
page-new-players = Anzahl der Spielenden
page-new-players-record = Die Aufzeichnung hat { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}.
page-new-order = Die Spielreihenfolge ist zufällig; die Plätze bestimmen nur die Farben.
page-new-options = Optionen
page-new-listed = Diesen Tisch allen zeigen
page-new-listed-yes = Auf der Startseite: Alle können zusehen oder einen freien Platz nehmen.
page-new-listed-no = Privat: Zum Zusehen und Mitspielen braucht man den Link.
page-new-confirm = Jeden Zug bestätigen
page-new-confirm-about = Bis du deinen Zug bestätigst, kannst du alles darin rückgängig machen.
page-new-resign = Aufgeben erlauben
page-new-resign-about = Ein Bot ersetzt alle, die aufgeben. Zu zweit endet die Partie.
page-new-hints = Tipps erlauben
page-new-hints-about = Frag in deinem Zug, was ein starker Bot täte. Er sieht nur, was alle sehen. Tipps werden gezählt.
page-new-chat = Wer im Chat schreiben darf
page-new-chat-players = Wer mitspielt
page-new-chat-everyone = Alle
page-new-chat-players-about = Wer zuschaut, kann lesen, aber nicht schreiben.
page-new-chat-everyone-about = Alle, die den Link haben.
page-new-chat-held-about = Was Zuschauende schreiben, liest der Tisch erst nach der Partie.
page-new-feeding = Versorgung
page-new-feeding-free = frei
page-new-feeding-strict = streng
page-new-feeding-free-about = Spiel Karten in beliebiger Reihenfolge, bis keine mehr passt (§5.2).
page-new-feeding-strict-about = Lass keine Hütte verhungern, die du versorgen kannst (§5.2).
page-new-draft = Startkarten zu zweit
page-new-draft-cards = { $cards ->
    [one] { $cards } Karte offen
   *[other] { $cards } Karten offen
}
page-new-draft-about = Vor der ersten Runde nehmen alle eine der offenen Karten (§2.5).
page-new-draft-two = Nur zu zweit; zu dritt und zu viert gibt es eine Karte pro Person.
page-new-rule-record = Wie in der Aufzeichnung.
page-new-record = Eine Aufzeichnung fortsetzen
page-new-record-about = Setze eine unbeendete Partie mit neuen Plätzen fort. Noch nicht ausgeteilte Karten werden neu gemischt.
page-new-record-has = Eine Partie für { $players }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}.
page-new-record-over = Diese Partie ist vorbei. Spiel sie nach oder beginne eine neue.
page-new-record-replay = Nachspielen
page-new-record-forget = Lieber eine neue Partie beginnen
page-new-next-begins = Die Partie beginnt sofort.
page-new-next-hot-seat = Die Partie beginnt sofort; gebt diesen Bildschirm weiter.
page-new-next-waits = Du bekommst einen Link für die freien Plätze. Beginne, wenn alle besetzt sind.
page-new-next-watch = Nur Bots: Sieh ihnen zu.
page-new-open = Tisch eröffnen
page-new-start = Partie beginnen

page-seat = Platz { $colour }
page-seat-me = Ich
page-seat-here = Jemand an diesem Bildschirm
page-seat-open = Frei: jemand mit dem Link
page-seat-bots = Bots
page-seat-bot = { $name } ({ $level })
page-seat-name = Name
page-seat-here-name = Person { $number }
page-seat-me-about = Du spielst als { $name }.
page-seat-here-about = Ihr wechselt euch an diesem Bildschirm ab.
page-seat-open-about = Du bekommst einen Link zum Verschicken. Die Person, die ihn öffnet, kann hier sitzen.
page-seat-bot-about = { $name }: { $about }

page-bot-level = Stufe { $level } von { $most }
page-bot-level-unknown = Stärke unbekannt
page-bot-title-level-1 = Hirte
page-bot-title-level-2 = Fischer
page-bot-title-level-3 = Töpfer
page-bot-title-level-4 = Bauer
page-bot-title-level-5 = Händler
page-bot-title-level-6 = Karawanenführer
page-bot-title-level-7 = Baumeister
page-bot-title-level-8 = Schreiber
page-bot-title-level-9 = Statthalter
page-bot-title-level-10 = König
page-bot-about-level-1 = nimmt, was ins Auge fällt, und spart Kamele. Für die erste Partie.
page-bot-about-level-2 = schaut auf die Zahlen, selten auf die Nahrung.
page-bot-about-level-3 = fängt an, Nahrung zu planen, und übersieht viel.
page-bot-about-level-4 = plant die Nahrung, schätzt aber oft falsch, was sich lohnt.
page-bot-about-level-5 = weiß, was sich lohnt, und vertut sich ab und zu.
page-bot-about-level-6 = weiß, was sich lohnt, und vertut sich kaum.
page-bot-about-level-7 = weiß manches, was starke Spieler wissen.
page-bot-about-level-8 = weiß fast alles, was starke Spieler wissen.
page-bot-about-level-9 = spielt wie starke Spieler, ohne vorauszurechnen.
page-bot-about-level-10 = prüft für jeden Zug Tausende Stellungen. Der Stärkste.
page-bot-other = ein Bot dieses Servers.
page-bot-engine = ein Programm der Betreiber dieses Servers; Stärke unbekannt.

page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-live = In einer Sitzung
page-clock-slow = Über mehrere Tage
page-clock-none-about = Nehmt euch so viel Zeit, wie ihr wollt.
page-clock-live-about = Jeder beendete Zug bringt Zeit. Ist deine Zeit um, spielt ein Bot, bis du zurückkommst.
page-clock-slow-about = Spiel, wenn du Zeit hast. Jeder Zug bringt Zeit, bis zur Grenze. Ist sie um, spielt ein Bot, bis du zurückkommst.
page-clock-preset-brisk = Zügig
page-clock-preset-relaxed = Gemütlich
page-clock-preset-long = Viel Zeit
page-clock-preset-own-live = Eigene Werte
page-clock-preset-hours = Ein paar Züge am Tag
page-clock-preset-day = Ein Zug am Tag
page-clock-preset-days = Ohne Eile
page-clock-preset-own-slow = Eigene Werte
page-clock-live-means = je { $bank }, dazu { $increment } pro Zug
page-clock-slow-means = je { $bank }, dazu { $increment } pro Zug, höchstens { $cap }
page-clock-minutes = Minuten zu Beginn
page-clock-seconds = Sekunden pro Zug
page-clock-bank-hours = Stunden zu Beginn
page-clock-turn-hours = Stunden pro Zug
page-clock-cap-hours = Höchstens (Stunden)

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
page-settings-speed-about = Verlangt dein Gerät weniger Bewegung, gibt es keine.
page-settings-sounds = Töne
page-settings-sounds-about = Kurz und leise, wenn am Tisch etwas geschieht.
page-settings-playing = Spielen
page-settings-auto = Erzwungene Züge automatisch spielen
page-settings-auto-about = Wo nur eine Wahl bleibt, trifft das Spiel sie für dich.
page-settings-names = Namen auf den Feldern
page-settings-names-about = Wie in den Regeln und im Verlauf: c4, f2 …
page-settings-guide = Einführung in der ersten Partie
page-settings-guide-about = Erklärt jede Phase beim ersten Mal.
page-settings-guide-again = Einführung von vorn beginnen
page-settings-guide-afresh = An deinem nächsten Tisch beginnt die Einführung von vorn.
page-settings-person = Du
page-settings-name = Dein Name
page-settings-name-about = Für Tische und Chat. Auch auf deinen Plätzen ändert er sich.
page-settings-name-saved = Name gespeichert.

page-notices = Benachrichtigungen
page-notices-about = Wenn du dran bist, eine Partie endet oder jemand einen Zug zurücknehmen möchte. Nie, während du den Tisch ansiehst.
page-notices-added = Hinzugefügt. Sende einen Test, um zu sehen, ob er ankommt.
page-notices-this-browser = Dieser Browser
page-notices-browser = Ein anderer Browser ({ $host })
page-notices-hook = { $shape } ({ $host })
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-json = Einfaches JSON
page-notices-failed = Die letzte kam nicht an: { $why }
page-notices-given-up = Aufgegeben seit { $since }: { $why } Teste es, um es wieder zu nutzen.
page-notices-test = Testen
page-notices-test-of = Test senden: { $place }
page-notices-remove-of = Entfernen: { $place }
page-notices-remove-title = Benachrichtigungen beenden?
page-notices-remove-means = { $place } bekommt keine Benachrichtigungen mehr.

page-push = In diesem Browser
page-push-subscribe = Einschalten
page-push-off = Bekomm Benachrichtigungen auf diesem Gerät, auch wenn die Seite geschlossen ist.
page-push-on = Eingeschaltet: Du bekommst Benachrichtigungen auf diesem Gerät, auch wenn die Seite geschlossen ist.
page-push-blocked = Der Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und komm zurück.
page-push-none = Dieser Browser kann hier keine Benachrichtigungen bekommen. Lege die Seite auf einem iPhone oder iPad auf den Home-Bildschirm und öffne sie dort; sonst nimm eine https-Adresse.
page-push-server-off = Dieser Server schickt Browsern keine Benachrichtigungen. Nimm einen Webhook.
page-push-denied = Der Browser hat Benachrichtigungen blockiert.
page-push-done = Benachrichtigungen sind eingeschaltet.

page-hook = An einen Chat oder ein Programm
page-hook-about = Lege in Discord oder Slack einen Webhook an und füge seine Adresse ein. Halte sie geheim: Dieser Server speichert sie und zeigt sie nicht wieder.
page-hook-shape = Art
page-hook-url = Adresse

page-outcome-ok = Der Test ist angekommen.
page-outcome-bad-url = Nimm eine https://-Adresse ohne Port und Passwort.
page-outcome-private-address = Diese Adresse liegt in einem privaten Netz. Nimm eine öffentliche.
page-outcome-unresolvable = Dieser Name hat keine öffentliche Adresse. Prüfe ihn.
page-outcome-refused = Unter dieser Adresse antwortet niemand.
page-outcome-tls-failed = Es kam keine sichere Verbindung zustande.
page-outcome-timed-out = Keine rechtzeitige Antwort.
page-outcome-broken-off = Die Verbindung brach ab.
page-outcome-status = Die Gegenseite hat mit { $status } geantwortet.
page-outcome-gone = Der Browser hat dieses Abonnement beendet. Schalte es dort wieder ein.
page-outcome-bad-subscription = Das Abonnement des Browsers ist nicht lesbar. Schalte es wieder ein.
page-outcome-too-long = Die Benachrichtigung war zu lang.
page-outcome-push-off = Dieser Server schickt Browsern keine Benachrichtigungen.

page-problem-too-many-places = Mehr Orte kannst du nicht haben. Entferne zuerst einen.
page-problem-no-such-place = Diesen Ort gibt es nicht mehr.
page-problem-no-such-bot = Dieser Server hat diesen Bot nicht.
page-problem-push-off = Dieser Server schickt Browsern keine Benachrichtigungen.
page-problem-bad-record = Diese Aufzeichnung lässt sich nicht lesen.
page-problem-other-origin = Öffne diese Seite unter der Adresse des Servers.
