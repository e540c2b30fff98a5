# L’écran d’accueil, une nouvelle table, les réglages et l’en-tête de la page.

page-nav = Assyria
page-nav-skip = Aller au contenu
page-nav-play = Jouer
page-nav-learn = Apprendre
page-nav-settings = Réglages

page-offline = Le serveur est injoignable.
page-offline-means = Les parties reprendront dès son retour.
page-offline-learn = Vous pouvez toujours lire les règles.
page-offline-play = En attendant, jouer dans ce navigateur
page-home-browser = Parties dans ce navigateur

page-again = Réessayer
page-save = Enregistrer
page-add = Ajouter
page-remove = Retirer
page-copy = Copier
page-copied = Copié.
page-copy-by-hand = Le navigateur empêche la copie. Le texte est sélectionné : copiez-le vous-même.

page-invite-link = Lien vers cette table
page-invite-copy = Copier le lien
page-invite-share = Partager…
page-invite-text = Venez jouer à Assyria avec moi.

page-home-about = Installez-vous le long de deux fleuves, nourrissez vos huttes à chaque tour, construisez des ziggourats et gagnez la faveur de la cour. De 2 à 4 joueurs, environ une heure.
page-home-play = Jouer maintenant
page-home-play-means = Jouez contre trois bots. La partie commence aussitôt.
page-home-play-first = Jouez contre trois bots. Le guide explique chaque étape.
page-home-level = Bots
page-home-level-option = Niveau { $level } : { $name }
page-home-level-about = Monte quand vous gagnez, descend quand vous finissez dernier.
page-home-new = Nouvelle table…
page-home-continue-mine = Continuer : à vous de jouer, règne { $reign }
page-home-continue-other = Continuer : règne { $reign }
page-home-continue-paused = Continuer : en pause, règne { $reign }
page-home-mine = Mes tables
page-home-mine-none = Aucune partie en cours.
page-home-finished = Parties finies ({ $count })
page-home-listed = Ouvertes à tous
page-home-listed-none = Aucune table ouverte. Ouvrez-en une : tout le monde la verra ici.
page-home-listed-open = Ouvrir une table à tous
page-home-learn = Apprendre à jouer
page-home-learn-about = Apprenez à une vraie table en dix courtes leçons. Ou jouez simplement : la table dit quoi faire.
page-home-lessons = Commencer les leçons
page-home-puzzles = Problèmes
page-home-learn-go = Lire les règles
page-home-replay = Revoir une partie
page-home-replay-about = Déposez un enregistrement n’importe où sur cette page, ou choisissez-en un.
page-record-choose = Choisir un fichier…
page-record-drop = Déposez l’enregistrement ici
page-record-none = Ce fichier n’est pas un enregistrement d’Assyria.

page-list-free = libre
page-list-bot = bot
page-list-your-turn = À vous de jouer
page-list-play = Jouer
page-list-go-on = Continuer
page-list-look = Voir
page-list-join = Rejoindre
page-list-watch = Regarder
page-list-over = finie après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
page-list-playing = { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
page-list-waiting = { $open ->
    [0] toutes les places prises, pas encore commencée
    [one] { $open } place libre
   *[other] { $open } places libres
}
page-list-start = à partir du coup { $moves }, règne { $reign }, tour { $turn }, points { $scores }
page-list-kept-until = gardée jusqu’au { $date }
page-list-paused = En pause
page-list-holiday = { $name } : en vacances jusqu’au { $date }
page-list-my-holiday = Vous êtes en vacances jusqu’au { $date }
page-list-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $players }
page-list-i-won = Vous avez gagné avec { $points }
page-list-won = { $count ->
    [one] { $names } a gagné avec { $points }
   *[other] { $names } ont gagné ensemble avec { $points }
}
page-list-resigned = Vous avez abandonné
page-list-again = Rejouer ensemble
page-lobby-any = peu importe
page-lobby-seats = Places libres
page-lobby-least = { $seats } au moins
page-lobby-none = Aucune table ne convient. Choisissez autrement, ou ouvrez-en une.

page-new = Nouvelle table
page-new-seats = Qui joue ?
page-new-players = Nombre de joueurs
page-new-players-record = L’enregistrement a { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
page-new-order = L’ordre du tour est tiré au sort ; les places ne donnent que la couleur.
page-new-options = Options
page-new-listed = Montrer cette table à tous
page-new-listed-yes = Sur l’accueil : chacun peut regarder ou prendre une place libre.
page-new-listed-no = Privée : il faut le lien pour regarder ou s’asseoir.
page-new-confirm = Confirmer chaque tour
page-new-confirm-about = Vous pouvez tout annuler dans votre tour jusqu’à la confirmation.
page-new-resign = Permettre l’abandon
page-new-resign-about = Un bot remplace ceux qui abandonnent. À deux, la partie s’arrête.
page-new-hints = Permettre les suggestions
page-new-hints-about = À votre tour, demandez ce que ferait un bot fort. Il ne voit que ce que tous voient. Les suggestions sont comptées.
page-new-chat = Qui peut écrire dans la discussion
page-new-chat-players = La table
page-new-chat-everyone = Tout le monde
page-new-chat-players-about = Le public peut lire, mais pas écrire.
page-new-chat-everyone-about = Toute personne qui a le lien.
page-new-chat-held-about = La table lit les messages du public après la partie.
page-new-feeding = Ravitaillement
page-new-feeding-free = libre
page-new-feeding-strict = strict
page-new-feeding-free-about = Jouez dans l’ordre de votre choix, tant qu’une carte convient (§5.2).
page-new-feeding-strict-about = Ne laissez jamais mourir de faim une hutte que vous pouvez nourrir (§5.2).
page-new-draft = Cartes de départ à deux joueurs
page-new-draft-cards = { $cards ->
    [one] { $cards } carte révélée
   *[other] { $cards } cartes révélées
}
page-new-draft-about = Avant le premier tour, chacun prend une des cartes révélées (§2.5).
page-new-draft-two = Seulement à deux joueurs ; à trois ou quatre, il y a une carte pour chacun.
page-new-rule-record = Comme dans l’enregistrement.
page-new-record = Continuer un enregistrement
page-new-record-about = Continuez une partie inachevée avec de nouvelles places. Les cartes non distribuées sont mélangées de nouveau.
page-new-record-has = Une partie à { $players }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
page-new-record-over = Cette partie est finie. Revoyez-la ou commencez-en une autre.
page-new-record-replay = Revoir
page-new-record-forget = Commencer plutôt une nouvelle partie
page-new-next-begins = La partie commence aussitôt.
page-new-next-hot-seat = La partie commence aussitôt ; passez-vous cet écran.
page-new-next-waits = Vous recevez un lien pour les places libres. Commencez quand toutes sont prises.
page-new-next-watch = Seulement des bots : regardez-les jouer.
page-new-open = Ouvrir la table
page-new-start = Commencer la partie

page-seat = Place { $colour }
page-seat-me = Moi
page-seat-here = Quelqu’un à cet écran
page-seat-open = Libre : quelqu’un avec le lien
page-seat-bots = Bots
page-seat-bot = { $name } ({ $level })
page-seat-name = Nom
page-seat-here-name = Joueur { $number }
page-seat-me-about = Vous jouez sous le nom de { $name }.
page-seat-here-about = Vous jouez à tour de rôle à cet écran.
page-seat-open-about = Vous recevez un lien à envoyer. La personne qui l’ouvre peut s’asseoir ici.
page-seat-bot-about = { $name } : { $about }

page-bot-level = niveau { $level } sur { $most }
page-bot-level-unknown = force inconnue
page-bot-title-level-1 = Berger
page-bot-title-level-2 = Pêcheur
page-bot-title-level-3 = Potier
page-bot-title-level-4 = Paysan
page-bot-title-level-5 = Marchand
page-bot-title-level-6 = Caravanier
page-bot-title-level-7 = Bâtisseur
page-bot-title-level-8 = Scribe
page-bot-title-level-9 = Gouverneur
page-bot-title-level-10 = Roi
page-bot-about-level-1 = prend ce qui saute aux yeux et garde ses chameaux. Pour une première partie.
page-bot-about-level-2 = regarde les chiffres, rarement la nourriture.
page-bot-about-level-3 = commence à prévoir la nourriture, et oublie beaucoup.
page-bot-about-level-4 = prévoit la nourriture, mais juge souvent mal ce qui rapporte.
page-bot-about-level-5 = sait ce qui rapporte, et se trompe parfois.
page-bot-about-level-6 = sait ce qui rapporte, et ne se trompe presque jamais.
page-bot-about-level-7 = sait une partie de ce que savent les bons joueurs.
page-bot-about-level-8 = sait presque tout ce que savent les bons joueurs.
page-bot-about-level-9 = joue comme les bons joueurs, sans calculer plus loin.
page-bot-about-level-10 = examine des milliers de positions à chaque coup. Le plus fort.
page-bot-other = un bot de ce serveur.
page-bot-engine = un programme des responsables de ce serveur ; force inconnue.

page-clock = Pendule
page-clock-none = Sans pendule
page-clock-live = En une séance
page-clock-slow = Sur plusieurs jours
page-clock-none-about = Prenez tout votre temps.
page-clock-live-about = Chaque tour terminé ajoute du temps. Quand il est écoulé, un bot joue jusqu’à votre retour.
page-clock-slow-about = Jouez quand vous avez le temps. Chaque tour ajoute du temps, jusqu’à la limite. Quand il est écoulé, un bot joue jusqu’à votre retour.
page-clock-preset-brisk = Rapide
page-clock-preset-relaxed = Tranquille
page-clock-preset-long = Beaucoup de temps
page-clock-preset-own-live = Sur mesure
page-clock-preset-hours = Quelques tours par jour
page-clock-preset-day = Un tour par jour
page-clock-preset-days = Rien ne presse
page-clock-preset-own-slow = Sur mesure
page-clock-live-means = { $bank } chacun, plus { $increment } par tour
page-clock-slow-means = { $bank } chacun, plus { $increment } par tour, { $cap } au plus
page-clock-minutes = Minutes au départ
page-clock-seconds = Secondes par tour
page-clock-bank-hours = Heures au départ
page-clock-turn-hours = Heures par tour
page-clock-cap-hours = Au plus (heures)

page-settings-looks = Apparence et sons
page-settings-language = Langue
page-settings-theme = Couleurs
page-settings-theme-auto = comme l’appareil
page-settings-theme-light = claires
page-settings-theme-dark = sombres
page-settings-speed = Mouvement
page-settings-speed-off = aucun
page-settings-speed-slow = lent
page-settings-speed-normal = normal
page-settings-speed-fast = rapide
page-settings-speed-about = Si votre appareil demande moins de mouvement, il n’y en a pas.
page-settings-sounds = Sons
page-settings-sounds-about = Brefs et discrets, quand il se passe quelque chose à la table.
page-settings-playing = Le jeu
page-settings-auto = Jouer les coups forcés automatiquement
page-settings-auto-about = Quand il ne reste qu’un choix, le jeu le fait pour vous.
page-settings-names = Noms sur les hexagones
page-settings-names-about = Comme dans les règles et le journal : c4, f2…
page-settings-guide = Guide de la première partie
page-settings-guide-about = Explique chaque phase la première fois.
page-settings-guide-again = Recommencer le guide
page-settings-guide-afresh = Le guide recommence à votre prochaine table.
page-settings-person = Vous
page-settings-name = Votre nom
page-settings-name-about = Pour les tables et la discussion. À vos places, il change aussi.
page-settings-name-saved = Nom enregistré.

page-notices = Notifications
page-notices-about = Quand c’est à vous, quand une partie est finie ou qu’on demande à reprendre un coup. Jamais pendant que vous regardez cette table.
page-notices-added = Ajouté. Envoyez un essai pour voir s’il arrive.
page-notices-this-browser = Ce navigateur
page-notices-browser = Un autre navigateur ({ $host })
page-notices-hook = { $shape } ({ $host })
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-json = JSON simple
page-notices-failed = La dernière n’est pas arrivée : { $why }
page-notices-given-up = Abandonné depuis le { $since } : { $why } Essayez pour le réutiliser.
page-notices-test = Essayer
page-notices-test-of = Envoyer un essai : { $place }
page-notices-remove-of = Retirer : { $place }
page-notices-remove-title = Arrêter ces notifications ?
page-notices-remove-means = { $place } : plus aucune notification.

page-push = Dans ce navigateur
page-push-subscribe = Activer
page-push-off = Recevez des notifications sur cet appareil, même quand la page est fermée.
page-push-on = Activé : vous recevez des notifications sur cet appareil, même quand la page est fermée.
page-push-blocked = Le navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site, puis revenez.
page-push-none = Ce navigateur ne peut pas recevoir de notifications ici. Sur un iPhone ou un iPad, mettez la page sur l’écran d’accueil et ouvrez-la de là ; ailleurs, prenez une adresse https.
page-push-server-off = Ce serveur n’envoie pas de notifications aux navigateurs. Prenez un webhook.
page-push-denied = Le navigateur a bloqué les notifications.
page-push-done = Notifications activées.

page-hook = Vers une messagerie ou un programme
page-hook-about = Créez un webhook dans Discord ou Slack et collez son adresse. Gardez-la secrète : ce serveur la garde et ne la montre plus.
page-hook-shape = Type
page-hook-url = Adresse

page-outcome-ok = L’essai est arrivé.
page-outcome-bad-url = Prenez une adresse https:// sans port ni mot de passe.
page-outcome-private-address = Cette adresse est dans un réseau privé. Prenez-en une publique.
page-outcome-unresolvable = Ce nom n’a pas d’adresse publique. Vérifiez-le.
page-outcome-refused = L’hôte ne répond pas à cette adresse.
page-outcome-tls-failed = Aucune connexion sûre n’a pu être établie.
page-outcome-timed-out = Pas de réponse à temps.
page-outcome-broken-off = La connexion s’est interrompue.
page-outcome-status = L’autre côté a répondu { $status }.
page-outcome-gone = Le navigateur a mis fin à cet abonnement. Réactivez-le là-bas.
page-outcome-bad-subscription = L’abonnement du navigateur est illisible. Réactivez-le.
page-outcome-too-long = La notification était trop longue.
page-outcome-push-off = Ce serveur n’envoie pas de notifications aux navigateurs.

page-problem-too-many-places = Vous ne pouvez pas ajouter d’endroit. Retirez-en un d’abord.
page-problem-no-such-place = Cet endroit n’existe déjà plus.
page-problem-no-such-bot = Ce serveur n’a pas ce bot.
page-problem-push-off = Ce serveur n’envoie pas de notifications aux navigateurs.
page-problem-bad-record = Cet enregistrement ne peut pas être lu.
page-problem-other-origin = Ouvrez cette page à l’adresse du serveur.
