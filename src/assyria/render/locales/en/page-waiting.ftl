# The waiting room: before the start of a game.

page-room = Waiting room
page-room-about = A board game of huts, camels and ziggurats between two rivers.
page-room-yours = Your table
page-room-invites = { $name } invites you to play.
page-room-invited = You are invited to play.
page-room-minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-room-minutes-most = at most { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-room-days = over several days
page-room-learn = Learn in two minutes

page-room-name-of = Name at seat { $colour }
page-room-sit = Sit down
page-room-full = All seats are taken. You can watch.

page-room-seats = Seats
page-room-free = Free
page-room-host = host
page-room-here = here and ready
page-room-unready = not ready
page-room-away = not here
page-room-colour = Colour
page-room-colour-of = Colour of { $name }
page-room-colour-swap = { $colour } (swap with { $name })
page-room-close = Close this seat
page-room-add = Add a seat
page-room-stand = Stand up
page-room-free-seat = Free the seat
page-room-someone = Add a player at this screen

page-room-wait-players = { $count ->
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
} Send the link.
page-room-wait-seats = { $count ->
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
}
page-room-wait-here = Not here: { $names }.
page-room-wait-ready = Not ready: { $names }.
page-room-wait-start = Waiting for { $name } to start.
page-room-wait-host = Waiting for the start.
page-room-all = Everyone is here and ready.
page-room-start = Start the game
page-room-be-ready = I’m ready
page-room-not-yet = Wait for me

page-room-title = ({ $taken }/{ $seats }) Assyria
page-room-asked-again = Asked to play again: { $names }.
page-room-removed = The host took your seat. You can still watch.
page-room-remove-title = Take the seat from { $name }?
page-room-remove-means = They cannot sit down at this table again.
page-room-options-change = Change
page-room-options-means = Everybody else is asked again whether they are ready.
page-room-hasty-title = Start without waiting?
page-room-hasty-means = Not here or not ready: { $names }.

page-room-cancel = Cancel this table
page-room-cancel-title = Cancel this table?
page-room-cancel-means = Everyone at the table is told. Nobody can sit down any more.
page-room-cancelled = This table was cancelled.
page-room-cancelled-by = { $name } cancelled this table.

page-invite-alone = This link works on this machine alone.
page-invite-network = To reach it from your network as { $address }, start the server so:
page-invite-qr = QR code with the link to this table

page-option-clock = { $pace }: { $means }
page-option-feeding-free = Free feeding: play cards in any order until none fits
page-option-feeding-strict = Strict feeding: never starve a hut you could feed
page-option-confirm = Turns count once you confirm them
page-option-no-confirm = Turns count at once, without confirming
page-option-hints = Hints allowed
page-option-no-hints = No hints
page-option-resign = You may resign: a bot takes over
page-option-no-resign = No resigning
page-option-draft = { $cards ->
    [one] { $cards } starting card
   *[other] { $cards } starting cards
} turned up
page-option-listed = Open to everyone
page-option-private = Private: by link
page-option-chat = Chat for everyone with the link
page-option-chat-held = Chat for everyone; players read spectators after the game
page-option-chat-players = Chat for players only

page-list-cancelled = cancelled
page-clock-range = Enter { $least } to { $most }.

page-problem-cancelled = This table was cancelled.
page-problem-too-few-seats = At least 2 players have to play.
page-problem-too-many-seats = At most 4 can play.
page-problem-seats-fixed = The record sets the number of players.
page-problem-record-over = This game is over. Replay it instead.
