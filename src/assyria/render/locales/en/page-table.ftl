# The table on the page.

page-table-board = The board. Arrow keys move between hexes, Enter chooses, N and P jump to the next choice.
page-table-your-turn = Your turn
page-table-waiting = Waiting for the game to begin.
page-table-named = { $name }: { $text }
page-table-held = Confirm your turn or undo.
page-table-skip = Skip
page-table-nothing-here = You can’t choose anything here now.
page-table-lost = Connection lost. Reconnecting; your game is safe.

# What choosing something does.
page-table-do-start = start on { $at }
page-table-do-draft = take { $card }
page-table-do-harvest = take column { $column }: { $cards }
page-table-do-hut = place a hut on { $at }
page-table-do-feed = play { $card }
page-table-do-supply = feed the hut on { $at }
page-table-do-well = dig a well at { $at }
page-table-do-build = build a ziggurat on { $at }
page-table-do-extend = extend the ziggurat on { $at }
page-table-do-court = send a hut to the { $dignitary }
page-table-do-offer = make an offering
page-table-do-buy = buy { $card }
page-table-do-done = finish
page-table-costs = costs { $cost }
page-table-gain = gives { $what }
page-table-hungry = no food for it yet
page-table-loses = { $huts } would starve, though you could feed { $count ->
    [one] it
   *[other] them
}

page-table-corner = corner of { $site }
page-table-empty = empty
page-table-hut-fed = fed
page-table-hut-hungry = hungry

page-table-larder = Food for your huts
page-table-all-live = { $count ->
    [0] You have no huts to feed.
    [one] You can feed your hut.
   *[other] You can feed all { $count } huts.
}
page-table-some-starve = { $starving } of { $all } huts would starve: { $huts }.
page-table-auto = Feed best
page-table-feeds = feeds { $huts }
page-table-feeds-none = feeds none
page-table-no-cards = No cards in hand.
page-table-lose-title = { $count ->
    [one] A hut would starve
   *[other] { $count } huts would starve
}
page-table-lose-text = { $huts } would starve, though you could feed { $count ->
    [one] it
   *[other] them
}. Play anyway?
page-table-lose-yes = Play anyway

page-table-undo = Undo
page-table-restart = Restart turn
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
    [one] { $count } new message
   *[other] { $count } new messages
}
page-table-chat-empty = No messages yet.
page-table-chat-say = Write a message
page-table-chat-send = Send
page-table-since = Since your last turn
page-table-since-nothing = Nobody has moved since.
page-table-quick = Quick card
page-table-keys = Keys
page-table-replay = Replay
page-table-settings = Settings
page-table-leave = Leave (a bot takes over)
page-table-come-back = Take my seat back
page-table-resign = Resign
page-table-take-back = Ask to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}
page-table-take-back-asked = { $name } asks to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}.
page-table-proposal = Proposal
page-table-proposal-yes = Agree
page-table-proposal-no = Decline
page-table-proposal-withdraw = Withdraw
page-table-proposal-waiting = Waiting for { $names }.
page-table-pause = Propose a pause
page-table-pause-asked = { $name } proposes a pause. Clocks stop until someone resumes.
page-table-paused = The game is paused.
page-table-resume = Resume
page-table-start-from = This game continues a record: { $moves } moves played, reign { $reign }, turn { $turn }.
page-table-start-scores = Points by seat: { $scores }.
page-table-start-board = The board when this game begins
page-reason-forced = played automatically: the only choice
page-reason-stand-in = played by a bot: the player left
page-reason-timed-out = played by a bot: time ran out
page-reason-bot-failed = played by another bot: this one failed
page-table-guide-on = The guide explains each phase.
page-table-guide-off = The guide is off.

page-table-hand-over = { $name }’s turn
page-table-hand-over-text = Pass the screen to { $name }.
page-table-hand-over-ready = { $name } is ready

page-table-feeding-strict = Strict feeding: never starve a hut that you could feed.
page-table-result = Result
page-table-over = The game is over

page-table-hint = Hint
page-table-hint-about = Hint (H): what a strong bot would do
page-hint = Hint: { $move }.
page-hint-numbers = Win chance { $share }, expected score { $points }.
page-hint-thinking = The engine is thinking …
page-details = Details

page-chat-look-alike = looks like another name here
