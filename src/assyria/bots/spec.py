"""How a bot is named, the same everywhere: `greedy`, `champion@0.5s`, `package.module:Class`, `engine:command`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from importlib import import_module
from inspect import isclass
from random import Random
from types import SimpleNamespace
from typing import Any

from assyria.bots.bot import Bot, Strategy, strategy_bot
from assyria.bots.budget import Budget, parse_budget
from assyria.bots.champion import THREADS
from assyria.bots.engine import LIMIT, EngineProcess, parse_command
from assyria.bots.registry import BOTS, COMPILED, FORMER, SEARCHING, searching_bot
from assyria.rules import View

_ENGINE = "engine:"
_COMMA = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
LOADING = 60.0
"""Seconds that a class may take to be loaded."""


class UnknownBot(LookupError):
    """No bot has this name. `why` says what is wrong with a budget, class or command; it is empty otherwise."""

    def __init__(self, name: str, why: str = "") -> None:
        super().__init__(name, why)
        self.name = name
        self.why = why

    @property
    def near(self) -> list[str]:
        """The names of shipped bots that may be meant."""
        return get_close_matches(self.name.partition("@")[0].lower(), BOTS)

    def __str__(self) -> str:
        if self.why:
            return f"{self.name!r} is no bot: {self.why}"
        return f"there is no bot {self.name!r}; " + (
            f"perhaps {', '.join(self.near)}" if self.near else f"there are {', '.join(BOTS)}"
        )


@dataclass(frozen=True)
class BotSpec:
    """What a bot's name says: one that ships with the game, else a class or the command of an engine.

    >>> BotSpec.parse("mcts@0.5s")
    BotSpec(name='champion@0.5s', budget=Budget(simulations=None, seconds=0.5), command=())
    """

    name: str
    """As it is now, if that of a shipped bot was another."""
    budget: Budget | None = None
    """Of a bot that searches."""
    command: tuple[str, ...] = ()
    """Of an engine: the program and its arguments."""

    @classmethod
    def parse(cls, name: str) -> BotSpec:
        """Return what a name says. A class is not loaded yet. Raises UnknownBot."""
        try:
            if name.startswith(_ENGINE):
                return cls(name, command=parse_command(name.removeprefix(_ENGINE)))
            if ":" in name:
                return cls(name)
            known, *own = name.split("@", 1)
            shipped, *usual = FORMER.get(known, known).split("@", 1)
            budget = own or usual
            if shipped not in BOTS:
                raise UnknownBot(name)
            if budget and shipped not in SEARCHING:
                raise UnknownBot(name, f"{shipped} does not search and takes no budget")
            return cls("@".join((shipped, *budget)), parse_budget(*budget) if budget else SEARCHING.get(shipped))
        except ValueError as wrong:
            raise UnknownBot(name, str(wrong)) from None

    @property
    def ships(self) -> bool:
        """Whether it ships with the game."""
        return ":" not in self.name

    @property
    def compiled(self) -> bool:
        """Whether it needs compiled code of ours."""
        return self.name.partition("@")[0] in COMPILED

    def load(self, threads: int = THREADS) -> Bot:
        """Return the bot, to play in this process; an engine has a process of its own. Raises UnknownBot."""
        if self.command:
            return self.engine().bot()
        if self.budget:
            return searching_bot(self.name, self.budget, threads)
        return BOTS[self.name] if self.ships else _load_class(self.name)

    def isolated(self, limit: float = LIMIT, threads: int = THREADS, loading: float = 0.0) -> Bot:
        """Return the bot, with a time limit: one that does not ship with the game gets its own process.

        Only a process can be ended when it hangs, and whatever it does to itself, this one goes on. Raises
        UnknownBot.
        """
        if not self.ships:
            return self.engine(limit, loading=loading).bot()
        seconds = self.budget and self.budget.seconds
        if seconds and seconds >= limit:
            raise UnknownBot(self.name, f"it thinks {seconds:g} s, and the limit is {limit:g} s")
        return replace(self.load(threads), limit=limit)

    def engine(
        self, limit: float = LIMIT, environment: Mapping[str, str] | None = None, loading: float = 0.0
    ) -> EngineProcess:
        """Return a bot of any kind as an engine, in a process of its own.

        `environment` replaces the variables that it gets; its first answer may take `loading` seconds more. A
        class is not loaded yet: see `check`.
        """
        if self.command:
            return EngineProcess(self.name, self.command, limit, environment, loading)
        return EngineProcess(self.name, self._host(), limit, _importable(environment), loading)

    def check(self, limit: float = LIMIT) -> None:
        """Check that the bot can be loaded, without running foreign code in this process. Raises UnknownBot."""
        self.isolated(limit)
        if self.ships or self.command:
            return
        try:
            done = subprocess.run(  # noqa: S603 - ourselves, with the name as an argument
                self._host("--check"), env=_importable(None), capture_output=True, timeout=LOADING, check=False
            )
        except subprocess.TimeoutExpired:
            raise UnknownBot(self.name, f"not loaded in {LOADING:g} s") from None
        if done.returncode:
            why = f"its process ended with exit code {done.returncode} while it was loaded"
            raise UnknownBot(self.name, done.stdout.decode("utf-8", "replace").strip() or why)

    def _host(self, *options: str) -> list[str]:
        """Return the command that makes an engine of it. It finds the modules that this process finds."""
        return [sys.executable, "-P", "-m", "assyria.bots.host", self.name, *options]


SHIPPED = {name: BotSpec.parse(name) for name in (*BOTS, *FORMER)}
"""What ships with the game, by its names at tables, the former ones too."""


def load_bot(
    bot: str | Bot | type[Strategy] | Strategy | Callable[[View, Random], object], threads: int = THREADS
) -> Bot:
    """Return a bot, to play in this process; an engine has a process of its own.

    Names are `level-1` to `level-10`, `greedy`, `champion@0.5s`, `champion@2000` (simulations),
    `package.module:Class` for a class with a method `choose`, and `engine:python mybot.py` for a program that
    speaks the engine protocol. A class itself gives every game an object. An object or a plain function plays all
    games, so it must keep nothing between decisions. Raises UnknownBot.

    >>> load_bot("level-3").level
    3
    """
    if isinstance(bot, Bot):
        return bot
    if isinstance(bot, str):
        return BotSpec.parse(bot).load(threads)
    name = str(getattr(bot, "name", None) or getattr(bot, "__name__", type(bot).__name__))
    given: Any = bot
    if callable(getattr(given, "choose", None)):
        return strategy_bot(name, given if isclass(bot) else _Same(given))
    if callable(given) and not isclass(bot):
        return strategy_bot(name, _Same(SimpleNamespace(choose=given)))
    raise UnknownBot(name, "a name, a class or object with a method choose, or a function is needed")


@dataclass(frozen=True, eq=False)
class _Same:
    """The same object for every game."""

    strategy: Strategy

    def __call__(self) -> Strategy:
        return self.strategy


def split_names(text: str) -> list[str]:
    """Return the names in a list with commas. A command may have commas in quotes.

    >>> split_names('greedy, engine:python "a,b.py",random')
    ['greedy', 'engine:python "a,b.py"', 'random']
    """
    return [name.strip() for name in _COMMA.split(text)]


def _importable(environment: Mapping[str, str] | None) -> dict[str, str]:
    given = os.environ if environment is None else environment
    return {**given, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


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
