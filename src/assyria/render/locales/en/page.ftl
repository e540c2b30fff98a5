# What a browser finds at the server.

page-running = The server is running; tables can be opened and played through its API.
page-not-built = The table in the browser has not been built here. From the sources, this builds it:
page-terminal = To play now, use the terminal:
page-api = For programs:
