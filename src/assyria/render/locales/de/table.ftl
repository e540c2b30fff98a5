# Der Tisch im Terminal.

table-heading = Herrschaftszeit { $reign }, Runde { $turn }/{ $turns } · { $phase } · Expansion { $cards } · noch { $wells } Brunnen
table-legend = ⌂ Hütte, ⌂+ versorgt, ▲1–3 Zikkurat, O Brunnen, o Startfeld, + wählbar; ~ Fluss, " fruchtbar; G Trauben, P Palme, S Salz, B Gerste, D Datteln
table-player = Stamm
table-score = Punkte
table-camels = Kamele
table-huts = Lager
table-offering = Opfergabe
table-plow = Pflug
table-hand = Karten
table-draft = Zur Startauswahl: { $cards }
table-columns = Kolonnen: links spielt zuerst; (Preis)
table-court = Hof von Assur
table-dignitary = Würdenträger
table-cost = Kamele
table-influence = Einfluss
table-spaces = Plätze
table-result = Woher die Punkte kommen
