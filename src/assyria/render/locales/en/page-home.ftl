# The first screen, a new table, settings, and the head of the page.

page-nav = Assyria
page-nav-skip = Skip to the content
page-nav-play = Play
page-nav-learn = Learn
page-nav-settings = Settings

page-offline = The server cannot be reached.
page-offline-means = Games continue as soon as it is back.
page-offline-learn = You can still read the rules.
page-offline-play = Play in this browser until then
page-home-browser = Games in this browser

page-again = Try again
page-save = Save
page-add = Add
page-remove = Remove
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = The browser blocks copying. The text is selected: copy it yourself.

page-invite-link = Link to this table
page-invite-copy = Copy link
page-invite-share = Share …
page-invite-text = Come and play Assyria with me.

page-home-about = Settle along two rivers, feed your huts every turn, build ziggurats and win favour at court. For 2 to 4 players, about an hour.
page-home-play = Play now
page-home-play-means = Play three bots. The game starts at once.
page-home-play-first = Play three bots. The guide explains each step.
page-home-level = Bots
page-home-level-option = Level { $level }: { $name }
page-home-level-about = Goes up when you win, down when you finish last.
page-home-new = New table …
page-home-continue-mine = Continue: your turn, reign { $reign }
page-home-continue-other = Continue: reign { $reign }
page-home-continue-paused = Continue: paused, reign { $reign }
page-home-mine = My tables
page-home-mine-none = No games in progress.
page-home-finished = Finished games ({ $count })
page-home-listed = Open to everyone
page-home-listed-none = No open tables. Open one: everyone can see it here.
page-home-listed-open = Open a table to everyone
page-home-learn = Learn to play
page-home-learn-about = Learn at a real table in ten short lessons. Or just play: the table says what to do.
page-home-lessons = Start the lessons
page-home-puzzles = Puzzles
page-home-learn-go = Read the rules
page-home-replay = Replay a game
page-home-replay-about = Drop a record file anywhere on this page, or choose one.
page-record-choose = Choose a file …
page-record-drop = Drop the record here
page-record-none = That file is not a record of Assyria.

page-list-free = free
page-list-bot = bot
page-list-your-turn = Your turn
page-list-play = Play
page-list-go-on = Continue
page-list-look = View
page-list-join = Join
page-list-watch = Watch
page-list-over = over after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
page-list-playing = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far
page-list-waiting = { $open ->
    [0] all seats taken, not started
    [one] { $open } seat free
   *[other] { $open } seats free
}
page-list-start = from move { $moves }, reign { $reign }, turn { $turn }, points { $scores }
page-list-kept-until = kept until { $date }
page-list-paused = Paused
page-list-holiday = { $name }: on holiday until { $date }
page-list-my-holiday = You are on holiday until { $date }
page-list-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
page-list-i-won = You won with { $points }
page-list-won = { $count ->
    [one] { $names } won with { $points }
   *[other] { $names } won together with { $points }
}
page-list-resigned = You resigned
page-list-again = Play again with these
page-lobby-any = any
page-lobby-seats = Free seats
page-lobby-least = { $seats } or more
page-lobby-none = No open table fits. Choose something else, or open one.

page-new = New table
page-new-seats = Who plays?
page-new-players = Number of players
page-new-players-record = The record has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}.
page-new-order = Turn order is random; seats only set colours.
page-new-options = Options
page-new-listed = Show this table to everyone
page-new-listed-yes = On the first screen: anyone can watch or take a free seat.
page-new-listed-no = Private: people need the link to watch or sit down.
page-new-confirm = Confirm each turn
page-new-confirm-about = You can undo everything in your turn until you confirm it.
page-new-resign = Allow resigning
page-new-resign-about = A bot replaces anyone who resigns. With two players the game ends.
page-new-hints = Allow hints
page-new-hints-about = On your turn, ask what a strong bot would do. It sees only what everyone sees. Hints are counted.
page-new-chat = Who may write in the chat
page-new-chat-players = Players
page-new-chat-everyone = Everyone
page-new-chat-players-about = Spectators can read, but not write.
page-new-chat-everyone-about = Everyone with the link.
page-new-chat-held-about = Players read what spectators write after the game.
page-new-feeding = Feeding
page-new-feeding-free = free
page-new-feeding-strict = strict
page-new-feeding-free-about = Play cards in any order until none fits (§5.2).
page-new-feeding-strict-about = Never starve a hut that you could feed (§5.2).
page-new-draft = Starting cards for two players
page-new-draft-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
} turned up
page-new-draft-about = Each player takes one of these cards before the first turn (§2.5).
page-new-draft-two = Only with two players; with three or four, there is one card each.
page-new-rule-record = As in the record.
page-new-record = Continue a record
page-new-record-about = Continue an unfinished game with new seats. Undealt cards are shuffled again.
page-new-record-has = A game for { $players }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
page-new-record-over = This game is over. Replay it or start a new one.
page-new-record-replay = Replay
page-new-record-forget = Start a new game instead
page-new-next-begins = The game starts at once.
page-new-next-hot-seat = The game starts at once; pass this screen around.
page-new-next-waits = You get a link for the free seats. Start when all are taken.
page-new-next-watch = Only bots: watch them play.
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
page-seat-here-about = You take turns at this screen.
page-seat-open-about = You get a link to send. The person who opens it can sit here.
page-seat-bot-about = { $name }: { $about }

page-bot-level = level { $level } of { $most }
page-bot-level-unknown = strength unknown
page-bot-title-level-1 = Shepherd
page-bot-title-level-2 = Fisher
page-bot-title-level-3 = Potter
page-bot-title-level-4 = Farmer
page-bot-title-level-5 = Trader
page-bot-title-level-6 = Caravan leader
page-bot-title-level-7 = Builder
page-bot-title-level-8 = Scribe
page-bot-title-level-9 = Governor
page-bot-title-level-10 = King
page-bot-about-level-1 = takes what catches the eye and saves camels. For a first game.
page-bot-about-level-2 = looks at the numbers, seldom at the food.
page-bot-about-level-3 = starts to plan food, and overlooks a lot.
page-bot-about-level-4 = plans food, but often misjudges what pays.
page-bot-about-level-5 = knows what pays, and slips now and then.
page-bot-about-level-6 = knows what pays, and hardly ever slips.
page-bot-about-level-7 = knows some of what strong players know.
page-bot-about-level-8 = knows most of what strong players know.
page-bot-about-level-9 = plays like strong players, without looking ahead.
page-bot-about-level-10 = checks thousands of positions for each move. The strongest.
page-bot-other = a bot of this server.
page-bot-engine = a program of the people who run this server; strength unknown.

page-clock = Clock
page-clock-none = No clock
page-clock-live = In one sitting
page-clock-slow = Over days
page-clock-none-about = Take all the time you like.
page-clock-live-about = Each turn you finish adds time. When your time is up, a bot plays until you come back.
page-clock-slow-about = Play when you have time. Each turn adds time, up to the limit. When it is up, a bot plays until you come back.
page-clock-preset-brisk = Brisk
page-clock-preset-relaxed = Relaxed
page-clock-preset-long = Plenty of time
page-clock-preset-own-live = Custom
page-clock-preset-hours = A few turns a day
page-clock-preset-day = A turn a day
page-clock-preset-days = No hurry
page-clock-preset-own-slow = Custom
page-clock-live-means = { $bank } each, plus { $increment } per turn
page-clock-slow-means = { $bank } each, plus { $increment } per turn, at most { $cap }
page-clock-minutes = Minutes at the start
page-clock-seconds = Seconds per turn
page-clock-bank-hours = Hours at the start
page-clock-turn-hours = Hours per turn
page-clock-cap-hours = At most (hours)

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
page-settings-speed-about = If your device asks for reduced motion, motion stays off.
page-settings-sounds = Sounds
page-settings-sounds-about = Short and quiet, when something happens at the table.
page-settings-playing = Playing
page-settings-auto = Play forced moves automatically
page-settings-auto-about = Where only one choice is left, the game makes it for you.
page-settings-names = Names on the hexes
page-settings-names-about = As in the rules and the log: c4, f2 …
page-settings-guide = Guide for the first game
page-settings-guide-about = Explains each phase when it first comes up.
page-settings-guide-again = Restart the guide
page-settings-guide-afresh = The guide starts again at your next table.
page-settings-person = You
page-settings-name = Your name
page-settings-name-about = For tables and chat. At your seats it changes, too.
page-settings-name-saved = Name saved.

page-notices = Notifications
page-notices-about = When it is your turn, a game is over or someone asks to take back a move. Never while you look at that table.
page-notices-added = Added. Send a test to see whether it arrives.
page-notices-this-browser = This browser
page-notices-browser = Another browser ({ $host })
page-notices-hook = { $shape } ({ $host })
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-json = Plain JSON
page-notices-failed = The last one did not arrive: { $why }
page-notices-given-up = Given up since { $since }: { $why } Test it to use it again.
page-notices-test = Test
page-notices-test-of = Send a test to { $place }
page-notices-remove-of = Remove { $place }
page-notices-remove-title = Stop these notifications?
page-notices-remove-means = { $place } gets no more notifications.

page-push = In this browser
page-push-subscribe = Turn on
page-push-off = Get notifications on this device, even while the page is closed.
page-push-on = On: you get notifications on this device, even while the page is closed.
page-push-blocked = The browser blocks notifications from this page. Allow them in its settings for this site, then come back.
page-push-none = This browser can’t receive notifications here. On an iPhone or iPad, add the page to the home screen and open it there; elsewhere, use an https address.
page-push-server-off = This server sends no notifications to browsers. Use a webhook.
page-push-denied = The browser blocked notifications.
page-push-done = Notifications are on.

page-hook = To a chat or a program
page-hook-about = Create a webhook in Discord or Slack and paste its address. Keep it secret: this server stores it and never shows it again.
page-hook-shape = Kind
page-hook-url = Address

page-outcome-ok = It arrived.
page-outcome-bad-url = Use an https:// address without a port or a password.
page-outcome-private-address = That address is in a private network. Use a public one.
page-outcome-unresolvable = That name has no public address. Check it.
page-outcome-refused = The host does not answer at that address.
page-outcome-tls-failed = No secure connection could be made.
page-outcome-timed-out = No answer in time.
page-outcome-broken-off = The connection broke off.
page-outcome-status = The other side answered with { $status }.
page-outcome-gone = The browser ended this subscription. Turn it on again there.
page-outcome-bad-subscription = The browser’s subscription can’t be read. Turn it on again.
page-outcome-too-long = The notification was too long.
page-outcome-push-off = This server sends no notifications to browsers.

page-problem-too-many-places = You can’t add more places. Remove one first.
page-problem-no-such-place = That place is already gone.
page-problem-no-such-bot = This server does not have that bot.
page-problem-push-off = This server sends no notifications to browsers.
page-problem-bad-record = That record can’t be read.
page-problem-other-origin = Open this page at the server’s own address.
