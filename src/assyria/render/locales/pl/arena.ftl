# Arena: porównanie botów.

cli-arena = Zmierz boty między sobą: wygrane, miejsca, punkty i ranking, z przedziałami ufności 95%. Każde rozdanie jest rozgrywane przy wszystkich ustawieniach miejsc. Gdy botów jest tyle, ile miejsc, siadają w podanej kolejności; gdy mniej, ostatni zajmuje też pozostałe miejsca; gdy więcej, gra każdy możliwy ich wybór. To samo ziarno daje te same partie.
cli-arena-examples =
    Przykłady:
    assyria arena --bots greedy,random --games 1000
    assyria arena --players 2 --bots greedy,random --games 200 --json
    assyria arena --players 3 --bots greedy,random,mybots:Clever --csv games.csv --plot bots.svg
    assyria arena --bots greedy,random --games 100000 --csv games.csv --ray auto

cli-option-csv = Plik na partie, po wierszu na każdą, gdy tylko się skończy; to samo polecenie rusza dalej od miejsca, w którym stanęło.
cli-option-plot = Plik na obraz wyniku (SVG).
cli-option-jobs = Ile zadań naraz (domyślnie: jedno na rdzeń).
cli-option-ray = Graj na klastrze Ray pod tym adresem: auto, host:port albo local, żeby uruchomić go tutaj.

cli-arena-whole-deals = Liczba rozgrywanych partii: { $games }. Są to całe rozdania, każde w { $each } partiach.
cli-arena-jobs-or-ray = --jobs dotyczy tego komputera, --ray klastra: wybierz jedno.
cli-arena-repeated = „{ $name }” podano dwa razy. Gdy botów jest więcej niż miejsc, każdego podaje się raz.
cli-arena-seed = Ziarno { $seed }: z --seed { $seed } rozegrane zostaną te same partie, a plik z partiami można kontynuować.
cli-arena-other-games = { $file } zawiera partie innych botów, innej liczby graczy, innego ziarna albo innych opcji zasad; wybierz inny plik.
cli-arena-bad-journal = { $file } nie zawiera partii z areny: wiersz { $line } jest błędny.
cli-arena-process-died = Proces rozgrywający partie przestał działać; to, co jest w pliku z --csv, zostaje.
cli-arena-no-ray = Biblioteka Ray nie jest zainstalowana: { $install }
cli-arena-no-cluster = Pod adresem „{ $address }” nie ma klastra Ray, który nas wpuszcza.
cli-arena-interrupted = Przerwano po rozegraniu { $done } z { $of } partii; z --csv to samo polecenie ruszy dalej od tego miejsca.

cli-arena-within = { $mean } ({ $low } do { $high })
cli-arena-fine = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-whole = { NUMBER($mean, maximumFractionDigits: 0) }
cli-arena-ms = { NUMBER($ms, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-games = partie
cli-arena-place = miejsce
cli-arena-rating = ranking
cli-arena-thinking = na decyzję
cli-arena-winning-score = Kto wygrywa, ma punktów: { $score }. W nawiasach: przedziały ufności 95%.
cli-arena-summary = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdań
}{ $rate ->
    [0] { "" }
   *[other] , partii na sekundę: { $rate }
}, ziarno: { $seed }.
cli-arena-plot = Liczba graczy: { $players }, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}
cli-arena-plot-wins = Wygrane na zajęte miejsce
cli-arena-plot-even = po równo
cli-arena-plot-points = Punkty
