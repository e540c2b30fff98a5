# Ce qu’il faut décider maintenant, et ce qu’apporte chaque choix.

prompt-start = Choisissez l’emplacement de départ de votre première ziggourat.
prompt-draft = Prenez une de ces cartes.
prompt-harvest = Prenez une colonne. Plus à gauche, vous jouez plus tôt.
prompt-huts = { $left ->
    [one] Posez votre dernière hutte à côté d’une de vos pièces.
   *[other] Posez une hutte à côté d’une de vos pièces (encore { $left }).
}
prompt-supply-card = Nourrissez vos huttes : jouez une carte.
prompt-supply-hut = Choisissez encore { $left ->
    [one] { $left } hutte
   *[other] { $left } huttes
} à nourrir avec la carte { $card }.
prompt-wells = Creusez un puits ou terminez.
prompt-actions = { $camels } à dépenser : choisissez une action ou terminez votre tour.
prompt-over = La partie est finie.

choice-start = { $food }, { $region }
choice-hut = +{ $gain }
choice-hut-hungry = +{ $gain }, pas encore de nourriture
choice-feed = { $card } pour { $huts }
choice-feed-some = { $card } pour { $symbols ->
    [one] { $symbols } hutte
   *[other] { $symbols } huttes
} parmi { $huts }
choice-well = puits en { $site } : { $points }
choice-build = construire une ziggourat pour { $camels }
choice-extend = agrandir au niveau { $level } pour { $camels }
choice-court = envoyer une hutte au { $dignitary } pour { $camels } : influence { $influence }
choice-offer = faire une offrande pour { $camels } : ensuite ×{ $multiplier }
choice-buy = acheter { $card } pour { $camels }
choice-done = terminer
choice-keyed = { $keys } : { $text }
