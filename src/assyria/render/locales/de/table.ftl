# Der Tisch im Terminal.

table-heading = Herrschaftszeit { $reign }, Runde { $turn }/{ $turns } · { $phase } · Expansion { $cards } · noch { $wells } Brunnen
table-legend = ⌂ Hütte, ⌂✓ versorgte Hütte, ▲1–3 Zikkurat, O Brunnen, o Startfeld; ~ Fluss, " fruchtbar, sonst wasserarm. + wählbar: +2 bringt 2 (auf einem Fluss: Kamele), ! noch keine Nahrung. G Trauben, P Palme, S Salz, B Gerste, D Datteln, W Joker; G3 ist eine Karte mit 3 Trauben. Hof: oberer, mittlerer und unterer Würdenträger.
table-score = Punkte
table-camels = Kamele
table-huts = Lager
table-offering = Opfergabe
table-plow = Pflug
table-draft = Startauswahl
table-columns = Kolonnen
table-court = Hof
table-same-name = { $name } ({ $seat })
