# Stół w terminalu.

table-heading = Epoka { $reign }, tura { $turn } z { $turns } · { $phase } · ekspansja { $cards } · zostało studni: { $wells }
table-legend = ⌂ chata, ⌂✓ nakarmiona chata, ▲1–3 ziggurat, O studnia, o pole startowe; ~ rzeka, " żyzne, pozostałe jałowe. + do wyboru: +2 daje 2 (na rzece: wielbłądy), ! na razie brak żywności. G winogrona, P palma, S sól, B jęczmień, D daktyle, W dzika karta; G3 to karta z 3 winogronami. Dwór: wyższy, zwykły i niższy dostojnik.
table-score = Punkty
table-camels = Wielbłądy
table-huts = Rezerwa
table-offering = Dary
table-plow = Rola
table-draft = Do wyboru
table-columns = Kolumny
table-court = Dwór
table-same-name = { $name } ({ $seat })
