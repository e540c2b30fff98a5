"""What a table is agreed on before anyone sits down, and who sits where: parts of a table's first entry."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from assyria.protocol.values import MONTH
from assyria.rules import BadRuleOption, FeedingRule, Game

BOT_NAMES = ("Lamassi", "Ahuni", "Iltani", "Zakir")
"""What bots are called, by seat: common names of the time, the same in every language of ours."""
STAND_IN = "greedy"
"""A bot of middle strength. It plays for people who are away where no other bot does, and for a bot that fails."""


class Status(StrEnum):
    """Before, during and after the game, or cancelled before it began."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"


OVER = (Status.FINISHED, Status.CANCELLED)
"""Nothing more happens at such tables."""


class ProposalKind(StrEnum):
    """What others have to agree to: everyone else who holds a seat, unless it says otherwise."""

    TAKE_BACK = "take-back"
    PAUSE = "pause"
    STAND_IN = "stand-in"
    """A bot plays for somebody who is away, until they are back: most of those who are connected agree."""
    END = "end"
    """The game ends here: everyone who plays agrees; if the result counts, those for whom a bot plays, too."""
    REMATCH = "rematch"
    """Only in ledgers of earlier editions: one need not ask for it any more."""


class Ending(StrEnum):
    """What becomes of a game that is ended by agreement: its points decide, or nobody has won."""

    COUNTED = "counted"
    UNCOUNTED = "uncounted"


class PauseReason(StrEnum):
    """Why a game is paused: everyone agreed, or nobody who plays is connected and a stand-in finished its turn."""

    AGREED = "agreed"
    NOBODY_HERE = "nobody-here"


class MoveReason(StrEnum):
    """Why a move was made for somebody: it was the only one, or another bot plays for them."""

    FORCED = "forced"
    STAND_IN = "stand-in"
    """The person has left or given up."""
    TIMED_OUT = "timed-out"
    """The person ran out of time."""
    BOT_FAILED = "bot-failed"
    """The bot gave no legal move in time."""


class ClockKind(StrEnum):
    """How time is counted: not at all, a bank with an increment, or hours and days up to a cap."""

    NONE = "none"
    LIVE = "live"
    SLOW = "slow"


class ChatRule(StrEnum):
    """Who may write to those at a table: the people who play, or everyone who watches, too."""

    PLAYERS = "players"
    EVERYONE = "everyone"


@dataclass(frozen=True)
class ClockRule:
    """How time is given, in seconds."""

    kind: ClockKind = ClockKind.NONE
    bank: float = 0
    """What everyone has at the start."""
    increment: float = 0
    """What a finished turn adds."""
    cap: float = 0
    """Slow clocks: nobody ever has more."""


class BadOptions(ValueError):
    """Options that contradict each other: the name of the one that is wrong."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


@dataclass(frozen=True)
class TableOptions:
    """Players and rules of the game, time, and manners."""

    players: int = 4
    two_player_draft: int = 2
    feeding: FeedingRule = FeedingRule.FREE
    clock: ClockRule = field(default_factory=ClockRule)
    confirm: bool = True
    """A person's turn is final once they confirm it."""
    resign: bool = False
    """Whether one may give up."""
    listed: bool = False
    """In the lobby for everyone, or private by link."""
    hints: bool = False
    """Whether one may ask the engine for a hint."""
    chat: ChatRule = ChatRule.EVERYONE

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "feeding", self.game.feeding)
        except BadRuleOption as wrong:
            raise BadOptions(wrong.option) from None
        clock = self.clock
        if not all(0 <= seconds <= MONTH for seconds in (clock.bank, clock.increment, clock.cap)):
            raise BadOptions("clock")
        if clock.kind is not ClockKind.NONE and clock.bank < 1:
            raise BadOptions("clock")
        if clock.kind is ClockKind.SLOW and clock.cap < clock.bank:
            raise BadOptions("clock")

    def for_players(self, players: int) -> TableOptions:
        """Return these options for another number of players. The draft of two is the printed one for more."""
        return replace(self, players=players, two_player_draft=self.two_player_draft if players == 2 else 2)

    @property
    def game(self) -> Game:
        return Game(self.players, two_player_draft=self.two_player_draft, feeding=self.feeding)


class ChairKind(StrEnum):
    """Who sits there."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True)
class Chair:
    """A seat at the table and who holds it."""

    kind: ChairKind = ChairKind.OPEN
    holder: str | None = None
    """The identity of the person."""
    name: str = ""
    """A bot's name. People's names are no part of the ledger: see `Table.names`."""
    bot: str | None = None
    """Which bot plays, or would play for the person if the table had no other bots: see `Table.bot_of`."""
    away: bool = False
    """The person has left or run out of time; a bot plays until they return."""
    timed_out: bool = False
    """The person is away because they ran out of time."""
    stood_in: bool = False
    """The person is away because the others let a bot play for them; it ends when they are connected again."""
    resigned: bool = False
    auto: bool = True
    """Forced moves are played for the person."""
    ready: bool = True
    """The person is ready for the start: so they are when they sit down, until they ask the others to wait."""

    @property
    def decides(self) -> bool:
        """Whether a person at this chair makes its moves now."""
        return self.kind is ChairKind.PERSON and not self.away

    @property
    def has_time(self) -> bool:
        """Whether a clock runs for this chair: also for somebody who left, until they are out of time."""
        return self.kind is ChairKind.PERSON and not self.timed_out and not self.resigned
