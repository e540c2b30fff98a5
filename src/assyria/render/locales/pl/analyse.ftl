# Co silnik sądzi o decyzji.

cli-analyse = Zapytaj silnik o decyzję z zapisu partii: szansę na wygraną i przewidywany wynik każdego gracza, wartość każdego ruchu i prawdopodobny dalszy ciąg. Silnik wie tyle, co gracze; kart, które dopiero przyjdą, nie zna.
cli-analyse-examples =
    Przykłady:
    assyria analyse game.json --at 120
    assyria analyse game.json --at 120 --seconds 10
    assyria analyse game.json --at 120 --simulations 100000 --json
cli-option-seconds = Jak długo analizować, zamiast tak dokładnie jak podpowiedź lub przegląd.
cli-option-simulations = Ile symulacji zamiast tego.
cli-analyse-seconds-or-simulations = Podaj albo --seconds, albo --simulations.
cli-analyse-over = { $file }: po ruchach w liczbie { $at } gra jest skończona; brak decyzji do analizy.
cli-analyse-forced = { $file }: po ruchach w liczbie { $at } możliwy jest tylko jeden ruch; brak decyzji do analizy.
cli-analyse-at = Po { $at } z { $last } ruchów decyduje { $name }.
cli-analyse-expected = przewidywane
cli-analyse-share = szansa na wygraną
cli-analyse-points = punkty
cli-analyse-move = ruch
cli-analyse-choice = co to jest
cli-analyse-visits = symulacje
cli-analyse-count = { $count }
cli-analyse-line = Prawdopodobny dalszy ciąg:
cli-analyse-simulations = Symulacje: { $count }.
