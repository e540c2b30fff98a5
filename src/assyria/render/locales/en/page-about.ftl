# What this is, and who made the game.

page-about = About Assyria
page-about-lead = Play the board game Assyria in your browser, with friends or against bots.
page-about-game = The board game
page-about-author = Author
page-about-illustrations = Illustrations
page-about-design = Design
page-about-publisher = First published by
page-about-publisher-is = Ystari Games, 2009
page-about-fans = An unofficial fan work
page-about-fans-text = The author and the publishers of the board game have no part in this edition and do not endorse it. The rules are told in our own words, and all art is our own.
page-about-licence = Licence
page-about-licence-text = Code, texts and art of this edition are open source under the MIT licence: use, change and share them.
page-about-version = Version { $version }

page-home-foot = An unofficial fan work. Game by Emanuele Ornella.
