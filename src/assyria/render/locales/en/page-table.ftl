# The table on the page.

page-table-board = The board. Arrow keys walk the hexes, Enter chooses, N and P go from one lit place to the next.
page-table-your-turn = Your turn
page-table-waiting = Waiting for the game to begin.
page-table-named = { $name }: { $text }
page-table-held = Your turn is done. Confirm it, or undo.
page-table-held-brings = Your turn is done: it brings { $what }. Confirm it, or undo.
page-table-held-harvest = You take column { $column }: { $cards }. Confirm it, or undo.
page-table-turn-brings = This turn brings, as things stand:
page-table-skip = Skip
page-table-not-yours = It is not your turn.
page-table-nothing-here = You can choose nothing here now.
page-table-lost = The connection is gone. Trying again; nothing is lost.

# What choosing something does.
page-table-do-start = start on { $at }
page-table-do-draft = take { $card }
page-table-do-harvest = take column { $column }: { $cards }
page-table-do-hut = place a hut on { $at }
page-table-do-feed = play { $card }
page-table-do-supply = feed the hut on { $at }
page-table-do-well = dig a well at { $at }
page-table-do-build = build a ziggurat on { $at }
page-table-do-extend = raise the ziggurat on { $at }
page-table-do-court = send a hut to the { $dignitary }
page-table-do-offer = make an offering
page-table-do-buy = buy { $card }
page-table-do-done = no more of this
page-table-costs = costs { $cost }
page-table-brings = brings { $what }
page-table-hungry = no food for it yet
page-table-loses = { $huts } would starve though { $count ->
    [one] it
   *[other] they
} could live

page-table-corner = corner of { $site }
page-table-empty = empty
page-table-is-fed = fed
page-table-is-hungry = hungry

page-table-larder = Food for your huts
page-table-all-live = { $count ->
    [0] You have no huts to feed.
    [one] Your hut can be fed.
   *[other] All { $count } huts can be fed.
}
page-table-some-starve = { $lives } of { $all } can be fed. Without more food these starve: { $huts }.
page-table-auto = Feed best
page-table-feeds = feeds { $huts }
page-table-feeds-none = feeds none
page-table-no-cards = No cards in hand.
page-table-lose-title = A hut would starve
page-table-lose-text = If you do this – { $what } – go on all the same?
page-table-lose-yes = Do it anyway

page-table-undo = Undo
page-table-restart = Restart turn
page-table-confirm = Confirm turn
page-table-done = Done

page-table-parts = Parts of the table
page-table-part-field = Cards
page-table-part-court = Court
page-table-part-offerings = Offerings
page-table-menu = More
page-table-log = Log
page-table-log-filter = Show
page-table-log-all = All
page-table-log-points = Points
page-table-log-turn = Reign { $reign }, turn { $turn }
page-table-log-empty = Nothing has happened yet.
page-table-chat = Chat
page-table-chat-new = Chat: { $count ->
    [one] one new line
   *[other] { $count } new lines
}
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-say = Say something
page-table-chat-send = Send
page-table-since = Since your last move
page-table-since-nothing = Nobody else has moved since.
page-table-quick = Quick reference
page-table-keys = Keys
page-table-replay = Replay
page-table-settings = Settings
page-table-leave = Leave; a bot plays on for me
page-table-come-back = Come back to my seat
page-table-resign = Resign
page-table-take-back = Ask to take back my last move
page-table-take-back-asked = { $name } asks to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}.
page-table-proposal = A proposal
page-table-proposal-yes = Agree
page-table-proposal-no = Refuse
page-table-proposal-withdraw = Withdraw it
page-table-proposal-waiting = Waiting for { $names }.
page-table-pause = Propose a pause
page-table-pause-asked = { $name } proposes a pause: nobody moves and no clock runs until one of you goes on.
page-table-paused = The game is paused.
page-table-resume = Go on
page-table-start-from = This game goes on from a record: { $moves } moves are played, reign { $reign }, turn { $turn }.
page-table-start-scores = Points by seat: { $scores }.
page-table-start-board = The board as the game goes on
page-reason-forced = played by itself, there was no choice
page-reason-stand-in = played by a bot for someone who left
page-reason-timed-out = played by a bot for someone out of time
page-reason-bot-failed = played for a bot that gave no move
page-table-guide-on = The guide explains each phase.
page-table-guide-off = The guide is off.

page-table-hand-over = { $name }’s turn
page-table-hand-over-text = Pass the screen to { $name }.
page-table-hand-over-ready = { $name } is ready

page-table-open-heading = A table is set
page-table-open-waiting = { $count ->
    [one] Waiting for 1 player.
   *[other] Waiting for { $count } players.
} Send them the link.
page-table-open-ready = Everyone is here.
page-table-open-seat = free seat
page-table-bot = bot
page-table-feeding-strict = Strict feeding: never starve a hut that you could feed.
page-table-sit = Sit here
page-table-stand = Stand up
page-table-start = Start the game
page-table-over = The game is over

page-table-hint = Hint
page-table-hint-about = Hint (H): what a strong bot would do
page-hint = Hint: { $move }. { $share } of the victory and { $points } points in the end can be expected.
page-hint-next = Next best: { $move } ({ $share }).
page-hint-clear = Nothing else came close.

page-chat-watching = (watching)
page-chat-look-alike = looks like another name here
page-chat-removed = This line was removed.
page-chat-more = What to do about { $name }
page-chat-block = Block this person
page-chat-report = Report this line
page-chat-block-means = You no longer see what a blocked person writes, and they cannot sit down at your tables.
page-chat-blocked = Blocked. You can undo that in the settings.
page-chat-reported = Reported to the people who run this server.
