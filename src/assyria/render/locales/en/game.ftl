# Things of the game.
seat-red = Red
