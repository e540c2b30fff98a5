# Was die Engine von einer Entscheidung hält.

cli-analyse = Frage die Engine nach einer Entscheidung in einer Aufzeichnung: Siegchance und erwartete Punkte aller, was jeder Zug wert ist und wie die Partie weitergehen kann. Sie weiß, was die Spielenden wussten, nicht die kommenden Karten.
cli-analyse-examples =
    Beispiele:
    assyria analyse game.json --at 120
    assyria analyse game.json --at 120 --seconds 10
    assyria analyse game.json --at 120 --simulations 100000 --json
cli-option-seconds = Wie lange analysiert wird, statt so genau wie für Tipp oder Rückblick.
cli-option-simulations = Stattdessen: wie viele Simulationen.
cli-analyse-seconds-or-simulations = Nenne entweder --seconds oder --simulations.
cli-analyse-over = { $file }: nach { $at } Zügen ist die Partie vorbei; keine Entscheidung zu analysieren.
cli-analyse-forced = { $file }: nach { $at } Zügen ist nur ein Zug möglich; keine Entscheidung zu analysieren.
cli-analyse-at = Nach { $at } von { $last } Zügen: { $name } entscheidet.
cli-analyse-expected = erwartet
cli-analyse-share = Siegchance
cli-analyse-points = Punkte
cli-analyse-move = Zug
cli-analyse-choice = was das ist
cli-analyse-visits = Simulationen
cli-analyse-count = { $count }
cli-analyse-line = Wahrscheinliche Fortsetzung:
cli-analyse-simulations = { $count } Simulationen.
