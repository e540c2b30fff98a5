# Pour qui héberge : ce qui empêche un serveur de démarrer, et ce que trouve le docteur.

cli-database-away = { $place } ne répond pas : { $why }. Vérifiez que la base tourne et qu’elle est joignable.
cli-database-refused = { $place } refuse cet utilisateur ou ce mot de passe. Vérifiez --database-url ou PGPASSWORD.
cli-database-no-database = Le serveur de { $place } n’a pas cette base. Créez-la d’abord.
cli-database-not-a-database = { $place } n’est pas une base Assyria lisible. Choisissez un autre --data ou restaurez une sauvegarde.
cli-database-newer = { $place } vient d’une version plus récente d’Assyria. Installez cette version.
cli-database-older = { $place } vient d’une version plus ancienne d’Assyria. Démarrez une fois le serveur pour la mettre à jour.
cli-database-not-writable = Impossible d’ouvrir { $place } en écriture. Vérifiez à qui est le dossier ou choisissez un autre --data.
cli-database-full = Il n’y a plus de place pour écrire { $place }.
cli-database-in-use = { $place } est utilisé par un autre serveur. Arrêtez-le d’abord ou choisissez un autre --data.
cli-database-no-driver = PostgreSQL a besoin d’un pilote qui n’est pas installé. Installez-le avec : { $why }
cli-database-none = Il n’y a pas de parties dans { $place }. Vérifiez --data ou --database-url.
cli-database-url-wrong = --database-url n’est pas l’adresse d’une base. Exemple : postgresql://user@host/name.
cli-serve-did-not-start = Le serveur n’a pas démarré. Les lignes ci-dessus disent pourquoi.
cli-serve-weak-token = { $variable } demande au moins { $shortest } caractères ASCII. Créez un jeton : { $make }
cli-serve-weak-token-file = { $file } demande au moins { $shortest } caractères ASCII. Supprimez le fichier : le serveur en crée un nouveau.

cli-doctor = Lire toute la base de données du serveur et nommer ce qui est abîmé, où et pourquoi. Le serveur peut tourner ; avec --repair, il doit être arrêté, sauf avec PostgreSQL.
cli-doctor-examples =
    Exemples :
    assyria doctor
    assyria doctor --data games --repair
    assyria doctor --database-url postgresql://assyria@db/assyria --json
cli-option-repair = Reconstruire les listes et les têtes à partir des parties intactes, supprimer les lignes sans valeur. Les parties ne changent jamais.
cli-doctor-bar = Tables
cli-doctor-at-store = { $place } : { $what }
cli-doctor-at-row = Base de données, table { $table }, ligne { $row } : { $what }
cli-doctor-at-table = Table { $table } : { $what }
cli-doctor-at-entry = Table { $table }, entrée { $entry } : { $what }
cli-doctor-repaired = { $what } Réparé.
cli-doctor-read = { $tables ->
    [one] { $tables } table lue
   *[other] { $tables } tables lues
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.
cli-doctor-well = Rien à signaler.
cli-doctor-wrong = Réparé : { $repaired }. Encore abîmé : { $wrong }.
cli-doctor-no-entries = la partie n’a aucune entrée.
cli-doctor-missing-entry = cette entrée manque.
cli-doctor-not-json = ce n’est pas du JSON lisible ({ $why }).
cli-doctor-odd-value = une valeur est du mauvais type ({ $why }).
cli-doctor-wrong-digest = cette entrée a été modifiée ou n’est pas à sa place.
cli-doctor-no-head = la ligne de la table manque ; les listes ne la montrent pas.
cli-doctor-lost-tail = les entrées à partir d’ici sont perdues.
cli-doctor-wrong-head = la ligne de la table nomme une autre dernière entrée.
cli-doctor-unknown-kind = cette version ne connaît pas une telle entrée : { $why }.
cli-doctor-no-replay = la partie ne peut pas être rejouée à partir d’ici : { $why }.
cli-doctor-broken-file = le fichier de la base est abîmé : { $why }.
cli-doctor-wrong-summary = les listes montrent autre chose que la partie ({ $why }).
cli-doctor-wrong-people = les listes nomment d’autres personnes que la partie ({ $why }).
cli-doctor-no-table = des personnes figurent à une table qui n’existe pas.
cli-doctor-no-meaning = une valeur n’a pas de sens ici ({ $why }).
cli-doctor-no-owner = elle n’appartient à rien ni à personne qui existe ({ $why }).

cli-admin = Faire ce que fait un opérateur sur un serveur en marche : voir tables, personnes et signalements, suspendre des personnes, refuser des adresses, admettre ou non des invités, inviter, annoncer, ajouter des opérateurs. Un journal dit qui a fait quoi.
cli-admin-examples =
    Exemples :
    assyria admin tables
    assyria admin people anna
    assyria admin suspend PERSONNE
    assyria admin reports
    assyria admin remove-line TABLE LIGNE
    assyria admin refuse-address 192.0.2.7 --why "inondation"
    assyria admin guests closed
    assyria admin add-operator anna
    assyria admin invite --uses 10 --days 30
    assyria admin announce "Arrêt de dix minutes à huit heures" --minutes 120
cli-admin-values = { $action } demande { $values }.
cli-admin-no-values = { $action } ne prend pas d’autre mot.
cli-admin-open-or-closed = { $action } demande « open » ou « closed ».
cli-admin-no-token = Aucun jeton pour s’identifier : le serveur l’écrit dans { $file } ; sinon, définissez { $variable }.
cli-admin-no-server = Aucun serveur ne répond à { $url } : { $why }. Est-il en marche ? Donnez son adresse avec --url.
cli-admin-refused = Le serveur a refusé : { $code } ({ $status }).
cli-admin-network-too-wide = { $network } est trop large. Refusez au plus un /8 d’IPv4 ou un /16 d’IPv6. Pour n’admettre personne de nouveau : assyria admin guests closed
cli-admin-loopback-address = { $network } est le serveur lui-même. Si son journal montre cette adresse pour des visiteurs, faites envoyer X-Forwarded-For par le proxy.
cli-admin-proxy-address = { $network } contient votre proxy (FORWARDED_ALLOW_IPS). Refusez l’adresse du visiteur.
cli-admin-own-address = { $network } contient votre propre adresse. Refusez un réseau plus petit.
cli-admin-done = C’est fait.
cli-admin-nothing = Il n’y en a pas.
cli-option-url = Adresse du serveur en marche.
cli-option-why = Une raison, pour le journal.
cli-option-uses = Nombre de personnes que l’invitation admet.
cli-option-days = Nombre de jours pendant lesquels l’invitation est valable.
cli-option-minutes = Nombre de minutes pendant lesquelles l’annonce est affichée.
cli-option-holiday-days = Jours de vacances par an pour chaque personne, dans les parties sur plusieurs jours.
