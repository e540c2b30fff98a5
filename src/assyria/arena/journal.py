"""A file of the games that were played: a line each, written as soon as the game is over."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from assyria.arena.game import PlayedGame, SeatResult
from assyria.arena.pairings import USUAL_RULES, LineUp, Pairing, RuleOptions
from assyria.rules import ScoreBreakdown, Source

BY_GAME = ("run", "deal", "rotation")
BY_SEAT = ("bot", "score", "rank", *Source, "decisions", "seconds")


class OtherGames(ValueError):
    """The file holds games of other bots, another number of players, another seed or other rule options."""


class BadJournal(ValueError):
    """The file is not a journal. `line` is the first wrong one."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Journal:
    """A CSV file of one run: some line-ups, a seed and rule options."""

    def __init__(
        self,
        path: Path,
        matches: Sequence[LineUp],
        seed: int,
        options: RuleOptions = USUAL_RULES,
    ) -> None:
        self.path = path
        self.options = options
        run: tuple[object, ...] = (list(matches), seed)
        if options != USUAL_RULES:  # files from before there were options stay readable
            run = (*run, options.two_player_draft, options.feeding.value)
        self.run = sha256(repr(run).encode()).hexdigest()[:12]
        """Marks the lines of this run, so that no other games are counted. It does not reveal the seed."""
        self.columns = columns(len(matches[0]))

    def read(self) -> dict[Pairing, PlayedGame]:
        """Return the games in the file; begin it if it is new. Raises OtherGames, BadJournal, OSError."""
        self.path.touch()
        data = self.path.read_bytes()
        # The last line, and even the first, may have been half written when the machine stopped.
        if ",".join(self.columns).encode().startswith(data):
            self.path.write_bytes(b"")
            self._append(self.columns)
            return {}
        whole = data[: data.rfind(b"\n") + 1]
        read = (game._replace(options=self.options) for game in _games(whole, self.run, self.columns))
        games = {game.pairing: game for game in read}
        if whole != data:
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return games

    def add(self, played: PlayedGame) -> None:
        """Append a game. Raises OSError."""
        row: list[object] = [self.run, played.deal, played.rotation]
        for seat, rank in zip(played.seats, played.ranks, strict=True):
            row += [seat.bot, seat.score, f"{rank:g}", *seat.ledger, seat.decisions, f"{seat.seconds:.6f}"]
        self._append(row)

    def _append(self, row: Sequence[object]) -> None:
        with self.path.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow(row)


def columns(players: int) -> list[str]:
    """Return the names in the first line of a journal."""
    return [*BY_GAME, *(f"{name}_{seat}" for seat in range(players) for name in BY_SEAT)]


def _games(data: bytes, run: str, names: list[str]) -> Iterator[PlayedGame]:
    """Yield the games in these lines. Raises OtherGames, BadJournal."""
    try:
        first, *rows = csv.reader(data.decode().splitlines(), strict=True)
    except (UnicodeDecodeError, ValueError, csv.Error):
        raise BadJournal(1) from None
    if first != names:
        raise OtherGames if any(first == columns(players) for players in (2, 3, 4)) else BadJournal(1)
    for number, row in enumerate(rows, start=2):
        if len(row) != len(names):
            raise BadJournal(number)
        if row[0] != run:
            raise OtherGames
        try:
            yield _game(row)
        except ValueError:
            raise BadJournal(number) from None


def _game(row: list[str]) -> PlayedGame:
    """Return the game in a line. Raises ValueError."""
    seats = []
    for start in range(len(BY_GAME), len(row), len(BY_SEAT)):
        bot, score, _rank, *points, decisions, seconds = row[start : start + len(BY_SEAT)]
        seat = SeatResult(bot, ScoreBreakdown(*map(int, points)), int(decisions), float(seconds))
        if seat.score != int(score):
            raise ValueError(score)
        seats.append(seat)
    return PlayedGame(int(row[1]), int(row[2]), tuple(seats))
