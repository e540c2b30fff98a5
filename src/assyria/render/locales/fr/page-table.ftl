# La table sur la page.

page-table-board = Le plateau. Les flèches parcourent les cases, Entrée choisit, N et P vont d’un endroit éclairé au suivant.
page-table-your-turn = À vous
page-table-waiting = La partie va commencer.
page-table-named = { $name } : { $text }
page-table-held = Votre tour est fini. Confirmez-le ou annulez.
page-table-held-brings = Votre tour est fini : il rapporte { $what }. Confirmez-le ou annulez.
page-table-held-harvest = Vous prenez la colonne { $column } : { $cards }. Confirmez ou annulez.
page-table-turn-brings = En l’état, ce tour rapporte :
page-table-skip = Passer
page-table-not-yours = Ce n’est pas à vous.
page-table-nothing-here = Il n’y a rien à choisir ici pour l’instant.
page-table-lost = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.

page-table-do-start = commencer en { $at }
page-table-do-draft = prendre { $card }
page-table-do-harvest = prendre la colonne { $column } : { $cards }
page-table-do-hut = poser une hutte en { $at }
page-table-do-feed = jouer { $card }
page-table-do-supply = nourrir la hutte en { $at }
page-table-do-well = creuser un puits en { $at }
page-table-do-build = bâtir une ziggourat en { $at }
page-table-do-extend = élever la ziggourat en { $at }
page-table-do-court = envoyer une hutte à la cour : { $dignitary }
page-table-do-offer = faire une offrande
page-table-do-buy = acheter { $card }
page-table-do-done = rien de plus
page-table-costs = coûte { $cost }
page-table-brings = rapporte { $what }
page-table-hungry = pas encore de nourriture pour elle
page-table-loses = { $huts } mourrait de faim alors que { $count ->
    [one] cette hutte pourrait
   *[other] ces huttes pourraient
} vivre

page-table-corner = coin de { $site }
page-table-empty = vide
page-table-is-fed = nourrie
page-table-is-hungry = affamée

page-table-larder = De quoi nourrir vos huttes
page-table-all-live = { $count ->
    [0] Vous n’avez pas de hutte à nourrir.
    [one] Votre hutte peut être nourrie.
   *[other] Les { $count } huttes peuvent être nourries.
}
page-table-some-starve = { $lives } sur { $all } peuvent être nourries. Sans plus de nourriture, celles-ci meurent de faim : { $huts }.
page-table-auto = Nourrir au mieux
page-table-feeds = nourrit { $huts }
page-table-feeds-none = n’en nourrit aucune
page-table-no-cards = Aucune carte en main.
page-table-lose-title = Une hutte mourrait de faim
page-table-lose-text = Si vous faites cela – { $what } –, le faire quand même ?
page-table-lose-yes = Faire quand même

page-table-undo = Annuler
page-table-restart = Refaire le tour
page-table-confirm = Confirmer le tour
page-table-done = Terminé

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
page-table-log-empty = Il ne s’est encore rien passé.
page-table-chat = Discussion
page-table-chat-new = Discussion : { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
page-table-chat-empty = Personne n’a encore rien dit.
page-table-chat-say = Dites quelque chose
page-table-chat-send = Envoyer
page-table-since = Depuis votre dernier coup
page-table-since-nothing = Personne d’autre n’a joué depuis.
page-table-quick = Aide-mémoire
page-table-keys = Touches
page-table-replay = Revoir
page-table-settings = Réglages
page-table-leave = Partir ; un bot joue pour moi
page-table-come-back = Revenir à ma place
page-table-resign = Abandonner
page-table-take-back = Demander à reprendre mon dernier coup
page-table-take-back-asked = { $name } demande à reprendre { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
}.
page-table-proposal = Une proposition
page-table-proposal-yes = Accepter
page-table-proposal-no = Refuser
page-table-proposal-withdraw = La retirer
page-table-proposal-waiting = On attend la réponse de { $names }.
page-table-pause = Proposer une pause
page-table-pause-asked = { $name } propose une pause : personne ne joue et aucune pendule ne tourne jusqu’à ce que l’un de vous reprenne.
page-table-paused = La partie est en pause.
page-table-resume = Reprendre
page-table-start-from = Cette partie continue un enregistrement : { $moves } coups joués, règne { $reign }, tour { $turn }.
page-table-start-scores = Points par place : { $scores }.
page-table-start-board = Le plateau tel que la partie reprend
page-reason-forced = joué d’office, il n’y avait pas de choix
page-reason-stand-in = joué par un bot pour une personne partie
page-reason-timed-out = joué par un bot, le temps étant écoulé
page-reason-bot-failed = joué pour un bot resté sans réponse
page-table-guide-on = Le guide explique chaque phase.
page-table-guide-off = Le guide est coupé.

page-table-hand-over = À { $name } de jouer
page-table-hand-over-text = Passez l’écran à { $name }.
page-table-hand-over-ready = { $name } est là

page-table-open-heading = Une table est mise
page-table-open-waiting = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
} Envoyez le lien à qui doit jouer.
page-table-open-ready = Tout le monde est là.
page-table-open-seat = place libre
page-table-bot = bot
page-table-feeding-strict = Ravitaillement strict : nourrissez chaque hutte que vous pouvez nourrir.
page-table-sit = S’asseoir ici
page-table-stand = Se lever
page-table-start = Commencer la partie
page-table-over = La partie est finie

page-table-hint = Suggestion
page-table-hint-about = Suggestion (H) : ce que ferait un bot fort
page-hint = Suggestion : { $move }. À espérer : { $share } de la victoire et { $points } points à la fin.
page-hint-next = Ensuite : { $move } ({ $share }).
page-hint-clear = Rien d’autre ne s’en approche.

page-chat-watching = (regarde)
page-chat-look-alike = ressemble à un autre nom d’ici
page-chat-removed = Cette ligne a été retirée.
page-chat-more = Que faire au sujet de { $name }
page-chat-block = Bloquer cette personne
page-chat-report = Signaler cette ligne
page-chat-block-means = Vous ne voyez plus ce qu’écrit une personne bloquée, et elle ne peut pas s’asseoir à vos tables.
page-chat-blocked = Personne bloquée. Les réglages permettent d’y revenir.
page-chat-reported = Signalé aux responsables de ce serveur.
