"""How a bot can fail, and everything that is known about one failure."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path


class FailureCode(StrEnum):
    """Why there is no move of the bot's own."""

    RAISED = "raised"
    TOO_SLOW = "too-slow"
    ILLEGAL = "illegal"
    NO_MOVE = "no-move"
    """The answer is no move, no text of one and no number of an action."""
    NOT_JSON = "not-json"
    LINE_TOO_LONG = "line-too-long"
    NOT_ASKED = "not-asked"
    """An engine wrote a line that nobody asked for."""
    ENDED = "ended"
    """Its process ended, or could not be started."""
    NO_SUCH_BOT = "no-such-bot"
    RETIRED = "retired"
    """It failed too often in this game and is not asked again."""


class NoAnswer(Exception):
    """A bot gave no legal move. `BotPlayer` adds what it was asked, and raises BotFailed."""

    def __init__(
        self,
        code: FailureCode,
        why: str,
        *,
        answer: str | None = None,
        trace: str = "",
        stderr: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why
        self.answer = answer
        self.trace = trace
        self.stderr = stderr


@dataclass(frozen=True)
class Failure:
    """One failure: plain values, so that it can travel between processes."""

    bot: str
    code: FailureCode
    why: str
    """One line."""
    game: str
    """A table's id, or where a run was."""
    seat: int
    position: str
    """What every player sees."""
    seed: int
    """The generator of the decision was `Random(seed)`."""
    answer: str | None = None
    trace: str = field(default="", repr=False)
    stderr: tuple[str, ...] = field(default=(), repr=False)
    """The last lines that its process wrote there."""
    seconds: float = 0.0


class BotFailed(Exception):
    """A bot raised an error, took too long, ended or made no legal move."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure

    def __str__(self) -> str:
        return f"{self.failure.bot} ({self.failure.code}): {self.failure.why}"


def describe_error(wrong: BaseException) -> str:
    """Return in one line what was raised, and where."""
    steps = traceback.extract_tb(wrong.__traceback__)
    where = f" ({Path(steps[-1].filename).name}:{steps[-1].lineno})" if steps else ""
    return " ".join(f"{type(wrong).__name__}: {wrong}".split()) + where
