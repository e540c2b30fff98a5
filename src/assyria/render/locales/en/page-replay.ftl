# Replay, and the end of a game.

page-replay = Replay
page-replay-open = Replay a game
page-replay-open-text = Drop a record here or choose one: a game downloaded here or written by the assyria command.
page-replay-choose = Choose a file …
page-replay-other = Another file …
page-replay-bad = This record can’t be replayed
page-replay-setup = Set-up
page-replay-at = Move { $at } of { $last }
page-replay-turn = Reign { $reign }, turn { $turn }
page-replay-played = { $name }: { $move }
page-replay-events = What happened
page-replay-bar = Position in the game
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
page-replay-done = Back to the game
page-replay-link-long = Copy a link to this move
page-replay-log = Log
page-replay-scores = Scores
page-replay-analysis = Analysis
page-replay-review = Review
page-replay-what-if = What if?
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
page-replay-key-analysis = analysis (games played at a table)
page-replay-key-review = review
page-replay-key-mistake = next mistake, previous mistake (review)
page-replay-key-what-if = what if (finished games and files)
page-replay-key-swipe = Touch screen: swipe left or right on the board.

page-analysis-thinking = The engine is analysing this position …
page-analysis-move = Best: { $move }.
page-analysis-expected = Expected result
page-analysis-share = win chance
page-analysis-best = Best moves for { $name }
page-analysis-played = played
page-analysis-visits = { $count } simulations
page-analysis-line = Likely continuation
page-analysis-about = { $count } simulations, knowing only what everyone saw.

page-shared = Shared games
page-shared-keep = Keep and share
page-shared-kept = Kept on this server
page-shared-means = Anyone with the link can replay this game.
page-shared-link = Link to this game
page-shared-until = Kept until { $date }. You can remove it in the settings.
page-shared-remove-of = Remove the game of { $name }
page-shared-remove-title = Remove this game?
page-shared-remove-means = Its link leads nowhere from then on.

page-end-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
page-end-lead = { $points } points, { $lead } ahead of { $name }
page-end-level-up = You beat this level. Next time: level { $level }.
page-end-level = Next time: level { $level }.
page-end-level-play = Play level { $level }
page-end-agreed-counted = Ended by agreement: the points of then decide.
page-end-agreed-uncounted = Ended by agreement: nobody wins.
page-end-ended = The game was ended
page-end-resigned = Everyone else resigned.
page-end-place = Place
page-end-points = points
page-end-won = winner
page-end-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
page-end-ways = What next
page-end-rematch = Play again
page-end-rematch-yes = { $count ->
    [one] { $names } plays again.
   *[other] { $names } play again.
}
page-end-rematch-declined = { $count ->
    [one] { $names } does not play on.
   *[other] { $names } do not play on.
}
page-end-rematch-mine-no = You said that you do not play on.
page-end-rematch-no = No, thank you
page-end-rematch-go = To the new game
page-end-replay = Replay
page-end-review = Review the game
page-end-board = See the board
page-end-check = Check the deal
page-end-record = Download record
page-end-breakdown = Where the points came from
page-end-bars = The points of each player by source, as bars. The table below has the same numbers.
page-end-total = Total
page-end-lines = Score over time
page-end-reign = Reign { $reign }
page-end-after-start = At the start
page-end-after-turn = After turn { $turn } of reign { $reign }
page-end-after-flood = After the flood of reign { $reign }
page-end-highlights = Highlights

page-highlight-comeback = Comeback
page-highlight-comeback-what = last after the second flood, { $count ->
    [one] { $count } point behind
   *[other] { $count } points behind
}
page-highlight-close = Close finish
page-highlight-close-what = only { $count ->
    [one] { $count } point apart
   *[other] { $count } points apart
}
page-highlight-turn = Best turn
page-highlight-turn-what = { $count ->
    [one] { $count } point
   *[other] { $count } points
} in reign { $reign }, turn { $turn }
page-highlight-flood = Best flood
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
page-highlight-fed-what = Nobody lost a hut to hunger.
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
    [0] in front from start to end
    [one] changed hands once
   *[other] changed hands { $count } times
}

page-fair = Was the deal fair?
page-fair-fair = The deal was fair: every shuffle follows from the secret that was promised.
page-fair-no-commitment = Unproven: nothing was promised for this game.
page-fair-no-secret = Unproven: the secret has not been revealed. It is revealed when the game is over.
page-fair-wrong-secret = Not fair: the secret does not fit the promise.
page-fair-wrong-deal = Not fair: { $where } is not what the secret gives.
page-fair-malformed = Not fair: the proof can’t be read ({ $where }).
page-fair-other-promise = Not fair: this browser saw another promise during the game.
page-fair-other-cards = Not fair: the cards at the table were not those of the record ({ $where }).
page-fair-cannot-check = This browser can only check over HTTPS or on the server’s own machine. Use the command below.
page-fair-compared = This browser saw the same promise during the game.
page-fair-not-compared = This browser did not watch the game. Compare the promise with someone who did.
page-fair-commitment = The promise (commitment of the secret):
page-fair-limits = This proves that no card was changed after the game began. It does not prove that nobody peeked.
page-fair-terminal = The same in a terminal:
