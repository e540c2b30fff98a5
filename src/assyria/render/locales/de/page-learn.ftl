# Das Spiel lernen: die Regelseiten, die Kurzübersicht, ein § im kleinen Fenster.

page-learn = Assyria lernen
page-learn-lead = Zwei Minuten für die Idee, dann eine erste Partie mit der Einführung.
page-learn-rules = Die vollständigen Regeln
page-learn-rules-lead = Jeder Abschnitt hat eine Nummer (§). Das Spiel nennt sie, wenn es einen Zug ablehnt.
page-learn-contents = Inhalt
page-learn-search = In den Regeln suchen
page-learn-search-hint = Mit / suchen
page-learn-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
page-learn-clear = Suche leeren
page-learn-previous = Vorheriges
page-learn-next = Nächstes
page-learn-print = Alle Regeln drucken
page-learn-print-card = Diese Karte drucken
page-learn-no-such = §{ $id } gibt es nicht. Wähle einen Abschnitt im Inhalt.
page-learn-permalink = Link zu §{ $id }
page-learn-play = Jetzt spielen

page-two = Das Spiel in zwei Minuten
page-two-goal = Das Ziel
page-two-goal-text = Sammle in acht Runden die meisten Punkte. Sie bilden drei Herrschaftszeiten zu 2, 3 und 3 Runden, und ein Hochwasser beendet jede.
page-two-harvest = 1. Ernten
page-two-harvest-text = Nimm eine Kolonne Nahrungskarten. Links: weniger Nahrung, aber du bist früher dran. Rechts: mehr Nahrung, aber du wartest.
page-two-huts = 2. Siedeln
page-two-huts-text = Setze so viele Hütten, wie die Expansionskarte sagt, jede neben eine deiner Hütten oder Zikkurats.
page-two-supply = 3. Versorgen
page-two-supply-text = Versorge jede Hütte mit der Ware ihres Feldes. Unversorgte Hütten kommen zurück in dein Lager.
page-two-income = 4. Einnehmen
page-two-income-text = Hütten auf Flüssen bringen Kamele. Eine Hütte bringt auf fruchtbarem Land { $fertile }, auf wasserarmem { $arid }. Grabe einen Brunnen, wo drei deiner Hütten zusammenstoßen, keine auf fruchtbarem Land: { $wells } Punkte je nach Herrschaftszeit.
page-two-ziggurats = 5. Bauen
page-two-ziggurats-text = Gib Kamele für Zikkurats aus. Sie brauchen keine Nahrung und überstehen jedes Hochwasser, und jedes Plättchen bringt jede Runde { $tile }.
page-two-court = 6. Gunst gewinnen
page-two-court-text = Schick Hütten an den Hof und bring den Göttern Kamele dar. Beides zählt beim Hochwasser.
page-two-flood = Und dann: das Hochwasser
page-two-flood-text = Nach Runde 2, 5 und 8 kommen die Hütten von den Flüssen zurück ins Lager. Der Hof wertet nach Einfluss, und deine Zikkurats zählen mal die Zahl unter deiner Opfergabenmarke.

page-para = Regeln { $rule }
page-para-open = Regeln in neuem Tab öffnen
page-para-back = Zurück zu { $rule }

page-quick = Kurzübersicht
page-quick-turn = Eine Runde
page-quick-farming = Ackerbau
page-quick-farming-text = In Spielreihenfolge nehmen alle eine Kolonne. Von links nach rechts ergibt das die neue Reihenfolge. Eine Kolonne bleibt zum Kaufen.
page-quick-expansion = Expansion
page-quick-expansion-text = Nacheinander: Hütten setzen, versorgen, unversorgte zurücknehmen, Brunnen graben, Kamele und Punkte nehmen.
page-quick-actions = Aktionen
page-quick-actions-text = Nacheinander: Kamele für so viele Aktionen ausgeben, wie du bezahlen kannst.
page-quick-reigns = Herrschaftszeiten
page-quick-reign = Zeit
page-quick-turns = Runden
page-quick-well-scores = Brunnen
page-quick-wells = { $stock } Brunnen bei { $players } Personen
page-quick-wells-where = Grabe Brunnen kostenlos, wo drei deiner Hütten zusammenstoßen: keine auf fruchtbarem Land, dort noch kein Brunnen. Zikkurats gelten nicht als Hütten.
page-quick-costs = Was es kostet
page-quick-base = Zikkurat-Basis, ersetzt eine Hütte an Land, nicht neben einem Brunnen
page-quick-centre = Mittelstück auf eine Basis
page-quick-roof = Spitze auf ein Mittelstück
page-quick-offer = Opfergabe, ein Schritt; höchstens { $steps } pro Runde
page-quick-card-one = Nahrungskarte mit einer Ware
page-quick-card-more = jede andere Nahrungskarte, Joker
page-quick-cards-limit = Eine Nahrungskarte pro Runde. Eine Zikkurat wächst um eine Stufe pro Runde.
page-quick-points = Punkte jede Runde
page-quick-fertile = Hütte auf fruchtbarem Land
page-quick-arid = Hütte auf wasserarmem Land
page-quick-river = Hütte auf einem Fluss
page-quick-tile = jedes Plättchen einer Zikkurat
page-quick-camels = Kamele jede Runde
page-quick-first = erste Hütte auf jedem Fluss
page-quick-further = jede weitere dort
page-quick-limit = Mehr als { $limit } kannst du nicht haben.
page-quick-foods = Waren
page-quick-any = Joker, Pflug: eine Ware, für jede Hütte
page-quick-court = Hof von Assur
page-quick-influence = Einfluss
page-quick-spaces = { $spaces ->
    [one] { $spaces } Platz
   *[other] { $spaces } Plätze
}
page-quick-gift-points = { $points } Punkte für 1 / 2 / 3 Hütten
page-quick-gift-plow = ein Pflug, falls du keinen hast
page-quick-gift-camels = { $count ->
    [one] { $count } Kamel pro Hütte
   *[other] { $count } Kamele pro Hütte
}
page-quick-flood = Hochwasser, nach jeder Herrschaftszeit
page-quick-flood-huts = Hütten auf den Flüssen kommen zurück ins Lager.
page-quick-flood-court = Nach Einfluss: Der erste Rang bekommt die Summe der Expansionskarten dieser Herrschaftszeit.
page-quick-flood-next = Dann fällt die höchste weg, der nächste Rang bekommt den Rest, und so weiter.
page-quick-flood-ties = Bei Gleichstand zählen mehr Hütten bei Hofe, dann die höchste Hütte. Ohne Hütte dort bekommst du nichts.
page-quick-flood-bonus = Zu viert kommt in Herrschaftszeit 2 und 3 eine Bonuskarte mit { $value } dazu.
page-quick-flood-two = Zu zweit: Der zweite Rang bekommt die niedrigste Karte, in der ersten Herrschaftszeit nichts.
page-quick-flood-gifts = Die Gaben der Würdenträger; dann kommen die Hütten vom Hof zurück ins Lager.
page-quick-flood-offerings = Zikkurats × Zahl unter deiner Marke; dann zurück auf ×0:
page-quick-end = Ende, nach dem dritten Hochwasser
page-quick-end-tile = jedes Zikkurat-Plättchen
page-quick-end-plow = ein Pflug
page-quick-end-camels = je { $camels }
page-quick-end-ties = Bei Gleichstand wird der Sieg geteilt.
