"""What a coach says, in codes: verdicts on decisions, why a move is better than another, what decided a game.

Whoever shows it makes sentences of the codes: docs/review.md says which code has which values.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from assyria.protocol.values import Hex, MoveText, Seat
from assyria.protocol.wire import SourceWord


class Verdict(StrEnum):
    """What a decision was, by what it cost; `fine` is a choice among equals."""

    EXCELLENT = "excellent"
    """Best, and others would have missed it."""
    BEST = "best"
    FINE = "fine"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class WhyCode(StrEnum):
    """A reason why a move is better than another one."""

    WELL = "well"
    SETTLE_BEFORE = "settle-before"
    FEED = "feed"
    FEWER_STARVE = "fewer-starve"
    INCOME = "income"
    CAMELS = "camels"
    BUILD = "build"
    EXTEND = "extend"
    COURT = "court"
    HIGHER = "higher"
    OFFERINGS = "offerings"
    PLOW = "plow"
    ORDER = "order"
    CARDS = "cards"
    RIVAL_WELL = "rival-well"
    WELL_SOON = "well-soon"
    TILES_SOON = "tiles-soon"
    HUTS_SOON = "huts-soon"
    COURT_SOON = "court-soon"
    OFFERINGS_SOON = "offerings-soon"
    SOURCE = "source"
    CHANCE = "chance"


class HeadlineCode(StrEnum):
    """Where a game was decided."""

    NO_COURT = "no-court"
    NO_WELLS = "no-wells"
    BEHIND_COURT = "behind-court"
    BEHIND_WELLS = "behind-wells"
    BEHIND_ZIGGURATS = "behind-ziggurats"
    BEHIND_HUTS = "behind-huts"
    BEHIND_OFFERINGS = "behind-offerings"
    BEHIND_CAMELS = "behind-camels"
    AHEAD_COURT = "ahead-court"
    AHEAD_WELLS = "ahead-wells"
    AHEAD_ZIGGURATS = "ahead-ziggurats"
    AHEAD_HUTS = "ahead-huts"
    AHEAD_OFFERINGS = "ahead-offerings"
    AHEAD_CAMELS = "ahead-camels"
    SHARED = "shared"


@dataclass(kw_only=True)
class Why:
    """A reason why a move is better than another one. What its code does not need is null or empty.

    Both moves are played on to the end of the turn, as the engine expects it, and what then differs is told. What
    comes `…-soon` does so on most of some deals of the next turn; its numbers are means. `source` and `chance` are
    what the engine expects in the end.
    """

    code: WhyCode
    hexes: list[Hex]
    count: int | None
    """Huts, camels, symbols on cards, or the level of a ziggurat."""
    points: float | None
    """More points for the seat that decides, as the game counts them; for `source` those expected in the end."""
    place: int | None
    other_place: int | None
    """Places with the better move and with the other one, from 1; null for a seat that has none at court."""
    rival: Seat | None
    source: SourceWord | None


@dataclass(kw_only=True)
class Explanation:
    """Why a move is better than another one, the main reason first; or which moves are as good."""

    move: MoveText
    other: MoveText | None
    """What it is compared with; null if all that is known is as good."""
    equals: list[MoveText]
    """Other moves that are as good, as far as the engine can tell."""
    reasons: list[Why]
    """Empty if nothing is compared."""


@dataclass(kw_only=True)
class Moment:
    """A decision worth a look: what was best there, and why it was better than another move."""

    move: int
    """After so many moves."""
    seat: Seat
    reign: int
    turn: int
    verdict: Verdict
    points: float
    """Expected final points that the other move costs,"""
    chance: float
    """and win chance, from 0 to 1."""
    why: Explanation
    """The best move and what was played; for praise, what was played and what others would have."""


@dataclass(kw_only=True)
class Headline:
    """Where a game was decided for a seat: where it is furthest behind who has most points, or ahead of the next.

    Court is influence and what the higher dignitary gives, camels are those of the end and the plow.
    """

    code: HeadlineCode
    rival: Seat
    mine: int
    theirs: int
    """Points there."""
    margin: int
    """By how many points the game was lost or won in all."""
    decisive: bool
    """Whether there alone the difference is as large."""
    lost: float | None
    """Of the points there, those that own decisions cost; null until that is known, and for who is ahead."""
    broken_off: bool = False
    """Whether the game has no end: then these are the points until it broke off."""


@dataclass(kw_only=True)
class SeatStory:
    """A game for one seat: a headline, at most three moments that cost most, and three that deserve praise."""

    seat: Seat
    headline: Headline | None
    """Null if nobody had a point yet."""
    moments: list[Moment]
    praise: list[Moment]
