"""`assyria review`: where a game was won and lost."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from assyria.bots.process import cores, in_processes
from assyria.cli.files import Refused, open_record
from assyria.cli.interrupts import INTERRUPTED, interruptible
from assyria.cli.progress import ProgressBar
from assyria.protocol.coaching import SeatStory, Verdict
from assyria.protocol.reviews import Review, SeatReview
from assyria.record import GameHistory
from assyria.render.coach import Coach
from assyria.render.story import distinct, names_of
from assyria.render.words import Words
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.review import NothingToReview, judge_task, put_together, review_tasks


@click.command()
@click.argument("file")
@click.option("--jobs", type=click.IntRange(min=1))
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def review(words: Words, file: str, jobs: int | None, as_json: bool) -> None:
    history = open_record(file, words)
    try:
        tasks = review_tasks(history)
    except NothingToReview:
        raise Refused(words("cli-review-nothing", file=file)) from None
    try:
        judged = _judge_all(tasks, jobs or cores(), words)
    except KeyboardInterrupt:
        click.echo(words("cli-review-interrupted"), err=True)
        sys.exit(INTERRUPTED)
    found = put_together(history, judged)
    if as_json:
        click.echo(json.dumps(asdict(found)))
    else:
        _report(found, history, words)


def _judge_all(tasks: Sequence[ReviewTask], jobs: int, words: Words) -> list[Judgement]:
    """Return the judgements of all tasks, in their order, with a progress bar."""
    # What is compiled on first use is compiled once, and not by all at the same time.
    judged = {len(tasks) - 1: judge_task(tasks[-1])}
    calls = ((number, task) for number, task in enumerate(tasks[:-1]))
    with interruptible(), ProgressBar("cli-review-bar", len(tasks) - 1, words) as bar:
        for number, found in in_processes(jobs, _judge, calls):
            judged[number] = found
            bar.advance()
    return [judged[number] for number in range(len(tasks))]


def _judge(number: int, task: ReviewTask) -> tuple[int, Judgement]:
    return number, judge_task(task)


def _report(found: Review, history: GameHistory, words: Words) -> None:
    console = Console(highlight=False)
    names = distinct(names_of(history, words), words)
    coach = Coach(words, names)
    # Who won comes first: the first line says where the game was decided.
    for seat in sorted(found.seats, key=lambda seat: -seat.result):
        for line in _story(seat.story, coach, words):
            console.print(line, markup=False)
    console.print(_account(found.seats, names, words))


def _story(story: SeatStory, coach: Coach, words: Words) -> Iterator[str]:
    """Yield a headline, and below it what was wrong and what deserves praise."""
    if story.headline is not None:
        yield coach.headline(story.seat, story.headline)
    for moment in (*story.moments, *story.praise):
        when = {"reign": moment.reign, "turn": moment.turn, "move": moment.move}
        text = coach.moment(moment)
        if moment.verdict is Verdict.EXCELLENT:
            yield f"  {words('cli-review-praise', **when, text=text)}"
        else:
            verdict, played = words(f"coach-verdict-{moment.verdict}"), coach.move(moment.why.other or "")
            yield f"  {words('cli-review-moment', **when, verdict=verdict, played=played, text=text)}"


def _account(seats: Sequence[SeatReview], names: Sequence[str], words: Words) -> Table:
    """Return the account: what made each player's win chance, row by row, to the result."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words("cli-review-ledger"))
    for name in names:
        table.add_column(name, justify="right")
    table.add_row(words("cli-review-start"), *(words("cli-share", share=seat.start) for seat in seats))
    table.add_row(words("cli-review-own"), *_changes([seat.own for seat in seats], words))
    for other, name in enumerate(names):
        row = _changes([seat.others[other] for seat in seats], words)
        row[other] = ""
        table.add_row(words("cli-review-other", name=name), *row)
    table.add_row(words("cli-review-luck"), *_changes([seat.luck for seat in seats], words))
    table.add_row(words("cli-review-correction"), *_changes([seat.correction for seat in seats], words))
    table.add_section()
    results = (words("cli-share", share=seat.result) for seat in seats)
    table.add_row(words("cli-review-result"), *results, style="bold")
    grades = (words("cli-mean", mean=seat.grade or 0.0) for seat in seats)
    table.add_row(words("cli-review-grade"), *grades)
    return table


def _changes(shares: Sequence[float], words: Words) -> list[str]:
    return [_sign(share) + words("cli-share", share=abs(share)) for share in shares]


def _sign(number: float) -> str:
    return "−" if number < 0 else "+"
