# Notices to people who are not looking.

notification-your-turn = It is your turn in a game of Assyria.
notification-game-over = A game of Assyria you played in is over.
notification-take-back-asked = Someone asks to take back a move in your game of Assyria.
notification-test = This is a test: notices from Assyria arrive here.
