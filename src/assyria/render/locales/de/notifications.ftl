# Notices to people who are not looking.

notification-your-turn = Du bist am Zug in einer Partie Assyria.
notification-game-over = Eine Partie Assyria, in der du mitgespielt hast, ist zu Ende.
notification-take-back-asked = Jemand bittet darum, in eurer Partie Assyria einen Zug zurückzunehmen.
notification-test = Dies ist ein Test: Nachrichten von Assyria kommen hier an.
