# Des parties comme données, pour en apprendre.

cli-dataset = Faire jouer des parties entières par des bots et écrire chaque décision en Parquet : ce qui était visible, ce qui était permis, ce qui a été fait et comment la partie s’est terminée ; et l’enregistrement de chaque partie. Les bots nommés s’assoient à tour de rôle et changent de place à chaque partie. Quoi qui l’interrompe, la même commande continue. Demande l’extra « research ».
cli-dataset-examples =
    Exemples :
    assyria dataset games --games 1000
    assyria dataset games --players 2 --bots greedy,random --games 200 --seed 7
    assyria dataset games --games 100000 --shard 500
cli-option-shard = Combien de parties sont écrites à la fois.
cli-dataset-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
} dans { $folder }, dont jouées maintenant : { $played } ; graine { $seed }.
cli-dataset-interrupted = Interrompu après { $done } parties sur { $of }, toutes écrites ; la même commande reprend là.
cli-dataset-other = { $folder } contient des parties d’autres bots, d’un autre nombre de joueurs, d’une autre graine, d’autres options de règle ou d’une autre version ; choisissez un autre dossier.
cli-dataset-extra = { $package } n’est pas installé : { $install }
