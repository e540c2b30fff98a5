"""What compiled bots think with: instinct, an evaluation, plans, and a tree."""
