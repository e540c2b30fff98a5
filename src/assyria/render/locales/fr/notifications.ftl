# Notifications to people who are not looking.

notification-your-turn = C’est à vous de jouer dans une partie d’Assyria.
notification-game-over = Votre partie d’Assyria est finie.
notification-table-cancelled = Votre table pour une partie d’Assyria a été annulée.
notification-take-back-proposed = Quelqu’un demande à reprendre un coup dans votre partie d’Assyria.
notification-pause-proposed = Quelqu’un propose une pause dans votre partie d’Assyria.
notification-end-proposed = Quelqu’un propose d’arrêter là votre partie d’Assyria.
notification-rematch-opened = Quelqu’un rejoue à Assyria, et une place vous attend.
notification-seat-taken = Quelqu’un s’est assis à votre table pour une partie d’Assyria.
notification-table-full = Votre table pour une partie d’Assyria est complète : vous pouvez commencer.
notification-test = Ceci est un essai : les notifications d’Assyria arrivent ici.
