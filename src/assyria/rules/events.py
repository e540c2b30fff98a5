"""Events: what happened in a move, for the log and for animation. They are never stored."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from assyria.board import Card, Dignitary, Hex, Site
from assyria.rules.state import ScoreBreakdown, Seat, Source


@dataclass(frozen=True)
class OrderDrawn:
    """§2.1 The first turn order."""

    order: tuple[Seat, ...]


@dataclass(frozen=True)
class TurnBegan:
    """§3 A turn begins, with its expansion card."""

    reign: int
    turn: int
    expansion: int


@dataclass(frozen=True)
class Reshuffled:
    """§4.1 The deck ran out; this number of discarded cards became the new one."""

    cards: int


@dataclass(frozen=True)
class Sown:
    """§4.1 The columns, left to right; shorter ones where cards ran out."""

    columns: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class Started:
    """§2.4"""

    seat: Seat
    at: Hex


@dataclass(frozen=True)
class DraftShown:
    """§2.5"""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Drafted:
    """§2.5"""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class DraftDiscarded:
    """§2.5 The card left over with two players and three cards."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Harvested:
    """§4.2"""

    seat: Seat
    column: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class OrderChanged:
    """§4.3"""

    order: tuple[Seat, ...]


@dataclass(frozen=True)
class HutPlaced:
    """§5.1"""

    seat: Seat
    at: Hex


@dataclass(frozen=True)
class HutsUnplaced:
    """§5.1 The number of huts that could not be placed."""

    seat: Seat
    huts: int


@dataclass(frozen=True)
class CardPlayed:
    """§5.2"""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class HutsFed:
    """§5.2"""

    seat: Seat
    card: Card
    huts: tuple[Hex, ...]


@dataclass(frozen=True)
class Starved:
    """§5.3"""

    seat: Seat
    huts: tuple[Hex, ...]


@dataclass(frozen=True)
class WellDug:
    """§5.4"""

    seat: Seat
    site: Site


@dataclass(frozen=True)
class CamelsEarned:
    """§5.5, §7.4 Camels gained, camels lost to the limit, and the huts they come from."""

    seat: Seat
    camels: int
    lost: int
    huts: tuple[Hex, ...]


@dataclass(frozen=True)
class Scored:
    """Points from one source, with the hexes that scored them, if any."""

    seat: Seat
    source: Source
    points: int
    at: tuple[Hex, ...] = ()


@dataclass(frozen=True)
class ZigguratBuilt:
    """§6.1"""

    seat: Seat
    at: Hex
    camels: int


@dataclass(frozen=True)
class ZigguratExtended:
    """§6.2 To level 2 or 3."""

    seat: Seat
    at: Hex
    level: int
    camels: int


@dataclass(frozen=True)
class HutAtCourt:
    """§6.3 On this space, counted from 1 at the top."""

    seat: Seat
    dignitary: Dignitary
    space: int
    camels: int


@dataclass(frozen=True)
class OfferingMade:
    """§6.4 Now on this space of the track, worth so much."""

    seat: Seat
    space: int
    multiplier: int
    camels: int


@dataclass(frozen=True)
class CardBought:
    """§6.5"""

    seat: Seat
    card: Card
    camels: int


@dataclass(frozen=True)
class TurnEnded:
    """§6.6 What was left on display is discarded."""

    reign: int
    turn: int
    discarded: tuple[Card, ...]


@dataclass(frozen=True)
class Flooded:
    """§7.1 A seat's huts on the rivers go back to stock."""

    seat: Seat
    huts: tuple[Hex, ...]


class TieBreak(Enum):
    """§7.2 What put a player before the next one."""

    INFLUENCE = "influence"
    HUTS = "huts"
    HIGHEST = "highest"


@dataclass(frozen=True)
class CourtRanked:
    """§7.2 A place at court, the cards then on the table, and what decided over the next place."""

    seat: Seat
    place: int
    influence: int
    huts: int
    cards: tuple[int, ...]
    points: int
    ahead_by: TieBreak | None


@dataclass(frozen=True)
class PlowGranted:
    """§7.4"""

    seat: Seat


@dataclass(frozen=True)
class CourtCamels:
    """§7.4 For huts at the lower dignitary."""

    seat: Seat
    camels: int
    lost: int
    huts: int


@dataclass(frozen=True)
class CourtLeft:
    """§7.4 A seat's huts at court go back to stock."""

    seat: Seat
    huts: int


@dataclass(frozen=True)
class OfferingsCounted:
    """§7.5"""

    seat: Seat
    ziggurats: int
    multiplier: int
    points: int


@dataclass(frozen=True)
class GameOver:
    """§8"""

    scores: tuple[int, ...]
    ledgers: tuple[ScoreBreakdown, ...]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    OrderDrawn
    | TurnBegan
    | Reshuffled
    | Sown
    | Started
    | DraftShown
    | Drafted
    | DraftDiscarded
    | Harvested
    | OrderChanged
    | HutPlaced
    | HutsUnplaced
    | CardPlayed
    | HutsFed
    | Starved
    | WellDug
    | CamelsEarned
    | Scored
    | ZigguratBuilt
    | ZigguratExtended
    | HutAtCourt
    | OfferingMade
    | CardBought
    | TurnEnded
    | Flooded
    | CourtRanked
    | PlowGranted
    | CourtCamels
    | CourtLeft
    | OfferingsCounted
    | GameOver
)
