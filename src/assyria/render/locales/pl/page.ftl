# What a browser finds at the server.

page-running = Serwer działa; przez jego API można otwierać stoły i grać.
page-terminal = Stołu w przeglądarce nie ma jeszcze w tej wersji. Aby zagrać teraz, użyj terminala:
page-api = Dla programów:
