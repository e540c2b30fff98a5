# Notifications to people who are not looking.

notification-your-turn = It is your turn in a game of Assyria.
notification-game-over = Your game of Assyria is over.
notification-table-cancelled = Your table for a game of Assyria was cancelled.
notification-take-back-proposed = Someone asks to take back a move in your game of Assyria.
notification-pause-proposed = Someone proposes a pause in your game of Assyria.
notification-rematch-proposed = Someone wants to play Assyria with you again.
notification-test = This is a test: notifications from Assyria arrive here.
