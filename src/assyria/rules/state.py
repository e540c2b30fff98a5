"""Positions: everything on the table, as frozen values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from assyria.board import Board, Card, Dignitary, Hex, Site, load_board
from assyria.board.tracks import HUTS, PLAYERS, WELLS

LEGAL = "_legal"
"""The attribute in which a position caches its legal moves."""

if TYPE_CHECKING:
    from dataclasses import replace

    change = replace
else:

    def change(value, /, **changes):
        """Return the value with these fields changed: `dataclasses.replace`, ten times as fast.

        The type checker sees the original and checks every field's name and type.
        """
        changed = object.__new__(type(value))
        changes[LEGAL] = None
        object.__setattr__(changed, "__dict__", value.__dict__ | changes)
        return changed


Seat: TypeAlias = int
"""The number of a player, from 0. Colours are presentation."""


class Phase(Enum):
    """The kind of the next decision."""

    __hash__ = object.__hash__  # a phase is looked up at every move: by identity it costs a tenth

    START = "start"
    DRAFT = "draft"
    HARVEST = "harvest"
    HUTS = "huts"
    SUPPLY = "supply"
    WELLS = "wells"
    ACTIONS = "actions"
    OVER = "over"


class Source(StrEnum):
    """§10 Where points come from."""

    HUTS = "huts"
    ZIGGURATS = "ziggurats"
    WELLS = "wells"
    INFLUENCE = "influence"
    HIGHER = "higher"
    OFFERINGS = "offerings"
    PLOW = "plow"
    CAMELS = "camels"


class ScoreBreakdown(NamedTuple):
    """A player's points by source. Their sum is the score."""

    huts: int = 0
    ziggurats: int = 0
    wells: int = 0
    influence: int = 0
    higher: int = 0
    offerings: int = 0
    plow: int = 0
    camels: int = 0


class FeedingRule(StrEnum):
    """§5.2 How far the duty to feed goes."""

    FREE = "free"
    """Feed while a card fits; the choice of card and hut is free."""
    STRICT = "strict"
    """Feed as many huts as the cards can feed."""


class BadRuleOption(ValueError):
    """A game that cannot be: the name of the option that is wrong, and what was given."""

    def __init__(self, option: str, given: str) -> None:
        super().__init__(option, given)
        self.option = option
        self.given = given

    def __str__(self) -> str:
        return self.given


@dataclass(frozen=True)
class Game:
    """What is fixed before the first card: players, board, rule options."""

    players: int
    board: Board = field(default_factory=lambda: load_board("classic"))
    two_player_draft: int = 2
    """§2.5 Cards turned up for the draft of two players: 2 or 3."""
    feeding: FeedingRule = FeedingRule.FREE
    """§5.2 Its value as plain text will do."""

    def __post_init__(self) -> None:
        if not isinstance(self.players, int) or self.players not in PLAYERS:
            raise BadRuleOption("players", f"2, 3 or 4 players expected, not {self.players!r}")
        if self.two_player_draft not in ((2, 3) if self.players == 2 else (2,)):
            given = f"{self.players} players, two_player_draft {self.two_player_draft}"
            raise BadRuleOption("two_player_draft", given)
        if self.feeding not in tuple(FeedingRule):
            raise BadRuleOption("feeding", f"feeding {self.feeding}")
        object.__setattr__(self, "feeding", FeedingRule(self.feeding))

    @property
    def options(self) -> dict[str, int | str]:
        """§10 The rule options that differ from the default."""
        options: dict[str, int | str] = {}
        if self.two_player_draft != 2:
            options["two_player_draft"] = self.two_player_draft
        if self.feeding is not FeedingRule.FREE:
            options["feeding"] = self.feeding.value
        return options

    @cached_property
    def area(self) -> frozenset[Hex]:
        """§1.3 The hexes in play."""
        return self.board.areas[self.players]

    @property
    def columns(self) -> int:
        """§4.1 The number of columns."""
        return self.players + 1

    @property
    def draft_size(self) -> int:
        """§2.5 The number of cards turned up for the draft."""
        return self.two_player_draft if self.players == 2 else self.players


@dataclass(frozen=True)
class Player:
    """What one player has. Huts and tiles that are not listed here are in stock."""

    camels: int = 0
    offering: int = 0
    """Space on the offerings track, 0 to 7."""
    plow: bool = True
    hand: tuple[Card, ...] = ()
    """Food and wild cards, by name."""
    huts: frozenset[Hex] = frozenset()
    fed: frozenset[Hex] = frozenset()
    """The huts that were fed this turn."""
    bases: frozenset[Hex] = frozenset()
    centres: frozenset[Hex] = frozenset()
    roofs: frozenset[Hex] = frozenset()
    ledger: ScoreBreakdown = ScoreBreakdown()

    @property
    def score(self) -> int:
        return sum(self.ledger)

    @property
    def tiles(self) -> int:
        """Ziggurat tiles on the board."""
        return len(self.bases) + len(self.centres) + len(self.roofs)


@dataclass(frozen=True)
class Position:
    """All that everyone at the table can see."""

    game: Game
    players: tuple[Player, ...]
    order: tuple[Seat, ...]
    """The turn order, first player first."""
    phase: Phase = Phase.START
    order_index: int = 0
    """The mover's place in the turn order, from 0."""
    reign: int = 1
    turn: int = 1
    """Turn of the reign, from 1."""
    expansion: tuple[int, ...] = ()
    """This reign's expansion cards; the last one is the current turn's."""
    columns: tuple[tuple[Card, ...], ...] = ()
    """The cards left in each column."""
    takers: tuple[Seat | None, ...] = ()
    """The seat that harvested each column."""
    draft: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    """Sorted by name: the discard has no order."""
    wells: frozenset[Site] = frozenset()
    court: tuple[tuple[Seat, ...], ...] = ((), (), ())
    """Huts at the higher, middle and lower dignitary, from the top."""
    to_place: int = 0
    """§5.1 Huts the mover has yet to place."""
    supplying: Card | None = None
    picks: int = 0
    """§5.2 The card being spread over huts, and the symbols it still has."""
    raised: frozenset[Hex] = frozenset()
    offered: int = 0
    bought: bool = False
    """§6.2, §6.4, §6.5 What the mover did in this turn's actions."""

    @property
    def seat(self) -> Seat | None:
        """The seat to decide; None once the game is over."""
        return None if self.phase is Phase.OVER else self.mover

    @property
    def mover(self) -> Seat:
        """The seat to decide; in a finished game any seat."""
        return self.order[self.order_index]

    @property
    def me(self) -> Player:
        """The player to decide."""
        return self.players[self.order[self.order_index]]

    @property
    def display(self) -> tuple[Card, ...]:
        """§4.3 The cards of the column that nobody took, for sale in the actions."""
        if None not in self.takers:
            return ()
        return self.columns[self.takers.index(None)]

    @property
    def wells_left(self) -> int:
        return WELLS[self.game.players] - len(self.wells)

    @property
    def plows_left(self) -> int:
        """Plows on the board."""
        return sum(not player.plow for player in self.players)

    def at_court(self, dignitary: Dignitary) -> tuple[Seat, ...]:
        return self.court[dignitary.rank]

    def stock(self, seat: Seat) -> int:
        """Return the number of huts neither on the board nor at court."""
        higher, middle, lower = self.court
        at_court = higher.count(seat) + middle.count(seat) + lower.count(seat)
        return HUTS - len(self.players[seat].huts) - at_court

    def owner(self, at: Hex) -> Seat | None:
        """Return the seat whose hut or ziggurat stands there, if any."""
        for seat, player in enumerate(self.players):
            if at in player.huts or at in player.bases:
                return seat
        return None


@dataclass(frozen=True)
class State(Position):
    """A position with the order of the undealt cards, which no player may know."""

    deck: tuple[Card, ...] = ()
    """Top card first."""
    expansion_deck: tuple[int, ...] = ()
    """Top card first."""


P = TypeVar("P", bound=Position)


def with_player(position: P, seat: Seat, player: Player) -> P:
    """Return the position with one player replaced."""
    players = list(position.players)
    players[seat] = player
    return change(position, players=tuple(players))


Shuffle = Callable[[tuple[Card, ...]], "tuple[Card, ...] | list[Card]"]
"""A function from the discard to the new deck, top card first: the source of chance."""
