# Notifications to people who are not looking.

notification-your-turn = Du bist dran in einer Partie Assyria.
notification-game-over = Deine Partie Assyria ist zu Ende.
notification-table-cancelled = Euer Tisch für eine Partie Assyria wurde abgesagt.
notification-take-back-proposed = Jemand möchte in eurer Partie Assyria einen Zug zurücknehmen.
notification-pause-proposed = Jemand schlägt in eurer Partie Assyria eine Pause vor.
notification-end-proposed = Jemand schlägt vor, eure Partie Assyria hier zu beenden.
notification-rematch-opened = Jemand spielt noch einmal Assyria, und ein Platz ist für dich frei.
notification-seat-taken = Jemand hat sich an deinen Tisch für eine Partie Assyria gesetzt.
notification-table-full = Dein Tisch für eine Partie Assyria ist voll: Du kannst beginnen.
notification-test = Dies ist ein Test: Benachrichtigungen von Assyria kommen hier an.
