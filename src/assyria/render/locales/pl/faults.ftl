# Dlaczego zapis, pozycja albo plik zostaje odrzucony.

fault-not-utf8 = to nie jest tekst UTF-8 (bajt { $found })
fault-too-large = za duże na zapis partii: liczba bajtów to { $found }, dozwolone jest najwyżej { $expected }
fault-not-json = to nie jest JSON (wiersz i kolumna { $found })
fault-too-deep = listy i obiekty zagnieżdżone zbyt głęboko; najwyżej { $expected } poziomów
fault-further-keys = dodatkowe klucze zajmują { $found } bajtów; dozwolone jest najwyżej { $expected }. Skróć komentarze i inne notatki
fault-wrong-type = { $where ->
    [top] zapis
   *[other] { $where }
} to { $found }; powinno być: { $expected ->
    [object] obiekt
    [list] lista
    [text] tekst
   *[integer] liczba całkowita
}
fault-missing-key = { $where ->
    [top] zapis
   *[other] { $where }
} nie zawiera „{ $expected }”
fault-unknown-format = nieznany format „{ $found }”; ta wersja czyta „{ $expected }”
fault-unknown-board = nieznana plansza „{ $found }”; znane: { $expected }
fault-unknown-option = nieznana opcja zasad „{ $found }”; znane: { $expected }
fault-wrong-value = { $where } to { $found }; powinno być: { $expected }
fault-option-for-two = { $where } jest tylko dla 2 graczy
fault-wrong-order = { $where } to { $found }; powinno zawierać każde miejsce raz: { $expected }
fault-wrong-deck = { $where } to „{ $found }”; powinno być: „{ $expected }”
fault-wrong-cards = { $where } nie zawiera właściwych kart, każdej tyle razy, ile trzeba
fault-missing-deal = brakuje rozdania „{ $expected }”
fault-surplus-deal = { $where } to rozdanie, którego nie wymaga żaden ruch
fault-unknown-move = „{ $found }” nie jest ruchem zgodnym z notacją
fault-wrong-seat = „{ $where }” wykonuje gracz z miejsca { $found }, a kolej na gracza z miejsca { $expected }
fault-illegal-move = „{ $found }”: { $reason }
fault-result-too-early = podano { $where }, ale gra jeszcze trwa
fault-wrong-result = { $where } to { $found }; z przebiegu gry wynika: { $expected }
fault-too-many-lines = wariantów jest więcej niż { $expected }; usuń niektóre
fault-lines-too-deep = warianty odchodzą od siebie więcej niż { $expected } razy; skróć niektóre
fault-in-line = wariant { $line }: { $fault }
fault-at-move = ruch { $number }: { $fault } ({ $rule })
fault-at-all = { $fault } ({ $rule })
fault-unreadable = nie da się odczytać: { $why }
