# What a browser finds at the server.

page-running = Serwer działa; przez jego API można otwierać stoły i grać.
page-not-built = Stół w przeglądarce nie został tu zbudowany. Ze źródeł buduje go to polecenie:
page-terminal = Aby zagrać teraz, użyj terminala:
page-api = Dla programów:
