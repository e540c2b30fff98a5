# Les autres à la table : qui part et revient, ce que l’on demande et répond.

page-table-leave-title = Quitter cette partie ?
page-table-leave-text = Un bot joue pour vous jusqu’à votre retour.
page-table-resign-title = Abandonner cette partie ?
page-table-resign-text = Vous finissez en dernière place. Un bot joue pour vous.
page-table-resign-two = La partie se termine et { $name } gagne.

page-table-stand-in-timed-out = Temps écoulé : un bot joue pour vous.
page-table-stand-in-left = Vous avez quitté la partie : un bot joue pour vous.
page-table-stand-in-stood-in = Pendant votre absence, les autres ont laissé un bot jouer pour vous.
page-table-stand-in-asked = { $name } : laisser un bot jouer pour { $other } ?
page-table-stand-in-away = { $name } : absence depuis { $minutes } min.
page-table-stand-in-let = Laisser un bot jouer pour { $name }
page-table-stand-in-for = Bot pour { $name }
page-table-end-together = Arrêter la partie ensemble
page-table-end-title = Arrêter la partie ici ?
page-table-end-text = Toutes les personnes qui jouent doivent être d’accord.
page-table-end-counted = Les points actuels décident
page-table-end-uncounted = Personne ne gagne
page-table-end-keep = Continuer à jouer
page-table-end-asked-counted = { $name } propose d’arrêter la partie ici. Les points actuels décident.
page-table-end-asked-uncounted = { $name } propose d’arrêter la partie ici. Personne ne gagne.

page-table-watching = Vous regardez. { $text }

page-log-timed-out = Temps écoulé pour { $name } : un bot prend sa place.
page-log-left = { $name } part : un bot prend sa place.
page-log-stood-in = Absence de { $name } : un bot joue à sa place.
page-log-ended = La partie s’arrête d’un commun accord.
page-log-returned = { $name } est de retour.
page-log-resigned = { $name } abandonne.
page-log-server-away = Serveur absent pendant { $minutes } min. Aucun temps décompté.

page-news-take-back = Accepté : { $moves ->
    [one] { $moves } coup repris.
   *[other] { $moves } coups repris.
}
page-news-take-back-declined = { $name } refuse la reprise de coups.
page-news-pause-declined = { $name } refuse la pause.
page-news-stand-in-declined = { $name } préfère attendre.
page-news-end-declined = { $name } veut continuer.
page-news-withdrawn = { $name } retire sa proposition.

page-end-went-timed-out = temps écoulé
page-end-went-left = départ
page-end-went-stood-in = absence
page-end-went-returned = retour
page-end-went-resigned = abandon
page-end-bot-moves = { $moves ->
    [one] { $moves } coup joué par un bot
   *[other] { $moves } coups joués par un bot
}

page-list-turn-of = À { $name } de jouer
page-list-time-left = encore { $time }
page-list-nobody-won = personne n’a gagné
