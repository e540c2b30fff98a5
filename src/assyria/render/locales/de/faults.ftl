# Warum eine Aufzeichnung, eine Stellung oder eine Datei abgelehnt wird.

fault-not-utf8 = kein UTF-8-Text (Byte { $found })
fault-too-large = größer als jede Aufzeichnung: { $found } Bytes, höchstens { $expected }
fault-not-json = kein JSON (Zeile und Spalte { $found })
fault-too-deep = Listen und Objekte zu tief verschachtelt; höchstens { $expected } Ebenen
fault-further-keys = { $found } Bytes weitere Schlüssel; höchstens { $expected }. Kürze Kommentare und andere Notizen
fault-wrong-type = { $where ->
    [top] die Aufzeichnung
   *[other] { $where }
} ist { $found }; erwartet: { $expected ->
    [object] ein Objekt
    [list] eine Liste
    [text] ein Text
   *[integer] eine ganze Zahl
}
fault-missing-key = in { $where ->
    [top] der Aufzeichnung
   *[other] { $where }
} fehlt „{ $expected }“
fault-unknown-format = unbekanntes Format „{ $found }“; diese Version liest „{ $expected }“
fault-unknown-board = unbekannter Spielplan „{ $found }“; bekannt: { $expected }
fault-unknown-option = unbekannte Regeloption „{ $found }“; bekannt: { $expected }
fault-wrong-value = { $where } ist { $found }; erwartet: { $expected }
fault-option-for-two = { $where } gibt es nur zu zweit
fault-wrong-order = { $where } ist { $found }; erwartet jeder Platz einmal: { $expected }
fault-wrong-deck = { $where } ist „{ $found }“; erwartet: „{ $expected }“
fault-wrong-cards = { $where } enthält nicht die richtigen Karten, jede so oft, wie sie vorkommen muss
fault-missing-deal = ein gemischter Stapel „{ $expected }“ fehlt
fault-surplus-deal = { $where } ist ein gemischter Stapel, den kein Zug verlangt
fault-unknown-move = „{ $found }“ ist kein Zug in der Notation
fault-wrong-seat = „{ $where }“ von Platz { $found }, aber Platz { $expected } ist am Zug
fault-illegal-move = „{ $found }“: { $reason }
fault-result-too-early = { $where } ist angegeben, aber die Partie ist nicht zu Ende
fault-wrong-result = { $where } ist { $found }; die Partie ergibt { $expected }
fault-too-many-lines = mehr als { $expected } Varianten; lass einige weg
fault-lines-too-deep = Varianten zweigen mehr als { $expected } Mal voneinander ab; kürze einige
fault-in-line = Variante { $line }: { $fault }
fault-at-move = Zug { $number }: { $fault } ({ $rule })
fault-at-all = { $fault } ({ $rule })
fault-unreadable = nicht lesbar: { $why }
