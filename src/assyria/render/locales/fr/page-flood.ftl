# The flood as a scene: what happens, one thing after the other.

page-flood = La crue
page-flood-washed = Les fleuves montent : leurs huttes retournent en réserve
page-flood-washed-huts = { $count ->
    [one] { $count } hutte
   *[other] { $count } huttes
}
page-flood-washed-none = Aucune hutte sur les fleuves.
page-flood-ranking = Cour d’Assur : l’influence prend les cartes
page-flood-ranking-none = Personne n’a de hutte à la cour.
page-flood-gifts = Dons des dignitaires
page-flood-gifts-none = Aucun don.
page-flood-lost = { $lost ->
    [one] { $lost } perdu au-delà de la limite
   *[other] { $lost } perdus au-delà de la limite
}
page-flood-offerings = Offrandes : ziggourats × multiplicateur
page-flood-offerings-none = Personne n’a fait d’offrande.
page-flood-totals = Après la crue
page-flood-totals-none = Rien ne change.
page-flood-final = Fin de partie : étages, charrue, chameaux
page-flood-final-none = Rien d’autre ne compte.
page-flood-winner = Victoire
page-flood-winner-none = Personne ne gagne.
page-flood-influence = influence
page-flood-cards = cartes { $cards }
page-flood-tie-huts = égalité : plus de huttes à la cour
page-flood-tie-highest = égalité : hutte la plus haute
page-flood-skip = Passer
page-flood-next = Suite
page-keys-flood-skip = Scène suivante de la crue, sinon passer à mon tour
page-keys-flood = Scène suivante de la crue
