# Was eine Suche von einer Entscheidung hält.

cli-analyse = Frage die Suche, was sie von einer Entscheidung in einer Aufzeichnung hält: welchen Anteil am Sieg und wie viele Punkte alle erwarten können, was jeder Zug wert ist und wie die Partie weitergehen kann. Sie weiß, was die Spieler wussten, nicht die kommenden Karten.
cli-analyse-examples =
    Beispiele:
    assyria analyse game.json --at 120
    assyria analyse game.json --at 120 --seconds 10
    assyria analyse game.json --at 120 --simulations 100000 --json
cli-option-seconds = Wie lange gesucht wird (sonst: eine Sekunde).
cli-option-simulations = Stattdessen: wie viele Partien probiert werden.
cli-analyse-seconds-or-simulations = Nenne entweder --seconds oder --simulations.
cli-analyse-over = { $file }: nach { $at } Zügen ist die Partie vorbei; es gibt nichts zu entscheiden.
cli-analyse-forced = { $file }: nach { $at } Zügen ist nur ein Zug möglich; es gibt nichts zu entscheiden.
cli-analyse-at = Nach { $at } von { $last } Zügen: { $name } entscheidet.
cli-analyse-expected = zu erwarten
cli-analyse-share = des Sieges
cli-analyse-points = Punkte
cli-analyse-move = Zug
cli-analyse-choice = was das ist
cli-analyse-visits = Versuche
cli-analyse-count = { $count }
cli-analyse-line = Wie es weitergehen kann:
cli-analyse-simulations = { $count } Partien probiert.
