# Was jetzt zu entscheiden ist und was die Möglichkeiten bringen.

prompt-start = Wähle ein Startfeld für deine erste Zikkurat-Basis.
prompt-draft = Nimm eine der aufgedeckten Karten.
prompt-harvest = Nimm eine Kolonne mit ihren Karten. Je weiter links, desto früher bist du in der Spielreihenfolge dran.
prompt-huts = Setze { $left ->
    [one] deine letzte neue Hütte
   *[other] eine Hütte (noch { $left })
}: Wähle ein Feld neben einer deiner Hütten oder Zikkurats.
prompt-supply-card = Versorge deine Hütten: Wähle, welche Karte du spielst.
prompt-supply-hut = { $card } versorgt noch { $left ->
    [one] eine Hütte
   *[other] { $left } Hütten
}: Wähle, welche.
prompt-wells = Grabe einen Brunnen oder lass es gut sein.
prompt-actions = Du kannst { $camels } ausgeben: Wähle eine Aktion oder lass es gut sein.
prompt-over = Die Partie ist zu Ende.

choice-start = hier beginnen: { $food }, { $region }
choice-draft = { $card } nehmen
choice-harvest = { $cards } nehmen
choice-hut = { $food }, { $region }: { $gain }
choice-hut-hungry = { $food }, { $region }: { $gain }, aber noch keine Nahrung dafür
choice-feed = versorgt { $count ->
    [one] { $huts }
   *[other] { $count } Hütten: { $huts }
}
choice-feed-some = versorgt { $symbols } von { $huts }
choice-supply = { $food }, { $region }
choice-well = ein Brunnen: { $points }
choice-build = eine neue Zikkurat für { $camels }
choice-extend = Stufe { $level } für { $camels }
choice-court = { $dignitary }: eine Hütte für { $camels }, Einfluss { $influence }
choice-offer = ein Schritt für { $camels }: dann ×{ $multiplier }
choice-buy = { $card } für { $camels } kaufen
choice-done = fertig
