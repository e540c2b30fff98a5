"""The baselines of docs/env.md: `python -m tools.baselines` plays one bot against several of another, and writes.

It takes some five minutes. Bots count simulations, not seconds, so the same games come out on every machine.
"""

from __future__ import annotations

from pathlib import Path

from assyria.arena import Interval, play_match
from assyria.bots import BotSpec
from tools.marks import rewritten

PAGE = Path(__file__).resolve().parents[1] / "docs" / "env.md"
BEGIN, END = "<!-- written by tools/baselines.py -->\n", "<!-- end of baselines -->\n"
BOTS = ("random", "greedy", "policy", "champion@100")
PLAYERS = (4, 3, 2)
GAMES, GAMES_WITH_SEARCH = 60, 16
"""Rounded up to whole deals."""
SEED = 1
Shares = dict[tuple[int, str, str], Interval]
"""By number of players, the one and the others: the share of the victory that the one has."""


def main() -> None:
    """Play all matches, then write the tables."""
    shares: Shares = {}
    for players in PLAYERS:
        for one in BOTS:
            for other in BOTS:
                # With two players a match tells of both.
                if one != other and (players, one, other) not in shares:
                    shares |= play(players, one, other)
                    print(f"{players}: {one} against {other}: {cell(shares[players, one, other])}", flush=True)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), tables(shares)), encoding="utf-8", newline="\n")


def play(players: int, one: str, other: str) -> Shares:
    searching = any(BotSpec.parse(name).budget for name in (one, other))
    games = GAMES_WITH_SEARCH if searching else GAMES
    bots = play_match([one, other], games, SEED, players=players).bots
    found = {(players, one, other): bots[one].win_share}
    if players == 2:
        found[players, other, one] = bots[other].win_share
    return found


def tables(shares: Shares) -> str:
    return "\n".join(line for players in PLAYERS for line in table(players, shares))


def table(players: int, shares: Shares) -> list[str]:
    others = {2: "one", 3: "two", 4: "three"}[players]
    return [
        f"| {players} players: one … against {others} | {' | '.join(f'`{bot}`' for bot in BOTS)} |",
        f"|---|{'---:|' * len(BOTS)}",
        *(f"| `{one}` | {' | '.join(cells(shares, players, one))} |" for one in BOTS),
        "",
    ]


def cells(shares: Shares, players: int, one: str) -> list[str]:
    return ["" if one == other else cell(shares[players, one, other]) for other in BOTS]


def cell(share: Interval) -> str:
    assert share.low is not None
    assert share.high is not None
    return f"{share.mean:.0%} ({share.low:.0%}–{share.high:.0%})"


def written(page: str, text: str) -> str:
    """The page with these tables between the marks."""
    return rewritten(page, BEGIN, f"\n{text}\n", END)


if __name__ == "__main__":
    main()
