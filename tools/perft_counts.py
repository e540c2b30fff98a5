"""Write tests/perft/counts.json: how many move sequences follow chosen positions of golden games."""

from __future__ import annotations

import json
from pathlib import Path

from assyria.record import perft, read_record
from assyria.rules import Phase, Reason, reasons

TESTS = Path(__file__).parents[1] / "tests"
LARGEST = 4000


def main() -> None:
    found = []
    for file in sorted((TESTS / "golden").glob("*.jsonl")):
        for line, data in list(enumerate(file.read_bytes().splitlines()))[3::19]:
            history = read_record(data)
            places = {0, len(history.moves) - 3}
            for phase in Phase:
                # Not always the first of its kind: early, middle and late ones in turn.
                numbers = [n for n in range(len(history.moves)) if history.at(n).phase is phase]
                places.update(numbers[(line * 7) % max(1, len(numbers)) :][:1])
            # And where strict feeding makes a difference, with the move before.
            for number in range(len(history.moves)):
                state = history.at(number)
                if Reason.STARVES_ANOTHER in reasons(state, state.mover).values():
                    places.update((number - 1, number))
                    break
            for number in sorted(places):
                state, depth = history.at(number), 1
                while depth < 5 and perft(state, depth + 1) <= LARGEST:
                    depth += 1
                count = perft(state, depth)
                found.append({"kind": file.stem, "line": line, "at": number, "depth": depth, "count": count})
    text = ",\n".join(json.dumps(entry) for entry in found)
    (TESTS / "perft" / "counts.json").write_text(f"[\n{text}\n]\n", encoding="ascii")


if __name__ == "__main__":
    main()
