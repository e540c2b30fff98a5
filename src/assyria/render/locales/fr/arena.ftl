# L’arène : les bots comparés entre eux.

cli-arena = Mesurer des bots les uns contre les autres : victoires, places, points et un classement, avec des intervalles de confiance à 95 %. Chaque donne est jouée dans toutes les dispositions. Autant de bots que de joueurs s’assoient comme ils sont nommés ; s’ils sont moins nombreux, le dernier prend aussi les autres sièges ; s’ils le sont plus, tous leurs choix possibles jouent. La même graine donne les mêmes parties.
cli-arena-examples =
    Exemples :
    assyria arena --bots greedy,random --games 1000
    assyria arena --players 2 --bots greedy,random --games 200 --json
    assyria arena --players 3 --bots greedy,random,mybots:Clever --csv games.csv --plot bots.svg
    assyria arena --bots greedy,random --games 100000 --csv games.csv --ray auto

cli-option-csv = Fichier pour les parties, une ligne chacune dès qu’elle est finie ; la même commande reprend là où elle s’est arrêtée.
cli-option-plot = Fichier pour une image du résultat (SVG).
cli-option-jobs = Combien de tâches à la fois (par défaut : une par cœur).
cli-option-ray = Jouer sur la grappe Ray à cette adresse : auto, hôte:port, ou local pour en démarrer une ici.

cli-arena-whole-deals = { $games } parties sont jouées : des donnes entières, chacune en { $each } parties.
cli-arena-jobs-or-ray = --jobs est pour cette machine, --ray pour une grappe : choisissez l’un des deux.
cli-arena-repeated = « { $name } » est nommé deux fois. Quand il y a plus de bots que de sièges, chacun est nommé une fois.
cli-arena-seed = Graine { $seed } : avec --seed { $seed }, les mêmes parties sont jouées et un fichier de parties se poursuit.
cli-arena-other-games = { $file } contient des parties d’autres bots, d’un autre nombre de joueurs, d’une autre graine ou d’autres options de règle ; choisissez un autre fichier.
cli-arena-bad-journal = { $file } ne contient pas des parties de l’arène : la ligne { $line } est fausse.
cli-arena-process-died = Un processus qui jouait des parties s’est arrêté ; ce qui est dans le fichier de --csv est conservé.
cli-arena-no-ray = Ray n’est pas installé : { $install }
cli-arena-no-cluster = À « { $address } », il n’y a pas de grappe Ray qui nous laisse entrer.
cli-arena-interrupted = Interruption après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $of } ; avec --csv, la même commande reprend là.

cli-arena-within = { $mean } ({ $low } à { $high })
cli-arena-fine = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-whole = { NUMBER($mean, maximumFractionDigits: 0) }
cli-arena-ms = { NUMBER($ms, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-games = parties
cli-arena-place = place
cli-arena-rating = classement
cli-arena-thinking = par décision
cli-arena-winning-score = Le vainqueur a { $score } points. Entre parenthèses : intervalles de confiance à 95 %.
cli-arena-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}{ $rate ->
    [0] { "" }
   *[other] , { $rate } parties par seconde
}, graine { $seed }.
cli-arena-plot = { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
}
cli-arena-plot-wins = Victoires par siège occupé
cli-arena-plot-even = à égalité
cli-arena-plot-points = Points
