"""An independent, naive reading of the rules, to test the engine against."""
