# Eine Partie noch einmal ansehen, und das Ende einer Partie.

page-replay = Nachspielen
page-replay-open = Eine Partie nachspielen
page-replay-open-text = Zieh eine Aufzeichnung hierher oder wähle eine aus: eine hier heruntergeladene Partie oder eine, die der Befehl assyria geschrieben hat.
page-replay-choose = Datei wählen …
page-replay-other = Andere Datei …
page-replay-bad = Diese Aufzeichnung lässt sich nicht nachspielen
page-replay-setup = Aufbau
page-replay-at = Zug { $at } von { $last }
page-replay-turn = Herrschaftszeit { $reign }, Runde { $turn }
page-replay-played = { $name }: { $move }
page-replay-events = Was geschehen ist
page-replay-bar = Stelle in der Partie
page-replay-moving = Durch die Partie gehen
page-replay-first = An den Anfang
page-replay-last = Ans Ende
page-replay-back-move = Einen Zug zurück
page-replay-on-move = Einen Zug weiter
page-replay-back-turn = Eine Runde zurück
page-replay-on-turn = Eine Runde weiter
page-replay-back-reign = Eine Herrschaftszeit zurück
page-replay-on-reign = Eine Herrschaftszeit weiter
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-speed = Tempo
page-replay-again = Noch einmal
page-replay-done = Zurück zur Partie
page-replay-link-long = Einen Link zu diesem Zug kopieren
page-replay-log = Verlauf
page-replay-scores = Punkte
page-replay-analysis = Analyse
page-replay-review = Auswertung
page-replay-what-if = Was wäre wenn?
page-replay-board = Der Spielplan bei diesem Zug
page-replay-panels = Der Tisch bei diesem Zug
page-replay-columns = Saat
page-replay-court = Hof
page-replay-offerings = Opfergaben
page-replay-keys = Tasten
page-replay-key-move = einen Zug zurück, weiter
page-replay-key-turn = eine Runde zurück, weiter
page-replay-key-reign = eine Herrschaftszeit zurück, weiter
page-replay-key-ends = an den Anfang, ans Ende
page-replay-key-play = abspielen, anhalten
page-replay-key-log = Verlauf
page-replay-key-analysis = Analyse (Partien, die an einem Tisch gespielt wurden)
page-replay-key-review = Auswertung
page-replay-key-mistake = nächster Fehler, voriger Fehler (Auswertung)
page-replay-key-what-if = was wäre wenn (beendete Partien und Dateien)
page-replay-key-swipe = Touchscreen: Wische auf dem Spielplan nach links oder rechts.

page-analysis-thinking = Die Engine analysiert diese Stellung …
page-analysis-move = Am besten: { $move }.
page-analysis-expected = Erwartetes Ergebnis
page-analysis-share = Siegchance
page-analysis-best = Beste Züge für { $name }
page-analysis-played = gespielt
page-analysis-visits = { $count } Simulationen
page-analysis-line = Wahrscheinliche Fortsetzung
page-analysis-about = { $count } Simulationen, nur mit dem Wissen aller am Tisch.

page-shared = Geteilte Partien
page-shared-keep = Aufheben und teilen
page-shared-kept = Auf diesem Server aufgehoben
page-shared-means = Alle, die den Link haben, können diese Partie nachspielen.
page-shared-link = Link zu dieser Partie
page-shared-until = Bleibt bis { $date }. In den Einstellungen kannst du sie entfernen.
page-shared-remove-of = Die Partie von { $name } entfernen
page-shared-remove-title = Diese Partie entfernen?
page-shared-remove-means = Ihr Link führt dann nirgendwohin mehr.

page-end-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
page-end-lead = { $points } Punkte, { $lead } vor { $name }
page-end-level-up = Stufe geschafft. Nächstes Mal: Stufe { $level }.
page-end-level = Nächstes Mal: Stufe { $level }.
page-end-level-play = Stufe { $level } spielen
page-end-agreed-counted = Im Einvernehmen beendet: Es zählen die Punkte von da.
page-end-agreed-uncounted = Im Einvernehmen beendet: Niemand gewinnt.
page-end-ended = Die Partie ist beendet
page-end-resigned = Alle anderen haben aufgegeben.
page-end-place = Platz
page-end-points = Punkte
page-end-won = gewonnen
page-end-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
page-end-ways = Wie weiter
page-end-rematch = Noch einmal spielen
page-end-rematch-yes = { $count ->
    [one] { $names } spielt noch einmal.
   *[other] { $names } spielen noch einmal.
}
page-end-rematch-declined = { $count ->
    [one] { $names } spielt nicht weiter.
   *[other] { $names } spielen nicht weiter.
}
page-end-rematch-mine-no = Du hast gesagt, dass du nicht weiterspielst.
page-end-rematch-no = Nein, danke
page-end-rematch-go = Zur neuen Partie
page-end-replay = Nachspielen
page-end-review = Partie auswerten
page-end-board = Zum Spielplan
page-end-check = Karten prüfen
page-end-record = Aufzeichnung herunterladen
page-end-breakdown = Woher die Punkte kamen
page-end-bars = Die Punkte aller nach Herkunft, als Balken. Die Tabelle darunter hat dieselben Zahlen.
page-end-total = Summe
page-end-lines = Punkte im Lauf der Partie
page-end-reign = Herrschaftszeit { $reign }
page-end-after-start = Am Anfang
page-end-after-turn = Nach Runde { $turn } der Herrschaftszeit { $reign }
page-end-after-flood = Nach dem Hochwasser der Herrschaftszeit { $reign }
page-end-highlights = Höhepunkte

page-highlight-comeback = Aufholjagd
page-highlight-comeback-what = nach dem zweiten Hochwasser Letzter, { $count ->
    [one] { $count } Punkt zurück
   *[other] { $count } Punkte zurück
}
page-highlight-close = Knapper Ausgang
page-highlight-close-what = nur { $count ->
    [one] { $count } Punkt Abstand
   *[other] { $count } Punkte Abstand
}
page-highlight-turn = Beste Runde
page-highlight-turn-what = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} in Herrschaftszeit { $reign }, Runde { $turn }
page-highlight-flood = Bestes Hochwasser
page-highlight-flood-what = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} beim Hochwasser der Herrschaftszeit { $reign }
page-highlight-washed = Meiste Hütten weggespült
page-highlight-washed-what = { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
} beim Hochwasser der Herrschaftszeit { $reign }
page-highlight-camels = Meiste Kamele verdient
page-highlight-camels-what = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
page-highlight-starved = Schlimmste Hungersnot
page-highlight-starved-what = { $count ->
    [one] { $count } Hütte verhungert
   *[other] { $count } Hütten verhungert
}
page-highlight-fed = Kein Hunger
page-highlight-fed-what = Niemand hat eine Hütte durch Hunger verloren.
page-highlight-wells = Meiste Brunnen
page-highlight-wells-what = { $count } Brunnen
page-highlight-tiles = Meiste Plättchen
page-highlight-tiles-what = { $count ->
    [one] { $count } Zikkurat-Plättchen
   *[other] { $count } Zikkurat-Plättchen
}
page-highlight-court = Meiste Hütten bei Hofe
page-highlight-court-what = { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
}
page-highlight-leads = Die Führung
page-highlight-leads-what = { $count ->
    [0] vorn vom Anfang bis zum Ende
    [one] wechselte einmal
   *[other] wechselte { $count }-mal
}

page-fair = Wurde fair gegeben?
page-fair-fair = Es wurde fair gegeben: Jedes Mischen folgt aus dem versprochenen Geheimnis.
page-fair-no-commitment = Nicht bewiesen: Für diese Partie wurde nichts versprochen.
page-fair-no-secret = Nicht bewiesen: Das Geheimnis ist nicht aufgedeckt. Das geschieht am Ende der Partie.
page-fair-wrong-secret = Unfair: Das Geheimnis passt nicht zum Versprechen.
page-fair-wrong-deal = Unfair: { $where } ist nicht das, was das Geheimnis ergibt.
page-fair-malformed = Unfair: Der Beweis ist nicht lesbar ({ $where }).
page-fair-other-promise = Unfair: Dieser Browser hat während der Partie ein anderes Versprechen gesehen.
page-fair-other-cards = Unfair: Die Karten am Tisch waren nicht die der Aufzeichnung ({ $where }).
page-fair-cannot-check = Dieser Browser kann nur über HTTPS oder auf dem Rechner des Servers prüfen. Nimm den Befehl unten.
page-fair-compared = Dieser Browser hat während der Partie dasselbe Versprechen gesehen.
page-fair-not-compared = Dieser Browser hat die Partie nicht verfolgt. Vergleiche das Versprechen mit jemandem, der sie gesehen hat.
page-fair-commitment = Das Versprechen (Prüfsumme des Geheimnisses):
page-fair-limits = Das beweist, dass nach Spielbeginn keine Karte geändert wurde. Es beweist nicht, dass niemand hineingesehen hat.
page-fair-terminal = Dasselbe im Terminal:
