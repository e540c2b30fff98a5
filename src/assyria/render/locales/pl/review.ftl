# Analizy całych gier w terminalu.

cli-review = Analizuje całą grę: kto zyskał lub stracił szansę na wygraną przez decyzje i przez karty, oraz historię każdego gracza w kilku zdaniach.
cli-review-examples =
    Przykłady:
    assyria review gra.json
    assyria review gra.json --json > analiza.json
cli-review-bar = Decyzje
cli-review-nothing = { $file }: brak decyzji do analizy. Najpierw zagraj kilka ruchów.
cli-review-interrupted = Przerwano. Nic nie zapisano; uruchom analizę ponownie.
cli-review-ledger = szansa na wygraną
cli-review-start = początek
cli-review-own = własne decyzje
cli-review-other = decyzje gracza { $name }
cli-review-luck = karty
cli-review-correction = korekta silnika
cli-review-result = wynik
cli-review-grade = ocena
cli-review-moment = { $verdict } (epoka { $reign }, tura { $turn }, po { $move } ruchach): { $played }. { $text }
cli-review-praise = Pochwała (epoka { $reign }, tura { $turn }, po { $move } ruchach). { $text }
