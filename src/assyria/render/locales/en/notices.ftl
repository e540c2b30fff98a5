# Notices to people who are not looking.

notice-your-turn = It is your turn in a game of Assyria.
notice-game-over = A game of Assyria you played in is over.
notice-take-back-asked = Someone asks to take back a move in your game of Assyria.
notice-test = This is a test: notices from Assyria arrive here.
