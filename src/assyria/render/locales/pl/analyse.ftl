# Co wyszukiwanie sądzi o decyzji.

cli-analyse = Zapytaj wyszukiwanie, co sądzi o decyzji z zapisu partii: na jaki udział w zwycięstwie i ile punktów może liczyć każdy gracz, ile wart jest każdy ruch i jak gra może się potoczyć. Wie ono tyle, co gracze; kart, które dopiero przyjdą, nie zna.
cli-analyse-examples =
    Przykłady:
    assyria analyse game.json --at 120
    assyria analyse game.json --at 120 --seconds 10
    assyria analyse game.json --at 120 --simulations 100000 --json
cli-option-seconds = Jak długo szukać (domyślnie: jedną sekundę).
cli-option-simulations = Ile partii wypróbować zamiast tego.
cli-analyse-seconds-or-simulations = Podaj albo --seconds, albo --simulations.
cli-analyse-over = { $file }: po ruchach w liczbie { $at } gra jest skończona; nie ma nic do rozstrzygnięcia.
cli-analyse-forced = { $file }: po ruchach w liczbie { $at } możliwy jest tylko jeden ruch; nie ma nic do rozstrzygnięcia.
cli-analyse-at = Po { $at } z { $last } ruchów decyduje { $name }.
cli-analyse-expected = można oczekiwać
cli-analyse-share = zwycięstwa
cli-analyse-points = punkty
cli-analyse-move = ruch
cli-analyse-choice = co to jest
cli-analyse-visits = próby
cli-analyse-count = { $count }
cli-analyse-line = Możliwy dalszy ciąg:
cli-analyse-simulations = Wypróbowane partie: { $count }.
