"""The levels for people: who plays at each, and how they err."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from random import Random

import pytest

from assyria.arena import play_match
from assyria.bots import BOTS
from assyria.bots.glance import glance_at
from assyria.bots.levels import (
    ADVISED,
    ERRING,
    FIRST_LEVEL,
    LEVELS,
    AdvisedBot,
    ErringBot,
    level_name,
    new_strategy,
)
from assyria.bots.policy import preferences
from assyria.bots.varied_positions import varied_positions
from assyria.preview import preview
from assyria.preview.choices import Choice
from assyria.rules import Move, View, legal_moves, view
from assyria.rules.moves import Court, Feed, Well

POSITIONS = [view(state) for state in islice(varied_positions("levels"), 150)]


def test_every_level_has_a_bot() -> None:
    assert sorted([*ERRING, *ADVISED, LEVELS]) == list(range(1, LEVELS + 1))
    assert all(BOTS[level_name(level)].level == level for level in range(1, LEVELS + 1))
    kinds = [type(new_strategy(level)) for level in range(1, LEVELS)]
    assert kinds == [ErringBot] * 5 + [AdvisedBot] * 4


def test_the_lower_levels_need_no_compiled_code() -> None:
    """They play where Numba is not installed, and at once; so does the terminal with them."""
    program = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from random import Random
import assyria.cli.play
from assyria.bots import BOTS
from assyria.bots.levels import ERRING, level_name
from assyria.rules import Game, deal, new_game, view
seen = view(new_game(Game(4), deal(4, Random(0))).state)
print(*(BOTS[level_name(level)].choose(seen, Random(1)) for level in ERRING), sep="\\n")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert len(done.stdout.splitlines()) == len(ERRING)


@pytest.mark.parametrize("level", ERRING)
def test_errors_have_a_limit(level: int) -> None:
    """No move is played that it rates further below its best than it may err about both together."""
    experience, error = ERRING[level]
    bot = ErringBot(experience, error)
    erred = 0
    for number, seen in enumerate(POSITIONS):
        exact = dict(rated(experience, seen))
        loss = max(exact.values()) - exact[bot.choose(seen, Random(number))]
        assert loss <= 2 * error
        erred += loss > 0
    assert erred > 0


def rated(experience: float, seen: View) -> list[tuple[Move, float]]:
    bot = ErringBot(experience, 0.0)
    return [(move, bot.rate(seen, move)) for move in legal_moves(seen)]


def test_without_errors_and_with_all_experience_it_is_greedy() -> None:
    bot = ErringBot(1.0, 0.0)
    for number, seen in enumerate(POSITIONS):
        values = dict(rated(1.0, seen))
        assert values[bot.choose(seen, Random(number))] == max(values.values())


def test_a_newcomer_sees_wells_and_saves_camels() -> None:
    wells = [glance_at(seen, Well(seen.game.board.sites[seen.game.players][0])) for seen in POSITIONS]
    courts = [glance_at(seen, move) for seen in POSITIONS for move in legal_moves(seen) if isinstance(move, Court)]
    assert set(wells) == {4.0, 5.0, 6.0}
    assert max(courts) < 0


def test_who_listens_more_plays_more_like_the_network() -> None:
    """And who listens not at all follows the rules of thumb."""
    seen = [position for position in POSITIONS if len(legal_moves(position)) > 1]

    def alike(weight: float) -> int:
        bot = AdvisedBot(weight)
        return sum(bot.choose(position, Random(1)) == favourite(position) for position in seen)

    assert alike(0.0) < alike(ADVISED[6]) < alike(ADVISED[9]) < alike(1e6) == len(seen)


def favourite(seen: View) -> Move:
    moves = legal_moves(seen)
    values = preferences(seen, moves)
    return moves[values.index(max(values))]


class SimplePlayer:
    """Feeds as many huts as it can, then takes the most points on view, then the most camels."""

    def choose(self, seen: View, rng: Random) -> Move:
        def key(choice: Choice) -> tuple[float, ...]:
            fed = min(choice.move.card.symbols, len(choice.at)) if isinstance(choice.move, Feed) else 0
            starved = len(choice.loses) + choice.hungry
            return (fed, -starved, choice.points, choice.camels, rng.random())

        return max(preview(seen).choices, key=key).move


@pytest.mark.long
def test_simple_play_wins_one_game_in_four_against_the_first_level() -> None:
    share = play_match([SimplePlayer, level_name(FIRST_LEVEL)], 60, players=4).bots["SimplePlayer"].win_share.mean
    assert 0.2 <= share <= 0.35
