# Die Hinweise der ersten Partie und die Tasten.

page-guide = Hinweis
page-guide-step = Hinweis { $step } von { $steps }
page-guide-got-it = Verstanden
page-guide-next = Weiter
page-guide-off = Keine Hinweise mehr
page-guide-is-off = Keine Hinweise mehr. In den Einstellungen kannst du sie wieder einschalten.

page-guide-title-start = Wo beginnen?
page-guide-title-draft = Deine erste Karte
page-guide-title-harvest = Ernte
page-guide-title-huts = Neue Hütten
page-guide-title-supply = Versorgung
page-guide-title-wells = Brunnen
page-guide-title-actions = Aktionen
page-guide-title-flood = Hochwasser
page-guide-title-over = Die Schlusswertung

page-guide-start-prompt = Willkommen! Diese Zeile sagt immer, was jetzt zu tun ist. Wählen kannst du alles, was leuchtet; berührst du etwas anderes, erfährst du, warum es nicht geht.
page-guide-start-board = Dein Stamm breitet sich von der ersten Zikkurat Feld für Feld aus. Gut ist ein Start mit einem Fluss nebenan für Kamele, grünem Land in Reichweite für Punkte und Nahrung ringsum, an die du herankommst.
page-guide-draft-columns = Eine Karte versorgt Hütten, die auf ihrer Nahrung stehen. Nimm eine, deren Nahrung rund um deine Zikkurat liegt; ein Joker versorgt eine Hütte überall.
page-guide-harvest-columns = Nimm eine Kolonne. Links: weniger Nahrung, aber du bist zuerst dran und bekommst die besten Felder. Rechts: mehr Nahrung, aber die anderen siedeln vor dir.
page-guide-harvest-hand = Jede Hütte isst die Nahrung ihres Feldes, und zwar jede Runde. Wähle also, was die Felder um dich herum zeigen; was du jetzt nicht brauchst, behältst du für später.
page-guide-huts-board = Hütten kommen neben deine eigenen. Jede Runde bringt eine Hütte auf grünem Land { $fertile }, auf Sand { $arid }. Wer einen Platz früh hat, bekommt immer wieder etwas dafür.
page-guide-huts-camels = Eine Hütte auf einem Fluss bringt keine Punkte, sondern Kamele: { $first } für die erste auf jedem Fluss, { $further } für jede weitere. Mit Kamelen bezahlst du alles andere. Am Ende der Herrschaftszeit schickt das Hochwasser diese Hütten heim.
page-guide-huts-hand = Setze, was du versorgen kannst: Eine Hütte ohne Nahrung kehrt sofort heim und bringt nichts. Am besten ist ein Feld, dessen Nahrung du hast.
page-guide-supply-hand = Spiel eine Karte: Jedes Symbol versorgt eine Hütte auf dieser Nahrung. Wer nichts bekommt, kehrt ins Lager zurück. Im Zweifel lass dir eine Verteilung vorschlagen (Taste F).
page-guide-wells-board = Drei deiner Hütten treffen sich an einer Ecke außerhalb des grünen Landes: Ein Brunnen dort ist umsonst und bringt sofort Punkte, { $wells } in den drei Herrschaftszeiten. Der Preis: Daneben kann keine Zikkurat mehr gebaut werden.
page-guide-actions-camels = Jetzt gibst du Kamele aus. Mehr als { $limit } hast du nie, bei voller Skala verfällt also, was dazukommt. Aufgespart sind sie am Ende wenig wert: einen Punkt für { $pair }.
page-guide-actions-board = Eine Zikkurat ersetzt eine Hütte an Land. Sie braucht keine Nahrung, kein Hochwasser nimmt sie mit, jedes Plättchen bringt jede Runde { $tile } und am Ende noch einmal, und Opfergaben vervielfachen sie. Je früher sie steht, desto mehr bringt sie.
page-guide-actions-court = Schicke Hütten aus dem Lager an den Hof. Beim Hochwasser bekommt der einflussreichste Stamm alle Expansionskarten der Herrschaftszeit als Punkte, die nächsten weniger; wer nicht da ist, bekommt nichts. Oft genügt eine Hütte mehr als nebenan.
page-guide-actions-offerings = Jeder Schritt kostet ein Kamel. Beim Hochwasser werden deine Zikkurats gezählt, mal der Zahl, die du erreicht hast. Mit zwei oder drei Zikkurats lohnt sich das.
page-guide-actions-confirm = Du darfst mehreres tun oder gar nichts. Bis du bestätigst, kannst du alles zurücknehmen; dann beendest du hier deinen Zug.
page-guide-flood-board = Die Herrschaftszeit ist vorbei. Hütten auf den Flüssen kehren heim; die an Land, Zikkurats und Brunnen bleiben. In der nächsten Runde sind die Flüsse wieder frei: Sei früh dran.
page-guide-flood-court = Der Hof belohnt nach Einfluss: erst Punkte, dann seine Gaben aus Punkten, Pflügen und Kamelen. Danach kehren die Hütten heim, und alle beginnen wieder von vorn.
page-guide-flood-offerings = Gewertet werden Zikkurats mal Opfergaben, dann geht jede Marke zurück auf ×0. In der nächsten Herrschaftszeit lohnt sich der Aufstieg von Neuem.
page-guide-over-prompt = Ein letztes Mal wird gezählt: noch einmal die Zikkurat-Plättchen, die Pflüge und ein Punkt für { $pair }. Die meisten Punkte gewinnen. Sieh nach, woher deine kamen: Damit fängst du beim nächsten Mal an.

page-keys = Tasten
page-keys-board = Auf dem Spielplan
page-keys-turn = Dein Zug
page-keys-look = Zum Nachsehen
page-keys-arrows = von Feld zu Feld gehen
page-keys-choose = wählen
page-keys-next = nächster beleuchteter Platz
page-keys-previous = voriger beleuchteter Platz
page-keys-undo = zurücknehmen
page-keys-restart = Zug neu beginnen
page-keys-confirm = Zug bestätigen
page-keys-feed = Versorgung vorschlagen
page-keys-log = Verlauf
page-keys-chat = Chat
page-keys-since = seit meinem letzten Zug
page-keys-guide = Hinweis zu dem, was jetzt zu tun ist
page-keys-quick = Kurzübersicht
page-keys-list = diese Liste
page-keys-close = schließen, was offen ist
