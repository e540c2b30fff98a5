# What a browser finds at the server.

page-running = Le serveur fonctionne ; on peut ouvrir des tables et y jouer par son API.
page-not-built = La table dans le navigateur n’a pas été construite ici. À partir des sources, cette commande la construit :
page-terminal = Pour jouer maintenant, dans le terminal :
page-api = Pour les programmes :
