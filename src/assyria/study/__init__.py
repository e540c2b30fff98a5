"""What people learn from: positions to play on from, and lessons."""
