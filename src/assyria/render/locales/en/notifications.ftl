# Notifications to people who are not looking.

notification-your-turn = It is your turn in a game of Assyria.
notification-game-over = Your game of Assyria is over.
notification-table-cancelled = Your table for a game of Assyria was cancelled.
notification-take-back-proposed = Someone asks to take back a move in your game of Assyria.
notification-pause-proposed = Someone proposes a pause in your game of Assyria.
notification-end-proposed = Someone proposes to end your game of Assyria here.
notification-rematch-opened = Someone plays Assyria again, and there is a seat for you.
notification-seat-taken = Someone sat down at your table for a game of Assyria.
notification-table-full = Your table for a game of Assyria is full: you can start.
notification-test = This is a test: notifications from Assyria arrive here.
