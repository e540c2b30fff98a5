# Ce que le coach dit d’une partie, de ses moments et des coups.

coach-verdict-excellent = Excellent
coach-verdict-best = Meilleur coup
coach-verdict-fine = Bon
coach-verdict-slip = Imprécision
coach-verdict-mistake = Erreur
coach-verdict-blunder = Grosse erreur

coach-headline-no-court = { $who ->
    [you] Vous n’aviez
   *[other] { $name } n’avait
} aucune hutte à la cour lors des crues ; { $rival } y a pris { $theirs } points.
coach-headline-no-wells = { $who ->
    [you] Vous n’avez
   *[other] { $name } n’a
} creusé aucun puits ; { $rival } en a tiré { $theirs } points.
coach-headline-behind-court = { $rival } a pris { $theirs } points à la cour, { $who ->
    [you] vous
   *[other] { $name }
} seulement { $mine }.
coach-headline-behind-wells = { $rival } a pris { $theirs } points avec les puits, { $who ->
    [you] vous
   *[other] { $name }
} seulement { $mine }.
coach-headline-behind-ziggurats = { $rival } a pris { $theirs } points avec les ziggourats, { $who ->
    [you] vous
   *[other] { $name }
} seulement { $mine }.
coach-headline-behind-huts = { $rival } a pris { $theirs } points avec les huttes, { $who ->
    [you] vous
   *[other] { $name }
} seulement { $mine }.
coach-headline-behind-offerings = { $rival } a pris { $theirs } points avec les offrandes, { $who ->
    [you] vous
   *[other] { $name }
} seulement { $mine }.
coach-headline-behind-camels = { $rival } a pris { $theirs } points avec les chameaux et la charrue, { $who ->
    [you] vous
   *[other] { $name }
} seulement { $mine }.
coach-headline-ahead-court = { $who ->
    [you] Vous avez
   *[other] { $name } a
} pris { $mine } points à la cour, { $rival } seulement { $theirs }.
coach-headline-ahead-wells = { $who ->
    [you] Vous avez
   *[other] { $name } a
} pris { $mine } points avec les puits, { $rival } seulement { $theirs }.
coach-headline-ahead-ziggurats = { $who ->
    [you] Vous avez
   *[other] { $name } a
} pris { $mine } points avec les ziggourats, { $rival } seulement { $theirs }.
coach-headline-ahead-huts = { $who ->
    [you] Vous avez
   *[other] { $name } a
} pris { $mine } points avec les huttes, { $rival } seulement { $theirs }.
coach-headline-ahead-offerings = { $who ->
    [you] Vous avez
   *[other] { $name } a
} pris { $mine } points avec les offrandes, { $rival } seulement { $theirs }.
coach-headline-ahead-camels = { $who ->
    [you] Vous avez
   *[other] { $name } a
} pris { $mine } points avec les chameaux et la charrue, { $rival } seulement { $theirs }.
coach-headline-shared = { $who ->
    [you] Vous partagez
   *[other] { $name } partage
} la victoire avec { $rival }.
coach-headline-level = { $who ->
    [you] Vous avez
   *[other] { $name } a
} autant de points que { $rival }.
coach-headline-broken-off = La partie s’est arrêtée avant la fin ; voici où elle en était.
coach-headline-decisive = La partie s’est jouée là.
coach-headline-lost = { $who ->
    [you] Vos propres décisions en ont coûté
   *[other] { $name } : ses propres décisions en ont coûté
} environ { $lost }.

coach-better = Mieux : { $move }. { $why }
coach-praised = Bien joué : { $move }. { $why }
coach-compared = Comparé à « { $move } » : { $why }
coach-equal = Tout aussi bon : { $moves }.
coach-column = prendre la colonne { $column }

coach-why-well = { $who ->
    [you] Vous creusez
   *[other] { $name } creuse
} un puits en { $hexes } pour { $points } points.
coach-why-settle-before = { $who ->
    [you] Vous occupez
   *[other] { $name } occupe
} { $hexes } avant { $rival }.
coach-why-feed = { $n ->
    [one] La hutte en { $hexes } ne meurt pas de faim.
   *[other] Les huttes en { $hexes } ne meurent pas de faim.
}
coach-why-fewer-starve = { $count ->
    [one] Une hutte de moins meurt de faim.
   *[other] { $count } huttes de moins meurent de faim.
}
coach-why-income = { $who ->
    [you] Vos huttes
   *[other] { $name } : ses huttes
} rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus ce tour.
coach-why-camels = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $count } chameaux de plus.
coach-why-build = { $who ->
    [you] Vous construisez
   *[other] { $name } construit
} { $n ->
    [one] une ziggourat
   *[other] des ziggourats
} en { $hexes }.
coach-why-extend = { $who ->
    [you] Vous agrandissez
   *[other] { $name } agrandit
} { $n ->
    [one] la ziggourat
   *[other] les ziggourats
} en { $hexes }.
coach-why-court = { $who ->
    [you] Vous arrivez
   *[other] { $name } arrive
} à la place { $place } à la cour : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
coach-why-higher = { $who ->
    [you] Vous marquez
   *[other] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus auprès du dignitaire supérieur.
coach-why-offerings = { $who ->
    [you] Vous marquez
   *[other] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour les offrandes.
coach-why-plow = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} une charrue.
coach-why-order = { $who ->
    [you] Vous passez
   *[other] { $name } passe
} à la place { $place } dans l’ordre du tour, et non à la place { $other }.
coach-why-cards = { $who ->
    [you] Vous gardez
   *[other] { $name } garde
} { $count } symboles de nourriture de plus en main.
coach-why-rival-well = { $rival } ne creuse pas de puits en { $hexes }.
coach-why-well-soon = Au tour suivant, un puits en { $hexes } devient probable.
coach-why-tiles-soon = { $who ->
    [you] Vous aurez
   *[other] { $name } aura
} environ { $count ->
    [one] { $count } partie de ziggourat
   *[other] { $count } parties de ziggourat
} de plus au tour suivant.
coach-why-huts-soon = { $who ->
    [you] Vous aurez
   *[other] { $name } aura
} environ { $count ->
    [one] { $count } hutte
   *[other] { $count } huttes
} de plus au tour suivant.
coach-why-court-soon = { $who ->
    [you] Vous marquerez
   *[other] { $name } marquera
} environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la cour d’ici le tour suivant.
coach-why-offerings-soon = { $who ->
    [you] Vous marquerez
   *[other] { $name } marquera
} environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour les offrandes d’ici le tour suivant.
coach-why-source = Le moteur prévoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin ({ $source }).
coach-why-chance = Ce coup gagne plus souvent.
