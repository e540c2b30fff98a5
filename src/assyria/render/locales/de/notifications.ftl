# Notifications to people who are not looking.

notification-your-turn = Du bist dran in einer Partie Assyria.
notification-game-over = Deine Partie Assyria ist zu Ende.
notification-table-cancelled = Euer Tisch für eine Partie Assyria wurde abgesagt.
notification-take-back-proposed = Jemand möchte in eurer Partie Assyria einen Zug zurücknehmen.
notification-pause-proposed = Jemand schlägt in eurer Partie Assyria eine Pause vor.
notification-rematch-proposed = Jemand möchte noch einmal Assyria mit dir spielen.
notification-test = Dies ist ein Test: Benachrichtigungen von Assyria kommen hier an.
