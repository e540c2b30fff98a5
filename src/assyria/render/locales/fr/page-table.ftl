# La table sur la page.

page-table-board = Le plateau. Les flèches parcourent les hexagones, Entrée choisit, N et P passent d’un choix à l’autre.
page-table-your-turn = À vous
page-table-waiting = La partie va commencer.
page-table-named = { $name } : { $text }
page-table-held = Confirmez votre tour ou annulez.
page-table-skip = Passer
page-table-nothing-here = Vous ne pouvez rien choisir ici pour l’instant.
page-table-lost = Connexion perdue. Reconnexion en cours ; votre partie est à l’abri.

page-table-do-start = commencer en { $at }
page-table-do-draft = prendre { $card }
page-table-do-harvest = prendre la colonne { $column } : { $cards }
page-table-do-hut = poser une hutte en { $at }
page-table-do-feed = jouer { $card }
page-table-do-supply = nourrir la hutte en { $at }
page-table-do-well = creuser un puits en { $at }
page-table-do-build = construire une ziggourat en { $at }
page-table-do-extend = agrandir la ziggourat en { $at }
page-table-do-court = envoyer une hutte au { $dignitary }
page-table-do-offer = faire une offrande
page-table-do-buy = acheter { $card }
page-table-do-done = terminer
page-table-costs = coûte { $cost }
page-table-gain = rapporte { $what }
page-table-hungry = pas encore de nourriture pour elle
page-table-loses = { $count ->
    [one] { $huts } mourrait de faim, mais vous pouvez la nourrir
   *[other] { $huts } mourraient de faim, mais vous pouvez les nourrir
}

page-table-corner = coin de { $site }
page-table-empty = vide
page-table-hut-fed = nourrie
page-table-hut-hungry = affamée

page-table-larder = Nourriture pour vos huttes
page-table-all-live = { $count ->
    [0] Vous n’avez pas de hutte à nourrir.
    [one] Vous pouvez nourrir votre hutte.
   *[other] Vous pouvez nourrir vos { $count } huttes.
}
page-table-some-starve = { $starving ->
    [one] { $starving } hutte sur { $all } mourrait de faim
   *[other] { $starving } huttes sur { $all } mourraient de faim
} : { $huts }.
page-table-auto = Nourrir au mieux
page-table-feeds = nourrit { $huts }
page-table-feeds-none = n’en nourrit aucune
page-table-no-cards = Aucune carte en main.
page-table-lose-title = { $count ->
    [one] Une hutte mourrait de faim
   *[other] { $count } huttes mourraient de faim
}
page-table-lose-text = { $count ->
    [one] { $huts } mourrait de faim, mais vous pouvez la nourrir.
   *[other] { $huts } mourraient de faim, mais vous pouvez les nourrir.
} Jouer quand même ?
page-table-lose-yes = Jouer quand même

page-table-undo = Annuler
page-table-restart = Recommencer le tour
page-table-done = Terminer

page-table-parts = Parties de la table
page-table-part-field = Cartes
page-table-part-court = Cour
page-table-part-offerings = Offrandes
page-table-menu = Plus
page-table-log = Journal
page-table-log-filter = Montrer
page-table-log-all = Tout
page-table-log-points = Points
page-table-log-turn = Règne { $reign }, tour { $turn }
page-table-log-empty = Rien ne s’est encore passé.
page-table-chat = Discussion
page-table-chat-new = Discussion : { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
page-table-chat-empty = Aucun message pour l’instant.
page-table-chat-say = Écrire un message
page-table-chat-send = Envoyer
page-table-since = Depuis votre dernier tour
page-table-since-nothing = Personne n’a joué depuis.
page-table-quick = Aide-mémoire
page-table-keys = Touches
page-table-replay = Revoir
page-table-settings = Réglages
page-table-leave = Partir (un bot prend votre place)
page-table-come-back = Reprendre ma place
page-table-resign = Abandonner
page-table-take-back = Demander à reprendre { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
}
page-table-take-back-asked = { $name } demande à reprendre { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
}.
page-table-proposal = Proposition
page-table-proposal-yes = Accepter
page-table-proposal-no = Refuser
page-table-proposal-withdraw = Retirer
page-table-proposal-waiting = En attente de { $names }.
page-table-pause = Proposer une pause
page-table-pause-asked = { $name } propose une pause. Les pendules s’arrêtent jusqu’à la reprise.
page-table-paused = La partie est en pause.
page-table-resume = Reprendre
page-table-start-from = Cette partie continue un enregistrement : { $moves } coups joués, règne { $reign }, tour { $turn }.
page-table-start-scores = Points par place : { $scores }.
page-table-start-board = Le plateau au début de cette partie
page-reason-forced = joué d’office : le seul choix
page-reason-stand-in = joué par un bot : la personne est partie
page-reason-timed-out = joué par un bot : temps écoulé
page-reason-bot-failed = joué par un autre bot : celui-ci a échoué
page-table-guide-on = Le guide explique chaque phase.
page-table-guide-off = Le guide est coupé.

page-table-hand-over = À { $name } de jouer
page-table-hand-over-text = Passez l’écran à { $name }.
page-table-hand-over-ready = { $name } est là

page-table-feeding-strict = Ravitaillement strict : nourrissez chaque hutte que vous pouvez nourrir.
page-table-result = Résultat
page-table-over = La partie est finie

page-table-hint = Suggestion
page-table-hint-about = Suggestion (H) : ce que ferait un bot fort
page-hint = Suggestion : { $move }.
page-hint-numbers = Chances de victoire : { $share }, score attendu : { $points }.
page-hint-thinking = Le moteur réfléchit…
page-details = Détails

page-chat-look-alike = ressemble à un autre nom d’ici
