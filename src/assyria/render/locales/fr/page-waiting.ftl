# The waiting room: before the start of a game.

page-room = Salle d’attente
page-room-about = Un jeu de plateau : huttes, chameaux et ziggourats entre deux fleuves.
page-room-yours = Votre table
page-room-invites = { $name } vous invite à jouer.
page-room-invited = On vous invite à jouer.
page-room-minutes = environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-room-minutes-most = au plus { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-room-days = sur plusieurs jours
page-room-learn = Apprendre en deux minutes

page-room-name-of = Nom à la place { $colour }
page-room-sit = S’asseoir
page-room-full = Toutes les places sont prises. Vous pouvez regarder.

page-room-seats = Places
page-room-free = Libre
page-room-host = invite
page-room-here = ici, on peut commencer
page-room-unready = demande d’attendre
page-room-away = pas ici
page-room-colour = Couleur
page-room-colour-of = Couleur de { $name }
page-room-colour-swap = { $colour } (échanger avec { $name })
page-room-close = Fermer cette place
page-room-add = Ajouter une place
page-room-stand = Se lever
page-room-free-seat = Libérer la place
page-room-someone = Ajouter quelqu’un à cet écran

page-room-wait-players = { $count ->
    [one] Il manque { $count } joueur.
   *[other] Il manque { $count } joueurs.
} Envoyez le lien.
page-room-wait-seats = { $count ->
    [one] Il manque { $count } joueur.
   *[other] Il manque { $count } joueurs.
}
page-room-wait-here = Pas encore ici : { $names }.
page-room-wait-ready = Demande d’attendre : { $names }.
page-room-wait-start = { $name } va lancer la partie.
page-room-wait-host = La partie va commencer.
page-room-all = Tout le monde est ici. On peut commencer.
page-room-start = Commencer la partie
page-room-be-ready = C’est bon pour moi
page-room-not-yet = Attendez-moi

page-room-title = ({ $taken }/{ $seats }) Assyria
page-room-asked-again = La question de rejouer est posée à { $names }.
page-room-removed = L’hôte a repris votre place. Vous pouvez encore regarder.
page-room-remove-title = Retirer sa place à { $name } ?
page-room-remove-means = Cette personne ne pourra plus s’asseoir à cette table.
page-room-options-change = Modifier
page-room-options-means = Les autres devront redire si tout leur convient.
page-room-hasty-title = Commencer sans attendre ?
page-room-hasty-means = Absents ou pas prêts : { $names }.

page-room-cancel = Annuler cette table
page-room-cancel-title = Annuler cette table ?
page-room-cancel-means = Toute la table le saura. Personne ne pourra plus s’asseoir.
page-room-cancelled = Cette table a été annulée.
page-room-cancelled-by = { $name } a annulé cette table.

page-invite-alone = Ce lien ne fonctionne que sur cette machine.
page-invite-network = Pour l’ouvrir sur votre réseau ({ $address }), lancez le serveur ainsi :
page-invite-qr = Code QR du lien vers cette table

page-option-clock = { $pace } : { $means }
page-option-feeding-free = Ravitaillement libre : jouez dans l’ordre voulu, tant qu’une carte convient
page-option-feeding-strict = Ravitaillement strict : nourrissez chaque hutte que vous pouvez nourrir
page-option-confirm = Un tour compte une fois confirmé
page-option-no-confirm = Un tour compte aussitôt, sans confirmation
page-option-hints = Suggestions permises
page-option-no-hints = Pas de suggestions
page-option-resign = Abandon permis : un bot prend la suite
page-option-no-resign = Pas d’abandon
page-option-draft = { $cards ->
    [one] { $cards } carte de départ révélée
   *[other] { $cards } cartes de départ révélées
}
page-option-listed = Ouverte à tous
page-option-private = Privée : avec le lien
page-option-chat = Discussion pour tous ceux qui ont le lien
page-option-chat-held = Discussion pour tous ; la table lit le public après la partie
page-option-chat-players = Discussion réservée aux personnes qui jouent

page-list-cancelled = annulée
page-clock-range = Entrez { $least } à { $most }.

page-problem-cancelled = Cette table a été annulée.
page-problem-too-few-seats = Il faut au moins 2 joueurs.
page-problem-too-many-seats = On joue à 4 au plus.
page-problem-seats-fixed = L’enregistrement fixe le nombre de joueurs.
page-problem-record-over = Cette partie est finie. Revoyez-la plutôt.
