"""What a server adds to tables that are played: a database, other processes, chat, and work that never ends."""
