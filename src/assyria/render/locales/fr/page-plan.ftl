# Un plan : des marques sur le plateau, que personne d’autre ne voit.

page-plan = Plan
page-plan-about = Esquissez vos prochains coups en attendant. Rien n’est envoyé.
page-plan-how = Touchez hexagones et coins pour esquisser. Rien n’est envoyé.
page-plan-clear = Effacer le plan
page-plan-hut = esquisse : hutte
page-plan-ziggurat = esquisse : ziggourat
page-plan-well = esquisse : puits
page-plan-kept = { $count ->
    [one] Plan : 1 marque gardée.
   *[other] Plan : { $count } marques gardées.
}
page-plan-dropped = { $count ->
    [one] 1 marque effacée : place prise en { $places }.
   *[other] { $count } marques effacées : places prises en { $places }.
}
page-keys-plan = plan : esquisser pendant que les autres jouent
page-keys-plan-corners = pendant le plan : coins de l’hexagone
page-keys-plan-clear = effacer le plan
