# What a browser finds at the server.

page-running = The server is running; tables can be opened and played through its API.
page-terminal = The table in the browser is not part of this version yet. To play now, use the terminal:
page-api = For programs:
