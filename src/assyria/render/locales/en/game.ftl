# Things of the game.

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow

food-grapes = grapes
food-palm = palm
food-salt = salt
food-barley = barley
food-dates = dates

card-grapes = { $symbols ->
    [one] { $symbols } grape
   *[other] { $symbols } grapes
}
card-palm = { $symbols ->
    [one] { $symbols } palm
   *[other] { $symbols } palms
}
card-salt = { $symbols } salt
card-barley = { $symbols } barley
card-dates = { $symbols ->
    [one] { $symbols } date
   *[other] { $symbols } dates
}
card-wild = wild
card-plow = plow

region-upper = upper river
region-lower = lower river
region-fertile = fertile land
region-arid = arid land

dignitary-higher = higher dignitary
dignitary-middle = middle dignitary
dignitary-lower = lower dignitary

source-huts = huts
source-ziggurats = ziggurats
source-wells = wells
source-influence = influence
source-higher = higher dignitary
source-offerings = offerings
source-plow = plow
source-camels = camels

phase-start = start spaces
phase-draft = draft
phase-harvest = harvest
phase-huts = new huts
phase-supply = supply
phase-wells = wells
phase-actions = actions
phase-over = end

n-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
n-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
n-huts = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
}
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
n-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
nothing = nothing
