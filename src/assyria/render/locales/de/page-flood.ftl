# The flood as a scene: what happens, one thing after the other.

page-flood = Das Hochwasser
page-flood-washed = Die Flüsse steigen: Hütten darauf kommen zurück ins Lager
page-flood-washed-huts = { $count ->
    [one] { $count } Hütte
   *[other] { $count } Hütten
}
page-flood-washed-none = Keine Hütten auf den Flüssen.
page-flood-ranking = Hof von Assur: Einfluss nimmt die Karten
page-flood-ranking-none = Niemand hat eine Hütte am Hof.
page-flood-gifts = Geschenke der Würdenträger
page-flood-gifts-none = Keine Geschenke.
page-flood-lost = { $lost ->
    [one] { $lost } weiteres verfällt
   *[other] { $lost } weitere verfallen
}
page-flood-offerings = Opfergaben: Zikkurats × Multiplikator
page-flood-offerings-none = Niemand hat eine Opfergabe gebracht.
page-flood-totals = Nach dem Hochwasser
page-flood-totals-none = Nichts ändert sich.
page-flood-final = Spielende: Stufen, Pflug und Kamele zählen
page-flood-final-none = Sonst zählt nichts.
page-flood-winner = Der Sieg
page-flood-winner-none = Niemand gewinnt.
page-flood-influence = Einfluss
page-flood-cards = Karten { $cards }
page-flood-tie-huts = Gleichstand: mehr Hütten am Hof
page-flood-tie-highest = Gleichstand: höchste Hütte
page-flood-skip = Überspringen
page-flood-next = Weiter
page-keys-flood-skip = Nächste Szene des Hochwassers, sonst vor bis zu meinem Zug
page-keys-flood = Nächste Szene des Hochwassers
