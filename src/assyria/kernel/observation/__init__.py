"""What a player sees, as numbers: compiled, and so in a folder of its own."""
