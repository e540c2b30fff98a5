# What the engine thinks of a decision.

cli-analyse = Ask the engine about a decision in a record: everyone’s win chance and expected score, what each move is worth, and the likely continuation. It knows what the players knew, not the cards to come.
cli-analyse-examples =
    Examples:
    assyria analyse game.json --at 120
    assyria analyse game.json --at 120 --seconds 10
    assyria analyse game.json --at 120 --simulations 100000 --json
cli-option-seconds = How long to analyse, instead of as closely as a hint or a review.
cli-option-simulations = How many simulations instead.
cli-analyse-seconds-or-simulations = Say either --seconds or --simulations.
cli-analyse-over = { $file }: after { $at } moves the game is over: no decision to analyse.
cli-analyse-forced = { $file }: after { $at } moves only one move is possible: no decision to analyse.
cli-analyse-at = After { $at } of { $last } moves: { $name } decides.
cli-analyse-expected = expected
cli-analyse-share = win chance
cli-analyse-points = points
cli-analyse-move = move
cli-analyse-choice = what it is
cli-analyse-visits = simulations
cli-analyse-count = { $count }
cli-analyse-line = Likely continuation:
cli-analyse-simulations = { $count } simulations.
