# What a browser finds at the server.

page-running = Der Server läuft; über seine API lassen sich Tische eröffnen und spielen.
page-not-built = Der Tisch im Browser ist hier nicht gebaut. Aus den Quellen baut ihn dieser Befehl:
page-terminal = Zum Spielen jetzt im Terminal:
page-api = Für Programme:
