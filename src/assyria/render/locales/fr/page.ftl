# What a browser finds at the server.

page-running = Le serveur fonctionne ; on peut ouvrir des tables et y jouer par son API.
page-terminal = La table dans le navigateur ne fait pas encore partie de cette version. Pour jouer maintenant, dans le terminal :
page-api = Pour les programmes :
