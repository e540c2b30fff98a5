# Les panneaux autour du plateau.

page-panel-bot = bot
page-panel-away = absent
page-panel-gone-now = parti à l’instant
page-panel-gone-minutes = absent depuis { $minutes } min
page-panel-gone-hours = absent depuis { $hours } h
page-panel-timed-out = temps écoulé
page-panel-bot-failed = le bot a échoué { $times } fois
page-panel-bot-plays = { $why } : un bot joue
page-panel-resigned = a abandonné
page-panel-holiday = en vacances
page-panel-holiday-until = en vacances jusqu’au { $date }
page-panel-until = jusqu’au { $date }
page-panel-player = { $name } ({ $colour })
page-panel-deciding = décide maintenant
page-panel-place = Place { $place } dans l’ordre du tour
page-panel-count = { $what } : { $count }
page-panel-of = { $what } : { $count } sur { $most }
page-panel-ziggurats = Ziggourats : { $ziggurats }, tuiles : { $tiles }
page-panel-tiles = En réserve : bases { $base }, centres { $centre }, toits { $roof }
page-panel-cards = Cartes
page-panel-coming-points = Encore à venir ce tour : { $points }
# $lost : les chameaux au-delà du bout de la piste.
page-panel-coming-camels = Encore à venir ce tour : { $camels }{ $lost ->
    [0] {""}
   *[other] ; perdus au-delà de la limite : { $lost }
}
page-panel-time-left = Temps restant : { $time }
page-panel-days = { $days } j { $hours } h

page-panel-hand = Cartes de { $name }
page-panel-hand-empty = aucune carte
page-panel-card-fits = { $card } : { $count ->
    [0] ne convient à aucune hutte affamée
    [one] convient à { $count } hutte affamée
   *[other] convient à { $count } huttes affamées
}
page-panel-spread = { $card } nourrit encore { $left ->
    [one] une hutte
   *[other] { $left } huttes
}

page-panel-sown = Colonnes semées
page-panel-sown-order = Les colonnes prises donnent le nouvel ordre du tour, de gauche à droite
page-panel-column = Colonne { $column } : { $cards }
page-panel-taken-by = Prise par
page-panel-price = { $card }, coûte { $camels }
page-panel-price-plow = Charrue, coûte { $camels } ; encore sur le plateau : { $count }
page-panel-sold-out = épuisé

page-panel-calendar = Règnes et tours
page-panel-turn-over = Tour { $turn } : terminé
page-panel-turn-past = Tour { $turn } : { $huts } chacun
page-panel-turn-now = Tour { $turn }, en cours : { $huts } chacun
page-panel-turn-ahead = Tour { $turn } : carte encore face cachée
page-panel-bonus = Carte Bonus : compte pour { $value } à la cour
page-panel-flood = Crue
page-panel-flood-effect = Crue : les huttes des fleuves retournent en réserve, cour et offrandes rapportent

page-panel-rank-higher = Supérieur
page-panel-rank-middle = Intermédiaire
page-panel-rank-lower = Inférieur
page-panel-court-empty = encore personne
page-panel-influence-gains = Influence actuelle. À la crue, plus d’influence rapporte plus de cartes Expansion
page-panel-reward-points = { $points } points pour { $huts } huttes
page-panel-reward-plow = une charrue, si vous n’en avez pas
page-panel-reward-camels = { $camels } par hutte
page-panel-dignitary = { $dignitary } : une hutte coûte { $camels }, influence { $influence }. À la crue : { $reward }. Cases libres : { $free }. Présents : { $names }

page-panel-offerings-at-flood = à la crue : × ziggourats
page-panel-offering-space = ×{ $multiplier } : { $names }

page-panel-draft-order = Le dernier dans l’ordre du tour choisit en premier.

page-panel-supplies = Réserves
page-panel-plows = Charrues sur le plateau
page-panel-undealt = Cartes encore à venir
page-panel-discard = Défausse
