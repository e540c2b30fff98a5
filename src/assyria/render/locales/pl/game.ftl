# Rzeczy w grze.

seat-0 = Czerwony
seat-1 = Niebieski
seat-2 = Zielony
seat-3 = Żółty

food-grapes = winogrona
food-palm = palma
food-salt = sól
food-barley = jęczmień
food-dates = daktyle

card-grapes = { $symbols ->
    [one] { $symbols } winogrono
    [few] { $symbols } winogrona
   *[other] { $symbols } winogron
}
card-palm = { $symbols ->
    [one] { $symbols } palma
    [few] { $symbols } palmy
   *[other] { $symbols } palm
}
card-salt = { $symbols ->
    [one] { $symbols } sól
    [few] { $symbols } sole
   *[other] { $symbols } soli
}
card-barley = { $symbols ->
    [one] { $symbols } jęczmień
    [few] { $symbols } jęczmienie
   *[other] { $symbols } jęczmieni
}
card-dates = { $symbols ->
    [one] { $symbols } daktyl
    [few] { $symbols } daktyle
   *[other] { $symbols } daktyli
}
card-wild = dzika karta
card-plow = karta Roli

region-upper = górna rzeka
region-lower = dolna rzeka
region-fertile = region żyzny
region-arid = region jałowy

dignitary-higher = wyższy dostojnik
dignitary-middle = zwykły dostojnik
dignitary-lower = niższy dostojnik

source-huts = chaty
source-ziggurats = zigguraty
source-wells = studnie
source-influence = wpływy
source-higher = wyższy dostojnik
source-offerings = dary
source-plow = karta Roli
source-camels = wielbłądy

phase-start = pola startowe
phase-draft = początkowy wybór kart
phase-harvest = zbiory
phase-huts = nowe chaty
phase-supply = wyżywienie
phase-wells = studnie
phase-actions = akcje
phase-over = koniec gry

# Te zwroty stoją w bierniku: „za 1 wielbłąda”, „ma 1 chatę”.
n-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
n-camels = { $count ->
    [one] { $count } wielbłąda
    [few] { $count } wielbłądy
    [many] { $count } wielbłądów
   *[other] { $count } wielbłąda
}
n-huts = { $count ->
    [one] { $count } chatę
    [few] { $count } chaty
    [many] { $count } chat
   *[other] { $count } chaty
}
n-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

# Te dwa stoją same, w mianowniku.
n-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
n-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
nothing = nic
