# What a browser finds at the server.

page-running = Der Server läuft; über seine API lassen sich Tische eröffnen und spielen.
page-terminal = Der Tisch im Browser gehört noch nicht zu dieser Version. Zum Spielen jetzt im Terminal:
page-api = Für Programme:
