"""A run of games that may be interrupted anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from assyria.arena import Journal, LineUp, Pairing, PlayedGame, Tournament
from assyria.arena.runners import Games
from tests.arena.playing import game

MATCHES: list[LineUp] = [("a", "b")]


def runner(missing: Sequence[Pairing], _seed: int) -> Games:
    for pairing in missing:
        yield game(pairing.deal, pairing.rotation, **dict.fromkeys(pairing.seats, 80))


@pytest.mark.parametrize("written", [False, True])
def test_what_is_written_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: bool) -> None:
    """Interrupted before a game is in the journal, or just after."""
    add = Journal.add
    tournament = Tournament(MATCHES, 4, 1, tmp_path / "games.csv")

    def interrupted(journal: Journal, played: PlayedGame) -> None:
        if written or len(tournament.played) < 2:
            add(journal, played)
        if len(tournament.played) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "add", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(tournament.play(runner))
    assert len(tournament.played) == 2 + written
    assert Tournament(MATCHES, 4, 1, tmp_path / "games.csv").played == tournament.played
    assert len(tournament.missing) == 2 - written
