"""A command that a table refuses."""

from __future__ import annotations

from assyria.protocol.problems import ProblemCode
from assyria.rules import Reason


class Denied(Exception):
    """The reason why a command is refused; for an illegal move with the rules' own reason."""

    def __init__(self, code: ProblemCode, reason: Reason | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.reason = reason
