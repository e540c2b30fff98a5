"""A game being played, as one object: the heart of what `import assyria` offers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from assyria.board import Card
from assyria.pictures import Picture, board_picture, picture
from assyria.record import (
    GameHistory,
    Record,
    find_move,
    move_text,
    parse_position,
    position_text,
    read_record,
    replay,
    write_record,
)
from assyria.rules import (
    Event,
    Game,
    Move,
    Outcome,
    Phase,
    Reason,
    ScoreBreakdown,
    Seat,
    State,
    View,
    deal,
    legal_moves,
    outcome,
    redeal,
    shuffled_with,
    view,
    why_not,
)

Seed: TypeAlias = int | str


class Playthrough:
    """One game being played. It starts with a deal, a record or a position.

    The seed decides every shuffle: the same seed and the same moves give the same game on any machine, also after
    an undo. Options of the rules, such as `two_player_draft=3`, go to `Game`.

    >>> from assyria import Playthrough
    >>> game = Playthrough(players=2, seed=7)
    >>> game
    <Playthrough: 2 players, reign 1, turn 1, start, seat 1 to play, scores 0 0>
    >>> game.legal_move_texts
    ('start b1', 'start b5', 'start e2', 'start e6')
    >>> game.play("start b5")
    (Started(seat=1, at='b5'),)
    >>> game.seat
    0
    >>> game.undo()
    >>> game.moves
    ()
    """

    def __init__(self, players: int = 4, *, seed: Seed, **options: Any) -> None:
        """Deal a new game. Raises ValueError unless 2, 3 or 4 play, and for a wrong option."""
        game = Game(players, **options)
        self._seed = _checked(seed)
        self._history = GameHistory(game, deal(players, Random(seed)))

    @classmethod
    def from_record(cls, record: Record | bytes | str | PathLike[str], *, seed: Seed = 0) -> Playthrough:
        """Return the game of a record: a `Record`, its JSON as bytes or text, or the path of its file.

        Text that does not begin as JSON is a path. Raises RecordError, and OSError for a file that cannot be read.
        The seed decides later shuffles if you play on.

        >>> game = Playthrough(players=2, seed=7)
        >>> _ = game.play("start b5")
        >>> Playthrough.from_record(game.record_text()) == game
        True
        """
        if isinstance(record, Record):
            return cls._wrap(replay(record), seed)
        if isinstance(record, PathLike) or (isinstance(record, str) and not record.lstrip().startswith("{")):
            record = Path(record).read_bytes()
        return cls._wrap(read_record(record.encode() if isinstance(record, str) else record), seed)

    @classmethod
    def from_position(cls, position: State | View | str, *, seed: Seed = 0) -> Playthrough:
        """Return a game that goes on from a position, or from its line of text. It has no record.

        The seed decides later shuffles and, where the position does not tell it, the order of the undealt cards.
        Raises NotAPosition.

        >>> game = Playthrough(players=2, seed=7)
        >>> Playthrough.from_position(game.position_text()).state == game.state
        True
        >>> Playthrough.from_position(game.view, seed=1).view == game.view
        True
        """
        if isinstance(position, str):
            position = parse_position(position)
        if isinstance(position, View):
            position = redeal(position, Random(seed))
        return cls._wrap(GameHistory.from_position(position), seed)

    @classmethod
    def _wrap(cls, history: GameHistory, seed: Seed) -> Playthrough:
        made = cls.__new__(cls)
        made._history = history
        made._seed = _checked(seed)
        return made

    # What the game is about

    @property
    def game(self) -> Game:
        """Players, board and options."""
        return self._history.game

    @property
    def state(self) -> State:
        """The position now, with the order of the undealt cards. Do not show it to a bot: see `view`."""
        return self._history.state

    @property
    def view(self) -> View:
        """What every player may know now: all but the order of the undealt cards."""
        return view(self.state)

    @property
    def seat(self) -> Seat | None:
        """The seat that decides now, from 0; None once the game is over."""
        return self.state.seat

    @property
    def phase(self) -> Phase:
        """The phase of the turn that the next decision belongs to."""
        return self.state.phase

    def __repr__(self) -> str:
        state = self.state
        turn = f"{self.game.players} players, reign {state.reign}, turn {state.turn}, {state.phase.value}"
        mover = "" if state.seat is None else f", seat {state.seat} to play"
        return f"<Playthrough: {turn}{mover}, scores {' '.join(map(str, self.scores))}>"

    # Moves

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, each once, in a fixed order; none once the game is over.

        >>> Playthrough(players=2, seed=7).legal_moves[0]
        Start(at='b1')
        """
        return legal_moves(self.state)

    @property
    def legal_move_texts(self) -> tuple[str, ...]:
        """The legal moves in the notation of records, in the same order."""
        return tuple(move_text(move) for move in self.legal_moves)

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Play a move, or the move that a text means here, and return what happened.

        The beginnings of a move's words are enough if only one legal move begins so; upper case and further spaces
        do not matter. Raises IllegalMove with the reason, and NotAMove, which names what is near, for a text that
        is no move or may be several. The game then stays as it was.

        >>> game = Playthrough(players=2, seed=7)
        >>> game.copy().play(" S  B5")
        (Started(seat=1, at='b5'),)
        >>> game.play("done")
        Traceback (most recent call last):
        ...
        assyria.rules.reasons.IllegalMove: Done(): wrong-phase (§3)
        """
        self._history = self._history.play(self._read(move), self._shuffle)
        return self._history.last_events

    def why_not(self, move: Move | str) -> Reason | None:
        """Return why a move is not legal now, or None if it is. Raises NotAMove.

        >>> Playthrough(players=2, seed=7).why_not("start c4")
        <Reason.NOT_A_START_SPACE: ('not-a-start-space', '§1.4')>
        """
        return why_not(self.state, self._read(move))

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves. Raises IndexError if there are fewer."""
        self._history = self._history.undo(moves)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return tuple(played.move for played in self._history.moves)

    def at(self, number: int) -> State:
        """Return the position after so many moves. Raises IndexError beyond the last."""
        return self._history.at(number)

    def _read(self, move: Move | str) -> Move:
        return find_move(move, self.state) if isinstance(move, str) else move

    def _shuffle(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        # By the number of the deal, not from a running generator: after an undo the same move deals the same.
        return tuple(shuffled_with(Random(f"{self._seed} {len(self._history.deals)}"))(cards))

    # Points

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.phase is Phase.OVER

    @property
    def outcome(self) -> Outcome | None:
        """Scores, scores by source and winners; None while the game goes on."""
        return outcome(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most points once the game is over; none before."""
        end = self.outcome
        return end.winners if end else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        return tuple(player.score for player in self.state.players)

    @property
    def scores_by_source(self) -> tuple[ScoreBreakdown, ...]:
        """Points so far by where they came from, by seat.

        >>> Playthrough(players=2, seed=7).scores_by_source[0].wells
        0
        """
        return tuple(player.ledger for player in self.state.players)

    # Text, files, pictures

    def position_text(self) -> str:
        """Return the position in one line, with the order of the undealt cards."""
        return position_text(self.state)

    def record(self) -> Record:
        """Return the record so far. Raises NoRecord if the game began from a position."""
        return self._history.record()

    def record_text(self) -> str:
        """Return the record so far as JSON. Raises NoRecord."""
        return write_record(self.record()).decode("ascii")

    def save_record(self, path: str | PathLike[str]) -> None:
        """Write the record so far to a file. Raises NoRecord, OSError."""
        Path(path).write_bytes(write_record(self.record()))

    def svg(self, *, language: str = "en", names: Sequence[str] | None = None) -> Picture:
        """Return a picture of the whole table as SVG, with the players' names by seat.

        Languages are en, fr, de and pl.

        >>> Playthrough(players=2, seed=7).svg(language="fr")[:4]
        '<svg'
        """
        return picture(self.state, language=language, names=names)

    def board_svg(self, *, lit: Collection[str] = (), labels: Mapping[str, str] | None = None) -> Picture:
        """Return a picture of the board alone as SVG, with these hexes lit and short texts on hexes.

        >>> Playthrough(players=2, seed=7).board_svg(lit=["b1", "b5"], labels={"b1": "+3"}).count("+3")
        1
        """
        return board_picture(self.state, lit=lit, labels=labels)

    def png(self, width: int = 1280, *, language: str = "en", names: Sequence[str] | None = None) -> bytes:
        """Return the picture of `svg` as PNG. Raises ModuleNotFoundError without the extra `png`."""
        from assyria.render.png import svg_to_png

        return svg_to_png(self.svg(language=language, names=names), width)

    def _repr_svg_(self) -> str:
        """Notebooks show a game as its picture."""
        return self.svg()

    # Copies

    def copy(self) -> Playthrough:
        """Return a second game that stands where this one stands; neither notices what is played in the other."""
        return self._wrap(self._history, self._seed)

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Two games are equal if their positions and their moves are."""
        if not isinstance(other, Playthrough):
            return NotImplemented
        return self.state == other.state and self.moves == other.moves


def _checked(seed: Seed) -> Seed:
    """Return a seed. Raises TypeError for None, which would take chance from somewhere else."""
    if not isinstance(seed, int | str):
        raise TypeError(f"a whole number or a text expected as a seed, not {seed!r}")
    return seed
