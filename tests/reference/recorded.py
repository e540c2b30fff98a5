"""The oracle at the start of a recorded game."""

from __future__ import annotations

import json

from tests.reference.oracle import Oracle


def oracle_for(record: bytes) -> Oracle:
    """Return the oracle at the start of a game, with the reshuffles that the record holds."""
    document = json.loads(record)
    food, expansion, *later = (deal["cards"] for deal in document["deals"])
    options = document.get("rules", {})
    draft, feeding = options.get("two_player_draft", 2), options.get("feeding", "free")
    return Oracle(document["players"], document["turn_order"], food, expansion, draft, later, feeding)
