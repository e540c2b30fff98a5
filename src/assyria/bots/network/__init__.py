"""A network that prefers moves, learned by self-play (tools/train): played here without PyTorch."""
