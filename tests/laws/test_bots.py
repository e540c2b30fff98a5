"""A law: in any position that can be, however odd, every bot that ships answers with a legal move."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from assyria.board.tracks import CAMEL_LIMIT, HUTS
from assyria.bots import BOTS, load_bot
from assyria.bots.levels import LEVELS, level_name
from assyria.bots.registry import SEARCHING
from assyria.bots.varied_positions import GAMES, varied_positions
from assyria.record import position_text
from assyria.rules import FeedingRule, Phase, State, check, legal_moves, view
from tests.effort import effort, some

POSITIONS = effort(900, 12_000)
"""With each number of players."""
SHARES = {
    **{level_name(level): 3 for level in range(1, LEVELS)},
    f"{level_name(LEVELS)}@6": 40,
    "random": 1,
    "greedy": 1,
    "policy": 2,
    "champion@6": 40,
}
"""Each bot gets one in so many of the positions: those that search cost more."""


def positions(players: int) -> list[State]:
    games = tuple(game for game in GAMES if game.players == players)
    return list(islice(varied_positions(f"law {players}", games), POSITIONS))


def test_every_shipped_bot_is_under_the_law() -> None:
    assert [name.partition("@")[0] for name in SHARES] == list(BOTS)
    assert {name.partition("@")[0] for name in SHARES if "@" in name} == set(SEARCHING)


@pytest.mark.parametrize("players", some([3, 2, 4]))
def test_bots_choose_legal_moves_in_all_kinds_of_positions(players: int) -> None:
    states = positions(players)
    for name, every in SHARES.items():
        player = load_bot(name, threads=1).new_game()
        for number, state in enumerate(states[::every]):
            seen = view(state)
            # It raises BotFailed, with the position, if the bot does not.
            move = player.choose(seen, Random(number))
            assert move in legal_moves(seen), (name, position_text(seen))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_kind_of_trouble_is_among_the_positions(players: int) -> None:
    """Both feeding rules, both drafts for two, every phase with a choice, and what is rare in games."""
    states = positions(players)
    assert all(check(state) == [] and len(legal_moves(state)) > 1 for state in states)
    assert {state.game.feeding for state in states} == set(FeedingRule)
    assert {state.game.two_player_draft for state in states} == ({2, 3} if players == 2 else {2})
    phases = set(Phase) - {Phase.OVER} - (set() if players == 2 else {Phase.DRAFT})
    assert {state.phase for state in states} >= phases - {Phase.DRAFT}
    most_at_court = max(row.count(seat) for state in states for row in state.court for seat in range(players))
    assert most_at_court >= 5
    assert any(not state.deck for state in states)
    assert any(state.me.camels == CAMEL_LIMIT for state in states)
    assert any(state.me.huts and not state.me.hand and not state.me.plow for state in states)
    assert any(len(state.players[seat].huts) == HUTS for state in states for seat in range(players))


def test_positions_follow_from_the_seed() -> None:
    texts = [[position_text(state) for state in islice(varied_positions(seed), 40)] for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]
