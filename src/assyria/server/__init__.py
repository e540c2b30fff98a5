"""The table server: HTTP, WebSocket, bots and notifications around the tables."""
