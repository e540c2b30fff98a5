# L’écran d’accueil, une nouvelle table, les réglages et l’en-tête de la page.

page-nav = Assyria
page-nav-skip = Aller au contenu
page-nav-play = Jouer
page-nav-learn = Apprendre
page-nav-settings = Réglages

page-offline = Le serveur est injoignable.
page-offline-means = Les parties et les fichiers de partie ont besoin de lui ; tout reprendra dès son retour.
page-offline-learn = En attendant, on peut lire les règles.

page-again = Réessayer
page-save = Enregistrer
page-add = Ajouter
page-remove = Retirer
page-copy = Copier
page-copied = Copié.
page-copy-by-hand = Le navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le vous-même.

page-invite-link = Lien vers cette table
page-invite-copy = Copier le lien
page-invite-share = Partager…
page-invite-text = Venez jouer à Assyria avec moi.

page-home-about = Installez-vous entre deux fleuves, ravitaillez vos huttes avant la crue, élevez des ziggourats et plaisez à la cour. De deux à quatre, en une heure environ.
page-home-play = Jouer maintenant
page-home-play-means = Vous contre trois bots de force moyenne. La partie commence aussitôt et s’explique d’elle-même.
page-home-play-first = Première partie : un adversaire moyen et deux faciles.
page-home-new = Nouvelle table…
page-home-mine = Mes tables
page-home-mine-none = Aucune partie en cours.
page-home-finished = Parties finies ({ $count })
page-home-listed = Ouvertes à tous
page-home-listed-none = Personne n’a affiché de table pour l’instant. Ouvrez-en une, les autres la verront ici.
page-home-listed-open = Ouvrir une table à tous
page-home-learn = Apprendre les règles
page-home-learn-about = Tout le jeu en huit courts chapitres, avec des images. Ou jouez, tout simplement : la table dit quoi faire.
page-home-learn-go = Lire les règles
page-home-replay = Revoir une partie
page-home-replay-about = Déposez un fichier de partie n’importe où sur cette page, ou choisissez-en un.
page-record-choose = Choisir un fichier…
page-record-drop = Déposez la partie ici
page-record-none = Ce fichier n’est pas une partie d’Assyria.

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
    [0] toutes les places prises, pas commencée
    [one] une place libre
   *[other] { $open } places libres
}
page-list-start = à partir du coup { $moves }, règne { $reign }, tour { $turn }, points { $scores }
page-list-clock-live = avec pendule
page-list-clock-slow = sur plusieurs jours
page-list-kept-until = gardée jusqu’au { $date }

page-new = Nouvelle table
page-new-seats = Qui joue ?
page-new-players = Nombre de joueurs
page-new-players-record = Le fichier est une partie à { $count }, il y a donc autant de places.
page-new-order = L’ordre du premier tour est tiré au sort ; les places ne sont que des couleurs.
page-new-options = Options
page-new-listed = Montrer cette table à tous
page-new-listed-yes = Elle figure dans la liste de l’accueil : chacun peut regarder et prendre une place libre.
page-new-listed-no = Privée : seul qui a le lien peut regarder ou s’asseoir.
page-new-confirm = Confirmer chaque tour
page-new-confirm-about = Un tour est définitif quand vous le confirmez ; jusque-là, tout peut y être annulé.
page-new-resign = Permettre l’abandon
page-new-resign-about = Un bot continue à la place de qui abandonne ; à deux, la partie est finie.
page-new-hints = Permettre les suggestions
page-new-hints-about = Qui doit décider peut demander ce que ferait un bot fort. Il n’en sait pas plus que tous les joueurs.
page-new-feeding = Ravitaillement
page-new-feeding-free = libre
page-new-feeding-strict = strict
page-new-feeding-free-about = Choisissez vous-même les huttes à nourrir (§5.2).
page-new-feeding-strict-about = Ne laissez jamais mourir de faim une hutte que vous pouvez nourrir (§5.2).
page-new-draft = Cartes de départ à deux joueurs
page-new-draft-cards = { $cards ->
    [one] { $cards } carte révélée
   *[other] { $cards } cartes révélées
}
page-new-draft-about = Avant le premier tour, chacun prend une des cartes révélées (§2.5).
page-new-draft-two = Seulement à deux joueurs ; à trois ou quatre, il y a une carte pour chacun.
page-new-rule-record = Comme dans la partie du fichier.
page-new-record = Reprendre une partie
page-new-record-about = Une partie inachevée peut continuer ici, avec de nouvelles places. Les cartes pas encore distribuées sont mélangées à neuf.
page-new-record-has = Une partie à { $players }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
page-new-record-over = Cette partie est finie ; il n’y a plus rien à jouer. Vous pouvez la revoir.
page-new-record-replay = La revoir
page-new-record-forget = Plutôt en commencer une neuve
page-new-next-begins = La partie commence aussitôt.
page-new-next-hot-seat = La partie commence aussitôt ; vous vous passez cet écran.
page-new-next-waits = Vous recevez un lien pour les places libres et commencez quand toutes sont prises.
page-new-next-watch = Rien que des bots : vous les regardez jouer.
page-new-open = Ouvrir la table
page-new-start = Commencer la partie

page-seat = Place { $colour }
page-seat-me = Moi
page-seat-here = Quelqu’un à cet écran
page-seat-open = Libre : quelqu’un avec le lien
page-seat-bots = Bots
page-seat-bot = { $name } ({ $level })
page-seat-name = Nom
page-seat-here-name = Joueur { $number }
page-seat-me-about = Vous jouez sous le nom de { $name }.
page-seat-here-about = Vous jouez tour à tour à cet écran ; il dit à qui c’est.
page-seat-open-about = Vous recevez un lien à envoyer ; qui l’ouvre peut s’asseoir ici.
page-seat-bot-about = { $name } : { $about }

page-bot-level = niveau { $level } sur { $most }
page-bot-level-unknown = force inconnue
page-bot-title-random = Vagabond
page-bot-title-greedy = Berger
page-bot-title-planner = Intendant
page-bot-title-mcts-short = Scribe
page-bot-title-mcts = Vizir
page-bot-about-random = joue n’importe quel coup permis, sans réfléchir. Bien pour essayer.
page-bot-about-greedy = ravitaille bien ses huttes et prend ce qui rapporte tout de suite, une décision à la fois.
page-bot-about-planner = prépare tout son tour – huttes, ravitaillement, puits et actions – mais ne voit pas au-delà.
page-bot-about-mcts-short = réfléchit comme le vizir, mais seulement un cinquième de seconde par coup.
page-bot-about-mcts = essaie avant chaque coup des milliers de suites possibles et choisit la plus prometteuse.
page-bot-other = un bot fourni avec ce serveur.
page-bot-engine = un programme de l’exploitant de ce serveur ; on ignore comment il joue.

page-clock = Pendule
page-clock-none = Sans pendule
page-clock-live = En une séance
page-clock-slow = Sur plusieurs jours
page-clock-none-about = Prenez tout votre temps.
page-clock-live-about = Chacun a une réserve de temps, et chaque tour terminé y ajoute. Quand elle est épuisée, un bot joue pour vous jusqu’à votre retour.
page-clock-slow-about = Jouez quand vous en trouvez le temps. La réserve grandit à chaque tour, sans jamais dépasser sa limite ; quand elle est épuisée, un bot joue pour vous jusqu’à votre retour.
page-clock-preset-brisk = Vif
page-clock-preset-relaxed = Tranquille
page-clock-preset-long = Tout le temps qu’il faut
page-clock-preset-own-live = Le mien
page-clock-preset-hours = Quelques tours par jour
page-clock-preset-day = Un tour par jour
page-clock-preset-days = Rien ne presse
page-clock-preset-own-slow = Le mien
page-clock-live-means = { $bank } chacun, et { $increment } par tour
page-clock-slow-means = { $bank } chacun, et { $increment } par tour ; jamais plus de { $cap }
page-clock-minutes = Minutes au départ
page-clock-seconds = Secondes par tour
page-clock-bank-hours = Heures au départ
page-clock-turn-hours = Heures par tour
page-clock-cap-hours = Jamais plus de (heures)
page-clock-cap-low = Personne ne peut commencer avec plus que la limite : elle est portée aux heures du départ.

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
page-settings-speed-about = Si votre appareil demande moins de mouvement, il n’y en a pas, quel que soit ce choix.
page-settings-sounds = Sons
page-settings-sounds-about = Brefs et discrets, quand il se passe quelque chose à la table.
page-settings-playing = Le jeu
page-settings-auto = Jouer seuls les coups forcés
page-settings-auto-about = Quand il ne reste qu’un choix, il est fait pour vous.
page-settings-names = Noms sur les hexagones
page-settings-names-about = Comme dans les règles et le journal : c4, f2…
page-settings-guide = Guide de la première partie
page-settings-guide-about = Explique chaque phase la première fois qu’elle se présente.
page-settings-guide-again = Reprendre le guide au début
page-settings-guide-afresh = Le guide reprendra au début à votre prochaine table.
page-settings-person = Vous
page-settings-name = Votre nom
page-settings-name-about = Pour les nouvelles tables et la discussion ; là où vous êtes déjà à table, votre nom ne change pas.
page-settings-name-saved = Votre nom est enregistré.

page-notices = Me prévenir quand c’est à moi
page-notices-about = Et aussi quand une partie est finie ou qu’on demande à reprendre un coup ; jamais pendant que vous regardez cette table.
page-notices-added = Ajouté. Un essai montrera si cela arrive.
page-notices-this-browser = Ce navigateur
page-notices-browser = Un autre navigateur ({ $host })
page-notices-hook = { $shape } ({ $host })
page-notices-discord = Discord
page-notices-slack = Slack
page-notices-json = JSON simple
page-notices-failed = La dernière fois, ce n’est pas arrivé : { $why }
page-notices-test = Essayer
page-notices-test-of = Envoyer un essai : { $place }
page-notices-remove-of = Retirer : { $place }
page-notices-remove-title = Ne plus vous prévenir ?
page-notices-remove-means = { $place } : plus aucun avis n’y sera envoyé.

page-push = Dans ce navigateur
page-push-subscribe = Activer
page-push-off = Les avis s’affichent sur cet appareil, même quand la page est fermée.
page-push-on = Activé : les avis s’affichent sur cet appareil, même quand la page est fermée.
page-push-blocked = Le navigateur bloque les avis de cette page. Autorisez-les dans ses réglages pour ce site (souvent derrière le symbole à gauche de l’adresse), puis revenez.
page-push-none = Ce navigateur ne peut pas recevoir d’avis d’ici. Sur un iPhone ou un iPad, mettez d’abord la page sur l’écran d’accueil et ouvrez-la de là ; ailleurs, il faut une adresse https.
page-push-server-off = Ce serveur n’envoie pas d’avis aux navigateurs. Un webhook fonctionne quand même.
page-push-denied = Le navigateur a refusé les avis.
page-push-done = Activé.

page-hook = Vers une messagerie ou un programme
page-hook-about = Créez un webhook dans Discord ou Slack et collez son adresse. C’est une clé : seul ce serveur la garde, et elle n’est plus montrée.
page-hook-shape = Sorte
page-hook-url = Adresse

page-outcome-ok = C’est arrivé.
page-outcome-bad-url = Ce n’est pas une adresse où envoyer des avis ; elle doit commencer par https://.
page-outcome-private-address = Cette adresse mène dans un réseau privé, où ce serveur n’envoie rien.
page-outcome-unresolvable = Cet hôte n’existe pas.
page-outcome-refused = L’hôte ne répond pas à cette adresse.
page-outcome-tls-failed = Aucune connexion sûre n’a pu être établie.
page-outcome-timed-out = Pas de réponse à temps.
page-outcome-broken-off = La connexion s’est interrompue.
page-outcome-status = L’autre côté a répondu { $status }.
page-outcome-gone = Le navigateur a mis fin à cet abonnement. Activez-le de nouveau là-bas.
page-outcome-bad-subscription = L’abonnement du navigateur est illisible.
page-outcome-too-long = L’avis était trop long.
page-outcome-push-off = Ce serveur n’envoie pas d’avis aux navigateurs.

page-problem-too-many-places = Vous ne pouvez pas avoir plus d’endroits. Retirez-en un d’abord.
page-problem-no-such-place = Cet endroit n’existe déjà plus.
page-problem-no-such-bot = Ce serveur n’a pas ce bot.
page-problem-push-off = Ce serveur n’envoie pas d’avis aux navigateurs.
page-problem-bad-record = Cette partie ne peut pas être lue.
page-problem-other-origin = L’adresse de cette page n’est pas celle du serveur. Ouvrez-la à l’adresse du serveur.
