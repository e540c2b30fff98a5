# What if: lines that leave a game, and positions played out.

page-what-if-dealt = Cards nobody has seen are dealt again.
page-what-if-over = The game is over here. Step back to try something else.
page-what-if-lines = Lines
page-what-if-game = The game
page-what-if-line = Line { $number }
page-what-if-from = from move { $at }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
page-what-if-no-lines = No lines yet. Start one below.
page-what-if-rename = Rename
page-what-if-remove = Remove
page-what-if-remove-question = Remove “{ $name }” and the lines that leave it?
page-what-if-not = Keep it
page-what-if-save = Save
page-what-if-name = Name of the line
page-what-if-download = Download with lines
page-what-if-try = Take another move
page-what-if-play-one = Play { $name }, bots answer
page-what-if-play-all = Play every seat
page-what-if-go = Start a line
page-what-if-play-on = Play on against bots
page-what-if-seat = Your seat
page-what-if-level = Level
page-what-if-open = Open table
page-what-if-compare = Play it out { $games } times
page-what-if-first = Choice A
page-what-if-second = Choice B
page-what-if-engine = The engine’s choice
page-what-if-none = Nothing to compare
page-what-if-played = { $move } (played)
page-what-if-run = Play out
page-what-if-cancel = Stop
page-what-if-progress = { $played } of { $wanted } games
page-what-if-chance = win chance
page-what-if-scores = final scores
page-what-if-mean = mean
page-what-if-median = median
page-what-if-numbers = All numbers
page-what-if-about = The network plays every seat. Both choices get the same deals. ± is a 95 % interval.
page-what-if-entering = Play your line. Cards nobody has seen are dealt again.
page-what-if-keep = Keep line
page-what-if-kept = Line kept.
page-problem-position-in-play = You play this position without hints. Wait until the game ends.
