# Notices to people who are not looking.

notice-your-turn = C’est à vous de jouer dans une partie d’Assyria.
notice-game-over = Une partie d’Assyria à laquelle vous jouiez est terminée.
notice-take-back-asked = On vous demande de laisser reprendre un coup dans votre partie d’Assyria.
notice-test = Ceci est un essai : les avis d’Assyria arrivent ici.
