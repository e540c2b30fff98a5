"""A proposal that is open at a table."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.protocol.options import ProposalKind
from assyria.rules import Seat


@dataclass(frozen=True)
class Proposal:
    """Something that everyone else who holds a seat has to agree to, and who has agreed."""

    seat: Seat
    what: ProposalKind
    to: int | None
    version: int
    """The version of the table with which it was made: an answer to an older one is not an answer to this."""
    agreed: frozenset[Seat] = frozenset()
