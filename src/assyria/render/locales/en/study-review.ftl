# The review of a whole game: on its way, mistakes, the luck–skill ledger, accuracy.

study-review-title = Reviewing the game
study-review-about = The engine judges every decision and every card, and books each change of win chance to one cause.
study-review-starting = Starting the engine …
study-review-done = { $done } of { $total } positions
study-review-seconds = about { $seconds } s left
study-review-minutes = about { $minutes } min left
study-review-leave = Look around meanwhile. The review goes on while this page is open.
study-review-cancel = Cancel
study-review-cancelled = The review is not finished.
study-review-start = Review the game
study-review-resume = Continue the review
study-review-retry = Try again

study-review-mistakes = Mistakes
study-review-ledger = Luck and skill
study-review-accuracy = Accuracy

study-review-graph = Win chances over the game
study-review-mistake = { $name } loses { $share } here
study-review-previous = Previous mistake
study-review-next = Next mistake

study-review-lost = −{ $share } win chance
study-review-gain = Better by { $share } win chance, { $points } points.
study-review-why = Why: { $why }.
study-review-none = No decision cost any win chance.
study-review-what-if = What if?

study-review-summary-you = { $skill ->
    [more] You played { $by } better than { $rival }
    [less] You played { $by } worse than { $rival }
   *[same] You played as well as { $rival }
} and { $luck ->
    [more] gained { $cards } from the cards.
    [less] lost { $cards } to the cards.
   *[same] neither gained nor lost by the cards.
}
study-review-summary = { $skill ->
    [more] { $name } played { $by } better than { $rival }
    [less] { $name } played { $by } worse than { $rival }
   *[same] { $name } played as well as { $rival }
} and { $luck ->
    [more] gained { $cards } from the cards.
    [less] lost { $cards } to the cards.
   *[same] neither gained nor lost by the cards.
}

study-review-quantity = Show
study-review-in-chance = Win chance
study-review-in-points = Points
study-review-scope = Part of the game
study-review-whole = Whole game
study-review-deal = First deal
study-review-even = Even start
study-review-own = Own decisions
study-review-other = Decisions of others
study-review-decisions = Decisions of { $name }
study-review-luck = Cards
study-review-correction = Engine’s correction
study-review-result = Result
study-review-expected = Expected in the end
study-review-after-deal = After the first deal
study-review-change = Change

study-review-means = What the rows mean
study-review-even-about = Before the first deal everyone can expect the same.
study-review-own-about = What was played, against the best move found. Shaded in the table.
study-review-other-about = What other players’ mistakes gave you, or took from you.
study-review-luck-about = Cards that were turned up, against those that might have come. The turn order counts, too.
study-review-correction-about = What the engine changed its mind about: it sees more later. It is nobody’s merit.

study-review-accuracy-of = Accuracy from 0 to 100
study-review-accuracy-about = 100 means that no decision lost win chance. A decision that loses 10 % counts about 64.
study-review-inaccuracies = mistakes: 5 to { NUMBER($share, style: "percent") }
study-review-blunders = grave mistakes: { NUMBER($share, style: "percent") } and more
study-review-depth = { $count } simulations for each decision, knowing only what everyone saw.
