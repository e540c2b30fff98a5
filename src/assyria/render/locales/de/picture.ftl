# Was das Bild einer Stellung sagt, außer den Namen der Dinge.
picture-title = Assyria
picture-story = Herrschaftszeit { $reign }, Runde { $turn }. { $scores }.
picture-story-over = Die Partie ist zu Ende. { $scores }.
picture-score = { $name } { $points }

picture-reign = Herrschaftszeit { $reign }
picture-turn = Runde { $turn } · Expansion { $huts }
picture-over = Spielende
picture-bonus = Bonuskarte
picture-order = Spielreihenfolge

# Wer jetzt was entscheidet. $left ist die Zahl der Hütten, die noch zu setzen sind.
picture-now = { $phase ->
    [start] { $name }: ein Startfeld wählen
    [draft] { $name }: eine Karte nehmen
    [harvest] { $name }: eine Kolonne nehmen
    [huts] { $name }: Hütten setzen (noch { $left })
    [supply] { $name }: Hütten versorgen
    [wells] { $name }: Brunnen graben
   *[actions] { $name }: Aktionen
}
picture-won = Sieg: { $name }
picture-shared = Geteilter Sieg: { $name }

picture-points = Punkte
picture-stock = Hütten im Lager
picture-camels = Kamele
picture-plow = Pflug
picture-offerings = Opfergaben
picture-court = Hof von Assur
picture-cost = Kamele: { $camels }, Einfluss: { $influence }
picture-sown = Gesäte Kolonnen
picture-first = zuerst
picture-last = zuletzt
picture-draft = Startauswahl
picture-wells-left = Brunnen: { $wells }
picture-plows-left = Pflüge: { $plows }

picture-out = nicht im Spiel
picture-start = Startfeld
picture-hut = Hütte: { $name }
picture-ziggurat = Zikkurat der Stufe { $level }: { $name }
picture-well = Brunnen { $site }
