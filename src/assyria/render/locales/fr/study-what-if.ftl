# Et si : les variantes d’une partie et les positions jouées jusqu’au bout.

page-what-if-dealt = Les cartes que personne n’a vues sont redistribuées.
page-what-if-over = La partie est finie ici. Revenez en arrière pour essayer autre chose.
page-what-if-lines = Variantes
page-what-if-game = La partie
page-what-if-line = Variante { $number }
page-what-if-from = dès le coup { $at }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
page-what-if-no-lines = Pas encore de variante. Commencez-en une ci-dessous.
page-what-if-rename = Renommer
page-what-if-remove = Supprimer
page-what-if-remove-question = Supprimer « { $name } » et les variantes qui en partent ?
page-what-if-not = Garder
page-what-if-save = Enregistrer
page-what-if-name = Nom de la variante
page-what-if-download = Télécharger avec les variantes
page-what-if-try = Jouez un autre coup
page-what-if-play-one = Jouer { $name }, les bots répondent
page-what-if-play-all = Jouer tous les sièges
page-what-if-go = Commencer une variante
page-what-if-play-on = Continuez contre des bots
page-what-if-seat = Votre siège
page-what-if-level = Niveau
page-what-if-open = Ouvrir la table
page-what-if-compare = Jouez-la { $games } fois jusqu’au bout
page-what-if-first = Choix A
page-what-if-second = Choix B
page-what-if-engine = Le choix du moteur
page-what-if-none = Rien à comparer
page-what-if-played = { $move } (joué)
page-what-if-run = Jouer jusqu’au bout
page-what-if-cancel = Arrêter
page-what-if-progress = { $played } parties sur { $wanted }
page-what-if-chance = chances de victoire
page-what-if-scores = scores finaux
page-what-if-mean = moyenne
page-what-if-median = médiane
page-what-if-numbers = Tous les chiffres
page-what-if-about = Le réseau joue tous les sièges, avec les mêmes donnes pour les deux choix. ± est un intervalle à 95 %.
page-what-if-entering = Jouez votre variante. Les cartes que personne n’a vues sont redistribuées.
page-what-if-keep = Garder la variante
page-what-if-kept = Variante gardée.
page-problem-position-in-play = Vous jouez cette position sans suggestions. Attendez la fin de la partie.
