# Replay, and the end of a game.

page-replay = Replay
page-replay-open = Replay a game
page-replay-open-text = Drop a record file here, or choose one: a game that was downloaded here or written by the assyria command.
page-replay-choose = Choose a file …
page-replay-other = Another file …
page-replay-bad = This cannot be replayed
page-replay-setup = Set-up
page-replay-at = Move { $at } of { $last }
page-replay-turn = Reign { $reign }, turn { $turn }
page-replay-played = { $name }: { $move }
page-replay-told = What happened
page-replay-bar = Where in the game
page-replay-moving = Move through the game
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-back-move = One move back
page-replay-on-move = One move forward
page-replay-back-turn = One turn back
page-replay-on-turn = One turn forward
page-replay-back-reign = One reign back
page-replay-on-reign = One reign forward
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-again = Again
page-replay-done = On with the game
page-replay-link-long = Copy a link to this move
page-replay-log = Log
page-replay-scores = Scores
page-replay-analysis = Analysis
page-replay-board = The board at this move
page-replay-panels = The table at this move
page-replay-columns = Sown
page-replay-court = Court
page-replay-offerings = Offerings
page-replay-keys = Keys
page-replay-key-move = one move back, one move forward
page-replay-key-turn = one turn back, one turn forward
page-replay-key-reign = one reign back, one reign forward
page-replay-key-ends = to the beginning, to the end
page-replay-key-play = play, pause
page-replay-key-log = log
page-replay-key-analysis = analysis of a game that was played at a table
page-replay-key-swipe = On a touch screen: swipe over the board to the left or right.

page-analysis-thinking = The search is looking at this position …
page-analysis-expected = What everyone can expect
page-analysis-share = of the victory
page-analysis-best = Best for { $name }
page-analysis-played = played
page-analysis-visits = { $count } tries
page-analysis-line = How it may go on
page-analysis-about = After { $count } games tried out from here, knowing only what everybody saw.

page-end-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
page-end-lead = { $points } points, { $lead } ahead of { $name }
page-end-resigned = The others have given up.
page-end-place = Place
page-end-points = points
page-end-won = winner
page-end-ways = What next
page-end-rematch = Play again
page-end-rematch-asked = { $name } would like to play again with you.
page-end-rematch-yes = Play again
page-end-rematch-no = No, thank you
page-end-rematch-go = To the new game
page-end-replay = Replay
page-end-board = See the board
page-end-check = Check the deal
page-end-record = Download record
page-end-breakdown = Where the points came from
page-end-bars = The points of each player by source, as bars. The same numbers stand in the table below.
page-end-total = Total
page-end-lines = Score over time
page-end-reign = Reign { $reign }
page-end-after-start = At the start
page-end-after-turn = After turn { $turn } of reign { $reign }
page-end-after-flood = After the flood of reign { $reign }
page-end-highlights = Highlights

page-highlight-comeback = Comeback
page-highlight-comeback-what = was last after the second flood, { $count ->
    [one] { $count } point behind
   *[other] { $count } points behind
}
page-highlight-close = A close end
page-highlight-close-what = only { $count ->
    [one] { $count } point apart
   *[other] { $count } points apart
}
page-highlight-turn = Best turn
page-highlight-turn-what = { $count ->
    [one] { $count } point
   *[other] { $count } points
} in reign { $reign }, turn { $turn }
page-highlight-flood = Best at a reign’s end
page-highlight-flood-what = { $count ->
    [one] { $count } point
   *[other] { $count } points
} at the flood of reign { $reign }
page-highlight-washed = Most washed away
page-highlight-washed-what = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
} at the flood of reign { $reign }
page-highlight-camels = Most camels earned
page-highlight-camels-what = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
page-highlight-starved = Worst famine
page-highlight-starved-what = { $count ->
    [one] { $count } hut starved
   *[other] { $count } huts starved
}
page-highlight-fed = No famine
page-highlight-fed-what = Nobody lost a hut to hunger in the whole game.
page-highlight-wells = Most wells
page-highlight-wells-what = { $count ->
    [one] { $count } well
   *[other] { $count } wells
}
page-highlight-tiles = Greatest builder
page-highlight-tiles-what = { $count ->
    [one] { $count } ziggurat tile
   *[other] { $count } ziggurat tiles
}
page-highlight-court = Most often at court
page-highlight-court-what = { $count ->
    [one] { $count } hut
   *[other] { $count } huts
}
page-highlight-leads = The lead
page-highlight-leads-what = { $count ->
    [0] in front from the beginning to the end
    [one] changed hands once
   *[other] changed hands { $count } times
}

page-fair = Was the deal fair?
page-fair-fair = The deal was fair: every shuffle follows from the secret that was promised.
page-fair-no-commitment = Unproven: nothing was promised for this game.
page-fair-no-secret = Unproven: the secret behind the promise has not been told. That is done when the game is over.
page-fair-wrong-secret = Not fair: the secret does not fit the promise.
page-fair-wrong-deal = Not fair: { $where } is not what the secret gives.
page-fair-malformed = Not fair: the proof is garbled ({ $where }).
page-fair-other-promise = Not fair: the promise is not the one that this browser saw while the game was played.
page-fair-other-cards = Not fair: other cards came at the table than stand in the record ({ $where }).
page-fair-cannot-check = This browser cannot check it here: its cryptography works only over HTTPS or on the server’s own machine. The command below can.
page-fair-compared = And the promise is the one that this browser saw earlier, while the game was played.
page-fair-not-compared = This browser did not watch the game. Compare the promise with the one that somebody saw then.
page-fair-commitment = The promise, the commitment of the secret:
page-fair-limits = It proves that no card was changed after the game began. It does not prove that nobody peeked.
page-fair-terminal = The same in a terminal:
