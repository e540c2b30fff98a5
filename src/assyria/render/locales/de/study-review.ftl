# Die Auswertung einer ganzen Partie: unterwegs, Fehler, Glück und Können, Genauigkeit.

page-review-title = Die Partie wird ausgewertet
page-review-about = Die Engine beurteilt jede Entscheidung und jede Karte und verbucht jede Änderung der Siegchance auf genau eine Ursache.
page-review-starting = Die Engine startet …
page-review-done = { $done } von { $total } Stellungen
page-review-seconds = noch etwa { $seconds } s
page-review-minutes = noch etwa { $minutes } min
page-review-leave = Sieh dich solange um. Die Auswertung läuft weiter, solange diese Seite offen ist.
page-review-cancel = Abbrechen
page-review-cancelled = Die Auswertung ist nicht fertig.
page-review-start = Partie auswerten
page-review-resume = Auswertung fortsetzen
page-review-retry = Noch einmal versuchen

page-review-mistakes = Fehler
page-review-ledger = Glück, Können
page-review-accuracy = Genauigkeit

page-review-graph = Siegchancen im Lauf der Partie
page-review-mistake = { $name } verliert hier { $share }
page-review-previous = Voriger Fehler
page-review-next = Nächster Fehler

page-review-lost = −{ $share } Siegchance
page-review-played-move = Gespielt: { $move }
page-review-best-move = Besser: { $move }
page-review-gain = Besser um { $share } Siegchance, { $points } Punkte.
page-review-why = Warum: { $why }.
page-review-none = Keine Entscheidung kostete Siegchance.
page-review-what-if = Was wäre, wenn?

page-review-summary-you = { $skill ->
    [more] Du hast { $by } besser gespielt als { $rival }
    [less] Du hast { $by } schlechter gespielt als { $rival }
   *[same] Du hast so gut gespielt wie { $rival }
} und { $luck ->
    [more] durch die Karten { $cards } gewonnen.
    [less] durch die Karten { $cards } verloren.
   *[same] durch die Karten nichts gewonnen und nichts verloren.
}
page-review-summary = { $skill ->
    [more] { $name } hat { $by } besser gespielt als { $rival }
    [less] { $name } hat { $by } schlechter gespielt als { $rival }
   *[same] { $name } hat so gut gespielt wie { $rival }
} und { $luck ->
    [more] durch die Karten { $cards } gewonnen.
    [less] durch die Karten { $cards } verloren.
   *[same] durch die Karten nichts gewonnen und nichts verloren.
}

page-review-quantity = Zeigen
page-review-in-chance = Siegchance
page-review-in-points = Punkte
page-review-scope = Teil der Partie
page-review-whole = Ganze Partie
page-review-deal = Erste Karten
page-review-even = Gleicher Start
page-review-own = Eigene Entscheidungen
page-review-other = Entscheidungen der anderen
page-review-decisions = Entscheidungen von { $name }
page-review-luck = Karten
page-review-correction = Korrektur der Engine
page-review-result = Ergebnis
page-review-expected = Am Ende zu erwarten
page-review-after-deal = Nach den ersten Karten
page-review-change = Änderung

page-review-means = Was die Zeilen bedeuten
page-review-even-about = Vor den ersten Karten können alle dasselbe erwarten.
page-review-own-about = Das Gespielte, verglichen mit dem besten gefundenen Zug. In der Tabelle hinterlegt.
page-review-other-about = Was dir die Fehler der anderen gebracht oder genommen haben.
page-review-luck-about = Aufgedeckte Karten, verglichen mit denen, die hätten kommen können. Auch die Zugreihenfolge zählt.
page-review-correction-about = Worin die Engine ihre Meinung geändert hat: Später sieht sie mehr. Das ist niemandes Verdienst.

page-review-accuracy-of = Genauigkeit von 0 bis 100
page-review-accuracy-about = 100 heißt: keine Entscheidung kostete Siegchance. Eine, die 10 % verliert, zählt etwa 64.
page-review-inaccuracies = Fehler: { $least } bis { $most }
page-review-blunders = schwere Fehler: ab { $most }
page-review-depth = { $count } Simulationen je Entscheidung, nur mit dem, was alle sahen.
