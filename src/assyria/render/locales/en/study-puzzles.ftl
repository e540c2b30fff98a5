# Puzzles: the list, the card over the table, and what came of an answer.

page-puzzles = Puzzles
page-puzzles-lead = Positions from strong games. One answer is clearly best.
page-puzzles-day = Puzzle of the day
page-puzzles-day-solved = Puzzle of the day: solved
page-puzzles-number = Puzzle { $number }
page-puzzles-streak-name = Streak
page-puzzles-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-puzzles-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
page-puzzles-score = Score
page-puzzles-score-about = 2, 4 or 6 points by difficulty at the first try, half later, none once you see the answer. A streak counts days in a row (UTC) with the puzzle of the day solved. Both stay in this browser.
page-puzzles-practise = Practise
page-puzzles-by-theme = Theme
page-puzzles-by-difficulty = Difficulty
page-puzzles-by-players = Players
page-puzzles-by-kind = Task
page-puzzles-any = all
page-puzzles-theme-feeding = feeding
page-puzzles-theme-huts = huts
page-puzzles-theme-wells = wells
page-puzzles-theme-ziggurats = ziggurats
page-puzzles-theme-court = court
page-puzzles-theme-offerings = offerings
page-puzzles-theme-turn-order = turn order
page-puzzles-theme-last-turn = last turn
page-puzzles-difficulty-1 = easy
page-puzzles-difficulty-2 = medium
page-puzzles-difficulty-3 = hard
page-puzzles-difficulty-of = difficulty { $difficulty } of 3
page-puzzles-players = { $count } players
page-puzzles-kind-move = best move
page-puzzles-kind-turn = whole turn
page-puzzles-result-new = new
page-puzzles-result-first = solved at the first try
page-puzzles-result-later = solved later
page-puzzles-result-wrong = not solved yet
page-puzzles-result-shown = answer seen
page-puzzles-solved-of = { $solved } of { $all } solved
page-puzzles-none = No puzzle fits. Choose something else.
page-puzzles-none-left = You have answered all of these. Choose something else.
page-puzzles-missing = There is no such puzzle.

page-puzzles-own = From your games
page-puzzles-own-about = Your mistakes, to do better. Each comes back after a day, and once more after a week.
page-puzzles-own-next = { $count ->
    [one] Practise { $count } puzzle
   *[other] Practise { $count } puzzles
}
page-puzzles-own-due = Due now.
page-puzzles-own-later = { $days ->
    [one] Due in { $days } day.
   *[other] Due in { $days } days.
}
page-puzzles-own-learned = Learned.
page-puzzles-own-failed = { $count ->
    [one] missed once
   *[other] missed { $count } times
}
page-puzzles-own-one = A puzzle from your game
page-puzzles-own-remove = Remove: { $theme }
page-puzzles-own-remove-all = Remove all
page-puzzles-own-remove-about = Your own puzzles are gone then. The games stay.

page-puzzles-ask-move = Find the best move.
page-puzzles-ask-turn = Plan your whole turn.
page-puzzles-turn-about = All moves until somebody else moves.
page-puzzles-you = You play { $colour } { $shape }.
page-puzzles-worth = Worth { $points }.
page-puzzles-before = Before: { $result }.
page-puzzles-give-up = Give up
page-puzzles-next = Next puzzle
page-puzzles-all = All puzzles
page-puzzles-judging = The engine is looking at your answer …
page-puzzles-wrong = Not the best: { $loss } win chance.
page-puzzles-wrong-about = Try again for half the points, or see the answer.
page-puzzles-again = Try again
page-puzzles-show = Show the answer
page-puzzles-play = Play it
page-puzzles-solved = Solved.
page-puzzles-ahead = Win chance { $share }: { $gap } ahead of { $other ->
    [mine] your answer.
   *[next] the next best.
}
page-puzzles-best = Best:
page-puzzles-choices = Answers the engine looked at
page-puzzles-answer = answer
page-puzzles-best-chip = best
page-puzzles-mine = your answer
page-puzzles-next-best = next best
page-puzzles-points = Expected final points
page-puzzles-difference = gain
page-puzzles-sum = you in all
page-puzzles-engine = The engine knows only what everyone sees. Points of others are what they can expect, too.

page-puzzles-do-hut = { $count ->
    [one] place a hut on { $at }
   *[other] place huts on { $at }
}
page-puzzles-do-supply = { $count ->
    [one] feed the hut on { $at }
   *[other] feed the huts on { $at }
}
page-puzzles-do-well = { $count ->
    [one] dig a well at { $at }
   *[other] dig wells at { $at }
}
page-puzzles-do-build = { $count ->
    [one] build a ziggurat on { $at }
   *[other] build ziggurats on { $at }
}
page-puzzles-do-extend = { $count ->
    [one] extend the ziggurat on { $at }
   *[other] extend the ziggurats on { $at }
}
page-puzzles-do-offer = { $count ->
    [one] make an offering
   *[other] make { $count } offerings
}
