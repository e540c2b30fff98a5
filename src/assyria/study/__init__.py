"""Lessons, puzzles, reviews and what-if."""
