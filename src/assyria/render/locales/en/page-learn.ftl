# Learning the game: the rules pages, the quick card, a § in a small window.

page-learn = Learn Assyria
page-learn-lead = Get the idea in two minutes, then play a first game with the guide.
page-learn-rules = The rules in full
page-learn-rules-lead = Every paragraph has a number (§). The game names it when it refuses a move.
page-learn-contents = Contents
page-learn-search = Search the rules
page-learn-search-hint = Press / to search
page-learn-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
page-learn-clear = Clear the search
page-learn-previous = Previous
page-learn-next = Next
page-learn-print = Print all the rules
page-learn-print-card = Print this card
page-learn-no-such = There is no §{ $id }. Choose a paragraph from the contents.
page-learn-permalink = Link to §{ $id }
page-learn-play = Play now

page-two = The game in two minutes
page-two-goal = The aim
page-two-goal-text = Score the most points in eight turns. They form three reigns of 2, 3 and 3 turns, and a flood ends each reign.
page-two-harvest = 1. Harvest
page-two-harvest-text = Take a column of food cards. Left: less food, but you play earlier. Right: more food, but you wait.
page-two-huts = 2. Settle
page-two-huts-text = Place as many huts as the expansion card says, each next to your own huts or ziggurats.
page-two-supply = 3. Feed
page-two-supply-text = Feed every hut with the food of its hex. Unfed huts go back to your stock.
page-two-income = 4. Earn
page-two-income-text = Huts on rivers earn camels. A hut scores { $fertile } on fertile land and { $arid } on arid land. Dig a well where three of your huts meet, none on fertile land: { $wells } points by reign.
page-two-ziggurats = 5. Build
page-two-ziggurats-text = Spend camels on ziggurats. They need no food and survive floods, and every tile scores { $tile } each turn.
page-two-court = 6. Win favour
page-two-court-text = Send huts to court and offer camels to the gods. Both score at the flood.
page-two-flood = And then: the flood
page-two-flood-text = After turns 2, 5 and 8, huts on the rivers go back to stock. The court scores by influence, and your ziggurats score times the number under your offering disc.

page-para = Rules { $rule }
page-para-open = Open the rules in a new tab
page-para-back = Back to { $rule }

page-quick = Quick card
page-quick-turn = A turn
page-quick-farming = Farming
page-quick-farming-text = In turn order, each player takes a column. Left to right, they set the new turn order. One column stays for sale.
page-quick-expansion = Expansion
page-quick-expansion-text = One after another: place huts, feed them, take unfed ones back, dig wells, take camels and points.
page-quick-actions = Actions
page-quick-actions-text = One after another: spend camels on as many actions as you can pay for.
page-quick-reigns = Reigns
page-quick-reign = reign
page-quick-turns = turns
page-quick-well-scores = a well
page-quick-wells = { $stock } wells with { $players } players
page-quick-wells-where = Dig wells for free where three of your huts meet: none on fertile land, no well there yet. Ziggurats don’t count as huts.
page-quick-costs = What it costs
page-quick-base = ziggurat base, replaces a hut on land, not beside a well
page-quick-centre = centre on a base
page-quick-roof = roof on a centre
page-quick-offer = offering, one step; at most { $steps } a turn
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
page-quick-limit = You can’t hold more than { $limit }.
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
page-quick-flood-huts = Huts on the rivers go back to stock.
page-quick-flood-court = By influence: the first scores the sum of the reign’s expansion cards.
page-quick-flood-next = Then the highest card is removed, the next scores the rest, and so on.
page-quick-flood-ties = Ties go to more huts at court, then to the highest hut. Without a hut there you don’t score.
page-quick-flood-bonus = With four players, a bonus card of { $value } joins them in reigns 2 and 3.
page-quick-flood-two = With two players: the second scores the lowest card, nothing in the first reign.
page-quick-flood-gifts = The dignitaries’ gifts; then huts at court go back to stock.
page-quick-flood-offerings = Ziggurats × the number under your disc; then back to ×0:
page-quick-end = End, after the third flood
page-quick-end-tile = each ziggurat tile
page-quick-end-plow = a plow
page-quick-end-camels = every { $camels }
page-quick-end-ties = Ties share the victory.
