# The arena: bots measured against each other.

cli-arena = Measure bots against each other: victories, places, points and a rating, with 95 % confidence intervals. Every deal is played in all seatings. As many bots as players sit down as named; if they are fewer, the last also takes the other seats; if more, every choice of them plays. The same seed gives the same games.
cli-arena-examples =
    Examples:
    assyria arena --bots greedy,random --games 1000
    assyria arena --players 2 --bots greedy,random --games 200 --json
    assyria arena --players 3 --bots greedy,random,mybots:Clever --csv games.csv --plot bots.svg
    assyria arena --bots greedy,random --games 100000 --csv games.csv --ray auto

cli-option-csv = File for the games, a line each as soon as it is over; the same command goes on where it stopped.
cli-option-plot = File for a picture of the result (SVG).
cli-option-jobs = How much to do at the same time (default: one piece of work for each core).
cli-option-ray = Play on the Ray cluster at this address: auto, host:port, or local to start one here.

cli-arena-whole-deals = { $games } games are played: whole deals, each in { $each } games.
cli-arena-jobs-or-ray = --jobs is for this machine, --ray for a cluster: choose one.
cli-arena-repeated = "{ $name }" is named twice. Where there are more bots than seats, each is named once.
cli-arena-seed = Seed { $seed }: with --seed { $seed } the same games are played, and a file of games goes on.
cli-arena-other-games = { $file } holds games of other bots, another number of players, another seed or other rule options; choose another file.
cli-arena-bad-journal = { $file } does not hold games of the arena: line { $line } is wrong.
cli-arena-process-died = A process that was playing games has died; what is in the file of --csv is kept.
cli-arena-no-ray = Ray is not installed: { $install }
cli-arena-no-cluster = At "{ $address }" there is no Ray cluster that lets us in.
cli-arena-interrupted = Interrupted after { $done } of { $of } games; with --csv the same command goes on from there.

cli-arena-within = { $mean } ({ $low } to { $high })
cli-arena-fine = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-whole = { NUMBER($mean, maximumFractionDigits: 0) }
cli-arena-ms = { NUMBER($ms, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-games = games
cli-arena-place = place
cli-arena-rating = rating
cli-arena-thinking = for a decision
cli-arena-winning-score = The winner has { $score } points. In brackets: 95 % confidence intervals.
cli-arena-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}{ $rate ->
    [0] { "" }
   *[other] , { $rate } games a second
}, seed { $seed }.
cli-arena-plot = { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
cli-arena-plot-wins = Victories for each seat held
cli-arena-plot-even = even
cli-arena-plot-points = Points
