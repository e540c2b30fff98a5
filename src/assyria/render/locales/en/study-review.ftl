# The review of a whole game: on its way, mistakes, the luck–skill ledger, accuracy.

page-review-title = Reviewing the game
page-review-about = The engine judges every decision and every card. It books each change of win chance to one cause.
page-review-starting = Starting the engine …
page-review-done = { $done } of { $total } positions
page-review-seconds = about { $seconds } s left
page-review-minutes = about { $minutes } min left
page-review-leave = Look around if you like. The review goes on while this page is open.
page-review-cancel = Cancel
page-review-cancelled = The review is not finished.
page-review-start = Review the game
page-review-resume = Continue the review
page-review-retry = Try again

page-review-mistakes = Mistakes
page-review-ledger = Luck and skill
page-review-accuracy = Accuracy

page-review-graph = Win chances over the game
page-review-mistake = { $name } loses { $share } here
page-review-previous = Previous mistake
page-review-next = Next mistake

page-review-lost = −{ $share } win chance
page-review-played-move = Played: { $move }
page-review-best-move = Better: { $move }
page-review-gain = Better by { $share } win chance, { $points } points.
page-review-why = Why: { $why }.
page-review-none = No decision cost any win chance.
page-review-what-if = What if?

page-review-summary-you = { $skill ->
    [more] You played { $by } better than { $rival }
    [less] You played { $by } worse than { $rival }
   *[same] You played as well as { $rival }
} and { $luck ->
    [more] gained { $cards } from the cards.
    [less] lost { $cards } to the cards.
   *[same] neither gained nor lost by the cards.
}
page-review-summary = { $skill ->
    [more] { $name } played { $by } better than { $rival }
    [less] { $name } played { $by } worse than { $rival }
   *[same] { $name } played as well as { $rival }
} and { $luck ->
    [more] gained { $cards } from the cards.
    [less] lost { $cards } to the cards.
   *[same] neither gained nor lost by the cards.
}

page-review-quantity = Show
page-review-in-chance = Win chance
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

page-review-accuracy-of = Accuracy from 0 to 100
page-review-accuracy-about = 100 means that no decision lost win chance. A decision that loses 10 % counts about 64.
page-review-inaccuracies = mistakes: { $least } to { $most }
page-review-blunders = grave mistakes: { $most } and more
page-review-depth = { $count } simulations for each decision, knowing only what everyone saw.
