"""`assyria dataset`: games of bots as Parquet, for machine learning."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from assyria.bots import BotFailed
from assyria.cli.bots import bot_options, refuse_failed, seated_bots
from assyria.cli.files import Refused
from assyria.cli.interrupts import INTERRUPTED, interruptible
from assyria.cli.options import chosen_game, rule_options
from assyria.cli.progress import ProgressBar
from assyria.cli.simulate import play_with_statistics
from assyria.render.words import Words
from assyria.rules import Game

if TYPE_CHECKING:
    from assyria.env.dataset import Dataset


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--players", type=click.IntRange(2, 4), default=4, show_default=True)
@rule_options
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--bots", default="greedy", show_default=True, metavar="NAME,…")
@click.option("--seed", type=int)
@click.option("--shard", type=click.IntRange(min=1), default=50, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@bot_options
@click.pass_obj
def dataset(
    words: Words,
    folder: Path,
    players: int,
    two_player_draft: int | None,
    feeding: str | None,
    games: int,
    bots: str,
    seed: int | None,
    shard: int,
    as_json: bool,
    limit: float,
    failures: Path | None,
) -> None:
    game = chosen_game(players, two_player_draft, feeding, words)
    names = seated_bots(bots, players, limit, words)
    opened = _open(folder, game, tuple(names), seed, words)
    before = opened.done.intersection(range(1, games + 1))
    whole = True
    try:
        with interruptible(), ProgressBar("cli-games-bar", games, words, len(before)) as bar:
            for number in range(1, games + 1):
                if number not in before:
                    seated = opened.origin.seated(number)
                    opened.add(number, *play_with_statistics(seated, opened.origin.seed, number, game, limit))
                    bar.advance()
                if opened.waiting == shard:
                    _write(opened, folder, words)
    except KeyboardInterrupt:
        whole = False
    except BotFailed as failed:
        _write(opened, folder, words)
        raise refuse_failed(failed, failures, words) from None
    _write(opened, folder, words)
    done = len(opened.done.intersection(range(1, games + 1)))
    played, seed = done - len(before), opened.origin.seed
    if as_json:
        click.echo(json.dumps({"games": done, "played": played, "seed": seed, "folder": str(folder)}))
    else:
        click.echo(words("cli-dataset-summary", games=done, played=played, seed=str(seed), folder=str(folder)))
    if not whole:
        click.echo(words("cli-dataset-interrupted", done=done, of=games), err=True)
        sys.exit(INTERRUPTED)


def _open(folder: Path, game: Game, bots: tuple[str, ...], seed: int | None, words: Words) -> Dataset:
    """Return the dataset in a folder, old or new; without a seed an old one keeps its own. Raises Refused."""
    from assyria.extras import MissingExtra, install

    try:
        from assyria.env.dataset import Dataset, Origin, OtherDataset, origin_of
    except MissingExtra as missing:
        raise Refused(
            words("cli-dataset-extra", package=missing.name or "", install=install("research"))
        ) from None
    try:
        if seed is None:
            found = origin_of(folder)
            seed = secrets.randbelow(10**9) if found is None else found.seed
        return Dataset(folder, Origin(game.players, bots, seed, game.two_player_draft, game.feeding.value))
    except OtherDataset:
        raise Refused(words("cli-dataset-other", folder=str(folder))) from None
    except OSError as wrong:
        raise _unwritable(folder, wrong, words) from None


def _write(opened: Dataset, folder: Path, words: Words) -> None:
    try:
        opened.write()
    except OSError as wrong:
        raise _unwritable(folder, wrong, words) from None


def _unwritable(folder: Path, wrong: OSError, words: Words) -> Refused:
    return Refused(words("cli-cannot-write", file=str(folder), why=wrong.strerror or str(wrong)))
