# Les autres à la table : qui part et revient, ce que l’on demande et répond.

page-table-leave-title = Quitter cette partie ?
page-table-leave-text = Un bot joue pour vous jusqu’à votre retour.
page-table-resign-title = Abandonner cette partie ?
page-table-resign-text = Vous finissez en dernière place. Un bot joue pour vous.
page-table-resign-two = La partie se termine et { $name } gagne.

page-table-stand-in-timed-out = Temps écoulé : un bot joue pour vous.
page-table-stand-in-left = Vous avez quitté la partie : un bot joue pour vous.
page-table-stand-in-for = Bot pour { $name }
page-table-watching = Vous regardez. { $text }

page-log-timed-out = Temps écoulé pour { $name } : un bot prend sa place.
page-log-left = { $name } part : un bot prend sa place.
page-log-returned = { $name } est de retour.
page-log-resigned = { $name } abandonne.
page-log-server-away = Serveur absent pendant { $minutes } min. Aucun temps décompté.

page-news-take-back = Accepté : { $moves ->
    [one] { $moves } coup repris.
   *[other] { $moves } coups repris.
}
page-news-take-back-declined = { $name } refuse la reprise de coups.
page-news-pause-declined = { $name } refuse la pause.
page-news-rematch-declined = { $name } ne veut pas rejouer.
page-news-withdrawn = { $name } retire sa proposition.

page-end-went-timed-out = temps écoulé
page-end-went-left = départ
page-end-went-returned = retour
page-end-went-resigned = abandon
page-end-bot-moves = { $moves ->
    [one] { $moves } coup joué par un bot
   *[other] { $moves } coups joués par un bot
}

page-list-turn-of = À { $name } de jouer
page-list-time-left = encore { $time }
