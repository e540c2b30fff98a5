"""`assyria simulate`: whole games between bots."""

from __future__ import annotations

import json
import secrets
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from assyria.arena import play_on
from assyria.arena.warming import seated_bot, warm_up
from assyria.bots import BotFailed, SearchStatistics
from assyria.cli.bots import bot_options, refuse_failed, seated_bots
from assyria.cli.files import Refused, save
from assyria.cli.interrupts import INTERRUPTED, interruptible
from assyria.cli.options import chosen_game, rule_options
from assyria.cli.progress import ProgressBar
from assyria.record import GameHistory, write_record
from assyria.render.words import Words
from assyria.rules import Game, ScoreBreakdown, Source, deal, outcome, shuffled_with


class SeatMeans(NamedTuple):
    """The averages of a seat."""

    seat: int
    bot: str
    win_share: float
    mean_score: float
    sources: dict[str, float]


@dataclass
class Tally:
    """The results of the games so far."""

    bots: Sequence[str]
    moves: list[int] = field(default_factory=list)
    ledgers: list[tuple[ScoreBreakdown, ...]] = field(default_factory=list)
    winners: list[tuple[int, ...]] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, history: GameHistory) -> None:
        end = outcome(history.state)
        assert end is not None
        self.moves.append(len(history.moves))
        self.ledgers.append(end.ledgers)
        self.winners.append(end.winners)

    @property
    def games(self) -> int:
        return len(self.moves)

    def seat(self, seat: int) -> SeatMeans:
        """Return the averages of a seat. A shared victory counts as a fraction of one."""
        ledgers = [game[seat] for game in self.ledgers]
        wins = sum(1 / len(winners) for winners in self.winners if seat in winners)
        sources = {
            source.value: sum(ledger[index] for ledger in ledgers) / self.games
            for index, source in enumerate(Source)
        }
        return SeatMeans(seat, self.bots[seat], wins / self.games, sum(sources.values()), sources)


@click.command()
@click.option("--players", type=click.IntRange(2, 4), default=4, show_default=True)
@rule_options
@click.option("--games", type=click.IntRange(min=1), default=10, show_default=True)
@click.option("--bots", default="greedy", show_default=True, metavar="NAME,…")
@click.option("--seed", type=int)
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--json", "as_json", is_flag=True)
@bot_options
@click.pass_obj
def simulate(
    words: Words,
    players: int,
    two_player_draft: int | None,
    feeding: str | None,
    games: int,
    bots: str,
    seed: int | None,
    out: Path | None,
    as_json: bool,
    limit: float,
    failures: Path | None,
) -> None:
    game = chosen_game(players, two_player_draft, feeding, words)
    names = seated_bots(bots, players, limit, words)
    chosen = secrets.randbelow(10**9) if seed is None else seed
    if out is not None:
        _make_folder(out, words)
    tally = Tally(names)
    try:
        whole = _play_all(game, tally, games, chosen, limit, out, words)
    except BotFailed as failed:
        raise refuse_failed(failed, failures, words) from None
    if not tally.games:
        sys.exit(INTERRUPTED)
    if as_json:
        click.echo(json.dumps(_summary(tally, game, chosen)))
    else:
        _report(tally, chosen, words)
    if not whole:
        click.echo(words("cli-simulate-interrupted", done=tally.games, of=games), err=True)
        sys.exit(INTERRUPTED)


def play_game(
    names: Sequence[str], seed: int, number: int, game: Game | None = None, limit: float | None = None
) -> GameHistory:
    """Play a whole game and return it (see `play_with_statistics`)."""
    return play_with_statistics(names, seed, number, game, limit)[0]


def play_with_statistics(
    names: Sequence[str], seed: int, number: int, game: Game | None = None, limit: float | None = None
) -> tuple[GameHistory, list[SearchStatistics | None]]:
    """Play a whole game, with the usual rules if none is given; return it and the searches for its moves.

    The same seed and number give the same game on any machine. For the limit see `play_pairing`. Raises BotFailed.
    """
    for name in names:
        warm_up(name, limit)
    cards, choices = Random(f"{seed} {number} cards"), Random(f"{seed} {number} choices")
    game = game or Game(len(names))
    history = GameHistory(game, deal(game.players, cards), {"names": list(names)})
    players = [seated_bot(name, limit).new_game() for name in names]
    try:
        course = play_on(history, players, [choices] * len(names), shuffled_with(cards))
    except BotFailed as failed:
        raise BotFailed(replace(failed.failure, game=f"game {number}, seed {seed}")) from failed
    return course.history, course.statistics


def _make_folder(out: Path, words: Words) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Refused(words("cli-cannot-write", file=str(out), why=wrong.strerror or "")) from None


def _play_all(
    game: Game, tally: Tally, games: int, seed: int, limit: float, out: Path | None, words: Words
) -> bool:
    """Play and write games with a progress bar; False if interrupted, which keeps all finished games."""
    started = time.perf_counter()
    try:
        with interruptible(), ProgressBar("cli-games-bar", games, words) as bar:
            for number in range(1, games + 1):
                history = play_game(tally.bots, seed, number, game, limit)
                if out is not None:
                    _keep(out / f"game-{number:0{len(str(games))}d}.json", write_record(history.record()), words)
                tally.add(history)
                tally.seconds = time.perf_counter() - started
                bar.advance()
    except KeyboardInterrupt:
        return False
    return True


def _keep(path: Path, data: bytes, words: Words) -> None:
    """Write a record; one that exists already is kept, and has to be the same."""
    if path.exists():
        if not path.is_file() or path.read_bytes() != data:
            raise Refused(words("cli-simulate-other-there", file=str(path)))
        return
    save(path, data, words)


def _summary(tally: Tally, game: Game, seed: int) -> dict[str, object]:
    return {
        "players": game.players,
        "rules": game.options,
        "games": tally.games,
        "seed": seed,
        "moves_per_game": sum(tally.moves) / tally.games,
        "games_per_second": tally.games / tally.seconds,
        "seats": [tally.seat(seat)._asdict() for seat in range(game.players)],
    }


def _report(tally: Tally, seed: int, words: Words) -> None:
    console = Console(highlight=False)
    seats = [tally.seat(seat) for seat in range(len(tally.bots))]
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in seats:
        table.add_column(f"{words(f'seat-{seat.seat}')}\n{seat.bot}", justify="right")
    table.add_row(words("cli-wins"), *(words("cli-share", share=seat.win_share) for seat in seats))
    table.add_row(words("table-score"), *(words("cli-mean", mean=seat.mean_score) for seat in seats), style="bold")
    table.add_section()
    for source in Source:
        table.add_row(words(f"source-{source}"), *(words("cli-mean", mean=seat.sources[source]) for seat in seats))
    console.print(table)
    console.print(
        words(
            "cli-simulate-summary",
            games=tally.games,
            moves=round(sum(tally.moves) / tally.games),
            rate=round(tally.games / tally.seconds, 1),
            seed=str(seed),
        )
    )
