# Partien als Daten, um aus ihnen zu lernen.

cli-dataset = Lass Bots ganze Partien spielen und jede Entscheidung als Parquet schreiben: was zu sehen war, was erlaubt war, was getan wurde und wie die Partie ausging; dazu eine Aufzeichnung jeder Partie. Die genannten Bots setzen sich reihum und wechseln von Partie zu Partie die Plätze. Was auch unterbricht, derselbe Befehl macht weiter. Braucht das Extra „research“.
cli-dataset-examples =
    Beispiele:
    assyria dataset games --games 1000
    assyria dataset games --players 2 --bots greedy,random --games 200 --seed 7
    assyria dataset games --games 100000 --shard 500
cli-option-shard = Wie viele Partien auf einmal geschrieben werden.
cli-dataset-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $folder }, davon jetzt gespielt: { $played }; Seed { $seed }.
cli-dataset-interrupted = Unterbrochen nach { $done } von { $of } Partien, die alle geschrieben sind; derselbe Befehl macht dort weiter.
cli-dataset-other = { $folder } enthält Partien anderer Bots, mit anderer Spielerzahl, anderem Seed, anderen Regeloptionen oder aus anderer Version; nimm einen anderen Ordner.
cli-dataset-extra = { $package } ist nicht installiert: { $install }
