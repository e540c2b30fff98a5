# Notices to people who are not looking.

notification-your-turn = C’est à vous de jouer dans une partie d’Assyria.
notification-game-over = Une partie d’Assyria à laquelle vous jouiez est terminée.
notification-table-cancelled = Votre table pour une partie d’Assyria a été annulée.
notification-take-back-proposed = On vous demande de laisser reprendre un coup dans votre partie d’Assyria.
notification-pause-proposed = On vous propose une pause dans votre partie d’Assyria.
notification-rematch-proposed = On aimerait rejouer à Assyria avec vous.
notification-test = Ceci est un essai : les avis d’Assyria arrivent ici.
