# Notices to people who are not looking.

notification-your-turn = Du bist am Zug in einer Partie Assyria.
notification-game-over = Eine Partie Assyria, in der du mitgespielt hast, ist zu Ende.
notification-table-cancelled = Euer Tisch für eine Partie Assyria wurde abgesagt.
notification-take-back-proposed = Jemand bittet darum, in eurer Partie Assyria einen Zug zurückzunehmen.
notification-pause-proposed = Jemand schlägt in eurer Partie Assyria eine Pause vor.
notification-rematch-proposed = Jemand möchte noch einmal Assyria mit dir spielen.
notification-test = Dies ist ein Test: Nachrichten von Assyria kommen hier an.
