"""What a table may be agreed on."""

from __future__ import annotations

from math import inf, nan

import pytest

from assyria.protocol.options import BadOptions, ClockKind, ClockRule, TableOptions
from assyria.protocol.values import MONTH
from assyria.rules import Game


class TestDefaults:
    def test_defaults(self) -> None:
        """Four players, no clock, turns are confirmed, nobody gives up, private, no hints."""
        options = TableOptions()
        assert (options.players, options.two_player_draft) == (4, 2)
        assert options.clock == ClockRule(ClockKind.NONE)
        assert (options.confirm, options.resign, options.listed, options.hints) == (True, False, False, False)

    def test_defaults_are_not_shared(self) -> None:
        """Equal options are equal values."""
        assert TableOptions() == TableOptions()


class TestGames:
    @pytest.mark.parametrize(("players", "draft"), [(2, 2), (2, 3), (3, 2), (4, 2)])
    def test_game(self, players: int, draft: int) -> None:
        """Players and the draft make the game of the rules."""
        options = TableOptions(players=players, two_player_draft=draft)
        assert options.game == Game(players, two_player_draft=draft)

    @pytest.mark.parametrize("players", [-1, 0, 1, 5])
    def test_players(self, players: int) -> None:
        """Two to four."""
        with pytest.raises(BadOptions) as caught:
            TableOptions(players=players)
        assert caught.value.option == "players"
        assert str(caught.value) == "players"

    @pytest.mark.parametrize(("players", "draft"), [(2, 1), (2, 4), (3, 3), (4, 3), (4, 0)])
    def test_two_player_draft(self, players: int, draft: int) -> None:
        """Three cards only for two players."""
        with pytest.raises(BadOptions) as caught:
            TableOptions(players=players, two_player_draft=draft)
        assert caught.value.option == "two_player_draft"


class TestClocks:
    @pytest.mark.parametrize(
        "rule",
        [
            ClockRule(),
            ClockRule(ClockKind.LIVE, 1, 0),
            ClockRule(ClockKind.LIVE, 600, 20),
            ClockRule(ClockKind.SLOW, 3600, 60, 3600),
            ClockRule(ClockKind.SLOW, MONTH, MONTH, MONTH),
        ],
    )
    def test_good(self, rule: ClockRule) -> None:
        """A second at least, a month at most."""
        assert TableOptions(clock=rule).clock == rule

    @pytest.mark.parametrize("kind", ClockKind)
    @pytest.mark.parametrize("wrong", [-1.0, MONTH + 1.0, inf, -inf, nan])
    @pytest.mark.parametrize("where", ["bank", "increment", "cap"])
    def test_out_of_range(self, kind: ClockKind, wrong: float, where: str) -> None:
        """No time that is less than nothing, or endless, or no number."""
        seconds = {"bank": 10.0, "increment": 1.0, "cap": 100.0, where: wrong}
        with pytest.raises(BadOptions) as caught:
            TableOptions(clock=ClockRule(kind, **seconds))
        assert caught.value.option == "clock"

    @pytest.mark.parametrize("kind", [ClockKind.LIVE, ClockKind.SLOW])
    @pytest.mark.parametrize("bank", [0, 0.99])
    def test_no_bank(self, kind: ClockKind, bank: float) -> None:
        """A clock that has run down before the first move is none."""
        with pytest.raises(BadOptions, match="clock"):
            TableOptions(clock=ClockRule(kind, bank, 10, 100))

    def test_cap_below_bank(self) -> None:
        """Nobody ever has more than the cap, not even at the start."""
        with pytest.raises(BadOptions, match="clock"):
            TableOptions(clock=ClockRule(ClockKind.SLOW, 100, 10, 99))
