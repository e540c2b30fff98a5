# The first-game guide, and the keys.

page-guide = Hint
page-guide-step = Hint { $step } of { $steps }
page-guide-got-it = Got it
page-guide-next = Next
page-guide-off = No more hints
page-guide-is-off = No more hints. The settings bring them back.

page-guide-title-start = Where to begin
page-guide-title-draft = Your first card
page-guide-title-harvest = Harvest
page-guide-title-huts = New huts
page-guide-title-supply = Feeding
page-guide-title-wells = Wells
page-guide-title-actions = Actions
page-guide-title-flood = Flood
page-guide-title-over = The last count

page-guide-start-prompt = Welcome! This line always says what to do now. Whatever is lit can be chosen; touch anything else and you are told why not.
page-guide-start-board = Your tribe spreads hex by hex from its first ziggurat. Look for a start with a river close by for camels and green land within reach for points, and with food around it that you can get.
page-guide-draft-columns = A card feeds huts that stand on its food. Take one whose food lies around your ziggurat; a wild card feeds a hut anywhere.
page-guide-harvest-columns = Take one column. Left: less food, but you go first and get the best hexes. Right: more food, but the others settle before you.
page-guide-harvest-hand = Every hut eats the food of its hex, every turn. So choose what the hexes around you show; what you do not need now you keep for later.
page-guide-huts-board = Huts go next to your own. Every turn a hut brings { $fertile } on green land, and { $arid } on sand. Ground that you hold early pays again and again.
page-guide-huts-camels = A hut on a river brings no points but camels: { $first } for the first on each river, { $further } for each further one. Camels pay for everything else. At the end of the reign the flood sends these huts home.
page-guide-huts-hand = Feed what you place: a hut without food goes home at once and brings nothing. The best hex is one whose food you hold.
page-guide-supply-hand = Play a card: each symbol feeds one hut on that food. A hut that gets nothing goes back to your stock. If in doubt, let the page propose who is fed (key F).
page-guide-wells-board = Three of your huts meet at a corner outside the green land: a well there is free and brings points at once, { $wells } in the three reigns. The price: no ziggurat can be built beside it any more.
page-guide-actions-camels = Now you spend camels. You never hold more than { $limit }, so a full track loses what comes next. What you keep is worth little in the end: one point for { $pair }.
page-guide-actions-board = A ziggurat replaces a hut on land. It needs no food, no flood takes it, each of its tiles brings { $tile } every turn and again at the end, and offerings multiply it. The sooner it stands, the more it pays.
page-guide-actions-court = Send huts from your stock to court. At the flood the most influential tribe scores all expansion cards of the reign, the next ones less; whoever is not there scores nothing. Often one more hut than the neighbour is enough.
page-guide-actions-offerings = Each step costs a camel. At the flood your ziggurats are counted, times the number you have reached. Two or three ziggurats make that worth while.
page-guide-actions-confirm = You may do several things, or nothing. Until you confirm you can undo it all; then end your turn here.
page-guide-flood-board = The reign is over. Huts on the rivers go home; those on land, ziggurats and wells stay. Next turn the rivers are free again: be early.
page-guide-flood-court = The court pays by influence: points, then its gifts of points, plows and camels. After that the huts come home, and everybody starts again from nothing.
page-guide-flood-offerings = Ziggurats times offerings are scored, then every disc goes back to ×0. In the next reign it is worth climbing again.
page-guide-over-prompt = One last count: ziggurat tiles once more, plows, and one point for { $pair }. Most points win. Look where yours came from: that is where to begin next time.

page-keys = Keys
page-keys-board = On the board
page-keys-turn = Your turn
page-keys-look = To look things up
page-keys-arrows = walk the hexes
page-keys-choose = choose
page-keys-next = next lit place
page-keys-previous = previous lit place
page-keys-undo = undo
page-keys-restart = restart the turn
page-keys-confirm = confirm the turn
page-keys-feed = propose who is fed
page-keys-log = log
page-keys-chat = chat
page-keys-since = since my last move
page-keys-guide = hint for what is to be done now
page-keys-quick = quick card
page-keys-list = this list
page-keys-close = close what is open
