# Die Auswertung einer ganzen Partie: unterwegs, Fehler, Glück und Können, Genauigkeit.

study-review-title = Die Partie wird ausgewertet
study-review-about = Die Engine beurteilt jede Entscheidung und jede Karte und verbucht jede Änderung der Siegchance auf genau eine Ursache.
study-review-starting = Die Engine startet …
study-review-done = { $done } von { $total } Stellungen
study-review-seconds = noch etwa { $seconds } s
study-review-minutes = noch etwa { $minutes } min
study-review-leave = Sieh dich solange um. Die Auswertung läuft weiter, solange diese Seite offen ist.
study-review-cancel = Abbrechen
study-review-cancelled = Die Auswertung ist nicht fertig.
study-review-start = Partie auswerten
study-review-resume = Auswertung fortsetzen
study-review-retry = Noch einmal versuchen

study-review-mistakes = Fehler
study-review-ledger = Glück, Können
study-review-accuracy = Genauigkeit

study-review-graph = Siegchancen im Lauf der Partie
study-review-mistake = { $name } verliert hier { $share }
study-review-previous = Voriger Fehler
study-review-next = Nächster Fehler

study-review-lost = −{ $share } Siegchance
study-review-gain = Besser um { $share } Siegchance, { $points } Punkte.
study-review-why = Warum: { $why }.
study-review-none = Keine Entscheidung kostete Siegchance.
study-review-what-if = Was wäre, wenn?

study-review-summary-you = { $skill ->
    [more] Du hast { $by } besser gespielt als { $rival }
    [less] Du hast { $by } schlechter gespielt als { $rival }
   *[same] Du hast so gut gespielt wie { $rival }
} und { $luck ->
    [more] durch die Karten { $cards } gewonnen.
    [less] durch die Karten { $cards } verloren.
   *[same] durch die Karten nichts gewonnen und nichts verloren.
}
study-review-summary = { $skill ->
    [more] { $name } hat { $by } besser gespielt als { $rival }
    [less] { $name } hat { $by } schlechter gespielt als { $rival }
   *[same] { $name } hat so gut gespielt wie { $rival }
} und { $luck ->
    [more] durch die Karten { $cards } gewonnen.
    [less] durch die Karten { $cards } verloren.
   *[same] durch die Karten nichts gewonnen und nichts verloren.
}

study-review-quantity = Zeigen
study-review-in-chance = Siegchance
study-review-in-points = Punkte
study-review-scope = Teil der Partie
study-review-whole = Ganze Partie
study-review-deal = Erste Karten
study-review-even = Gleicher Start
study-review-own = Eigene Entscheidungen
study-review-other = Entscheidungen der anderen
study-review-decisions = Entscheidungen von { $name }
study-review-luck = Karten
study-review-correction = Korrektur der Engine
study-review-result = Ergebnis
study-review-expected = Am Ende zu erwarten
study-review-after-deal = Nach den ersten Karten
study-review-change = Änderung

study-review-means = Was die Zeilen bedeuten
study-review-even-about = Vor den ersten Karten können alle dasselbe erwarten.
study-review-own-about = Das Gespielte, verglichen mit dem besten gefundenen Zug. In der Tabelle hinterlegt.
study-review-other-about = Was dir die Fehler der anderen gebracht oder genommen haben.
study-review-luck-about = Aufgedeckte Karten, verglichen mit denen, die hätten kommen können. Auch die Zugreihenfolge zählt.
study-review-correction-about = Worin die Engine ihre Meinung geändert hat: Später sieht sie mehr. Das ist niemandes Verdienst.

study-review-accuracy-of = Genauigkeit von 0 bis 100
study-review-accuracy-about = 100 heißt: keine Entscheidung kostete Siegchance. Eine, die 10 % verliert, zählt etwa 64.
study-review-inaccuracies = Fehler: 5 bis { NUMBER($share, style: "percent") }
study-review-blunders = Schwere Fehler: { NUMBER($share, style: "percent") } und mehr
study-review-depth = { $count } Simulationen je Entscheidung, nur mit dem, was alle sahen.
