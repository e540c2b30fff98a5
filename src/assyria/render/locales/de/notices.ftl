# Notices to people who are not looking.

notice-your-turn = Du bist am Zug in einer Partie Assyria.
notice-game-over = Eine Partie Assyria, in der du mitgespielt hast, ist zu Ende.
notice-take-back-asked = Jemand bittet darum, in eurer Partie Assyria einen Zug zurückzunehmen.
notice-test = Dies ist ein Test: Nachrichten von Assyria kommen hier an.
