"""Write web/src/gen/story.json: one of each event, told in every language as the terminal tells it.

The page tells events itself, in TypeScript; its test holds it to these sentences.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

from assyria.protocol.events import event_message
from assyria.record import read_record
from assyria.render.story import Teller
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import Event
from assyria.rules.events import HutsUnplaced

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "src" / "gen" / "story.json"
GOLDEN = ROOT / "tests" / "golden"
NAMES = ("Ana", "Ben", "Cleo", "Dan")


def samples() -> dict[type[Event], tuple[Event, int]]:
    """The first event of each kind in the golden games, and one that is too rare for them; how many played."""
    found: dict[type[Event], tuple[Event, int]] = {HutsUnplaced: (HutsUnplaced(seat=1, huts=2), 2)}
    for file in sorted(GOLDEN.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            history = read_record(line.encode())
            for event in (event for events in history.story for event in events):
                found.setdefault(type(event), (event, history.game.players))
            if len(found) == len(get_args(Event)):
                return found
    raise ValueError(f"no golden game has {set(get_args(Event)) - set(found)}")


def text() -> str:
    told = [
        _told(event, NAMES[:players])
        for _, (event, players) in sorted(samples().items(), key=lambda item: item[0].__name__)
    ]
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def _told(event: Event, names: Sequence[str]) -> dict[str, Any]:
    sentences = {language: Teller(words_in(language), names).tell(event) for language in LANGUAGES}
    return {"event": event_message(event), "names": names, **sentences}


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
