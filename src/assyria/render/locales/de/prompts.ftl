# Was jetzt zu entscheiden ist und was die Möglichkeiten bringen.

prompt-start = Wähle ein Startfeld für deine erste Zikkurat.
prompt-draft = Nimm eine dieser Karten.
prompt-harvest = Nimm eine Kolonne. Weiter links bist du früher dran.
prompt-huts = { $left ->
    [one] Setze deine letzte Hütte neben etwas Eigenes.
   *[other] Setze eine Hütte neben etwas Eigenes (noch { $left }).
}
prompt-supply-card = Versorge deine Hütten: Spiel eine Karte.
prompt-supply-hut = Wähle noch { $left ->
    [one] { $left } Hütte
   *[other] { $left } Hütten
} für die Karte { $card }.
prompt-wells = Grabe einen Brunnen oder beende das Graben.
prompt-actions = { $camels } zum Ausgeben: Wähle eine Aktion oder beende deinen Zug.
prompt-over = Die Partie ist zu Ende.

choice-start = { $food }, { $region }
choice-hut = +{ $gain }
choice-hut-hungry = +{ $gain }, noch keine Nahrung
choice-feed = { $card } für { $huts }
choice-feed-some = { $card } für { $symbols } von { $huts }
choice-well = Brunnen bei { $site }: { $points }
choice-build = eine Zikkurat bauen für { $camels }
choice-extend = auf Stufe { $level } erweitern für { $camels }
choice-court = { $dignitary } für { $camels }, Einfluss { $influence }
choice-offer = eine Opfergabe für { $camels }: dann ×{ $multiplier }
choice-buy = { $card } für { $camels } kaufen
choice-done = fertig
choice-keyed = { $keys }: { $text }
