# What the coach says of a game, of moments in it, and of moves. docs/review.md says what the values are.

coach-verdict-excellent = Excellent
coach-verdict-best = Best
coach-verdict-fine = Fine
coach-verdict-slip = Slip
coach-verdict-mistake = Mistake
coach-verdict-blunder = Blunder

coach-headline-no-court = { $who ->
    [you] You
   *[other] { $name }
} had no huts at court when the floods came; { $rival } took { $theirs } points there.
coach-headline-no-wells = { $who ->
    [you] You
   *[other] { $name }
} dug no wells; { $rival } took { $theirs } points from them.
coach-headline-behind-court = { $rival } took { $theirs } points at court, { $who ->
    [you] you
   *[other] { $name }
} only { $mine }.
coach-headline-behind-wells = { $rival } took { $theirs } points from wells, { $who ->
    [you] you
   *[other] { $name }
} only { $mine }.
coach-headline-behind-ziggurats = { $rival } took { $theirs } points from ziggurats, { $who ->
    [you] you
   *[other] { $name }
} only { $mine }.
coach-headline-behind-huts = { $rival } took { $theirs } points from huts, { $who ->
    [you] you
   *[other] { $name }
} only { $mine }.
coach-headline-behind-offerings = { $rival } took { $theirs } points from offerings, { $who ->
    [you] you
   *[other] { $name }
} only { $mine }.
coach-headline-behind-camels = { $rival } took { $theirs } points from camels and the plow, { $who ->
    [you] you
   *[other] { $name }
} only { $mine }.
coach-headline-ahead-court = { $who ->
    [you] You
   *[other] { $name }
} took { $mine } points at court, { $rival } only { $theirs }.
coach-headline-ahead-wells = { $who ->
    [you] You
   *[other] { $name }
} took { $mine } points from wells, { $rival } only { $theirs }.
coach-headline-ahead-ziggurats = { $who ->
    [you] You
   *[other] { $name }
} took { $mine } points from ziggurats, { $rival } only { $theirs }.
coach-headline-ahead-huts = { $who ->
    [you] You
   *[other] { $name }
} took { $mine } points from huts, { $rival } only { $theirs }.
coach-headline-ahead-offerings = { $who ->
    [you] You
   *[other] { $name }
} took { $mine } points from offerings, { $rival } only { $theirs }.
coach-headline-ahead-camels = { $who ->
    [you] You
   *[other] { $name }
} took { $mine } points from camels and the plow, { $rival } only { $theirs }.
coach-headline-shared = { $who ->
    [you] You share
   *[other] { $name } shares
} the victory with { $rival }.
coach-headline-level = { $who ->
    [you] You have
   *[other] { $name } has
} as many points as { $rival }.
coach-headline-broken-off = The game broke off; this is how it stood.
coach-headline-decisive = That was the game.
coach-headline-lost = { $who ->
    [you] Your own decisions
   *[other] { $name }’s own decisions
} cost about { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} of that.

coach-better = Better: { $move }. { $why }
coach-praised = Well played: { $move }. { $why }
coach-compared = Compared with “{ $move }”: { $why }
coach-equal = Just as good: { $moves }.
coach-column = take column { $column }

coach-why-well = { $who ->
    [you] You dig
   *[other] { $name } digs
} a well at { $hexes } for { $points } points.
coach-why-settle-before = { $who ->
    [you] You settle
   *[other] { $name } settles
} { $hexes } before { $rival }.
coach-why-feed = { $n ->
    [one] The hut on { $hexes } does not starve.
   *[other] The huts on { $hexes } do not starve.
}
coach-why-fewer-starve = { $count ->
    [one] One hut fewer starves.
   *[other] { $count } fewer huts starve.
}
coach-why-income = { $who ->
    [you] Your huts
   *[other] { $name }’s huts
} score { $points ->
    [one] { $points } point
   *[other] { $points } points
} more this turn.
coach-why-camels = { $who ->
    [you] You earn
   *[other] { $name } earns
} { $count } more camels.
coach-why-build = { $who ->
    [you] You build
   *[other] { $name } builds
} { $n ->
    [one] a ziggurat
   *[other] ziggurats
} on { $hexes }.
coach-why-extend = { $who ->
    [you] You extend
   *[other] { $name } extends
} { $n ->
    [one] the ziggurat
   *[other] the ziggurats
} on { $hexes }.
coach-why-court = { $who ->
    [you] You come
   *[other] { $name } comes
} { $place ->
    [1] first
    [2] second
    [3] third
   *[other] last
} at court: { $points ->
    [one] { $points } more point.
   *[other] { $points } more points.
}
coach-why-higher = { $who ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} at the higher dignitary.
coach-why-offerings = { $who ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for offerings.
coach-why-plow = { $who ->
    [you] You get
   *[other] { $name } gets
} a plow.
coach-why-order = { $who ->
    [you] You come
   *[other] { $name } comes
} { $place ->
    [1] first
    [2] second
   *[other] third
} in the turn order, not { $other ->
    [2] second
    [3] third
   *[other] last
}.
coach-why-cards = { $who ->
    [you] You keep
   *[other] { $name } keeps
} { $count } more symbols of food in hand.
coach-why-rival-well = { $rival } digs no well at { $hexes }.
coach-why-well-soon = Next turn a well at { $hexes } is likely.
coach-why-tiles-soon = { $who ->
    [you] You get
   *[other] { $name } gets
} about { $count ->
    [one] { $count } more ziggurat tile
   *[other] { $count } more ziggurat tiles
} by next turn.
coach-why-huts-soon = { $who ->
    [you] You keep
   *[other] { $name } keeps
} about { $count ->
    [one] { $count } more hut
   *[other] { $count } more huts
} by next turn.
coach-why-court-soon = { $who ->
    [you] You score
   *[other] { $name } scores
} about { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} at court by next turn.
coach-why-offerings-soon = { $who ->
    [you] You score
   *[other] { $name } scores
} about { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for offerings by next turn.
coach-why-source = The engine expects { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} in the end ({ $source }).
coach-why-chance = It wins more often.
