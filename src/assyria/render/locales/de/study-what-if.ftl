# Was wäre wenn: Varianten einer Partie und ausgespielte Stellungen.

page-what-if-dealt = Karten, die niemand gesehen hat, werden neu gemischt.
page-what-if-over = Hier ist die Partie zu Ende. Geh zurück, um etwas anderes zu versuchen.
page-what-if-lines = Varianten
page-what-if-game = Die Partie
page-what-if-line = Variante { $number }
page-what-if-from = ab Zug { $at }, { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
page-what-if-no-lines = Noch keine Variante. Beginne unten eine.
page-what-if-rename = Umbenennen
page-what-if-remove = Entfernen
page-what-if-remove-question = „{ $name }“ samt abzweigenden Varianten entfernen?
page-what-if-not = Behalten
page-what-if-save = Speichern
page-what-if-name = Name der Variante
page-what-if-download = Mit Varianten herunterladen
page-what-if-try = Zieh anders
page-what-if-play-one = { $name } spielen, Bots antworten
page-what-if-play-all = Alle Plätze spielen
page-what-if-go = Variante beginnen
page-what-if-play-on = Spiel gegen Bots weiter
page-what-if-seat = Dein Platz
page-what-if-level = Stufe
page-what-if-open = Tisch öffnen
page-what-if-compare = Spiel es { $games }-mal aus
page-what-if-first = Wahl A
page-what-if-second = Wahl B
page-what-if-engine = Wahl der Engine
page-what-if-none = Nichts zum Vergleich
page-what-if-played = { $move } (gespielt)
page-what-if-run = Ausspielen
page-what-if-cancel = Anhalten
page-what-if-progress = { $played } von { $wanted } Partien
page-what-if-chance = Siegchance
page-what-if-scores = Endpunkte
page-what-if-mean = Mittel
page-what-if-median = Median
page-what-if-numbers = Alle Zahlen
page-what-if-about = Das Netz spielt alle Plätze. Beide Wahlen bekommen dieselben Karten. ± ist ein 95-%-Intervall.
page-what-if-entering = Spiel deine Variante. Ungesehene Karten werden neu gemischt.
page-what-if-keep = Variante behalten
page-what-if-kept = Variante behalten.
page-problem-position-in-play = Du spielst diese Stellung ohne Tipps. Warte bis zum Ende der Partie.
