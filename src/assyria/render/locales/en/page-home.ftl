# The first screen, a new table, settings, and the head of the page.

page-nav = Assyria
page-nav-skip = Skip to the content
page-nav-play = Play
page-nav-learn = Learn
page-nav-settings = Settings

page-offline = The server cannot be reached.
page-offline-means = Games and records need it; they go on as soon as it is back.
page-offline-learn = You can still read the rules.

page-again = Try again
page-save = Save
page-add = Add
page-remove = Remove
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = The browser does not let us copy. The text is marked: copy it yourself.

page-invite-link = Link to this table
page-invite-copy = Copy link
page-invite-share = Share …
page-invite-text = Come and play Assyria with me.

page-home-about = Settle between two rivers, feed your huts before the flood, raise ziggurats and please the court. For two to four, in about an hour.
page-home-play = Play now
page-home-play-means = You against three bots of medium strength. It begins at once, and explains itself.
page-home-play-first = First game: one medium and two easy opponents.
page-home-new = New table …
page-home-mine = My tables
page-home-mine-none = No game is on.
page-home-finished = Finished games ({ $count })
page-home-listed = Open to everyone
page-home-listed-none = Nobody has listed a table just now. Open one, and others will see it here.
page-home-listed-open = Open a table to everyone
page-home-learn = Learn the rules
page-home-learn-about = The whole game in eight short chapters, with pictures. Or just play: the table says what to do.
page-home-learn-go = Read the rules
page-home-replay = Replay a game
page-home-replay-about = Drop a record file anywhere on this page, or choose one.
page-record-choose = Choose a file …
page-record-drop = Drop the record here
page-record-none = That file is no record of a game of Assyria.

page-list-free = free
page-list-bot = bot
page-list-your-turn = Your turn
page-list-play = Play
page-list-go-on = Go on
page-list-look = Look
page-list-join = Join
page-list-watch = Watch
page-list-over = over after { $moves ->
    [one] one move
   *[other] { $moves } moves
}
page-list-playing = { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far
page-list-waiting = { $open ->
    [0] all seats taken, not begun
    [one] one seat free
   *[other] { $open } seats free
}
page-list-start = from move { $moves }, reign { $reign }, turn { $turn }, points { $scores }
page-list-clock-live = with a clock
page-list-clock-slow = over days
page-list-kept-until = kept until { $date }

page-new = New table
page-new-seats = Who plays?
page-new-players = Number of players
page-new-players-record = The record is a game for { $count ->
    [one] one
   *[other] { $count }
}, so there are as many seats.
page-new-order = Who begins is drawn by lot; the seats are only colours.
page-new-options = Options
page-new-listed = Show this table to everyone
page-new-listed-yes = It stands in the list on the first screen: anyone may watch, and take a free seat.
page-new-listed-no = Private: only who has the link can watch or sit down.
page-new-confirm = Confirm each turn
page-new-confirm-about = A turn is final once you confirm it; until then everything in it can be undone.
page-new-resign = Allow resigning
page-new-resign-about = A bot replaces anyone who resigns; with two players the game ends.
page-new-hints = Allow hints
page-new-hints-about = On their turn, players can ask what a strong bot would do. The bot sees only what everyone sees.
page-new-feeding = Feeding
page-new-feeding-free = free
page-new-feeding-strict = strict
page-new-feeding-free-about = Choose yourself which huts to feed (§5.2).
page-new-feeding-strict-about = Never starve a hut that you could feed (§5.2).
page-new-draft = Starting cards for two players
page-new-draft-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
} turned up
page-new-draft-about = Each of you takes one of the cards turned up before the first turn (§2.5).
page-new-draft-two = Only with two players; with three or four there is one card for each.
page-new-rule-record = As it was in the record.
page-new-record = Go on from a record
page-new-record-about = Play on from an unfinished game, with new seats. Its undealt cards are shuffled again.
page-new-record-has = A game for { $players }, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
page-new-record-over = This game is over; there is nothing left to play. You can replay it.
page-new-record-replay = Replay it
page-new-record-forget = Start a new game instead
page-new-next-begins = The game begins at once.
page-new-next-hot-seat = The game begins at once; you pass this screen around.
page-new-next-waits = You get a link for the free seats and begin when all are taken.
page-new-next-watch = Only bots: you watch them play.
page-new-open = Open the table
page-new-start = Start the game

page-seat = Seat { $colour }
page-seat-me = Me
page-seat-here = Someone at this screen
page-seat-open = Free: someone with the link
page-seat-bots = Bots
page-seat-bot = { $name } ({ $level })
page-seat-name = Name
page-seat-here-name = Player { $number }
page-seat-me-about = You play as { $name }.
page-seat-here-about = You take turns at this screen; it says whose turn it is.
page-seat-open-about = You get a link to send. The person who opens it can sit here.
page-seat-bot-about = { $name }: { $about }

page-bot-level = level { $level } of { $most }
page-bot-level-unknown = strength unknown
page-bot-title-random = Wanderer
page-bot-title-greedy = Herdsman
page-bot-title-planner = Steward
page-bot-title-mcts-short = Scribe
page-bot-title-mcts = Vizier
page-bot-about-random = makes any legal move, without a thought. Good for trying things out.
page-bot-about-greedy = feeds its huts well and takes what pays at once, one decision at a time.
page-bot-about-planner = plans its whole turn – huts, food, wells and actions together – but looks no further than its end.
page-bot-about-mcts-short = looks ahead like the vizier, but gives each move only a fifth of a second.
page-bot-about-mcts = tries out thousands of ways the game may go before each move, and takes the most promising one.
page-bot-other = a bot that comes with this server.
page-bot-engine = a program of this server’s operator; how well it plays is not known.

page-clock = Clock
page-clock-none = No clock
page-clock-live = In one sitting
page-clock-slow = Over days
page-clock-none-about = Take all the time you like.
page-clock-live-about = Everyone has a store of time, and each finished turn adds to it. When it is gone, a bot plays for you until you come back.
page-clock-slow-about = Play when you find the time. The store of time grows with each turn, but never beyond its limit; when it is gone, a bot plays for you until you come back.
page-clock-preset-brisk = Brisk
page-clock-preset-relaxed = Relaxed
page-clock-preset-long = Plenty of time
page-clock-preset-own-live = My own
page-clock-preset-hours = A few turns a day
page-clock-preset-day = A turn a day
page-clock-preset-days = No hurry at all
page-clock-preset-own-slow = My own
page-clock-live-means = { $bank } each, and { $increment } for each turn
page-clock-slow-means = { $bank } each, and { $increment } for each turn; never more than { $cap }
page-clock-minutes = Minutes at the start
page-clock-seconds = Seconds for each turn
page-clock-bank-hours = Hours at the start
page-clock-turn-hours = Hours for each turn
page-clock-cap-hours = Never more than (hours)
page-clock-cap-low = Nobody can begin with more than the limit: it is raised to the hours at the start.

page-settings-looks = Look and sound
page-settings-language = Language
page-settings-theme = Colours
page-settings-theme-auto = as the device
page-settings-theme-light = light
page-settings-theme-dark = dark
page-settings-speed = Motion
page-settings-speed-off = off
page-settings-speed-slow = slow
page-settings-speed-normal = normal
page-settings-speed-fast = fast
page-settings-speed-about = If your device asks for reduced motion, there is none, whatever is chosen here.
page-settings-sounds = Sounds
page-settings-sounds-about = Short and quiet, when something happens at the table.
page-settings-playing = Playing
page-settings-auto = Play forced moves by themselves
page-settings-auto-about = Where only one choice is left, it is made for you.
page-settings-names = Names on the hexes
page-settings-names-about = As in the rules and the log: c4, f2 …
page-settings-guide = Guide for the first game
page-settings-guide-about = Explains each phase the first time it comes up.
page-settings-guide-again = Guide again from the start
page-settings-guide-afresh = The guide starts again at your next table.
page-settings-person = You
page-settings-name = Your name
page-settings-name-about = For new tables and for chat; where you sit already, your name stays as it was.
page-settings-name-saved = Your name is saved.

page-notices = Tell me when it is my turn
page-notices-about = Also when a game is over or someone asks to take back a move; never while you are looking at that table.
page-notices-added = Added. A test shows whether it arrives.
page-notices-this-browser = This browser
page-notices-browser = Another browser ({ $host })
page-notices-hook = { $shape } ({ $host })
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-json = Plain JSON
page-notices-failed = Last time it did not arrive: { $why }
page-notices-test = Test
page-notices-test-of = Send a test to { $place }
page-notices-remove-of = Remove { $place }
page-notices-remove-title = Tell you no longer?
page-notices-remove-means = { $place } will get no more notices.

page-push = In this browser
page-push-subscribe = Switch on
page-push-off = Notices appear on this device, even while the page is closed.
page-push-on = Switched on: notices appear on this device, even while the page is closed.
page-push-blocked = The browser blocks notices from this page. Allow them in the browser’s settings for this site (often behind the sign left of the address), then come back.
page-push-none = This browser cannot take notices from here. On an iPhone or iPad, put the page on the home screen first and open it there; elsewhere the page needs an https address.
page-push-server-off = This server sends no notices to browsers. A webhook works all the same.
page-push-denied = The browser has said no to notices.
page-push-done = Switched on.

page-hook = To a chat or a program
page-hook-about = Make a webhook in Discord or Slack and paste its address. It is a key: only this server keeps it, and it is not shown again.
page-hook-shape = Kind
page-hook-url = Address

page-outcome-ok = It arrived.
page-outcome-bad-url = That is not an address notices can go to; it has to begin with https://.
page-outcome-private-address = That address leads into a private network, where this server sends nothing.
page-outcome-unresolvable = There is no such host.
page-outcome-refused = The host does not answer at that address.
page-outcome-tls-failed = No safe connection could be made.
page-outcome-timed-out = No answer in time.
page-outcome-broken-off = The connection broke off.
page-outcome-status = The other side answered with { $status }.
page-outcome-gone = The browser has ended this subscription. Switch it on again there.
page-outcome-bad-subscription = The browser’s subscription cannot be read.
page-outcome-too-long = The notice was too long.
page-outcome-push-off = This server sends no notices to browsers.

page-problem-too-many-places = That is as many places as you can have. Remove one first.
page-problem-no-such-place = That place is gone already.
page-problem-no-such-bot = This server does not have that bot.
page-problem-push-off = This server sends no notices to browsers.
page-problem-bad-record = That record cannot be read.
page-problem-other-origin = The address of this page is not the server’s own. Open it under the server’s address.
