# Ce qu’il faut décider maintenant, et ce qu’apporte chaque choix.

prompt-start = Choisissez un emplacement de départ pour votre première base de ziggourat.
prompt-draft = Prenez une des cartes retournées.
prompt-harvest = Prenez une colonne et ses cartes. Plus la colonne est à gauche, plus tôt on joue dans l’ordre du tour.
prompt-huts = Posez { $left ->
    [one] votre dernière nouvelle hutte
   *[other] une hutte (encore { $left } à poser)
} : choisissez un hexagone voisin d’une de vos huttes ou de vos ziggourats.
prompt-supply-card = Ravitaillez vos huttes : choisissez une carte à jouer.
prompt-supply-hut = La carte { $card } peut encore nourrir { $left ->
    [one] une hutte : choisissez laquelle.
   *[other] { $left } huttes : choisissez lesquelles.
}
prompt-wells = Creusez un puits, ou arrêtez-vous là.
prompt-actions = Vous avez { $camels } à dépenser : choisissez une action, ou arrêtez-vous là.
prompt-over = La partie est finie.

choice-start = commencer ici : { $food }, { $region }
choice-draft = prendre la carte { $card }
choice-harvest = prendre : { $cards }
choice-hut = { $food }, { $region } : { $gain }
choice-hut-hungry = { $food }, { $region } : { $gain }, mais pas encore de quoi manger
choice-feed = nourrit { $count ->
    [one] { $huts }
   *[other] { $count } huttes : { $huts }
}
choice-feed-some = nourrit { $symbols ->
    [one] { $symbols } hutte
   *[other] { $symbols } huttes
} parmi { $huts }
choice-supply = { $food }, { $region }
choice-well = un puits qui rapporte { $points }
choice-build = une nouvelle ziggourat pour { $camels }
choice-extend = niveau { $level } pour { $camels }
choice-court = une hutte chez le { $dignitary } pour { $camels } : influence { $influence }
choice-offer = un pas pour { $camels } : ensuite ×{ $multiplier }
choice-buy = acheter la carte { $card } pour { $camels }
choice-done = c’est tout
