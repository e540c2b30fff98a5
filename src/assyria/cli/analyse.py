"""`assyria analyse`: the engine's analysis of a decision."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import groupby
from random import Random

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from assyria.bots.analysis import Analysis
from assyria.bots.analysis_message import analysis_message, by_source
from assyria.cli.files import Refused, WrongUse, open_record, state_at
from assyria.preview import preview
from assyria.record import move_text
from assyria.render.choices import choice_text
from assyria.render.coach import Coach
from assyria.render.story import distinct, names_of
from assyria.render.words import Words
from assyria.rules import View, legal_moves, view

MOST = 10
"""The most moves that people are shown; programs get all of them."""


@click.command()
@click.argument("file")
@click.option("--at", type=int)
@click.option("--seconds", type=click.FloatRange(0, min_open=True))
@click.option("--simulations", type=click.IntRange(min=1))
@click.option("--seed", type=int)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def analyse(
    words: Words,
    file: str,
    at: int | None,
    seconds: float | None,
    simulations: int | None,
    seed: int | None,
    as_json: bool,
) -> None:
    if seconds is not None and simulations is not None:
        raise WrongUse(words("cli-analyse-seconds-or-simulations"))
    history = open_record(file, words)
    number, state = state_at(history, at, words)
    moves = legal_moves(state)
    if len(moves) < 2:
        message = "cli-analyse-forced" if moves else "cli-analyse-over"
        raise Refused(words(message, file=file, at=number))
    # Imported here: it takes half a second, which other commands do not need.
    from assyria.bots.analysing import Depth
    from assyria.bots.analysing import analyse as look
    from assyria.study.candidates import explain_best

    seen = view(state)
    depth = None if simulations is None and seconds is None else Depth(simulations, seconds)
    played = history.moves[number].move if number < len(history.moves) else None
    found = look(seen, depth, played, None if seed is None else Random(seed))
    why = explain_best(found, seen, played)
    if as_json:
        told = asdict(analysis_message(found, why))
        click.echo(json.dumps({"at": number, "moves": len(history.moves), "seat": state.seat, **told}))
        return
    console = Console(highlight=False)
    names = distinct(names_of(history, words), words)
    name = names[seen.mover]
    console.print(words("cli-analyse-at", at=number, last=len(history.moves), name=name), markup=False)
    console.print(_seats(found, names, words))
    console.print(_moves(found, seen, words))
    for line in Coach(words, names).explanation(seen.mover, why):
        console.print(line, markup=False)
    console.print(words("cli-analyse-line"), markup=False)
    for seat, part in groupby(found.line, key=lambda expected: expected[0]):
        console.print(f"  {names[seat]}: {', '.join(move_text(move) for _, move in part)}", markup=False)
    console.print(words("cli-analyse-simulations", count=found.simulations), markup=False)


def _seats(found: Analysis, names: list[str], words: Words) -> Table:
    """Return what each seat can expect: win chance, and points by source."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words("cli-analyse-expected"))
    for name in names:
        table.add_column(name, justify="right")
    table.add_row(words("cli-analyse-share"), *(words("cli-share", share=share) for share in found.chances))
    table.add_row(words("cli-analyse-points"), *_means(found.scores, words), style="bold")
    by_seat = [dict(by_source(points)) for points in found.sources]
    for source in by_seat[0]:
        table.add_row(f"  {words(f'source-{source}')}", *_means([each[source] for each in by_seat], words))
    return table


def _means(points: tuple[float, ...] | list[float], words: Words) -> list[str]:
    return [words("cli-mean", mean=mean) for mean in points]


def _moves(found: Analysis, seen: View, words: Words) -> Table:
    """Return the moves tried most often: how often they were tried, and their win chance."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words("cli-analyse-move"), no_wrap=True)
    table.add_column(words("cli-analyse-choice"))
    table.add_column(words("cli-analyse-visits"), justify="right")
    table.add_column(words("cli-analyse-share"), justify="right")
    choices = {choice.move: choice_text(choice, words) for choice in preview(seen).choices}
    for candidate in found.candidates[:MOST]:
        share = words("cli-share", share=candidate.chances[seen.mover])
        visits = words("cli-analyse-count", count=candidate.visits)
        table.add_row(move_text(candidate.move), choices[candidate.move], visits, share)
    return table
