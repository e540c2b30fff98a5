# Games as data, for learning from them.

cli-dataset = Let bots play whole games and write every decision as Parquet: what the player saw, what was legal, what was done, and how the game ended; and a record of each game. The bots named sit down in turn and change seats from game to game. Whatever interrupts it, the same command goes on. Needs the extra "research".
cli-dataset-examples =
    Examples:
    assyria dataset games --games 1000
    assyria dataset games --players 2 --bots greedy,random --games 200 --seed 7
    assyria dataset games --games 100000 --shard 500
cli-option-shard = How many games are written at a time.
cli-dataset-summary = { $games ->
    [one] One game
   *[other] { $games } games
} in { $folder }, { $played } of them played now; seed { $seed }.
cli-dataset-interrupted = Interrupted after { $done } of { $of } games, which are all written; the same command goes on from there.
cli-dataset-other = { $folder } holds games of other bots, another number of players, another seed, other rule options or another version; choose another folder.
cli-dataset-extra = { $package } is not installed: { $install }
