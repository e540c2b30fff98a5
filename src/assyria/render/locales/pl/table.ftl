# Stół w terminalu.

table-heading = Epoka { $reign }, tura { $turn } z { $turns } · { $phase } · ekspansja { $cards } · pozostałe studnie: { $wells }
table-legend = ⌂ chata, ⌂+ nakarmiona, ▲1–3 ziggurat, O studnia, o pole startowe, + do wyboru; ~ rzeka, " żyzne; G winogrona, P palma, S sól, B jęczmień, D daktyle
table-player = Gracz
table-score = Punkty
table-camels = Wielbłądy
table-huts = Rezerwa
table-offering = Dary
table-plow = Rola
table-hand = Ręka
table-draft = Do początkowego wyboru: { $cards }
table-columns = Kolumny: lewa gra pierwsza; (cena)
table-court = Dwór w Asurze
table-dignitary = Dostojnik
table-cost = Wielbłądy
table-influence = Wpływy
table-spaces = Miejsca
table-result = Punkty według źródeł
