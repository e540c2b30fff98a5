# Was geschah. Die Felder eines Ereignisses sind die Werte; eine Liste hat ihre Länge neben sich ($cards, $cards_n).

event-order-drawn = Ausgeloste Spielreihenfolge: { $order }.
event-turn-began = Herrschaftszeit { $reign }, Runde { $turn }: Die Expansionskarte zeigt eine { $expansion }.
event-reshuffled = Der Stapel ist leer: Der Ablagestapel wird zu einem neuen gemischt ({ $cards }).
event-sown = Saat, von links nach rechts: { $columns }.
event-started = { $seat } beginnt auf { $at }.
event-draft-shown = Aufgedeckt für die Startauswahl: { $cards }.
event-drafted = { $seat } nimmt die Karte { $card }.
event-draft-discarded = Von der Startauswahl übrig und abgelegt: { $cards }.
event-harvested = { $seat } erntet Kolonne { $column }: { $cards }.
event-order-changed = Neue Spielreihenfolge: { $order }.
event-hut-placed = { $seat } setzt eine Hütte auf { $at }.
event-huts-unplaced = { $seat } findet kein Feld für { $huts }.
event-card-played = { $seat } spielt die Karte { $card }.
event-huts-fed = { $seat } versorgt { $huts } mit der Karte { $card }.
event-starved = Hungersnot: { $seat } verliert { $huts }.
event-well-dug = { $seat } gräbt einen Brunnen bei { $site }.
event-camels-earned = { $seat } bekommt { $camels } von den Flüssen{ $lost ->
    [0] .
    [one] ; { $lost } weiteres verfällt.
   *[other] ; { $lost } weitere verfallen.
}
event-scored = { $seat } bekommt { $points } ({ $source }).
event-ziggurat-built = { $seat } baut für { $camels } eine Zikkurat auf { $at }.
event-ziggurat-extended = { $seat } erweitert für { $camels } die Zikkurat auf { $at }: jetzt Stufe { $level }.
event-hut-at-court = { $seat } schickt für { $camels } eine Hütte nach Assur: { $dignitary }, Platz { $space }.
event-offering-made = { $seat } bringt für { $camels } eine Opfergabe dar: jetzt ×{ $multiplier }.
event-card-bought = { $seat } kauft für { $camels } die Karte { $card }.
event-turn-ended = Ende von Runde { $turn } in Herrschaftszeit { $reign }{ $discarded_n ->
    [0] .
   *[other] ; abgelegt: { $discarded }.
}
event-flooded = Hochwasser: { $seat } nimmt { $huts } zurück ins Lager.
event-court-ranked = Assur, Rang { $place }: { $seat } mit Einfluss { $influence } ({ $huts }){ $cards_n ->
    [0] ; für diesen Rang bleibt keine Karte.
    [one] , gewertet wird die Karte { $cards }.
   *[other] , gewertet werden die Karten { $cards }.
}{ $ahead_by ->
    [huts] {" "}Den Gleichstand entscheiden mehr Hütten bei Hofe.
    [highest] {" "}Den Gleichstand entscheidet die höher stehende Hütte.
   *[other] {""}
}
event-plow-granted = { $seat } bekommt vom mittleren Würdenträger einen Pflug.
event-court-camels = { $seat } bekommt vom unteren Würdenträger { $camels }{ $lost ->
    [0] .
    [one] ; { $lost } weiteres verfällt.
   *[other] ; { $lost } weitere verfallen.
}
event-court-left = { $seat } holt { $huts } vom Hof zurück.
event-offerings-counted = Opfergaben: { $seat } zählt { $ziggurats ->
    [one] { $ziggurats } Zikkurat
   *[other] { $ziggurats } Zikkurats
} mal { $multiplier }.
event-game-over = Die Partie ist zu Ende. { $winners_n ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}: { $scores }.
