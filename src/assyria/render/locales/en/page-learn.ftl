# Learning the game: the rules pages, the quick card, a § in a small window.

page-learn = Learn Assyria
page-learn-lead = A tribe, two rivers, a desert, and everybody is hungry. Two minutes for the idea, then a first game with hints: that is all it takes.
page-learn-rules = The rules in full
page-learn-rules-lead = Every paragraph has a number (§), and the game names it whenever it refuses something.
page-learn-contents = Contents
page-learn-search = Search the rules
page-learn-search-hint = Press / to search
page-learn-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
page-learn-clear = Clear the search
page-learn-previous = Before
page-learn-next = Next
page-learn-print = Print all the rules
page-learn-print-card = Print this card
page-learn-no-such = There is no §{ $id }. Here is what there is.
page-learn-permalink = Link to §{ $id }
page-learn-play = Play now

page-two = The game in two minutes
page-two-goal = The aim
page-two-goal-text = Lead your tribe through three reigns, eight turns in all. The player with the most points after the third flood wins.
page-two-harvest = 1. Harvest
page-two-harvest-text = Take a column of food cards. On the left there is less food, but you go first; on the right there is more, but you wait.
page-two-huts = 2. Settle
page-two-huts-text = Place as many huts as the expansion card says, each next to something of your own.
page-two-supply = 3. Feed
page-two-supply-text = Every hut eats the food of its hex. A hut that gets nothing goes home.
page-two-income = 4. Earn
page-two-income-text = Huts on the rivers bring camels. On green land a hut brings { $fertile }, on sand { $arid }. Three huts around a corner outside the green land: dig a well, { $wells } points by reign.
page-two-ziggurats = 5. Build
page-two-ziggurats-text = Camels buy ziggurats. They need no food, no flood takes them, and every tile brings { $tile } each turn.
page-two-court = 6. Make friends
page-two-court-text = Send huts to court, offer camels to the gods. Both pay at the flood.
page-two-flood = And then: the flood
page-two-flood-text = At the end of each reign the huts on the rivers go home. The court rewards the most influential, and your ziggurats score times your offerings.

page-para = Rules { $rule }
page-para-open = Open the rules in a new tab
page-para-back = Back to { $rule }

page-quick = Quick card
page-quick-turn = A turn
page-quick-farming = Farming
page-quick-farming-text = In turn order everyone takes a column. Left to right, that is the new turn order. One column stays to buy from.
page-quick-expansion = Expansion
page-quick-expansion-text = One after another: place huts, feed them, unfed ones go home, dig wells, take camels and points.
page-quick-actions = Actions
page-quick-actions-text = One after another: spend camels, as often as you can pay.
page-quick-reigns = Reigns
page-quick-reign = reign
page-quick-turns = turns
page-quick-well-scores = a well
page-quick-wells = { $stock } wells with { $players } players
page-quick-costs = What it costs
page-quick-base = ziggurat base, for a hut on land
page-quick-centre = centre on a base
page-quick-roof = roof on a centre
page-quick-offer = offering, a step; { $steps } a turn at most
page-quick-card-one = food card with one symbol
page-quick-card-more = any other food card, wild
page-quick-cards-limit = One food card a turn. A ziggurat rises one level a turn.
page-quick-points = Points each turn
page-quick-fertile = hut on fertile land
page-quick-arid = hut on arid land
page-quick-river = hut on a river
page-quick-tile = each tile of a ziggurat
page-quick-camels = Camels each turn
page-quick-first = first hut on each river
page-quick-further = each further one there
page-quick-limit = Nobody has more than { $limit }.
page-quick-foods = Foods
page-quick-any = wild, plow: one symbol, for any hut
page-quick-court = Court of Assur
page-quick-influence = influence
page-quick-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
page-quick-gift-points = { $points } points for 1 / 2 / 3 huts
page-quick-gift-plow = a plow, if you have none
page-quick-gift-camels = { $count ->
    [one] { $count } camel a hut
   *[other] { $count } camels a hut
}
page-quick-flood = Flood, after each reign
page-quick-flood-huts = Huts on the rivers go home.
page-quick-flood-court = By influence: the first scores the sum of the reign’s expansion cards, then the highest card goes, and so on.
page-quick-flood-two = With two players: the second scores the lowest card, nothing in the first reign.
page-quick-flood-gifts = The gifts; then the huts at court go home.
page-quick-flood-offerings = Ziggurats × offering; then back to ×0:
page-quick-end = End, after the third flood
page-quick-end-tile = each ziggurat tile
page-quick-end-plow = a plow
page-quick-end-camels = every { $camels }
page-quick-end-ties = Ties share the victory.
