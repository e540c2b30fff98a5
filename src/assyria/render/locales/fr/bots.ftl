# Les bots en ligne de commande : comment les essayer, et que dire quand l’un d’eux échoue.

cli-bot-test = Essayer un bot dans des centaines de positions de toute sorte : s’il joue toujours un coup légal, combien de temps et de mémoire il lui faut, et si le même hasard donne le même coup. Code de sortie 1 si quelque chose a échoué.
cli-bot-test-examples =
    Exemples :
    assyria bot-test greedy
    assyria bot-test mybots:Clever --positions 1000 --move-limit 2
    assyria bot-test "engine:python mybot.py" --json
cli-engine = Servir de moteur à d’autres programmes : ils écrivent des questions, une ligne de JSON chacune, et reçoivent des coups et des analyses, une ligne chacun. Les lignes sont décrites dans docs/howto/write-a-bot.md. BOT est le bot qui joue ; les analyses sont celles du plus fort.
cli-engine-examples =
    Exemples :
    assyria engine
    assyria engine level-5
cli-engine-waits = En attente de questions : une ligne de JSON chacune. Ctrl-D pour finir.
cli-option-positions = Combien de positions.
cli-option-move-limit = Secondes dont un bot dispose pour une décision.
cli-option-failures = Dossier pour les rapports d’échec (par défaut : le dossier d’état de l’utilisateur).
cli-option-bot = Un bot pour les tables, sous un nom à lui ; peut être répété.
cli-positions-bar = Positions
cli-not-a-bot = « { $name } » n’est pas un bot : { $why }
cli-bot-failed = { $bot } a échoué ({ $code }) : { $why }.
cli-bot-failed-file = Position, graine et trace : { $file }
cli-bot-failed-no-file = Impossible d’écrire le rapport ; indiquez un dossier avec --failures.
cli-bot-test-positions = Positions : { $tried } sur { $asked }.
cli-bot-test-time = Temps par décision : { NUMBER($mean, maximumFractionDigits: 1) } ms en moyenne, 99 % en { NUMBER($p99, maximumFractionDigits: 1) } ms au plus, { NUMBER($worst, maximumFractionDigits: 1) } ms pour la plus longue.
cli-bot-test-memory = Mémoire : { $megabytes } Mo au plus.
cli-bot-test-same = Même hasard, même coup : { $same } sur { $repeated }.
cli-bot-test-printed = A écrit sur la sortie standard pendant { $count ->
    [one] une décision
   *[other] { $count } décisions
}. Écrivez sur la sortie d’erreur.
cli-bot-test-passed = { $bot } a réussi.
cli-bot-test-failed = { $bot } n’a pas réussi : { $failures ->
    [one] un échec
   *[other] { $failures } échecs
}.
play-stand-in = Un remplaçant joue ce coup pour { $bot }.
play-retired = { $bot } a échoué trop souvent. Un remplaçant continue à sa place.
cli-machine-unknown = ASSYRIA_MACHINE vaut « { $name } », qui n’existe pas. Choisissez parmi : { $names }.
cli-machine-missing = ASSYRIA_MACHINE vaut « { $name } », qui n’est pas installé. Installez-le avec : { $install }
