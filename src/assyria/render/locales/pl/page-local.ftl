# Tables in the browser itself.
page-far = Z ludźmi z innych miejsc
page-far-about = Ta strona gra sama, bez serwera, więc nikt z daleka nie może dołączyć. Do tego ktoś uruchamia Assyrię w Pythonie:
page-far-server = Grasz w tej przeglądarce, bez serwera. Twoje partie z innymi są na serwerze.
page-far-back = Do serwera
page-server-back = { $count ->
    [0] Serwer znów działa.
    [one] Serwer znów działa: czeka { $count } partia.
    [few] Serwer znów działa: czekają { $count } partie.
    [many] Serwer znów działa: czeka { $count } partii.
   *[other] Serwer znów działa: czeka { $count } partii.
}
page-saved = Zapisane gry
page-saved-about = Gry są przechowywane tylko w tej przeglądarce. Możesz zabrać wszystkie w pliku i przywrócić je tutaj lub w innej przeglądarce.
page-saved-export = Zapisz wszystkie w pliku
page-saved-import = Przywróć gry…
page-saved-imported = { $added ->
    [0] Brak nowych gier
    [one] Wróciła jedna gra
    [few] Wróciły { $added } gry
   *[other] Wróciło { $added } gier
  }{ $known ->
    [0] {""}
   *[other] , już tu były: { $known }
  }{ $damaged ->
    [0] {""}
   *[other] , nie do odczytania: { $damaged }
  }.
page-local-loading = Przygotowanie gry: { $percent } %
page-local-failed = Nie udało się wczytać gry. Sprawdź połączenie i odśwież stronę.
