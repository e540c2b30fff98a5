# Lektionen: die Liste, die Aufgabe über dem Tisch, und was jede Aufgabe sagt.

page-lessons = Lektionen
page-lessons-lead = Zehn kurze Lektionen am echten Tisch: zusammen etwa 25 Minuten.
page-lessons-progress = { $done } von { $all } Lektionen geschafft
page-lessons-minutes = { $minutes } Min.
page-lessons-tasks = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
page-lessons-done = Geschafft
page-lessons-start = Anfangen
page-lessons-go-on = Weiter
page-lessons-then = Nach der letzten Lektion
page-lessons-then-about = Spiel eine erste Partie gegen drei Bots der Stufe 1. Die Einführung erklärt jeden Schritt.
page-lessons-play = Partie mit Einführung spielen
page-lessons-finished = Du weißt, was Punkte bringt. Spiel deine erste Partie.
page-lessons-step = Aufgabe { $number } von { $all }
page-lessons-begin = Los
page-lessons-explain = Erklären
page-lessons-restart = Von vorn
page-lessons-skip = Überspringen
page-lessons-show = Zeig es mir
page-lessons-again = Noch einmal
page-lessons-next = Weiter
page-lessons-finish = Fertig
page-lessons-solved = Gelöst
page-lessons-wrong = Nicht ganz
page-lessons-missing = Diese Lektion gibt es nicht.

page-lesson-aim = Das Ziel und die acht Runden
page-lesson-aim-1-about = Die meisten Punkte gewinnen. Jede Runde bringt eine versorgte Hütte 2 Punkte auf fruchtbarem Land zwischen den Flüssen und 1 auf wasserarmem Land außerhalb. Auf einem Fluss bringt sie 0 Punkte, aber Kamele.
page-lesson-aim-1-task = Setze eine Hütte auf fruchtbares Land.
page-lesson-aim-1-solved = Versorgt bringt diese Hütte jede Runde 2 Punkte.
page-lesson-aim-1-river = Das ist ein Fluss: Kamele, aber 0 Punkte.
page-lesson-aim-1-otherwise = Das ist wasserarmes Land: 1 Punkt pro Runde statt 2.
page-lesson-aim-2-about = Eine Partie hat drei Herrschaftszeiten mit 2, 3 und 3 Runden, zusammen acht. Jede Runde nimmst du Nahrung, setzt und versorgst Hütten und gibst Kamele aus. Was übrig ist, behältst du.
page-lesson-aim-2-task = Behalte deine 3 Kamele und drücke Fertig.
page-lesson-aim-2-solved = Runde 2 beginnt, und du hast deine 3 Kamele noch.
page-lesson-aim-2-otherwise = Du hast Kamele ausgegeben. Spare sie: Eine Zikkurat kostet 6.

page-lesson-columns = Kolonnen und Reihenfolge
page-lesson-columns-1-about = Jede Runde nehmen alle eine Kolonne Nahrungskarten. Eine Karte versorgt Hütten auf ihrer Ware, eine je Symbol. Deine Hütten stehen auf Datteln, Palme und zweimal auf Trauben.
page-lesson-columns-1-task = Nimm die Kolonne, die die meisten deiner Hütten versorgt.
page-lesson-columns-1-solved = 2 Datteln und 2 Trauben versorgen 3 deiner 4 Hütten.
page-lesson-columns-1-barley = Keine deiner Hütten steht auf Gerste: Das versorgt niemanden.
page-lesson-columns-1-otherwise = Diese Kolonne versorgt nur deine Hütte auf Datteln.
page-lesson-columns-2-about = Die Kolonnen legen auch die Reihenfolge fest, von links nach rechts. Rechts liegen bessere Karten, aber die anderen sind vor dir dran. Dein Gegner hat Kolonne 2.
page-lesson-columns-2-task = Nimm die Kolonne, mit der du zuerst dran bist.
page-lesson-columns-2-solved = Kolonne 1 liegt links von Kolonne 2: Du bist zuerst dran.
page-lesson-columns-2-otherwise = Kolonne 3 liegt rechts von Kolonne 2: Du wärst danach dran.

page-lesson-huts = Hütten setzen
page-lesson-huts-1-about = Die Expansionskarte sagt, wie viele Hütten du setzen musst: 4, davon noch 3. Jede kommt neben eine eigene Hütte oder Zikkurat. Auch eine eben gesetzte Hütte zählt.
page-lesson-huts-1-task = Setze eine Kette von Hütten bis d3.
page-lesson-huts-1-solved = Schritt für Schritt erreichen 3 Hütten das fruchtbare d3.
page-lesson-huts-1-otherwise = d3 liegt 3 Schritte entfernt: Jede Hütte muss näher heran.
page-lesson-huts-2-about = Eine Hütte ohne Nahrung kommt zurück ins Lager. Du hast 3 Trauben, 2 Salz und 1 Palme. Dein Pflug versorgt irgendeine Hütte, etwa c5 auf Datteln.
page-lesson-huts-2-task = Setze 3 Hütten so, dass du alle 4 versorgen kannst.
page-lesson-huts-2-solved = Du hast Nahrung für alle 4 Hütten.
page-lesson-huts-2-otherwise = { $doomed ->
    [one] { $doomed } Hütte würde verhungern: Nimm Trauben, Salz und Palme.
   *[other] { $doomed } Hütten würden verhungern: Nimm Trauben, Salz und Palme.
}

page-lesson-feeding = Versorgung
page-lesson-feeding-1-about = Jede Hütte braucht jede Runde Nahrung. Eine Karte versorgt so viele Hütten auf ihrer Ware, wie sie Symbole hat. Ein Joker versorgt irgendeine Hütte. Unversorgte Hütten kommen zurück ins Lager.
page-lesson-feeding-1-task = Versorge alle 3 Hütten.
page-lesson-feeding-1-solved = Alle 3 Hütten leben: +{ $points } Punkte und { $camels } Kamele in dieser Runde.
page-lesson-feeding-1-otherwise = Der Joker ging an eine Hütte auf Salz, also verhungerte b3.
page-lesson-feeding-2-about = Deine 3 Palmen versorgen nur 3 von 4 Hütten. b3 auf fruchtbarem Land bringt 2 Punkte, d4 auf dem Fluss 2 Kamele, b6 und d6 auf wasserarmem Land je 1 Punkt.
page-lesson-feeding-2-task = Versorge 3 Hütten. Lass die aus, die am wenigsten bringt.
page-lesson-feeding-2-solved = Nur eine Hütte auf wasserarmem Land verhungert: 1 Punkt weniger.
page-lesson-feeding-2-fertile = b3 verhungert: Sie bringt 2 Punkte, eine auf wasserarmem Land 1.
page-lesson-feeding-2-otherwise = d4 verhungert: Sie bringt 2 Kamele, b6 nur 1 Punkt.
page-lesson-feeding-3-about = Der Pflug versorgt irgendeine Hütte und liegt dann wieder auf dem Plan. Ein neuer kostet 2 Kamele, und am Ende bringt ein Pflug 1 Punkt. Behalte ihn, solange andere Karten reichen.
page-lesson-feeding-3-task = Versorge alle 4 Hütten und behalte deinen Pflug.
page-lesson-feeding-3-solved = Alle 4 Hütten leben, und du hast deinen Pflug noch.
page-lesson-feeding-3-plow = Du hast den Pflug gespielt, obwohl die anderen Karten reichen.
page-lesson-feeding-3-otherwise = Eine Hütte ist verhungert: Spiel Datteln, Palme und Salz.

page-lesson-rivers = Flüsse, Kamele und Hochwasser
page-lesson-rivers-1-about = Kamele bezahlen alles, was du baust. Auf jedem Fluss bringt deine erste Hütte 3 Kamele, jede weitere 2. Je eine Hütte auf beiden Flüssen bringt also 6.
page-lesson-rivers-1-task = Setze auf jeden Fluss eine Hütte, auf Trauben oder Gerste.
page-lesson-rivers-1-solved = Versorgt bringen sie 3 + 3 = 6 Kamele.
page-lesson-rivers-1-same = Beide stehen auf demselben Fluss: 3 + 2 = 5 Kamele statt 6.
page-lesson-rivers-1-hungry = Du kannst nicht alle versorgen: Nimm Trauben oder Gerste.
page-lesson-rivers-1-otherwise = Du brauchst auf beiden Flüssen je eine Hütte.
page-lesson-rivers-2-about = Ein Hochwasser beendet jede Herrschaftszeit: Alle Hütten auf Flüssen kommen zurück ins Lager. Hütten an Land, Brunnen und Zikkurats bleiben. Dies ist die letzte Runde davor.
page-lesson-rivers-2-task = Setze beide Hütten dorthin, wo das Hochwasser sie nicht holt.
page-lesson-rivers-2-solved = Beide stehen an Land und bleiben für die nächste Herrschaftszeit.
page-lesson-rivers-2-river = Diese Hütte steht auf einem Fluss: Das Hochwasser holt sie.
page-lesson-rivers-2-otherwise = Setze beide Hütten an Land.
page-lesson-rivers-3-about = 3 deiner Hütten stehen auf Flüssen. Sie haben ihre Kamele gebracht, nun holt sie das Hochwasser. In der nächsten Herrschaftszeit sind die Flüsse wieder frei.
page-lesson-rivers-3-task = Beende deinen Zug und sieh dir das Hochwasser an.
page-lesson-rivers-3-solved = 3 Hütten sind zurück im Lager, b3 und c4 bleiben.
page-lesson-rivers-3-otherwise = Beende deinen Zug, damit das Hochwasser kommt.

page-lesson-wells = Brunnen
page-lesson-wells-1-about = Wo drei deiner Hütten an einer Ecke zusammenstoßen, keine davon auf fruchtbarem Land, darfst du einen Brunnen graben. Er kostet nichts und bringt sofort 6, 5 oder 4 Punkte in Herrschaftszeit 1, 2 oder 3.
page-lesson-wells-1-task = Grabe einen Brunnen.
page-lesson-wells-1-solved = +6 Punkte. Der Brunnen bleibt, auch wenn Hütten verschwinden.
page-lesson-wells-1-otherwise = Dir entgehen 6 Punkte: c5, d4 und d5 stoßen zusammen.
page-lesson-wells-2-about = Denk beim Setzen an Brunnen: Du brauchst drei Hütten an einer Ecke, auf Flüssen oder wasserarmem Land. Zikkurats gelten nicht als Hütten.
page-lesson-wells-2-task = Setze deine letzte Hütte für einen Brunnen.
page-lesson-wells-2-solved = c2, d1 und d2 stoßen zusammen: ein Brunnen für 6 Punkte.
page-lesson-wells-2-fertile = Dieses Feld ist fruchtbar: Dort gibt es keinen Brunnen.
page-lesson-wells-2-otherwise = So stoßen keine drei deiner Hütten an einer Ecke zusammen.

page-lesson-ziggurats = Zikkurats
page-lesson-ziggurats-1-about = Für 6 Kamele ersetzt eine Zikkurat eine Hütte, aber nicht auf einem Fluss oder neben einem Brunnen. Sie braucht keine Nahrung, übersteht jedes Hochwasser, und jedes Plättchen bringt 1 Punkt pro Runde.
page-lesson-ziggurats-1-task = Ersetze die Hütte an Land, die am wenigsten bringt.
page-lesson-ziggurats-1-solved = c6 bringt weiter 1 pro Runde, braucht aber nie mehr Nahrung.
page-lesson-ziggurats-1-fertile = a4 ist fruchtbar: Die Hütte brachte 2, eine Basis bringt 1.
page-lesson-ziggurats-1-spent = Eine Basis kostet alle 6 Kamele. Mach das rückgängig.
page-lesson-ziggurats-1-otherwise = Du hast nichts gebaut: Eine Basis bringt in jeder Runde Punkte.
page-lesson-ziggurats-2-about = Erweitere eine Basis für 3 Kamele um ein Mittelstück, dieses für 2 um ein Dach. Eine Zikkurat wächst pro Runde um eine Stufe. Jedes Plättchen zählt jede Runde und am Ende noch einmal.
page-lesson-ziggurats-2-task = Baue 2 Plättchen für deine 5 Kamele.
page-lesson-ziggurats-2-solved = Ein Dach und ein Mittelstück: +2 Punkte in jeder Runde.
page-lesson-ziggurats-2-spent = Die Kamele reichen nicht mehr: Dach 2, Mittelstück 3.
page-lesson-ziggurats-2-otherwise = Zwei sind möglich: ein Dach auf c3, ein Mittelstück auf c4.

page-lesson-court = Der Hof und seine Gleichstände
page-lesson-court-1-about = Eine Hütte bei Hofe kostet 4, 3 oder 2 Kamele und gibt 3, 2 oder 1 Einfluss. Zu dritt bringt der erste Rang beim Hochwasser die Karten der Herrschaftszeit, 4 + 4 = 8 Punkte, der zweite 4. Ein Gegner hat 3.
page-lesson-court-1-task = Hol dir den ersten Rang bei Hofe.
page-lesson-court-1-solved = Erster Rang beim Hochwasser: 8 Punkte.
page-lesson-court-1-tie = Gleichstand bei 3, und die andere Hütte steht höher.
page-lesson-court-1-otherwise = Du brauchst 4 Einfluss, oder 3 mit zwei Hütten.
page-lesson-court-2-about = Bei Gleichstand zählen mehr Hütten bei Hofe, dann die höchste Hütte. Du hast 1 Einfluss, ein Gegner 3 mit einer Hütte. Der erste Rang bringt 4 + 3 = 7 Punkte.
page-lesson-court-2-task = Hol dir den ersten Rang mit 3 Kamelen.
page-lesson-court-2-solved = 3 zu 3, aber zwei Hütten schlagen eine: 7 Punkte.
page-lesson-court-2-lower = Das macht nur 2 Einfluss: Versuch es beim mittleren Würdenträger.
page-lesson-court-2-otherwise = Der mittlere Würdenträger macht 3 Einfluss, mit zwei Hütten.

page-lesson-offerings = Opfergaben und Schlusswertung
page-lesson-offerings-1-about = Bei jedem Hochwasser zählt jede Zikkurat so viel wie deine Opfergaben: ×0 ×1 ×2 ×2 ×3 ×3 ×3 ×4. Ein Schritt kostet 1 Kamel, höchstens 3 pro Runde. Du hast 4 Zikkurats bei ×2.
page-lesson-offerings-1-task = Hol beim Hochwasser 12 Punkte mit deinen Zikkurats.
page-lesson-offerings-1-solved = 4 Zikkurats × 3 = 12 Punkte für 2 Kamele.
page-lesson-offerings-1-one = Ein Schritt bleibt bei ×2 und 8 Punkten: Geh zwei.
page-lesson-offerings-1-otherwise = Bei ×2 sind es 8: Zwei Schritte machen ×3 und 12.
page-lesson-offerings-2-about = Am Ende bringt ein Zikkurat-Plättchen 1 Punkt, ein Pflug 1 und je zwei Kamele 1. Du hast 4 Kamele und 4 Zikkurats bei ×3. Drei Schritte weiter liegt ×4.
page-lesson-offerings-2-task = Gib deine Kamele für die meisten Punkte aus.
page-lesson-offerings-2-solved = ×4 statt ×3: 4 Punkte mehr für 3 Kamele.
page-lesson-offerings-2-plow = Einen Pflug bekommst du ohnehin vom mittleren Würdenträger.
page-lesson-offerings-2-camels = 4 Kamele bringen 2, drei Schritte bis ×4 bringen 4.
page-lesson-offerings-2-otherwise = Du hast { $points } Punkte; drei Schritte bis ×4 machen 32.

page-lesson-last-turn = Eine ganze letzte Runde
page-lesson-last-turn-1-about = Spiel die letzte Runde einer Partie allein: Nimm eine Kolonne, setze und versorge Hütten, grabe einen Brunnen, gib Kamele aus. Dann folgen Hochwasser und Schlusswertung.
page-lesson-last-turn-1-task = Hol mindestens 25 Punkte.
page-lesson-last-turn-1-solved = { $points } Punkte. Du bist bereit für deine erste Partie.
page-lesson-last-turn-1-hungry = Hütten verhungerten, nur { $points } Punkte: Nimm Nahrung, die passt.
page-lesson-last-turn-1-otherwise = { $points } von 25 Punkten: Grabe einen Brunnen, gib alle Kamele aus.
