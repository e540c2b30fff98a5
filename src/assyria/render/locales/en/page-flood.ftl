# The flood as a scene: what happens, one thing after the other.

page-flood = The flood
page-flood-washed = The rivers rise: huts on them go back to stock
page-flood-washed-huts = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
}
page-flood-washed-none = No huts on the rivers.
page-flood-ranking = Court of Assur: influence takes the cards
page-flood-ranking-none = Nobody has a hut at court.
page-flood-gifts = Gifts of the dignitaries
page-flood-gifts-none = No gifts.
page-flood-lost = { $lost } lost over the limit
page-flood-offerings = Offerings: ziggurats × multiplier
page-flood-offerings-none = Nobody made an offering.
page-flood-totals = After the flood
page-flood-totals-none = Nothing changes.
page-flood-final = The game ends: tiles, plow and camels count
page-flood-final-none = Nothing more counts.
page-flood-winner = The winner
page-flood-winner-none = Nobody wins.
page-flood-influence = influence
page-flood-cards = cards { $cards }
page-flood-tie-huts = tie: more huts at court
page-flood-tie-highest = tie: highest hut
page-flood-skip = Skip
page-flood-next = Next
page-keys-flood-skip = Next scene of the flood; else skip to my turn
page-keys-flood = Next scene of the flood
