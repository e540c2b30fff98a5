"""`assyria arena`: the strength of bots."""

from __future__ import annotations

import json
import secrets
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from assyria.arena import (
    BadJournal,
    BotStats,
    Interval,
    LineUp,
    NoCluster,
    NoRay,
    OtherGames,
    RepeatedBot,
    RuleOptions,
    Runner,
    Stats,
    Tournament,
    cluster,
    cores,
    line_ups,
    play_here,
    processes,
    summarise,
)
from assyria.bots import BotFailed
from assyria.cli.bots import bot_names, bot_options, refuse_failed
from assyria.cli.files import Refused, WrongUse, save
from assyria.cli.interrupts import INTERRUPTED, interruptible
from assyria.cli.options import chosen_game, rule_options
from assyria.cli.progress import ProgressBar
from assyria.extras import install
from assyria.render.chart import Bar, Panel, chart
from assyria.render.words import Words
from assyria.rules import Game, Source


@click.command()
@click.option("--players", type=click.IntRange(2, 4), default=4, show_default=True)
@rule_options
@click.option("--bots", default="greedy,random", show_default=True, metavar="NAME,…")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int)
@click.option("--json", "as_json", is_flag=True)
@click.option("--csv", "journal", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.option("--jobs", type=click.IntRange(min=1))
@click.option("--ray", metavar="ADDRESS")
@bot_options
@click.pass_obj
def arena(
    words: Words,
    players: int,
    two_player_draft: int | None,
    feeding: str | None,
    bots: str,
    games: int,
    seed: int | None,
    as_json: bool,
    journal: Path | None,
    plot: Path | None,
    jobs: int | None,
    ray: str | None,
    limit: float,
    failures: Path | None,
) -> None:
    if ray is not None and jobs is not None:
        raise WrongUse(words("cli-arena-jobs-or-ray"))
    game = chosen_game(players, two_player_draft, feeding, words)
    matches = _line_ups(bots, players, limit, words)
    if seed is None:
        seed = secrets.randbelow(10**9)
        click.echo(words("cli-arena-seed", seed=str(seed)), err=True)
    tournament = _tournament(matches, games, seed, journal, game, words)
    asked, done = len(tournament.asked), len(tournament.played)
    if asked != games:
        click.echo(words("cli-arena-whole-deals", games=asked, each=len(matches) * players), err=True)
    began = time.perf_counter()
    whole = _play(tournament, _runner(ray, jobs, asked - done, limit), failures, words)
    seconds = time.perf_counter() - began
    if tournament.played:
        found = summarise(tournament.played)
        if as_json:
            told = {"players": players, "rules": game.options, "seed": seed, "line_ups": matches, **as_data(found)}
            click.echo(json.dumps(told))
        else:
            _report(found, seed, (len(tournament.played) - done) / seconds, words)
        if plot is not None:
            save(plot, picture(found, players, words).encode(), words)
    if not whole:
        click.echo(words("cli-arena-interrupted", done=len(tournament.played), of=asked), err=True)
        sys.exit(INTERRUPTED)


def _line_ups(bots: str, players: int, limit: float, words: Words) -> list[LineUp]:
    """Return the matches between these bots. Raises WrongUse."""
    names = bot_names(bots, limit, words)
    try:
        return line_ups(names, players)
    except RepeatedBot as repeated:
        raise WrongUse(words("cli-arena-repeated", name=str(repeated))) from None


def _tournament(
    matches: list[LineUp], games: int, seed: int, journal: Path | None, game: Game, words: Words
) -> Tournament:
    """Return the tournament, new or continued from its journal. Raises Refused."""
    try:
        return Tournament(matches, games, seed, journal, RuleOptions(game.two_player_draft, game.feeding))
    except OtherGames:
        raise Refused(words("cli-arena-other-games", file=str(journal))) from None
    except BadJournal as bad:
        raise Refused(words("cli-arena-bad-journal", file=str(journal), line=str(bad.line))) from None
    except OSError as wrong:
        raise Refused(words("cli-cannot-write", file=str(journal), why=wrong.strerror or "")) from None


def _runner(ray: str | None, jobs: int | None, games: int, limit: float) -> Runner:
    if ray is not None:
        return cluster(ray, limit)
    jobs = min(jobs or cores(), games)
    return processes(jobs, limit) if jobs > 1 else partial(play_here, limit=limit)


def _play(tournament: Tournament, runner: Runner, failures: Path | None, words: Words) -> bool:
    """Play with a progress bar; False if interrupted, which keeps all finished games. Raises Refused."""
    try:
        asked, done = len(tournament.asked), len(tournament.played)
        with interruptible(), ProgressBar("cli-games-bar", asked, words, done) as bar:
            for _ in tournament.play(runner):
                bar.advance()
    except KeyboardInterrupt:
        return False
    except BotFailed as failed:
        raise refuse_failed(failed, failures, words) from None
    except BrokenProcessPool:
        raise Refused(words("cli-arena-process-died")) from None
    except NoRay:
        raise Refused(words("cli-arena-no-ray", install=install("ray"))) from None
    except NoCluster as nowhere:
        raise Refused(words("cli-arena-no-cluster", address=str(nowhere))) from None
    return True


def as_data(found: Stats) -> dict[str, object]:
    """Return the statistics for programs."""
    return {
        "games": found.games,
        "deals": found.deals,
        **_data("winning_score", found.winning_score),
        "bots": {name: _bot_data(bot) for name, bot in found.bots.items()},
    }


def _bot_data(bot: BotStats) -> dict[str, object]:
    return {
        "games": bot.games,
        "seats": bot.seats,
        **_data("win_share", bot.win_share),
        **_data("mean_rank", bot.mean_rank),
        **_data("mean_score", bot.mean_score),
        "sources": {source.value: _data("mean", points) for source, points in bot.sources.items()},
        "seconds_per_decision": bot.seconds,
        **_data("rating", Interval(*bot.rating)),
    }


def _data(name: str, found: Interval) -> dict[str, object]:
    """Return an estimate for programs. Null stands for an interval that is not known."""
    return {name: found.mean, f"{name}_interval": None if found.low is None else (found.low, found.high)}


def _report(found: Stats, seed: int, rate: float, words: Words) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for name in found.bots:
        table.add_column(name, justify="right")
    bots = found.bots.values()
    table.add_row(words("cli-arena-games"), *(str(bot.games) for bot in bots))
    table.add_row(words("cli-wins"), *(_within("cli-share", bot.win_share, words) for bot in bots), style="bold")
    table.add_row(words("cli-arena-place"), *(_within("cli-arena-fine", bot.mean_rank, words) for bot in bots))
    table.add_row(words("table-score"), *(_within("cli-mean", bot.mean_score, words) for bot in bots))
    ratings = (Interval(*bot.rating) for bot in bots)
    table.add_row(words("cli-arena-rating"), *(_within("cli-arena-whole", rating, words) for rating in ratings))
    table.add_row(words("cli-arena-thinking"), *(words("cli-arena-ms", ms=1000 * bot.seconds) for bot in bots))
    table.add_section()
    for source in Source:
        points = (bot.sources[source] for bot in bots)
        table.add_row(words(f"source-{source}"), *(_within("cli-mean", mean, words) for mean in points))
    console = Console(highlight=False)
    console.print(table)
    console.print(words("cli-arena-winning-score", score=_within("cli-mean", found.winning_score, words)))
    console.print(
        words("cli-arena-summary", games=found.games, deals=found.deals, rate=round(rate, 1), seed=str(seed))
    )


def _within(message: str, found: Interval, words: Words) -> str:
    """Return a mean with its interval."""
    value = NUMBERS[message]
    if found.low is None or found.high is None:
        return words(message, **{value: found.mean})
    low, high = (words(message, **{value: end}) for end in (found.low, found.high))
    return words("cli-arena-within", mean=words(message, **{value: found.mean}), low=low, high=high)


NUMBERS = {"cli-share": "share", "cli-mean": "mean", "cli-arena-fine": "mean", "cli-arena-whole": "mean"}
"""The format of each number: its message, and what that message calls it."""


def picture(found: Stats, players: int, words: Words) -> str:
    """Return a chart of victories and points, as SVG."""
    wins = Panel(
        words("cli-arena-plot-wins"),
        [_bar(name, "cli-share", bot.win_share, words) for name, bot in found.bots.items()],
        tick=lambda share: f"{100 * share:.0f} %",
        highest=1.0,
        mark=1 / players,
        mark_text=words("cli-arena-plot-even"),
    )
    points = Panel(
        words("cli-arena-plot-points"),
        [_bar(name, "cli-mean", bot.mean_score, words) for name, bot in found.bots.items()],
        tick=lambda score: f"{score:.0f}",
    )
    heading = words("cli-arena-plot", players=players, games=found.games)
    story = "; ".join(f"{bar.label}: {bar.text}" for panel in (wins, points) for bar in panel.bars)
    return chart(heading, story, [wins, points])


def _bar(name: str, message: str, found: Interval, words: Words) -> Bar:
    return Bar(name, found.mean, _within(message, found, words), found.low, found.high)
