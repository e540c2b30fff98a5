# Bots on the command line: how they are tried, and what is said when one fails.

cli-bot-test = Try a bot in hundreds of positions of all kinds: whether it always makes a legal move, how long it takes, how much memory it needs, and whether the same chance gives the same move. Exit code 1 if anything failed.
cli-bot-test-examples =
    Examples:
    assyria bot-test greedy
    assyria bot-test mybots:Clever --positions 1000 --move-limit 2
    assyria bot-test "engine:python mybot.py" --json
cli-engine = Be an engine for other programs: they write questions, a line of JSON each, and get moves and analyses, a line each. docs/howto/write-a-bot.md has the lines. BOT is the bot that moves; analyses are those of the strongest.
cli-engine-examples =
    Examples:
    assyria engine
    assyria engine level-5
cli-engine-waits = Waiting for questions: a line of JSON each. Ctrl-D ends it.
cli-option-positions = How many positions.
cli-option-move-limit = Seconds that a bot may take for a decision.
cli-option-failures = Folder for reports of failures (default: the user's state folder).
cli-option-bot = A bot for the tables under a name of its own; may be given again.
cli-positions-bar = Positions
cli-not-a-bot = "{ $name }" is not a bot: { $why }
cli-bot-failed = { $bot } failed ({ $code }): { $why }.
cli-bot-failed-file = Position, seed and traceback: { $file }
cli-bot-failed-no-file = The report could not be written; name a folder with --failures.
cli-bot-test-positions = Positions: { $tried } of { $asked }.
cli-bot-test-time = Time for a decision: mean { NUMBER($mean, maximumFractionDigits: 1) } ms, 99 % within { NUMBER($p99, maximumFractionDigits: 1) } ms, longest { NUMBER($worst, maximumFractionDigits: 1) } ms.
cli-bot-test-memory = Memory: { $megabytes } MB at most.
cli-bot-test-same = Same chance, same move: { $same } of { $repeated }.
cli-bot-test-printed = Printed to standard output in { $count ->
    [one] one decision
   *[other] { $count } decisions
}. Print to standard error.
cli-bot-test-passed = { $bot } passed.
cli-bot-test-failed = { $bot } failed: { $failures ->
    [one] one failure
   *[other] { $failures } failures
}.
play-stand-in = A stand-in makes this move for { $bot }.
play-retired = { $bot } failed too often. A stand-in plays on for it.
cli-machine-unknown = ASSYRIA_MACHINE is "{ $name }", which there is not. Choose one of: { $names }.
cli-machine-missing = ASSYRIA_MACHINE is "{ $name }", which is not installed. Install it with: { $install }
