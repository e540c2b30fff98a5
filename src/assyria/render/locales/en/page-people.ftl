# Other people at the table: who comes and goes, what they ask and answer.

page-table-leave-title = Leave this game?
page-table-leave-text = A bot plays for you until you take your seat back.
page-table-resign-title = Resign this game?
page-table-resign-text = You finish last. A bot plays on for you, for good.
page-table-resign-two = The game ends, and { $name } wins.

page-table-stand-in-timed-out = Time is up: a bot plays for you.
page-table-stand-in-left = You left: a bot plays for you.
page-table-stand-in-for = Bot for { $name }
page-table-watching = You are watching. { $text }

page-log-timed-out = { $name } runs out of time: a bot plays on.
page-log-left = { $name } leaves: a bot plays on.
page-log-returned = { $name } is back.
page-log-resigned = { $name } resigns.
page-log-server-away = The server was away for { $minutes } min. No time was counted.

page-news-take-back = Agreed: { $moves ->
    [one] { $moves } move taken back.
   *[other] { $moves } moves taken back.
}
page-news-take-back-declined = { $name } declines the take-back.
page-news-pause-declined = { $name } declines the pause.
page-news-rematch-declined = { $name } declines another game.
page-news-withdrawn = { $name } withdraws the proposal.

page-end-went-timed-out = ran out of time
page-end-went-left = left
page-end-went-returned = returned
page-end-went-resigned = resigned
page-end-bot-moves = { $moves ->
    [one] a bot made { $moves } move
   *[other] a bot made { $moves } moves
}

page-list-turn-of = { $name } to move
page-list-time-left = { $time } left
