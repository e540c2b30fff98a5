# Was der Trainer zu einer Partie, zu Stellen darin und zu Zügen sagt.

coach-verdict-excellent = Hervorragend
coach-verdict-best = Bester Zug
coach-verdict-fine = Gut
coach-verdict-slip = Ungenauigkeit
coach-verdict-mistake = Fehler
coach-verdict-blunder = Grober Fehler

coach-headline-no-court = { $who ->
    [you] Du hattest
   *[other] { $name } hatte
} keine Hütten am Hof, als das Hochwasser kam; { $rival } holte dort { $theirs } Punkte.
coach-headline-no-wells = { $who ->
    [you] Du hast
   *[other] { $name } hat
} keine Brunnen gegraben; { $rival } holte damit { $theirs } Punkte.
coach-headline-behind-court = { $rival } holte am Hof { $theirs } Punkte, { $who ->
    [you] du
   *[other] { $name }
} nur { $mine }.
coach-headline-behind-wells = { $rival } holte mit Brunnen { $theirs } Punkte, { $who ->
    [you] du
   *[other] { $name }
} nur { $mine }.
coach-headline-behind-ziggurats = { $rival } holte mit Zikkurats { $theirs } Punkte, { $who ->
    [you] du
   *[other] { $name }
} nur { $mine }.
coach-headline-behind-huts = { $rival } holte mit Hütten { $theirs } Punkte, { $who ->
    [you] du
   *[other] { $name }
} nur { $mine }.
coach-headline-behind-offerings = { $rival } holte mit Opfergaben { $theirs } Punkte, { $who ->
    [you] du
   *[other] { $name }
} nur { $mine }.
coach-headline-behind-camels = { $rival } holte mit Kamelen und Pflug { $theirs } Punkte, { $who ->
    [you] du
   *[other] { $name }
} nur { $mine }.
coach-headline-ahead-court = { $who ->
    [you] Du hast
   *[other] { $name } hat
} am Hof { $mine } Punkte geholt, { $rival } nur { $theirs }.
coach-headline-ahead-wells = { $who ->
    [you] Du hast
   *[other] { $name } hat
} mit Brunnen { $mine } Punkte geholt, { $rival } nur { $theirs }.
coach-headline-ahead-ziggurats = { $who ->
    [you] Du hast
   *[other] { $name } hat
} mit Zikkurats { $mine } Punkte geholt, { $rival } nur { $theirs }.
coach-headline-ahead-huts = { $who ->
    [you] Du hast
   *[other] { $name } hat
} mit Hütten { $mine } Punkte geholt, { $rival } nur { $theirs }.
coach-headline-ahead-offerings = { $who ->
    [you] Du hast
   *[other] { $name } hat
} mit Opfergaben { $mine } Punkte geholt, { $rival } nur { $theirs }.
coach-headline-ahead-camels = { $who ->
    [you] Du hast
   *[other] { $name } hat
} mit Kamelen und Pflug { $mine } Punkte geholt, { $rival } nur { $theirs }.
coach-headline-shared = { $who ->
    [you] Du teilst
   *[other] { $name } teilt
} den Sieg mit { $rival }.
coach-headline-level = { $who ->
    [you] Du hast
   *[other] { $name } hat
} so viele Punkte wie { $rival }.
coach-headline-broken-off = Die Partie brach ab; so stand sie.
coach-headline-decisive = Das hat die Partie entschieden.
coach-headline-lost = { $who ->
    [you] Deine eigenen Entscheidungen
   *[other] Eigene Entscheidungen von { $name }
} kosteten davon etwa { $lost ->
    [one] { $lost } Punkt.
   *[other] { $lost } Punkte.
}

coach-better = Besser: { $move }. { $why }
coach-praised = Gut gespielt: { $move }. { $why }
coach-compared = Verglichen mit „{ $move }“: { $why }
coach-equal = Genauso gut: { $moves }.
coach-column = Kolonne { $column } nehmen

coach-why-well = { $who ->
    [you] Du gräbst
   *[other] { $name } gräbt
} einen Brunnen bei { $hexes } für { $points } Punkte.
coach-why-settle-before = { $who ->
    [you] Du besetzt
   *[other] { $name } besetzt
} { $hexes } vor { $rival }.
coach-why-feed = { $n ->
    [one] Die Hütte auf { $hexes } verhungert nicht.
   *[other] Die Hütten auf { $hexes } verhungern nicht.
}
coach-why-fewer-starve = { $count ->
    [one] Eine Hütte weniger verhungert.
   *[other] { $count } Hütten weniger verhungern.
}
coach-why-income = { $who ->
    [you] Deine Hütten
   *[other] Die Hütten von { $name }
} bringen in dieser Runde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
coach-why-camels = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $count } Kamele mehr.
coach-why-build = { $who ->
    [you] Du baust
   *[other] { $name } baut
} { $n ->
    [one] eine Zikkurat
   *[other] Zikkurats
} auf { $hexes }.
coach-why-extend = { $who ->
    [you] Du erweiterst
   *[other] { $name } erweitert
} { $n ->
    [one] die Zikkurat
   *[other] die Zikkurats
} auf { $hexes }.
coach-why-court = { $who ->
    [you] Du kommst
   *[other] { $name } kommt
} am Hof auf Platz { $place }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
coach-why-higher = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} beim oberen Würdenträger { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
coach-why-offerings = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} für Opfergaben { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
coach-why-plow = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} einen Pflug.
coach-why-order = { $who ->
    [you] Du kommst
   *[other] { $name } kommt
} in der Reihenfolge auf Platz { $place }, nicht auf Platz { $other }.
coach-why-cards = { $who ->
    [you] Du behältst
   *[other] { $name } behält
} { $count } Waren mehr auf der Hand.
coach-why-rival-well = { $rival } gräbt keinen Brunnen bei { $hexes }.
coach-why-well-soon = In der nächsten Runde wird ein Brunnen bei { $hexes } wahrscheinlich.
coach-why-tiles-soon = { $who ->
    [you] Du hast
   *[other] { $name } hat
} bis zur nächsten Runde etwa { $count ->
    [one] { $count } Zikkurat-Teil
   *[other] { $count } Zikkurat-Teile
} mehr.
coach-why-huts-soon = { $who ->
    [you] Du hast
   *[other] { $name } hat
} bis zur nächsten Runde etwa { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
} mehr.
coach-why-court-soon = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} am Hof bis zur nächsten Runde etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
coach-why-offerings-soon = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} für Opfergaben bis zur nächsten Runde etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
coach-why-source = Die Engine erwartet am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr ({ $source }).
coach-why-chance = Damit gewinnt man öfter.
