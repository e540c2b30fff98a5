# Other people at the table: who comes and goes, what they ask and answer.

page-table-leave-title = Leave this game?
page-table-leave-text = A bot plays for you until you take your seat back.
page-table-resign-title = Resign this game?
page-table-resign-text = You finish last. A bot plays on for you, for good.
page-table-resign-two = The game ends, and { $name } wins.

page-table-stand-in-timed-out = Time is up: a bot plays for you.
page-table-stand-in-left = You left: a bot plays for you.
page-table-stand-in-stood-in = You were away, and the others let a bot play for you.
page-table-stand-in-asked = { $name }: let a bot play for { $other } for now?
page-table-stand-in-away = { $name } has been away for { $minutes } min.
page-table-stand-in-let = Let a bot play for { $name }
page-table-stand-in-for = Bot for { $name }
page-table-end-together = End the game together
page-table-end-title = End the game here?
page-table-end-text = Everyone who plays has to agree.
page-table-end-counted = The points of now decide
page-table-end-uncounted = Nobody wins
page-table-end-keep = Play on
page-table-end-asked-counted = { $name } proposes to end the game here. The points of now decide.
page-table-end-asked-uncounted = { $name } proposes to end the game here. Nobody wins.

page-table-watching = You are watching. { $text }

page-log-timed-out = { $name } runs out of time: a bot plays on.
page-log-left = { $name } leaves: a bot plays on.
page-log-stood-in = { $name } is away: a bot plays on.
page-log-ended = The game ends by agreement.
page-log-returned = { $name } is back.
page-log-resigned = { $name } resigns.
page-log-server-away = The server was away for { $minutes } min. No time was counted.

page-news-take-back = Agreed: { $moves ->
    [one] { $moves } move taken back.
   *[other] { $moves } moves taken back.
}
page-news-take-back-declined = { $name } declines the take-back.
page-news-pause-declined = { $name } declines the pause.
page-news-stand-in-declined = { $name } wants to wait.
page-news-end-declined = { $name } wants to play on.
page-news-withdrawn = { $name } withdraws the proposal.

page-end-went-timed-out = ran out of time
page-end-went-left = left
page-end-went-stood-in = was away
page-end-went-returned = returned
page-end-went-resigned = resigned
page-end-bot-moves = { $moves ->
    [one] a bot made { $moves } move
   *[other] a bot made { $moves } moves
}

page-list-turn-of = { $name } to move
page-list-time-left = { $time } left
page-list-nobody-won = nobody won
