# The flood as a scene: what happens, one thing after the other.

page-flood = Powódź
page-flood-washed = Rzeki wzbierają: chaty na nich wracają do rezerwy
page-flood-washed-huts = { $count ->
    [one] { $count } chata
    [few] { $count } chaty
    [many] { $count } chat
   *[other] { $count } chaty
}
page-flood-washed-none = Na rzekach nie ma chat.
page-flood-ranking = Dwór Assur: wpływy biorą karty
page-flood-ranking-none = Nikt nie ma chaty na dworze.
page-flood-gifts = Podarunki dostojników
page-flood-gifts-none = Brak podarunków.
page-flood-lost = { $lost ->
    [few] { $lost } przepadają ponad limit
   *[other] { $lost } przepada ponad limit
}
page-flood-offerings = Dary: zigguraty × mnożnik
page-flood-offerings-none = Nikt nie złożył darów.
page-flood-totals = Po powodzi
page-flood-totals-none = Nic się nie zmienia.
page-flood-final = Koniec gry: liczą się poziomy, karta Roli i wielbłądy
page-flood-final-none = Nic więcej się nie liczy.
page-flood-winner = Zwycięstwo
page-flood-winner-none = Nikt nie wygrywa.
page-flood-influence = wpływy
page-flood-cards = karty { $cards }
page-flood-tie-huts = remis: więcej chat na dworze
page-flood-tie-highest = remis: najwyższa chata
page-flood-skip = Pomiń
page-flood-next = Dalej
page-keys-flood-skip = Następna scena powodzi, a bez niej przejście do mojej tury
page-keys-flood = Następna scena powodzi
