"""What operators need: health, logs, metrics, what is kept for how long, and repairs."""
