"""The table server: HTTP, WebSocket, bots and notices around the tables."""
