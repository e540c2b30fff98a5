"""Bots by name: shipped ones, with a budget, and any class."""

from __future__ import annotations

from random import Random

import pytest

from assyria.bots import BOTS, Bot, Budget, MctsBot, UnknownBot, load_bot
from assyria.rules import Move, View, legal_moves


class Foreign:
    """A bot from somebody else's module."""

    name = "foreign"
    level = 1

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        return legal_moves(seen)[0]


def test_a_shipped_bot_by_its_name() -> None:
    assert load_bot("greedy") is BOTS["greedy"]


def test_a_searching_bot_with_a_budget() -> None:
    assert isinstance(bot := load_bot("mcts@0.5s", threads=1), MctsBot)
    assert (bot.name, bot.level, bot.budget, bot.threads) == ("mcts@0.5s", 5, Budget(seconds=0.5), 1)
    assert isinstance(bot := load_bot("mcts-short@300"), MctsBot)
    assert (bot.level, bot.budget) == (4, Budget(simulations=300))


def test_a_searching_bot_is_a_new_one_each_time() -> None:
    """It keeps trees, and no game may depend on another."""
    assert load_bot("mcts") is not load_bot("mcts")


def test_a_class_by_module_and_name() -> None:
    """A new object each time, so that it may remember things during a game."""
    name = f"{__name__}:{Foreign.__name__}"
    first: Bot = load_bot(name)
    assert type(first) is Foreign
    assert load_bot(name) is not first


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", ""),
        ("", ""),
        ("stranger@5", ""),
        ("greedy@3", "greedy does not search"),
        ("mcts@", "invalid literal"),
        ("mcts@soon", "could not convert|invalid literal"),
        ("mcts@0s", "a budget is a positive number"),
        ("mcts@-5", "a budget is a positive number"),
        ("mcts@infs", "a budget is a positive number"),
        ("mcts@nans", "a budget is a positive number"),
        ("no_such_module:Bot", "ModuleNotFoundError"),
        ("random:NoSuchClass", "AttributeError"),
        ("random:Random", "no method choose"),
        (":", "ValueError"),
    ],
)
def test_names_of_no_bot(name: str, why: str) -> None:
    with pytest.raises(UnknownBot) as unknown:
        load_bot(name)
    assert unknown.value.name == name
    assert any(unknown.value.why.startswith(start) for start in why.split("|"))
    assert bool(unknown.value.why) == bool(why)
