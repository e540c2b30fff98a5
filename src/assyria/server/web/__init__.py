"""HTTP and WebSocket: who is let in, what a request costs, and how it is answered."""
