# Das Spiel lernen: die Regelseiten, die Kurzübersicht, ein § im kleinen Fenster.

page-learn = Assyria lernen
page-learn-lead = Ein Stamm, zwei Flüsse, eine Wüste, und alle haben Hunger. Zwei Minuten für die Idee, dann eine erste Partie mit Hinweisen: Mehr braucht es nicht.
page-learn-rules = Die ganzen Regeln
page-learn-rules-lead = Jeder Abschnitt hat eine Nummer (§), und das Spiel nennt sie, sooft es etwas ablehnt.
page-learn-contents = Inhalt
page-learn-search = In den Regeln suchen
page-learn-search-hint = Mit / suchen
page-learn-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
page-learn-clear = Suche leeren
page-learn-previous = Davor
page-learn-next = Weiter
page-learn-print = Alle Regeln drucken
page-learn-print-card = Diese Karte drucken
page-learn-no-such = §{ $id } gibt es nicht. Das hier gibt es.
page-learn-permalink = Link zu §{ $id }
page-learn-play = Jetzt spielen

page-two = Das Spiel in zwei Minuten
page-two-goal = Das Ziel
page-two-goal-text = Führe deinen Stamm durch drei Herrschaftszeiten, acht Runden insgesamt. Wer nach dem dritten Hochwasser die meisten Punkte hat, gewinnt.
page-two-harvest = 1. Ernten
page-two-harvest-text = Nimm eine Kolonne Nahrungskarten. Links gibt es weniger Nahrung, dafür bist du früher dran; rechts gibt es mehr, aber du wartest.
page-two-huts = 2. Siedeln
page-two-huts-text = Setze so viele Hütten, wie die Expansionskarte sagt, jede neben etwas Eigenes.
page-two-supply = 3. Versorgen
page-two-supply-text = Jede Hütte isst die Nahrung ihres Feldes. Eine Hütte, die nichts bekommt, kehrt heim.
page-two-income = 4. Einnehmen
page-two-income-text = Hütten auf den Flüssen bringen Kamele. Auf grünem Land bringt eine Hütte { $fertile }, auf Sand { $arid }. Drei Hütten um eine Ecke außerhalb des grünen Landes: Grabe einen Brunnen, { $wells } Punkte je nach Herrschaftszeit.
page-two-ziggurats = 5. Bauen
page-two-ziggurats-text = Für Kamele gibt es Zikkurats. Sie brauchen keine Nahrung, kein Hochwasser nimmt sie mit, und jedes Plättchen bringt jede Runde { $tile }.
page-two-court = 6. Freunde gewinnen
page-two-court-text = Schicke Hütten an den Hof, gib den Göttern Kamele. Beides zahlt sich beim Hochwasser aus.
page-two-flood = Und dann: das Hochwasser
page-two-flood-text = Am Ende jeder Herrschaftszeit kehren die Hütten von den Flüssen heim. Der Hof belohnt, wer den meisten Einfluss hat, und deine Zikkurats zählen mal deine Opfergaben.

page-para = Regeln { $rule }
page-para-open = Regeln in neuem Tab öffnen
page-para-back = Zurück zu { $rule }

page-quick = Kurzübersicht
page-quick-turn = Eine Runde
page-quick-farming = Ackerbau
page-quick-farming-text = In Spielreihenfolge nehmen alle eine Kolonne. Von links nach rechts ist das die neue Reihenfolge. Eine Kolonne bleibt zum Kaufen.
page-quick-expansion = Expansion
page-quick-expansion-text = Nacheinander: Hütten setzen, versorgen, unversorgte kehren heim, Brunnen graben, Kamele und Punkte nehmen.
page-quick-actions = Aktionen
page-quick-actions-text = Nacheinander: Kamele ausgeben, solange du zahlen kannst.
page-quick-reigns = Herrschaftszeiten
page-quick-reign = Zeit
page-quick-turns = Runden
page-quick-well-scores = Brunnen
page-quick-wells = { $stock } Brunnen bei { $players } Personen
page-quick-costs = Was es kostet
page-quick-base = Zikkurat-Basis, für eine Hütte an Land
page-quick-centre = Mittelstück auf eine Basis
page-quick-roof = Spitze auf ein Mittelstück
page-quick-offer = Opfergabe, ein Schritt; höchstens { $steps } pro Runde
page-quick-card-one = Nahrungskarte mit einem Symbol
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
page-quick-limit = Niemand hat mehr als { $limit }.
page-quick-foods = Nahrung
page-quick-any = Joker, Pflug: ein Symbol, für jede Hütte
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
page-quick-flood-huts = Hütten auf den Flüssen kehren heim.
page-quick-flood-court = Nach Einfluss: Der erste Rang bekommt die Summe der Expansionskarten dieser Herrschaftszeit, dann fällt die höchste weg, und so weiter.
page-quick-flood-two = Zu zweit: Der zweite Rang bekommt die niedrigste Karte, in der ersten Herrschaftszeit nichts.
page-quick-flood-gifts = Die Gaben; dann kehren die Hütten vom Hof heim.
page-quick-flood-offerings = Zikkurats × Opfergabe; dann zurück auf ×0:
page-quick-end = Ende, nach dem dritten Hochwasser
page-quick-end-tile = jedes Zikkurat-Plättchen
page-quick-end-plow = ein Pflug
page-quick-end-camels = je { $camels }
page-quick-end-ties = Bei Gleichstand wird der Sieg geteilt.
