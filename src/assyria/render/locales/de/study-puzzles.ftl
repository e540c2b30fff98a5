# Rätsel: die Liste, die Karte über dem Tisch, und was aus einer Antwort wurde.

page-puzzles = Rätsel
page-puzzles-lead = Stellungen aus starken Partien. Eine Antwort ist klar die beste.
page-puzzles-day = Rätsel des Tages
page-puzzles-day-solved = Rätsel des Tages: gelöst
page-puzzles-number = Rätsel { $number }
page-puzzles-streak-name = Serie
page-puzzles-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
page-puzzles-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
page-puzzles-score = Punktestand
page-puzzles-score-about = Je nach Schwierigkeit 2, 4 oder 6 Punkte beim ersten Versuch, später die Hälfte, keine, sobald du die Antwort siehst. Die Serie zählt Tage in Folge (UTC), an denen du das Rätsel des Tages löst. Beides bleibt in diesem Browser.
page-puzzles-practise = Üben
page-puzzles-by-theme = Thema
page-puzzles-by-difficulty = Schwierigkeit
page-puzzles-by-players = Spieler
page-puzzles-by-kind = Aufgabe
page-puzzles-any = alle
page-puzzles-theme-feeding = Versorgen
page-puzzles-theme-huts = Hütten
page-puzzles-theme-wells = Brunnen
page-puzzles-theme-ziggurats = Zikkurats
page-puzzles-theme-court = Hof
page-puzzles-theme-offerings = Opfergaben
page-puzzles-theme-turn-order = Zugreihenfolge
page-puzzles-theme-last-turn = letzte Runde
page-puzzles-difficulty-1 = leicht
page-puzzles-difficulty-2 = mittel
page-puzzles-difficulty-3 = schwer
page-puzzles-difficulty-of = Schwierigkeit { $difficulty } von 3
page-puzzles-players = { $count } Spieler
page-puzzles-kind-move = bester Zug
page-puzzles-kind-turn = alle Züge
page-puzzles-result-new = neu
page-puzzles-result-first = beim ersten Versuch gelöst
page-puzzles-result-later = später gelöst
page-puzzles-result-wrong = noch nicht gelöst
page-puzzles-result-shown = Antwort gesehen
page-puzzles-solved-of = { $solved } von { $all } gelöst
page-puzzles-none = Kein Rätsel passt dazu. Wähle etwas anderes.
page-puzzles-none-left = Du hast alle diese beantwortet. Wähle etwas anderes.
page-puzzles-missing = Dieses Rätsel gibt es nicht.

page-puzzles-own = Aus deinen Partien
page-puzzles-own-about = Deine Fehler, zum Bessermachen. Jeder kommt nach einem Tag wieder, und nach einer Woche noch einmal.
page-puzzles-own-next = { $count } Rätsel üben
page-puzzles-own-due = Jetzt fällig.
page-puzzles-own-later = { $days ->
    [one] Fällig in { $days } Tag.
   *[other] Fällig in { $days } Tagen.
}
page-puzzles-own-learned = Gelernt.
page-puzzles-own-failed = { $count ->
    [one] einmal verfehlt
   *[other] { $count }-mal verfehlt
}
page-puzzles-own-one = Ein Rätsel aus deiner Partie
page-puzzles-own-remove = Entfernen: { $theme }
page-puzzles-own-remove-all = Alle entfernen
page-puzzles-own-remove-about = Deine eigenen Rätsel sind dann weg. Die Partien bleiben.

page-puzzles-ask-move = Finde den besten Zug.
page-puzzles-ask-turn = Plane alle deine Züge.
page-puzzles-turn-about = Bis jemand anderes am Zug ist.
page-puzzles-you = Du spielst { $colour } { $shape }.
page-puzzles-worth = Zu holen: { $points }.
page-puzzles-before = Bisher: { $result }.
page-puzzles-give-up = Aufgeben
page-puzzles-next = Nächstes Rätsel
page-puzzles-all = Alle Rätsel
page-puzzles-judging = Die Engine sieht sich deine Antwort an …
page-puzzles-wrong = Nicht das Beste: { $loss } Siegchance.
page-puzzles-wrong-about = Versuch es noch einmal für halbe Punkte, oder sieh die Antwort.
page-puzzles-again = Noch einmal
page-puzzles-show = Antwort zeigen
page-puzzles-play = Vorspielen
page-puzzles-solved = Gelöst.
page-puzzles-ahead = Siegchance { $share }: { $gap } mehr als { $other ->
    [mine] mit deiner Antwort.
   *[next] mit der nächstbesten.
}
page-puzzles-best = Am besten:
page-puzzles-choices = Antworten, die die Engine geprüft hat
page-puzzles-answer = Antwort
page-puzzles-best-chip = beste
page-puzzles-mine = deine Antwort
page-puzzles-next-best = nächstbeste
page-puzzles-points = Erwartete Punkte am Ende
page-puzzles-difference = mehr
page-puzzles-sum = du, insgesamt
page-puzzles-engine = Die Engine weiß nur, was alle sehen. Auch die Punkte der anderen sind erwartete.

page-puzzles-do-hut = { $count ->
    [one] eine Hütte auf { $at } setzen
   *[other] Hütten auf { $at } setzen
}
page-puzzles-do-supply = { $count ->
    [one] die Hütte auf { $at } versorgen
   *[other] die Hütten auf { $at } versorgen
}
page-puzzles-do-well = { $count ->
    [one] einen Brunnen bei { $at } graben
   *[other] Brunnen bei { $at } graben
}
page-puzzles-do-build = { $count ->
    [one] eine Zikkurat auf { $at } bauen
   *[other] Zikkurats auf { $at } bauen
}
page-puzzles-do-extend = { $count ->
    [one] die Zikkurat auf { $at } erweitern
   *[other] die Zikkurats auf { $at } erweitern
}
page-puzzles-do-offer = { $count ->
    [one] eine Opfergabe darbringen
   *[other] { $count } Opfergaben darbringen
}
