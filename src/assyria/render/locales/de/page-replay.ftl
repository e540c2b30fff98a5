# Eine Partie noch einmal ansehen, und das Ende einer Partie.

page-replay = Noch einmal ansehen
page-replay-open = Eine Partie noch einmal ansehen
page-replay-open-text = Zieh die Datei einer Aufzeichnung hierher oder wähle eine aus: eine Partie, die hier heruntergeladen oder vom Befehl assyria geschrieben wurde.
page-replay-choose = Datei auswählen …
page-replay-other = Andere Datei …
page-replay-bad = Das lässt sich nicht abspielen
page-replay-setup = Aufbau
page-replay-at = Zug { $at } von { $last }
page-replay-turn = Herrschaftszeit { $reign }, Runde { $turn }
page-replay-played = { $name }: { $move }
page-replay-told = Was geschah
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
page-replay-done = Weiter im Spiel
page-replay-link-long = Einen Link zu diesem Zug kopieren
page-replay-log = Verlauf
page-replay-scores = Punkte
page-replay-analysis = Analyse
page-replay-board = Der Spielplan bei diesem Zug
page-replay-panels = Der Tisch bei diesem Zug
page-replay-columns = Aussaat
page-replay-court = Hof
page-replay-offerings = Opfergaben
page-replay-keys = Tasten
page-replay-key-move = einen Zug zurück, weiter
page-replay-key-turn = eine Runde zurück, weiter
page-replay-key-reign = eine Herrschaftszeit zurück, weiter
page-replay-key-ends = an den Anfang, ans Ende
page-replay-key-play = abspielen, anhalten
page-replay-key-log = Verlauf
page-replay-key-analysis = Analyse einer Partie, die an einem Tisch gespielt wurde
page-replay-key-swipe = Auf einem Touchscreen: Wisch auf dem Spielplan nach links oder rechts.

page-analysis-thinking = Die Suche sieht sich diese Stellung an …
page-analysis-expected = Was alle erwarten können
page-analysis-share = des Sieges
page-analysis-best = Am besten für { $name }
page-analysis-played = gespielt
page-analysis-visits = { $count } Versuche
page-analysis-line = Wie es weitergehen kann
page-analysis-about = Nach { $count } Partien, die von hier aus probiert wurden, mit dem Wissen, das alle hatten.

page-end-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
page-end-lead = { $points } Punkte, { $lead } vor { $name }
page-end-resigned = Die anderen haben aufgegeben.
page-end-place = Platz
page-end-points = Punkte
page-end-won = gewonnen
page-end-ways = Wie weiter
page-end-rematch = Noch eine Partie
page-end-rematch-asked = { $name } möchte noch einmal mit dir spielen.
page-end-rematch-yes = Noch einmal spielen
page-end-rematch-no = Nein, danke
page-end-rematch-go = Zum neuen Spiel
page-end-replay = Noch einmal ansehen
page-end-board = Zum Spielplan
page-end-check = Karten prüfen
page-end-record = Herunterladen
page-end-breakdown = Woher die Punkte kamen
page-end-bars = Die Punkte aller nach Herkunft, als Balken. Dieselben Zahlen stehen in der Tabelle darunter.
page-end-total = Summe
page-end-lines = Punkte im Lauf der Partie
page-end-reign = Herrschaftszeit { $reign }
page-end-after-start = Am Anfang
page-end-after-turn = Nach Runde { $turn } der Herrschaftszeit { $reign }
page-end-after-flood = Nach dem Hochwasser der Herrschaftszeit { $reign }
page-end-highlights = Höhepunkte

page-highlight-comeback = Aufholjagd
page-highlight-comeback-what = nach dem zweiten Hochwasser noch auf dem letzten Platz, { $count ->
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
page-highlight-flood = Bestes Ende einer Herrschaftszeit
page-highlight-flood-what = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} beim Hochwasser der Herrschaftszeit { $reign }
page-highlight-washed = Größter Flutschaden
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
page-highlight-fed-what = Niemand hat in der ganzen Partie eine Hütte durch Hunger verloren.
page-highlight-wells = Meiste Brunnen
page-highlight-wells-what = { $count } Brunnen
page-highlight-tiles = Größte Bauleistung
page-highlight-tiles-what = { $count ->
    [one] { $count } Zikkurat-Plättchen
   *[other] { $count } Zikkurat-Plättchen
}
page-highlight-court = Am häufigsten bei Hof
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
page-fair-no-secret = Nicht bewiesen: Das Geheimnis hinter dem Versprechen ist nicht verraten. Das geschieht am Ende der Partie.
page-fair-wrong-secret = Unfair: Das Geheimnis passt nicht zum Versprechen.
page-fair-wrong-deal = Unfair: { $where } ist nicht das, was das Geheimnis ergibt.
page-fair-malformed = Unfair: Der Beweis ist verstümmelt ({ $where }).
page-fair-other-promise = Unfair: Das Versprechen ist nicht das, das dieser Browser während der Partie gesehen hat.
page-fair-other-cards = Unfair: Am Tisch kamen andere Karten, als in der Aufzeichnung stehen ({ $where }).
page-fair-cannot-check = Dieser Browser kann es hier nicht prüfen: Seine Kryptografie geht nur über HTTPS oder auf dem Rechner des Servers. Der Befehl unten kann es.
page-fair-compared = Und das Versprechen ist das, das dieser Browser während der Partie gesehen hat.
page-fair-not-compared = Dieser Browser hat die Partie nicht verfolgt. Vergleiche das Versprechen mit dem, das jemand damals gesehen hat.
page-fair-commitment = Das Versprechen, die Prüfsumme des Geheimnisses:
page-fair-limits = Das beweist, dass nach Spielbeginn keine Karte geändert wurde. Es beweist nicht, dass niemand gespickt hat.
page-fair-terminal = Dasselbe im Terminal:
