"""Errors say what was wrong and what would be right, and travel between processes as they are."""

from __future__ import annotations

import ast
import builtins
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import assyria
from assyria import IllegalMove, NotAMove, NotAPosition, Playthrough, Reason, RecordError
from assyria.arena.journal import BadJournal, OtherGames
from assyria.arena.pairings import RepeatedBot
from assyria.arena.runners import NoCluster, NoRay
from assyria.board.board import BoardError
from assyria.bots.analysing import NothingToDecide
from assyria.bots.current_machine import NoMachine
from assyria.bots.failure import BotFailed, Failure, FailureCode, NoAnswer
from assyria.bots.spec import UnknownBot
from assyria.env.dataset import OtherDataset
from assyria.extras import MissingExtra
from assyria.kernel import IllegalAction
from assyria.kernel.cuda.target import NoCuda
from assyria.protocol.options import BadOptions
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.reading import Unreadable
from assyria.record import Fault, NoRecord
from assyria.rules import DONE, BadRuleOption, WrongDeal

FAILURE = Failure("mine", FailureCode.ILLEGAL, "no such move", game="table", seat=2, position="", seed=3)
"""What a library raises: an example of each."""
EXAMPLES: list[Exception] = [
    BadJournal(3),
    BadOptions("clock"),
    BadRuleOption("players", "2, 3 or 4 players expected, not 5"),
    BoardError("line 3: there is no column 'k'"),
    BotFailed(FAILURE),
    IllegalAction(3, 17),
    IllegalMove(DONE, Reason.WRONG_PHASE),
    MissingExtra("numba.core"),
    NoAnswer(FailureCode.NOT_JSON, "not JSON", answer="{", stderr=("oh",)),
    NoCluster("127.0.0.1"),
    NoCuda("no driver"),
    NoMachine("abacus"),
    NoRay(),
    NoRecord(),
    NotAMove("strat b5", ("start b5",)),
    NotAPosition("turn", "9"),
    NothingToDecide(),
    OtherDataset("games"),
    OtherGames("bots"),
    Problem(ProblemCode.STALE, version=3),
    RecordError(Fault.ILLEGAL_MOVE, "moves[3]", {"seat": 1}, "", 4, Reason.WRONG_PHASE).in_line("variations[0]"),
    RepeatedBot("greedy"),
    UnknownBot("gredy", ""),
    Unreadable("a number", ("seat",)),
    WrongDeal("food"),
]
LIBRARY = ["arena", "board", "bots", "env", "extras.py", "kernel", "protocol", "record", "render", "rules"]


def kinds() -> set[str]:
    """The names of all exceptions of the library, from its sources: some modules need a graphics card."""
    home = Path(assyria.__file__).parent
    files = [
        file
        for part in LIBRARY
        for file in ([home / part] if part.endswith(".py") else (home / part).rglob("*.py"))
    ]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return {
        node.name
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.ClassDef) and any(is_exception(base) for base in node.bases)
    }


def is_exception(base: ast.expr) -> bool:
    kind = getattr(builtins, base.id, None) if isinstance(base, ast.Name) else None
    return isinstance(kind, type) and issubclass(kind, Exception)


def test_there_is_an_example_of_each() -> None:
    assert {type(error).__name__ for error in EXAMPLES} == kinds()


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_it_comes_back_as_it_was(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


GAME = Playthrough(2, seed=7)
WRONG: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "no move": (lambda: GAME.copy().play(None), TypeError, "a move expected"),  # type: ignore[arg-type]
    "a number as a move": (lambda: GAME.why_not(5), TypeError, "not one of int"),  # type: ignore[arg-type]
    "a misspelt move": (lambda: GAME.copy().play("strat b5"), NotAMove, "perhaps start b5"),
    "several moves": (lambda: GAME.copy().play("st"), NotAMove, "start b1, start b5, start e2, start e6"),
    "nothing": (lambda: GAME.copy().play(" "), NotAMove, "is not a move"),
    "nothing to take back": (
        lambda: GAME.copy().undo(),
        IndexError,
        "0 moves were played; 1 cannot be taken back",
    ),
    "moves to come": (lambda: GAME.copy().undo(-1), IndexError, "-1 cannot be taken back"),
    "a position to come": (lambda: GAME.at(9), IndexError, "0 moves were played; there is no position after 9"),
    "no file": (lambda: Playthrough.from_record("none.json"), FileNotFoundError, "none.json"),
    "no record": (lambda: Playthrough.from_record("{}"), RecordError, "missing key; expected: format"),
    "half a position": (lambda: Playthrough.from_position("assyria"), NotAPosition, ":"),
    "no language": (lambda: GAME.svg(language="xx"), ValueError, "en, fr, de, pl expected, not 'xx'"),
    "no width": (lambda: GAME.png(-1), ValueError, "a width from 1 to 16384 pixels expected, not -1"),
    "five players": (lambda: Playthrough(5, seed=1), ValueError, "2, 3 or 4 players expected, not 5"),
    "half a player": (lambda: Playthrough(2.0, seed=1), ValueError, "not 2.0"),  # type: ignore[arg-type]
    "players as text": (lambda: Playthrough("4", seed=1), ValueError, "not '4'"),  # type: ignore[arg-type]
    "a misspelt bot": (lambda: assyria.load_bot("gredy"), LookupError, "there is no bot 'gredy'; perhaps greedy"),
    "no such bot": (lambda: assyria.load_bot("kasparov"), LookupError, "there are level-1, level-2"),
    "a bot that does not search": (lambda: assyria.load_bot("greedy@5"), LookupError, "takes no budget"),
    "no seed": (lambda: Playthrough(seed=None), TypeError, "as a seed, not None"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("case", WRONG)
def test_it_says_what_is_wrong(case: str) -> None:
    call, kind, says = WRONG[case]
    with pytest.raises(kind) as wrong:
        call()
    assert says in str(wrong.value)


def test_the_reason_has_one_name() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.copy().play("done")
    record = GAME.record_text().replace('"moves": [', '"moves": [{"seat": 1, "move": "done"}')
    with pytest.raises(assyria.RecordError) as unread:
        Playthrough.from_record(record)
    assert refused.value.why is unread.value.why is Reason.WRONG_PHASE
