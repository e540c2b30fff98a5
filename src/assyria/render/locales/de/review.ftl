# Rückblicke auf ganze Partien im Terminal.

cli-review = Blickt auf eine ganze Partie zurück: wer durch Entscheidungen und durch Karten Siegchance gewann und verlor, und die teuersten Entscheidungen aller.
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
cli-review-accuracy = Genauigkeit
cli-review-costliest = Teuerste Entscheidungen von { $name }
cli-review-none = keine
cli-review-mistake = Nach { $move } Zügen (Herrschaftszeit { $reign }, Runde { $turn }): { $played }. Besser: { $best } (+{ $loss }): { $why }
cli-review-reason = { $what } { $points }
