"""A whole engine for `assyria serve --bot "easy=engine:python examples/stdio_bot.py"`: lines of JSON in and out.

Standard library only. It likes some kinds of moves better than others and looks no further.
"""

import json
import random
import sys
from typing import Any

LIKES = ["well", "build", "extend", "court higher", "court middle", "buy", "offer", "feed", "supply", "hut"]
"""What it does when it may, the best first; `done` is left for when there is nothing else."""


def choose(message: dict[str, Any]) -> str:
    """One of the legal moves; message["position"] has the whole table for those who want to think."""
    legal: list[str] = message["legal"]
    for liked in LIKES:
        moves = [move for move in legal if move.startswith(liked)]
        if moves:
            return random.choice(moves)
    return random.choice([move for move in legal if move != "done"] or legal)


for line in sys.stdin:  # It ends when the server closes its end.
    asked = json.loads(line)
    print(json.dumps({"question": asked["question"], "move": choose(asked)}), flush=True)
