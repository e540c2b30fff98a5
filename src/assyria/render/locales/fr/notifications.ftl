# Notices to people who are not looking.

notification-your-turn = C’est à vous de jouer dans une partie d’Assyria.
notification-game-over = Une partie d’Assyria à laquelle vous jouiez est terminée.
notification-take-back-asked = On vous demande de laisser reprendre un coup dans votre partie d’Assyria.
notification-test = Ceci est un essai : les avis d’Assyria arrivent ici.
