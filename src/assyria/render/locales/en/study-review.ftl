# The review of a whole game: on its way, the story, the luck–skill ledger, grades.

page-review-title = Reviewing the game
page-review-starting = Looking over the game …
page-review-done = { $done } of { $total } positions
page-review-seconds = about { $seconds } s left
page-review-minutes = about { $minutes } min left
page-review-leave = Look around if you like. The review goes on while this page is open.
page-review-cancel = Cancel
page-review-cancelled = The review is not finished.
page-review-start = Review the game
page-review-resume = Continue the review
page-review-retry = Try again

page-review-story = Story
page-review-ledger = Luck and skill
page-review-grades = Grades

page-review-graph = Win chances over the game
page-review-previous = Previous mistake
page-review-next = Next mistake
page-review-all = Mark all that went wrong

page-review-played-move = Played: { $move }
page-review-best-move = Better: { $move }
page-review-moments = What cost most
page-review-praise = Well played
page-review-none = No decision cost much.
page-review-try = Try it
page-review-played = Played
page-review-better = Better
page-review-cost = Expected: { $points } points, { $share } win chance.
page-review-chances = Win chance: { $played } as played, { $best } with the better move.

page-review-commonest = Your commonest kind of mistake in this game: { $theme } ({ $count ->
    [one] once
   *[other] { $count } times
}).
page-review-lesson = Lesson: { $lesson }
page-review-puzzles = Puzzles: { $theme }
page-review-keep = Practise these moments
page-review-kept = Kept. See my puzzles

page-review-in-points = Points
page-review-scope = Part of the game
page-review-whole = Whole game
page-review-deal = First deal
page-review-even = Even start
page-review-own = Own decisions
page-review-other = Decisions of others
page-review-decisions = Decisions of { $name }
page-review-luck = Cards
page-review-correction = Engine’s correction
page-review-result = Result
page-review-expected = Expected in the end
page-review-after-deal = After the first deal
page-review-change = Change

page-review-means = What the rows mean
page-review-even-about = Before the first deal everyone can expect the same.
page-review-own-about = What was played, against the best move found. Shaded in the table.
page-review-other-about = What other players’ mistakes gave you, or took from you.
page-review-luck-about = Cards that were turned up, against those that might have come. The turn order counts, too.
page-review-correction-about = What the engine changed its mind about: it sees more later. It is nobody’s merit.

page-review-grade-of = Grades from 0 to 100
page-review-grade-about = 100 means that no decision cost points. A grade is the share of points you made of those you could have.
page-review-depth = { $count } simulations for each decision, knowing only what everyone saw.
