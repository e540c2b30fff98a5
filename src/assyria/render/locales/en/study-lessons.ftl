# Lessons: the list, the task over the table, and what each task says.

page-lessons = Lessons
page-lessons-lead = Ten short lessons at a real table: about 25 minutes in all.
page-lessons-progress = { $done } of { $all } lessons done
page-lessons-minutes = { $minutes } min
page-lessons-tasks = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
page-lessons-done = Done
page-lessons-start = Start
page-lessons-go-on = Continue
page-lessons-then = After the last lesson
page-lessons-then-about = Play a first game against three bots of level 1. The guide explains each step.
page-lessons-play = Play a guided game
page-lessons-finished = You know all that scores. Play your first game.
page-lessons-step = Task { $number } of { $all }
page-lessons-begin = Start
page-lessons-explain = Explain
page-lessons-restart = Restart
page-lessons-skip = Skip
page-lessons-show = Show me
page-lessons-again = Try again
page-lessons-next = Next
page-lessons-finish = Finish
page-lessons-solved = Solved
page-lessons-wrong = Not quite
page-lessons-missing = There is no such lesson.

page-lesson-aim = The aim and the eight turns
page-lesson-aim-1-about = Most points win. Each turn a fed hut scores 2 on fertile land between the rivers and 1 on arid land outside them. Huts on a river score 0, but earn camels.
page-lesson-aim-1-task = Place a hut on fertile land.
page-lesson-aim-1-solved = Fed, that hut scores 2 points every turn.
page-lesson-aim-1-river = That is a river: camels, but 0 points.
page-lesson-aim-1-otherwise = That is arid land: 1 point a turn instead of 2.
page-lesson-aim-2-about = A game has three reigns of 2, 3 and 3 turns: eight in all. Each turn you take food, place and feed huts, then spend camels. Camels you don’t spend are kept.
page-lesson-aim-2-task = Keep your 3 camels and press Done.
page-lesson-aim-2-solved = Turn 2 begins, and you still have your 3 camels.
page-lesson-aim-2-otherwise = You spent camels. Save them: a ziggurat costs 6.

page-lesson-columns = Columns and turn order
page-lesson-columns-1-about = Each turn everyone takes one column of food cards. A card feeds huts on its food, one for each symbol. Your huts stand on dates, palm and twice on grapes.
page-lesson-columns-1-task = Take the column that feeds most of your huts.
page-lesson-columns-1-solved = 2 dates and 2 grapes feed 3 of your 4 huts.
page-lesson-columns-1-barley = None of your huts stands on barley: that feeds nothing.
page-lesson-columns-1-otherwise = That column feeds only your hut on dates.
page-lesson-columns-2-about = Columns also set the turn order, from left to right. Right columns have better cards, but the others play before you. Your opponent took column 2.
page-lesson-columns-2-task = Take the column that lets you play first.
page-lesson-columns-2-solved = Column 1 is left of column 2: you play first.
page-lesson-columns-2-otherwise = Column 3 is right of column 2: you would play second.

page-lesson-huts = Placing huts
page-lesson-huts-1-about = The expansion card says how many huts you must place: 4, and 3 are left. Each goes next to a hut or ziggurat of yours. A hut just placed counts, too.
page-lesson-huts-1-task = Place a chain of huts up to d3.
page-lesson-huts-1-solved = Step by step, 3 huts reach fertile d3.
page-lesson-huts-1-otherwise = d3 is 3 steps away: each hut must come one step closer.
page-lesson-huts-2-about = A hut without food goes back to stock. You hold 3 grapes, 2 salt and 1 palm. Your plow feeds any one hut, such as c5 on dates.
page-lesson-huts-2-task = Place 3 huts so that you can feed all 4.
page-lesson-huts-2-solved = You have food for all 4 huts.
page-lesson-huts-2-otherwise = { $doomed ->
    [one] { $doomed } hut would starve: choose grapes, salt and palm.
   *[other] { $doomed } huts would starve: choose grapes, salt and palm.
}

page-lesson-feeding = Feeding
page-lesson-feeding-1-about = Each hut needs food every turn. A card feeds as many huts on its food as it has symbols. A wild card feeds any one hut. Unfed huts go back to stock.
page-lesson-feeding-1-task = Feed all 3 huts.
page-lesson-feeding-1-solved = All 3 huts live: +{ $points } points and { $camels } camels this turn.
page-lesson-feeding-1-otherwise = The wild card fed a hut on salt, so b3 starved.
page-lesson-feeding-2-about = Your 3 palms feed only 3 of 4 huts. Fertile b3 scores 2 points, d4 on the river earns 2 camels, arid b6 and d6 score 1 point each.
page-lesson-feeding-2-task = Feed 3 huts. Leave out the one worth least.
page-lesson-feeding-2-solved = Only one arid hut starved: just 1 point lost.
page-lesson-feeding-2-fertile = b3 starved: it scores 2 points, an arid hut only 1.
page-lesson-feeding-2-otherwise = d4 starved: it earns 2 camels, an arid hut 1 point.
page-lesson-feeding-3-about = The plow feeds any one hut, then goes back to the board. A new one costs 2 camels, and at the end a plow scores 1. Keep it while other cards will do.
page-lesson-feeding-3-task = Feed all 4 huts and keep your plow.
page-lesson-feeding-3-solved = All 4 huts live, and you still have your plow.
page-lesson-feeding-3-plow = You played the plow, but your other cards feed all huts.
page-lesson-feeding-3-otherwise = A hut starved: play dates, palm and salt.

page-lesson-rivers = Rivers, camels and the flood
page-lesson-rivers-1-about = Camels pay for all you build. On each river your first hut earns 3 camels, each further one 2. So one hut on each river earns 6.
page-lesson-rivers-1-task = Place one hut on each river, on grapes or barley.
page-lesson-rivers-1-solved = Fed, they earn 3 + 3 = 6 camels.
page-lesson-rivers-1-same = Both are on one river: 3 + 2 = 5 camels, not 6.
page-lesson-rivers-1-hungry = You cannot feed all huts: choose grapes or barley.
page-lesson-rivers-1-otherwise = You need one hut on each of the two rivers.
page-lesson-rivers-2-about = A flood ends each reign: all huts on rivers go back to stock. Huts on land, wells and ziggurats stay. This is the last turn before the flood.
page-lesson-rivers-2-task = Place both huts where the flood leaves them.
page-lesson-rivers-2-solved = Both are on land: they stay for the next reign.
page-lesson-rivers-2-river = The flood will take that hut: it is on a river.
page-lesson-rivers-2-otherwise = Place both huts on land.
page-lesson-rivers-3-about = 3 of your huts stand on rivers. They have earned their camels; now the flood takes them. In the next reign the rivers are free again.
page-lesson-rivers-3-task = End your turn and watch the flood.
page-lesson-rivers-3-solved = 3 huts are back in stock; b3 and c4 stay.
page-lesson-rivers-3-otherwise = End your turn to let the flood come.

page-lesson-wells = Wells
page-lesson-wells-1-about = Where three of your huts meet at a corner, none on fertile land, you may dig a well. It is free and scores at once: 6, 5 or 4 points in reign 1, 2 or 3.
page-lesson-wells-1-task = Dig a well.
page-lesson-wells-1-solved = +6 points. The well stays, even if huts go.
page-lesson-wells-1-otherwise = You gave up 6 points: c5, d4 and d5 meet.
page-lesson-wells-2-about = Think of wells as you place huts: you need three that meet at a corner, on rivers or arid land. Ziggurats do not count as huts.
page-lesson-wells-2-task = Place your last hut for a well.
page-lesson-wells-2-solved = c2, d1 and d2 meet: a well for 6 points.
page-lesson-wells-2-fertile = That hex is fertile: no well can touch it.
page-lesson-wells-2-otherwise = No three of your huts meet at a corner now.

page-lesson-ziggurats = Ziggurats
page-lesson-ziggurats-1-about = For 6 camels a ziggurat replaces a hut, but not on a river or beside a well. It needs no food, survives floods, and each tile scores 1 every turn.
page-lesson-ziggurats-1-task = Replace the hut on land that scores least.
page-lesson-ziggurats-1-solved = c6 still scores 1 a turn, but never needs food again.
page-lesson-ziggurats-1-fertile = a4 is fertile: its hut scored 2, a base scores 1.
page-lesson-ziggurats-1-spent = A base needs all 6 camels. Undo that.
page-lesson-ziggurats-1-otherwise = You built nothing: a base scores in every turn to come.
page-lesson-ziggurats-2-about = Extend a base by a centre for 3 camels, a centre by a roof for 2. A ziggurat rises one level a turn. Each tile scores every turn and again at the end.
page-lesson-ziggurats-2-task = Add 2 tiles with your 5 camels.
page-lesson-ziggurats-2-solved = A roof and a centre: +2 points every turn.
page-lesson-ziggurats-2-spent = Too few camels are left: a roof costs 2, a centre 3.
page-lesson-ziggurats-2-otherwise = You can add 2: a roof on c3, a centre on c4.

page-lesson-court = The court and its tie-breaks
page-lesson-court-1-about = A hut at court costs 4, 3 or 2 camels and gives 3, 2 or 1 influence. With three players, first place at the flood scores the reign’s cards, 4 + 4 = 8; second place 4. A rival has 3.
page-lesson-court-1-task = Take first place at court.
page-lesson-court-1-solved = First place at the flood: 8 points.
page-lesson-court-1-tie = You tie at 3, and the rival’s hut stands higher.
page-lesson-court-1-otherwise = You need 4 influence, or 3 with two huts.
page-lesson-court-2-about = Ties go to more huts at court, then to the highest hut. You have 1 influence, a rival has 3 with one hut. First place scores 4 + 3 = 7.
page-lesson-court-2-task = Take first place with 3 camels.
page-lesson-court-2-solved = 3 to 3, but two huts beat one: 7 points.
page-lesson-court-2-lower = That makes only 2 influence: try the middle dignitary.
page-lesson-court-2-otherwise = The middle dignitary makes 3 influence, with two huts.

page-lesson-offerings = Offerings and final scoring
page-lesson-offerings-1-about = At each flood every ziggurat scores your multiplier: ×0 ×1 ×2 ×2 ×3 ×3 ×3 ×4. A step costs 1 camel, at most 3 a turn. You have 4 ziggurats at ×2.
page-lesson-offerings-1-task = Score 12 with your ziggurats at the flood.
page-lesson-offerings-1-solved = 4 ziggurats × 3 = 12 points for 2 camels.
page-lesson-offerings-1-one = One step still gives ×2 and 8 points: take two.
page-lesson-offerings-1-otherwise = At ×2 you score 8: two steps make ×3 and 12.
page-lesson-offerings-2-about = At the end a ziggurat tile scores 1, a plow 1 and every two camels 1. You have 4 camels and 4 ziggurats at ×3. Three steps further is ×4.
page-lesson-offerings-2-task = Spend your camels for the most points.
page-lesson-offerings-2-solved = ×4 instead of ×3: 4 more points for 3 camels.
page-lesson-offerings-2-plow = You get a plow from the middle dignitary anyway.
page-lesson-offerings-2-camels = 4 camels score 2; three steps to ×4 score 4.
page-lesson-offerings-2-otherwise = You scored { $points }; three steps to ×4 make 32.

page-lesson-last-turn = A whole last turn
page-lesson-last-turn-1-about = Play the last turn of a game on your own: take a column, place and feed huts, dig a well, spend camels. Flood and final scoring follow.
page-lesson-last-turn-1-task = Score at least 25 points.
page-lesson-last-turn-1-solved = { $points } points. You are ready for your first game.
page-lesson-last-turn-1-hungry = Huts starved, you scored { $points }: take food that fits.
page-lesson-last-turn-1-otherwise = { $points } of 25 points: dig a well, spend all camels.
