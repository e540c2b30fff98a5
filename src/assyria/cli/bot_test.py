"""`assyria bot-test`: any bot or engine, tried in hundreds of positions."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from assyria.bots import Failure
from assyria.bots.trial import Trial, try_bot
from assyria.cli.bots import bot_options, failure_text, need_bot, save_capsule
from assyria.cli.interrupts import INTERRUPTED, interruptible
from assyria.cli.progress import ProgressBar
from assyria.render.words import Words

MEGABYTE = 1_000_000


@click.command("bot-test")
@click.argument("bot")
@click.option("--positions", type=click.IntRange(min=1), default=300, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@bot_options
@click.pass_obj
def bot_test(
    words: Words, bot: str, positions: int, seed: int, as_json: bool, limit: float, failures: Path | None
) -> None:
    need_bot(bot, limit, words)
    files: list[Path | None] = []

    def tell(failure: Failure) -> None:
        files.append(save_capsule(failure, failures))
        click.echo(failure_text(failure, files[-1], words), err=True)

    try:
        with interruptible(), ProgressBar("cli-positions-bar", positions, words) as bar:
            trial = try_bot(bot, positions, limit, seed, bar.advance, tell)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    if as_json:
        click.echo(json.dumps(_data(trial, files)))
    else:
        _report(trial, positions, words)
    sys.exit(0 if trial.passed else 1)


def _data(trial: Trial, files: list[Path | None]) -> dict[str, object]:
    return {
        "bot": trial.bot,
        "passed": trial.passed,
        "positions": trial.positions,
        "failures": [
            {"code": failure.code.value, "why": failure.why, "file": None if file is None else str(file)}
            for failure, file in zip(trial.failures, files, strict=True)
        ],
        "printed": trial.printed,
        "repeated": trial.repeated,
        "different": trial.different,
        "seconds": {"mean": trial.mean, "p99": trial.p99, "worst": trial.worst},
        "memory_bytes": trial.memory,
    }


def _report(trial: Trial, asked: int, words: Words) -> None:
    click.echo(words("cli-bot-test-positions", tried=trial.positions, asked=asked))
    times = {name: 1000 * getattr(trial, name) for name in ("mean", "p99", "worst")}
    click.echo(words("cli-bot-test-time", **times))
    if trial.memory is not None:
        click.echo(words("cli-bot-test-memory", megabytes=round(trial.memory / MEGABYTE)))
    click.echo(words("cli-bot-test-same", repeated=trial.repeated, same=trial.repeated - trial.different))
    if trial.printed:
        click.echo(words("cli-bot-test-printed", count=trial.printed))
    result = "cli-bot-test-passed" if trial.passed else "cli-bot-test-failed"
    click.echo(words(result, bot=trial.bot, failures=len(trial.failures)))
