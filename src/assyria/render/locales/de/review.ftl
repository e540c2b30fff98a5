# Rückblicke auf ganze Partien im Terminal.

cli-review = Blickt auf eine ganze Partie zurück: wer durch Entscheidungen und durch Karten Siegchance gewann und verlor, und für alle die Geschichte in wenigen Sätzen.
cli-review-examples =
    Beispiele:
    assyria review partie.json
    assyria review partie.json --json > rueckblick.json
cli-review-bar = Entscheidungen
cli-review-nothing = { $file }: keine Entscheidung da. Spiele erst einige Züge.
cli-review-interrupted = Unterbrochen. Nichts wurde geschrieben; starte neu für den Rückblick.
cli-review-ledger = Siegchance
cli-review-start = Anfang
cli-review-own = eigene Entscheidungen
cli-review-other = Entscheidungen von { $name }
cli-review-luck = Karten
cli-review-correction = Berichtigung der Engine
cli-review-result = Ergebnis
cli-review-grade = Note
cli-review-moment = { $verdict } (Herrschaftszeit { $reign }, Runde { $turn }, nach { $move } Zügen): { $played }. { $text }
cli-review-praise = Lob (Herrschaftszeit { $reign }, Runde { $turn }, nach { $move } Zügen). { $text }
