# Co trener mówi o partii, o jej momentach i o ruchach.

coach-verdict-excellent = Znakomicie
coach-verdict-best = Najlepszy ruch
coach-verdict-fine = Dobrze
coach-verdict-slip = Niedokładność
coach-verdict-mistake = Błąd
coach-verdict-blunder = Gruby błąd

coach-headline-no-court = { $who ->
    [you] Nie masz
   *[other] { $name } nie ma
} chat na dworze w czasie powodzi; { $rival } zdobywa tam { $theirs ->
    [one] { $theirs } punkt
    [few] { $theirs } punkty
   *[many] { $theirs } punktów
}.
coach-headline-no-wells = { $who ->
    [you] Nie kopiesz
   *[other] { $name } nie kopie
} żadnej studni; { $rival } zdobywa za nie { $theirs ->
    [one] { $theirs } punkt
    [few] { $theirs } punkty
   *[many] { $theirs } punktów
}.
coach-headline-behind-court = { $rival } zdobywa na dworze { $theirs ->
    [one] { $theirs } punkt
    [few] { $theirs } punkty
   *[many] { $theirs } punktów
}, { $who ->
    [you] ty
   *[other] { $name }
} tylko { $mine }.
coach-headline-behind-wells = { $rival } zdobywa za studnie { $theirs ->
    [one] { $theirs } punkt
    [few] { $theirs } punkty
   *[many] { $theirs } punktów
}, { $who ->
    [you] ty
   *[other] { $name }
} tylko { $mine }.
coach-headline-behind-ziggurats = { $rival } zdobywa za zigguraty { $theirs ->
    [one] { $theirs } punkt
    [few] { $theirs } punkty
   *[many] { $theirs } punktów
}, { $who ->
    [you] ty
   *[other] { $name }
} tylko { $mine }.
coach-headline-behind-huts = { $rival } zdobywa za chaty { $theirs ->
    [one] { $theirs } punkt
    [few] { $theirs } punkty
   *[many] { $theirs } punktów
}, { $who ->
    [you] ty
   *[other] { $name }
} tylko { $mine }.
coach-headline-behind-offerings = { $rival } zdobywa za dary { $theirs ->
    [one] { $theirs } punkt
    [few] { $theirs } punkty
   *[many] { $theirs } punktów
}, { $who ->
    [you] ty
   *[other] { $name }
} tylko { $mine }.
coach-headline-behind-camels = { $rival } zdobywa za wielbłądy i kartę Roli { $theirs ->
    [one] { $theirs } punkt
    [few] { $theirs } punkty
   *[many] { $theirs } punktów
}, { $who ->
    [you] ty
   *[other] { $name }
} tylko { $mine }.
coach-headline-ahead-court = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} na dworze { $mine ->
    [one] { $mine } punkt
    [few] { $mine } punkty
   *[many] { $mine } punktów
}, { $rival } tylko { $theirs }.
coach-headline-ahead-wells = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} za studnie { $mine ->
    [one] { $mine } punkt
    [few] { $mine } punkty
   *[many] { $mine } punktów
}, { $rival } tylko { $theirs }.
coach-headline-ahead-ziggurats = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} za zigguraty { $mine ->
    [one] { $mine } punkt
    [few] { $mine } punkty
   *[many] { $mine } punktów
}, { $rival } tylko { $theirs }.
coach-headline-ahead-huts = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} za chaty { $mine ->
    [one] { $mine } punkt
    [few] { $mine } punkty
   *[many] { $mine } punktów
}, { $rival } tylko { $theirs }.
coach-headline-ahead-offerings = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} za dary { $mine ->
    [one] { $mine } punkt
    [few] { $mine } punkty
   *[many] { $mine } punktów
}, { $rival } tylko { $theirs }.
coach-headline-ahead-camels = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} za wielbłądy i kartę Roli { $mine ->
    [one] { $mine } punkt
    [few] { $mine } punkty
   *[many] { $mine } punktów
}, { $rival } tylko { $theirs }.
coach-headline-shared = { $who ->
    [you] Dzielisz zwycięstwo. Tyle samo punktów ma { $rival }.
   *[other] { $name } i { $rival } dzielą zwycięstwo.
}
coach-headline-level = { $who ->
    [you] Masz tyle samo punktów co { $rival }.
   *[other] { $name } ma tyle samo punktów co { $rival }.
}
coach-headline-broken-off = Partia została przerwana; tak wyglądała.
coach-headline-decisive = To rozstrzyga partię.
coach-headline-lost = { $who ->
    [you] Z tego około { $lost } przez twoje decyzje.
   *[other] Z tego około { $lost } przez własne decyzje.
}

coach-better = Lepiej: { $move }. { $why }
coach-praised = Dobra decyzja: { $move }. { $why }
coach-compared = W porównaniu z ruchem „{ $move }”: { $why }
coach-equal = Tak samo dobrze: { $moves }.
coach-column = weź kolumnę { $column }

coach-why-well = { $who ->
    [you] Kopiesz
   *[other] { $name } kopie
} studnię przy { $hexes } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
coach-why-settle-before = { $who ->
    [you] Zajmujesz
   *[other] { $name } zajmuje
} { $hexes } wcześniej niż { $rival }.
coach-why-feed = { $n ->
    [one] Chata na { $hexes } nie ginie z głodu.
   *[other] Chaty na { $hexes } nie giną z głodu.
}
coach-why-fewer-starve = { $count ->
    [one] Z głodu ginie o jedną chatę mniej.
    [few] Z głodu giną o { $count } chaty mniej.
   *[many] Z głodu ginie o { $count } chat mniej.
}
coach-why-income = { $who ->
    [you] Twoje chaty
   *[other] { $name }: chaty
} dają w tej turze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
coach-why-camels = { $who ->
    [you] Dostajesz
   *[other] { $name } dostaje
} { $count ->
    [one] { $count } wielbłąda więcej.
    [few] { $count } wielbłądy więcej.
   *[many] { $count } wielbłądów więcej.
}
coach-why-build = { $who ->
    [you] Budujesz
   *[other] { $name } buduje
} ziggurat na { $hexes }.
coach-why-extend = { $who ->
    [you] Rozbudowujesz
   *[other] { $name } rozbudowuje
} ziggurat na { $hexes }.
coach-why-court = { $who ->
    [you] Zajmujesz
   *[other] { $name } zajmuje
} na dworze miejsce { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
coach-why-higher = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} u wyższego dostojnika { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
coach-why-offerings = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} za dary { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
coach-why-plow = { $who ->
    [you] Dostajesz
   *[other] { $name } dostaje
} kartę Roli.
coach-why-order = { $who ->
    [you] Zajmujesz
   *[other] { $name } zajmuje
} w kolejności miejsce { $place }, a nie { $other }.
coach-why-cards = { $who ->
    [you] Zostaje ci na ręce żywności więcej o { $count }.
   *[other] { $name } zachowuje na ręce żywności więcej o { $count }.
}
coach-why-rival-well = { $rival } nie kopie studni przy { $hexes }.
coach-why-well-soon = W następnej turze studnia przy { $hexes } jest prawdopodobna.
coach-why-tiles-soon = { $who ->
    [you] Do końca następnej tury masz części zigguratów więcej o { $count }.
   *[other] Do końca następnej tury { $name } ma części zigguratów więcej o { $count }.
}
coach-why-huts-soon = { $who ->
    [you] Do końca następnej tury masz chat więcej o { $count }.
   *[other] Do końca następnej tury { $name } ma chat więcej o { $count }.
}
coach-why-court-soon = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} na dworze do końca następnej tury około { $points } pkt więcej.
coach-why-offerings-soon = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} za dary do końca następnej tury około { $points } pkt więcej.
coach-why-source = Silnik przewiduje na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej ({ $source }).
coach-why-chance = Ten ruch wygrywa częściej.
