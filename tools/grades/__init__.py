"""How grades follow play: games of players of known strength, judged as a review does, kept to try formulas on."""
