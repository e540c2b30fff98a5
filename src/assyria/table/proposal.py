"""A proposal that is open at a table."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.protocol.options import Ending, ProposalKind
from assyria.rules import Seat


@dataclass(frozen=True)
class Proposal:
    """Something that others have to agree to, and who has agreed or refused."""

    seat: Seat
    what: ProposalKind
    to: int | None
    version: int
    """The version of the table with which it was made: an answer to an older one is not an answer to this."""
    asked: frozenset[Seat]
    """The seats that may answer."""
    needed: int
    """How many people have to agree."""
    about: Seat | None = None
    ending: Ending | None = None
    agreed: frozenset[Seat] = frozenset()
    refused: frozenset[Seat] = frozenset()

    @property
    def missing(self) -> frozenset[Seat]:
        """The seats that have not answered."""
        return self.asked - self.agreed - self.refused
