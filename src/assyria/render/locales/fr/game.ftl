# Les choses du jeu.

seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune

food-grapes = raisin
food-palm = palme
food-salt = sel
food-barley = orge
food-dates = dattes

card-grapes = { $symbols ->
    [one] { $symbols } raisin
   *[other] { $symbols } raisins
}
card-palm = { $symbols ->
    [one] { $symbols } palme
   *[other] { $symbols } palmes
}
card-salt = { $symbols ->
    [one] { $symbols } sel
   *[other] { $symbols } sels
}
card-barley = { $symbols ->
    [one] { $symbols } orge
   *[other] { $symbols } orges
}
card-dates = { $symbols ->
    [one] { $symbols } datte
   *[other] { $symbols } dattes
}
card-wild = joker
card-plow = charrue

region-upper = fleuve du haut
region-lower = fleuve du bas
region-fertile = région fertile
region-arid = région aride

dignitary-higher = dignitaire supérieur
dignitary-middle = dignitaire intermédiaire
dignitary-lower = dignitaire inférieur

source-huts = huttes
source-ziggurats = ziggourats
source-wells = puits
source-influence = influence
source-higher = dignitaire supérieur
source-offerings = offrandes
source-plow = charrue
source-camels = chameaux

phase-start = départ
phase-draft = choix initial
phase-harvest = récolte
phase-huts = nouvelles huttes
phase-supply = ravitaillement
phase-wells = puits
phase-actions = actions
phase-over = fin

n-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
n-camels = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
n-huts = { $count ->
    [one] { $count } hutte
   *[other] { $count } huttes
}
n-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
n-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
n-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
nothing = rien
