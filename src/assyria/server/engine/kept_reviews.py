"""Reviews on their way, kept for those who asked for them: nobody loses theirs by what others ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import NamedTuple

from assyria.server.engine.fair_queue import Owner
from assyria.study.review_run import ReviewRun

PERSON, ADDRESS, ALL = 4, 20, 100
"""Reviews that are kept for one person, for one address and in all: some hundred kilobytes each."""


class _Claim(NamedTuple):
    """Somebody has asked for a review."""

    person: str
    digest: str


class KeptReviews:
    """Reviews by the digest of their record. Each belongs to all who have asked for it.

    When there are too many, those who have most lose the one they have not asked for longest: first by address,
    then by person. So who has no more than an equal part of the room keeps it.
    """

    def __init__(self) -> None:
        self._runs: dict[str, ReviewRun] = {}
        self._claims: OrderedDict[_Claim, str] = OrderedDict()
        """The address of each claim; the one not asked for longest comes first."""

    def __len__(self) -> int:
        return len(self._runs)

    def find(self, digest: str, owner: Owner) -> ReviewRun | None:
        """Return a review that is on its way, which then belongs to this owner, too."""
        found = self._runs.get(digest)
        return None if found is None else self.keep(digest, found, owner)

    def keep(self, digest: str, run: ReviewRun, owner: Owner) -> ReviewRun:
        """Keep a review for somebody; return the one that is kept, if another request was faster."""
        kept = self._runs.setdefault(digest, run)
        mine = _Claim(owner.person, digest)
        self._claims[mine] = owner.place
        self._claims.move_to_end(mine)
        self._limit(PERSON, [claim for claim in self._claims if claim.person == owner.person])
        self._limit(ADDRESS, [claim for claim, address in self._claims.items() if address == owner.place])
        self._limit(ALL, list(self._claims))
        return kept

    def _limit(self, most: int, claims: list[_Claim]) -> None:
        """Drop one of these claims, if there are too many."""
        if len(claims) <= most:
            return
        addresses = Counter(self._claims.values())
        people = Counter(claim.person for claim in self._claims)
        dropped = max(claims, key=lambda claim: (addresses[self._claims[claim]], people[claim.person]))
        del self._claims[dropped]
        if all(claim.digest != dropped.digest for claim in self._claims):
            del self._runs[dropped.digest]
