"""Observations: what a player sees, as numbers. A package of its own, since compiled code is cached by package."""
