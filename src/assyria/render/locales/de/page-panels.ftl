# Die Tafeln um den Spielplan.

page-panel-bot = Bot
page-panel-away = abwesend
page-panel-gone-now = gerade gegangen
page-panel-gone-minutes = seit { $minutes } min weg
page-panel-gone-hours = seit { $hours } h weg
page-panel-timed-out = Zeit abgelaufen
page-panel-bot-failed = { $times ->
    [one] der Bot hat einmal versagt
   *[other] der Bot hat { $times }-mal versagt
}
page-panel-bot-plays = { $why }: ein Bot spielt
page-panel-resigned = aufgegeben
page-panel-holiday = im Urlaub
page-panel-holiday-until = im Urlaub bis { $date }
page-panel-until = bis { $date }
page-panel-player = { $name } ({ $colour })
page-panel-deciding = am Zug
page-panel-place = Platz { $place } in der Spielreihenfolge
page-panel-count = { $what }: { $count }
page-panel-of = { $what }: { $count } von { $most }
page-panel-ziggurats = Zikkurats: { $ziggurats }, Plättchen: { $tiles }
page-panel-tiles = Im Lager: Basen { $base }, Mittelstücke { $centre }, Spitzen { $roof }
page-panel-cards = Karten
page-panel-coming-points = In dieser Runde noch: { $points }
# $lost: Kamele über das Ende der Leiste hinaus.
page-panel-coming-camels = In dieser Runde noch: { $camels }{ $lost ->
    [0] {""}
   *[other] ; über der Grenze, verfallen: { $lost }
}
page-panel-time-left = Restzeit: { $time }
page-panel-days = { $days } T. { $hours } Std.

page-panel-hand = Karten von { $name }
page-panel-hand-empty = keine Karten
page-panel-card-fits = { $card }: { $count ->
    [0] passt zu keiner hungrigen Hütte
    [one] passt zu { $count } hungrigen Hütte
   *[other] passt zu { $count } hungrigen Hütten
}
page-panel-spread = { $card } versorgt noch { $left ->
    [one] eine Hütte
   *[other] { $left } Hütten
}

page-panel-sown = Gesäte Kolonnen
page-panel-sown-order = Die genommenen Kolonnen ergeben von links nach rechts die neue Spielreihenfolge
page-panel-column = Kolonne { $column }: { $cards }
page-panel-taken-by = Genommen von
page-panel-price = { $card }, kostet { $camels }
page-panel-price-plow = Pflug, kostet { $camels }; noch auf dem Plan: { $count }
page-panel-sold-out = ausverkauft

page-panel-calendar = Herrschaftszeiten und Runden
page-panel-turn-over = Runde { $turn }: vorbei
page-panel-turn-past = Runde { $turn }: je { $huts }
page-panel-turn-now = Runde { $turn }, jetzt: je { $huts }
page-panel-turn-ahead = Runde { $turn }: Karte noch verdeckt
page-panel-bonus = Bonuskarte: zählt bei Hofe als { $value }
page-panel-flood = Hochwasser
page-panel-flood-effect = Hochwasser: Flusshütten zurück ins Lager, Hof und Opfergaben werden gewertet

page-panel-rank-higher = Oberer
page-panel-rank-middle = Mittlerer
page-panel-rank-lower = Unterer
page-panel-court-empty = noch niemand da
page-panel-influence-gains = Einfluss jetzt. Beim Hochwasser bringt mehr Einfluss mehr Expansionskarten
page-panel-reward-points = { $points } Punkte für { $huts } Hütten
page-panel-reward-plow = ein Pflug, falls du keinen hast
page-panel-reward-camels = { $camels } je Hütte
page-panel-dignitary = { $dignitary }: Eine Hütte kostet { $camels }, Einfluss { $influence }. Beim Hochwasser: { $reward }. Freie Plätze: { $free }. Dort: { $names }

page-panel-offerings-at-flood = beim Hochwasser: × Zikkurats
page-panel-offering-space = ×{ $multiplier }: { $names }

page-panel-draft-order = Wer als Letztes an der Reihe ist, wählt zuerst.

page-panel-supplies = Vorräte
page-panel-plows = Pflüge auf dem Plan
page-panel-undealt = Karten, die noch kommen
page-panel-discard = Ablagestapel
