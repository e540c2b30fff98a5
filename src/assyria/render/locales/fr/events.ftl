# Ce qui s’est passé. Les champs d’un événement sont les valeurs ; une liste a sa longueur à côté ($cards, $cards_n).

event-order-drawn = Ordre du tour tiré au sort : { $order }.
event-turn-began = Règne { $reign }, tour { $turn } : la carte Expansion vaut { $expansion }.
event-reshuffled = La pioche est vide : la défausse ({ $cards }) est mélangée et devient la nouvelle pioche.
event-sown = Semailles, de gauche à droite : { $columns }.
event-started = { $seat } commence en { $at }.
event-draft-shown = Cartes révélées pour le choix initial : { $cards }.
event-drafted = { $seat } prend la carte { $card }.
event-draft-discarded = Le reste du choix initial va à la défausse : { $cards }.
event-harvested = { $seat } récolte la colonne { $column } : { $cards }.
event-order-changed = Nouvel ordre du tour : { $order }.
event-hut-placed = { $seat } pose une hutte en { $at }.
event-huts-unplaced = { $seat } ne trouve pas d’hexagone pour { $huts }.
event-card-played = { $seat } joue la carte { $card }.
event-huts-fed = { $seat } nourrit { $huts } avec la carte { $card }.
event-starved = Famine : { $seat } perd { $huts }.
event-well-dug = { $seat } creuse un puits en { $site }.
event-camels-earned = { $seat } gagne { $camels } sur les fleuves{ $lost ->
    [0] .
    [one] ; { $lost } perdu au-delà de la limite.
   *[other] ; { $lost } perdus au-delà de la limite.
}
event-scored = { $seat } marque { $points } ({ $source }).
event-ziggurat-built = { $seat } construit une ziggourat en { $at } pour { $camels }.
event-ziggurat-extended = { $seat } agrandit la ziggourat en { $at } au niveau { $level } pour { $camels }.
event-hut-at-court = { $seat } envoie une hutte au { $dignitary } (case { $space }) pour { $camels }.
event-offering-made = { $seat } fait une offrande de { $camels } : désormais ×{ $multiplier }.
event-card-bought = { $seat } achète la carte { $card } pour { $camels }.
event-turn-ended = Fin du tour { $turn } du règne { $reign }{ $discarded_n ->
    [0] .
   *[other]  ; à la défausse : { $discarded }.
}
event-flooded = Crue : { $seat } reprend { $huts } en réserve.
event-court-ranked = Assur, place { $place } : { $seat }, avec une influence de { $influence } ({ $huts }), { $cards_n ->
    [0] ne marque rien, car il ne reste pas de carte.
    [one] marque la carte { $cards }.
   *[other] marque les cartes { $cards }.
}{ $ahead_by ->
    [huts] {" "}L’égalité profite au plus grand nombre de huttes à la cour.
    [highest] {" "}L’égalité profite à la hutte la plus haute.
   *[other] {""}
}
event-plow-granted = Le dignitaire intermédiaire donne une charrue à { $seat }.
event-court-camels = Le dignitaire inférieur donne { $camels } à { $seat }{ $lost ->
    [0] .
    [one] ; { $lost } perdu au-delà de la limite.
   *[other] ; { $lost } perdus au-delà de la limite.
}
event-court-left = { $seat } reprend { $huts } de la cour.
event-offerings-counted = Offrandes : { $seat } compte { $ziggurats ->
    [one] { $ziggurats } ziggourat
   *[other] { $ziggurats } ziggourats
} fois { $multiplier }.
event-game-over = La partie est finie. { $winners_n ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} : { $scores }.
