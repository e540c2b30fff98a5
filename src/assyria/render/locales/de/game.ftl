# Die Dinge des Spiels.

seat-0 = Rot
seat-1 = Blau
seat-2 = Grün
seat-3 = Gelb

food-grapes = Trauben
food-palm = Palme
food-salt = Salz
food-barley = Gerste
food-dates = Datteln

card-grapes = { $symbols ->
    [one] { $symbols } Traube
   *[other] { $symbols } Trauben
}
card-palm = { $symbols ->
    [one] { $symbols } Palme
   *[other] { $symbols } Palmen
}
card-salt = { $symbols } Salz
card-barley = { $symbols ->
    [one] { $symbols } Gerste
   *[other] { $symbols } Gersten
}
card-dates = { $symbols ->
    [one] { $symbols } Dattel
   *[other] { $symbols } Datteln
}
card-wild = Joker
card-plow = Pflug

region-upper = oberer Fluss
region-lower = unterer Fluss
region-fertile = fruchtbares Land
region-arid = wasserarmes Land

dignitary-higher = oberer Würdenträger
dignitary-middle = mittlerer Würdenträger
dignitary-lower = unterer Würdenträger

source-huts = Hütten
source-ziggurats = Zikkurats
source-wells = Brunnen
source-influence = Einfluss
source-higher = oberer Würdenträger
source-offerings = Opfergaben
source-plow = Pflug
source-camels = Kamele

phase-start = Startfelder
phase-draft = Startauswahl
phase-harvest = Ernte
phase-huts = Hütten
phase-supply = Versorgung
phase-wells = Brunnen
phase-actions = Aktionen
phase-over = Ende

n-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
n-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
n-huts = { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
}
n-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
n-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
n-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
nothing = nichts
