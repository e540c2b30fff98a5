# What a search thinks of a decision.

cli-analyse = Ask the search what it thinks of a decision in a record: what share of the victory and how many points everyone can expect, what each move is worth, and how the game may go on. It knows what the players knew, not the cards to come.
cli-analyse-examples =
    Examples:
    assyria analyse game.json --at 120
    assyria analyse game.json --at 120 --seconds 10
    assyria analyse game.json --at 120 --simulations 100000 --json
cli-option-seconds = How long to search (default: one second).
cli-option-simulations = How many games to try out instead.
cli-analyse-seconds-or-simulations = Say either --seconds or --simulations.
cli-analyse-over = { $file }: after { $at } moves the game is over: no decision to analyse.
cli-analyse-forced = { $file }: after { $at } moves only one move is possible: no decision to analyse.
cli-analyse-at = After { $at } of { $last } moves: { $name } decides.
cli-analyse-expected = expected
cli-analyse-share = of the victory
cli-analyse-points = points
cli-analyse-move = move
cli-analyse-choice = what it is
cli-analyse-visits = tries
cli-analyse-count = { $count }
cli-analyse-line = How it may go on:
cli-analyse-simulations = { $count } games tried out.
