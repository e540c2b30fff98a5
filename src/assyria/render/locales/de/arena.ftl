# Die Arena: Bots im Vergleich.

cli-arena = Miss Bots aneinander: Siege, Plätze, Punkte und eine Wertung, mit 95-%-Konfidenzintervallen. Jede Kartenverteilung wird in allen Sitzordnungen gespielt. So viele Bots wie Plätze setzen sich wie genannt; sind es weniger, nimmt der letzte auch die übrigen Plätze; sind es mehr, spielt jede Auswahl von ihnen. Derselbe Seed ergibt dieselben Partien.
cli-arena-examples =
    Beispiele:
    assyria arena --bots greedy,random --games 1000
    assyria arena --players 2 --bots greedy,random --games 200 --json
    assyria arena --players 3 --bots greedy,random,mybots:Clever --csv games.csv --plot bots.svg
    assyria arena --bots greedy,random --games 100000 --csv games.csv --ray auto

cli-option-csv = Datei für die Partien, je eine Zeile, sobald sie zu Ende ist; derselbe Befehl macht weiter, wo er aufgehört hat.
cli-option-plot = Datei für ein Bild des Ergebnisses (SVG).
cli-option-jobs = Wie viel gleichzeitig läuft (ohne Angabe: eins je Kern).
cli-option-ray = Auf dem Ray-Cluster an dieser Adresse spielen: auto, Host:Port oder local, um hier einen zu starten.

cli-arena-whole-deals = Gespielt werden { $games } Partien: ganze Kartenverteilungen, jede in { $each } Partien.
cli-arena-jobs-or-ray = --jobs gilt für diesen Rechner, --ray für einen Cluster: wähle eines davon.
cli-arena-repeated = „{ $name }“ ist zweimal genannt. Wo es mehr Bots als Plätze gibt, wird jeder einmal genannt.
cli-arena-seed = Seed { $seed }: Mit --seed { $seed } werden dieselben Partien gespielt, und eine Datei mit Partien geht weiter.
cli-arena-other-games = { $file } enthält Partien anderer Bots, einer anderen Personenzahl, eines anderen Seeds oder anderer Regeloptionen; wähle eine andere Datei.
cli-arena-bad-journal = { $file } enthält keine Partien der Arena: Zeile { $line } ist falsch.
cli-arena-process-died = Ein Prozess, der Partien spielte, ist abgestürzt; was in der Datei von --csv steht, bleibt.
cli-arena-no-ray = Ray ist nicht installiert: { $install }
cli-arena-no-cluster = An „{ $address }“ gibt es keinen Ray-Cluster, der uns einlässt.
cli-arena-interrupted = Abgebrochen nach { $done } von { $of } Partien; mit --csv macht derselbe Befehl dort weiter.

cli-arena-within = { $mean } ({ $low } bis { $high })
cli-arena-fine = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-whole = { NUMBER($mean, maximumFractionDigits: 0) }
cli-arena-ms = { NUMBER($ms, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-games = Partien
cli-arena-place = Platz
cli-arena-rating = Wertung
cli-arena-thinking = pro Entscheidung
cli-arena-winning-score = Wer gewinnt, hat { $score } Punkte. In Klammern: 95-%-Konfidenzintervalle.
cli-arena-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $deals ->
    [one] eine Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}{ $rate ->
    [0] { "" }
   *[other] , { $rate } Partien pro Sekunde
}, Seed { $seed }.
cli-arena-plot = Zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
}, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
cli-arena-plot-wins = Siege pro Platz
cli-arena-plot-even = gleich stark
cli-arena-plot-points = Punkte
