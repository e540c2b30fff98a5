# Ein Plan: Zeichen auf dem Spielplan, die sonst niemand sieht.

page-plan = Plan
page-plan-about = Skizziere beim Warten deine nächsten Züge. Nichts wird gesendet.
page-plan-how = Tippe Felder und Ecken an, um zu skizzieren. Nichts wird gesendet.
page-plan-clear = Plan löschen
page-plan-hut = skizziert: Hütte
page-plan-ziggurat = skizziert: Zikkurat
page-plan-well = skizziert: Brunnen
page-plan-kept = { $count ->
    [one] Plan: 1 Zeichen bleibt.
   *[other] Plan: { $count } Zeichen bleiben.
}
page-plan-dropped = { $count ->
    [one] 1 Zeichen gelöscht: { $places } ist besetzt.
   *[other] { $count } Zeichen gelöscht: { $places } sind besetzt.
}
page-keys-plan = Plan: skizzieren, während andere ziehen
page-keys-plan-corners = beim Planen: Ecken des Feldes
page-keys-plan-clear = Plan löschen
