# Reviews of whole games in the terminal.

cli-review = Review a whole game: who gained and lost win chance by decisions and by cards, and each player’s story in a few sentences.
cli-review-examples =
    Examples:
    assyria review game.json
    assyria review game.json --json > review.json
cli-review-bar = Decisions
cli-review-nothing = { $file }: no decision to review. Play some moves first.
cli-review-interrupted = Interrupted. Nothing was written; start again to review the game.
cli-review-ledger = win chance
cli-review-start = start
cli-review-own = own decisions
cli-review-other = decisions of { $name }
cli-review-luck = cards
cli-review-correction = engine’s correction
cli-review-result = result
cli-review-grade = grade
cli-review-moment = { $verdict } (reign { $reign }, turn { $turn }, after { $move } moves): { $played }. { $text }
cli-review-praise = Praise (reign { $reign }, turn { $turn }, after { $move } moves). { $text }
