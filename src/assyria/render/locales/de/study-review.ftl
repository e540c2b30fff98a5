# Die Auswertung einer ganzen Partie: unterwegs, die Geschichte, Glück und Können, Noten.

page-review-title = Die Partie wird ausgewertet
page-review-starting = Die Engine überfliegt die Partie …
page-review-done = { $done } von { $total } Stellungen
page-review-seconds = noch etwa { $seconds } s
page-review-minutes = noch etwa { $minutes } min
page-review-leave = Sieh dich solange um. Die Auswertung läuft weiter, solange diese Seite offen ist.
page-review-cancel = Abbrechen
page-review-cancelled = Die Auswertung ist nicht fertig.
page-review-start = Partie auswerten
page-review-resume = Auswertung fortsetzen
page-review-retry = Noch einmal versuchen

page-review-story = Überblick
page-review-ledger = Glück, Können
page-review-grades = Noten

page-review-graph = Siegchancen im Lauf der Partie
page-review-previous = Voriger Fehler
page-review-next = Nächster Fehler
page-review-all = Alles markieren, was schiefging

page-review-played-move = Gespielt: { $move }
page-review-best-move = Besser: { $move }
page-review-moments = Was am meisten gekostet hat
page-review-praise = Gut gespielt
page-review-none = Keine Entscheidung hat viel gekostet.
page-review-try = Ausprobieren
page-review-played = Gespielt
page-review-better = Besser
page-review-cost = Zu erwarten: { $points } Punkte, { $share } Siegchance.
page-review-chances = Siegchance: { $played } mit dem gespielten Zug, { $best } mit dem besseren.

page-review-commonest = Dein häufigster Fehler in dieser Partie: { $theme } ({ $count ->
    [one] einmal
   *[other] { $count }-mal
}).
page-review-lesson = Lektion: { $lesson }
page-review-puzzles = Rätsel: { $theme }
page-review-keep = Diese Stellen üben
page-review-kept = Gemerkt. Zu meinen Rätseln

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

page-review-grade-of = Noten von 0 bis 100
page-review-grade-about = 100 heißt: keine Entscheidung kostete Punkte. Die Note sagt, welchen Teil der möglichen Punkte du geholt hast.
page-review-depth = { $count } Simulationen je Entscheidung, nur mit dem, was alle sahen.
