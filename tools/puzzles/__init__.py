"""Finding puzzles by machine."""
