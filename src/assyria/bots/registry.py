"""Bots by name, the same everywhere: `greedy`, `champion@0.5s`, `package.module:Class`, `engine:command`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from inspect import isclass
from random import Random
from typing import Any

from assyria.bots.bot import Bot, Strategy, strategy_bot
from assyria.bots.budget import Budget, parse_budget
from assyria.bots.champion import THREADS, ChampionBot
from assyria.bots.engine import LIMIT, Engine, engine_bot, parse_command
from assyria.bots.greedy import GreedyBot
from assyria.bots.levels import ADVISED, LEVELS, level_name, new_strategy
from assyria.bots.policy import PolicyBot
from assyria.bots.random_bot import RandomBot
from assyria.rules import View

ENGINE = "engine:"
_COMMA = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
LOADING = 60.0
"""Seconds that a class may take to be loaded."""
SEARCHING = {"champion": Budget(seconds=1.0), level_name(LEVELS): Budget(seconds=1.0)}
"""The searching bots, each with its budget if its name has none."""
FORMER = {"mcts": "champion", "mcts-short": "champion@0.2s", "planner": "policy"}
"""What plays now under the names of bots that are no more: tables and commands of earlier versions go on."""


def _searching(name: str, threads: int = THREADS, budget: Budget | None = None) -> Bot:
    known_name = name.partition("@")[0]
    usual = SEARCHING[known_name]
    level = LEVELS if known_name == level_name(LEVELS) else None
    return strategy_bot(name, lambda: ChampionBot(name, budget or usual, threads), level)


def _below_champion(level: int) -> Bot:
    return strategy_bot(level_name(level), lambda: new_strategy(level), level)


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        *map(_below_champion, range(1, LEVELS)),
        _searching(level_name(LEVELS)),
        strategy_bot("random", RandomBot),
        strategy_bot("greedy", GreedyBot),
        strategy_bot("policy", PolicyBot),
        _searching("champion"),
    )
}
"""The bots that ship with the game, by name: the levels for people, and bots named after how they play."""
COMPILED = {"policy", *map(level_name, ADVISED), *SEARCHING}
"""Those that need compiled code."""


class UnknownBot(LookupError):
    """No bot has this name. `why` says what is wrong with a budget, class or command; it is empty otherwise."""

    def __init__(self, name: str, why: str = "") -> None:
        super().__init__(name, why)
        self.name = name
        self.why = why


def load_bot(name: str, threads: int = THREADS) -> Bot:
    """Return the bot of a name, to play in this process; an engine has a process of its own.

    Names are `level-1` to `level-10`, `greedy`, `champion@0.5s`, `champion@2000` (simulations),
    `package.module:Class` for a class with a method `choose`, and `engine:python mybot.py` for a program that
    speaks the engine protocol. Raises UnknownBot.

    >>> load_bot("level-3").level
    3
    """
    if name.startswith(ENGINE):
        return engine_bot(_engine(name))
    if ":" in name:
        return _load_class(name)
    name = present_name(name)
    if name in BOTS and (name not in SEARCHING or threads == THREADS):
        return BOTS[name]
    known_name, at, _ = name.partition("@")
    if known_name not in BOTS:
        raise UnknownBot(name)
    if known_name not in SEARCHING:
        raise UnknownBot(name, f"{known_name} does not search and takes no budget")
    return _searching(name, threads, _budget(name) if at else None)


def load_isolated(name: str, limit: float = LIMIT, threads: int = THREADS, loading: float = 0.0) -> Bot:
    """Return the bot of a name, with a time limit: one that does not ship with the game gets its own process.

    Only a process can be ended when it hangs, and whatever it does to itself, this one goes on. Raises UnknownBot.
    """
    if ":" in name:
        return engine_bot(open_engine(name, limit, loading=loading))
    seconds = budget_seconds(name)
    if seconds is not None and seconds >= limit:
        raise UnknownBot(name, f"it thinks {seconds:g} s, and the limit is {limit:g} s")
    return replace(load_bot(name, threads), limit=limit)


def open_engine(
    name: str, limit: float = LIMIT, environment: Mapping[str, str] | None = None, loading: float = 0.0
) -> Engine:
    """Return a bot of any kind as an engine, in a process of its own.

    `environment` replaces the variables that it gets; its first answer may take `loading` seconds more. A class is
    not loaded yet: see `check_bot`. Raises UnknownBot.
    """
    if name.startswith(ENGINE):
        return _engine(name, limit, environment, loading)
    return Engine(name, host_command(name), limit, _importable(environment), loading)


def host_command(name: str, *options: str) -> list[str]:
    """Return the command that makes an engine of a bot. It finds the modules that this process finds."""
    return [sys.executable, "-P", "-m", "assyria.bots.host", name, *options]


def _importable(environment: Mapping[str, str] | None) -> dict[str, str]:
    given = os.environ if environment is None else environment
    return {**given, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def check_bot(name: str, limit: float = LIMIT) -> None:
    """Check that a bot can be loaded, without running foreign code in this process. Raises UnknownBot."""
    load_isolated(name, limit)
    if name.startswith(ENGINE) or ":" not in name:
        return
    command = host_command(name, "--check")
    try:
        done = subprocess.run(  # noqa: S603 - ourselves, with the name as an argument
            command, env=_importable(None), capture_output=True, timeout=LOADING, check=False
        )
    except subprocess.TimeoutExpired:
        raise UnknownBot(name, f"not loaded in {LOADING:g} s") from None
    if done.returncode:
        why = done.stdout.decode("utf-8", "replace").strip()
        raise UnknownBot(name, why or f"its process ended with exit code {done.returncode} while it was loaded")


def as_bot(given: str | Bot | type[Strategy] | Strategy | Callable[[View, Random], object]) -> Bot:
    """Return a bot: by name, a class, of which every game gets an object, an object, or a plain function.

    An object or a function plays all games, so it must keep nothing between decisions. Raises UnknownBot.
    """
    if isinstance(given, Bot):
        return given
    if isinstance(given, str):
        return load_bot(given)
    name = str(getattr(given, "name", None) or getattr(given, "__name__", type(given).__name__))
    found: Any = given
    if callable(getattr(found, "choose", None)):
        return strategy_bot(name, lambda: found() if isclass(given) else found)
    if callable(found) and not isclass(found):
        return strategy_bot(name, lambda: _Function(found))
    raise UnknownBot(name, "a name, a class or object with a method choose, or a function is needed")


class _Function:
    """A function as a strategy."""

    def __init__(self, function: Callable[[View, Random], object]) -> None:
        self.choose = function


def split_names(text: str) -> list[str]:
    """Return the names in a list with commas. A command may have commas in quotes.

    >>> split_names('greedy, engine:python "a,b.py",random')
    ['greedy', 'engine:python "a,b.py"', 'random']
    """
    return [name.strip() for name in _COMMA.split(text)]


def present_name(name: str) -> str:
    """Return the name that a bot has now."""
    known_name, at, budget = name.partition("@")
    if known_name not in FORMER:
        return name
    return f"{FORMER[known_name].partition('@')[0]}@{budget}" if at else FORMER[known_name]


def budget_seconds(name: str) -> float | None:
    """Return the seconds for which a shipped bot searches; None if it does not count them. Raises UnknownBot."""
    name = present_name(name)
    known_name, at, _ = name.partition("@")
    if known_name not in SEARCHING:
        return None
    return (_budget(name) if at else SEARCHING[known_name]).seconds


def _budget(name: str) -> Budget:
    try:
        return parse_budget(name.partition("@")[2])
    except ValueError as wrong:
        raise UnknownBot(name, str(wrong)) from None


def _engine(
    name: str, limit: float = LIMIT, environment: Mapping[str, str] | None = None, loading: float = 0.0
) -> Engine:
    try:
        return Engine(name, parse_command(name.removeprefix(ENGINE)), limit, environment, loading)
    except ValueError as wrong:
        raise UnknownBot(name, str(wrong)) from None


def _load_class(name: str) -> Bot:
    module, _, kind = name.partition(":")
    try:
        found = getattr(import_module(module), kind)
        strategy: Strategy = found()
    except (Exception, SystemExit) as wrong:  # foreign code may raise anything, and that is the answer
        raise UnknownBot(name, f"{type(wrong).__name__}: {wrong}") from None
    if not callable(getattr(strategy, "choose", None)):
        raise UnknownBot(name, "no method choose")
    return strategy_bot(name, found)
