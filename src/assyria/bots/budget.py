"""How long a searching bot may think about a decision."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """A limit for one decision: a number of simulations, or of seconds."""

    simulations: int | None = None
    seconds: float | None = None


def parse_budget(text: str) -> Budget:
    """Return the budget of `0.5s` (seconds) or `2000` (simulations). Raises ValueError."""
    seconds = text.endswith("s")
    amount = float(text[:-1]) if seconds else int(text)
    if not 0 < amount < float("inf"):
        raise ValueError(f"a budget is a positive number: {text}")
    return Budget(seconds=amount) if seconds else Budget(simulations=int(amount))
