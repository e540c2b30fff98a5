"""`assyria replay`: a game step by step."""

from __future__ import annotations

import json
import sys

import click
from rich.console import Console

from assyria.cli.files import open_record, state_at
from assyria.record import GameHistory, move_text, position_text
from assyria.render.story import Teller, seat_names
from assyria.render.terminal import result_text, table_text
from assyria.render.words import Words
from assyria.rules import Phase, legal_moves

BACK = ("\x1b[D", "\x1bOD", "h", "p")
FORWARD = ("\x1b[C", "\x1bOC", "l", "n", " ", "\r")
FIRST = ("\x1b[H", "\x1bOH", "\x1b[1~", "0")
LAST = ("\x1b[F", "\x1bOF", "\x1b[4~", "$")
TURN_BACK = ("\x1b[5~", "[")
TURN_FORWARD = ("\x1b[6~", "]")
QUIT = ("q", "Q", "\x1b", "\x03", "\x04")


@click.command()
@click.argument("file")
@click.option("--at", type=int)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def replay(words: Words, file: str, at: int | None, as_json: bool) -> None:
    history = open_record(file, words)
    number, _ = state_at(history, at, words)
    if as_json:
        click.echo(json.dumps(_facts(history, number)))
    elif at is None and sys.stdin.isatty() and sys.stdout.isatty():
        _walk(history, words)
    elif at is None:
        _tell_all(history, words)
    else:
        _show(Console(highlight=False), history, number, words)


def _facts(history: GameHistory, number: int) -> dict[str, object]:
    state = history.at(number)
    return {
        "at": number,
        "moves": len(history.moves),
        "phase": state.phase.value,
        "seat": state.seat,
        "scores": [player.score for player in state.players],
        "legal": [move_text(move) for move in legal_moves(state)],
        "position": position_text(state),
    }


def _show(console: Console, history: GameHistory, number: int, words: Words) -> None:
    """Print the table after a number of moves, and what the last of them led to."""
    names = seat_names(history.game.players, words)
    state = history.at(number)
    console.print(table_text(state, words, names))
    if state.phase is Phase.OVER:
        console.print(result_text(state, words, names))
    console.print(words("cli-replay-at", at=number, last=len(history.moves), move=_last_move(history, number)))
    for line in Teller(words, names).story(history.story[number]):
        console.print(f"  {line}", markup=False, highlight=False)


def _last_move(history: GameHistory, number: int) -> str:
    return move_text(history.moves[number - 1].move) if number else "–"


def _tell_all(history: GameHistory, words: Words) -> None:
    """Print the whole story, then the table: for a pipe or a file."""
    teller = Teller(words, seat_names(history.game.players, words))
    for events in history.story:
        for line in teller.story(events):
            click.echo(line)
    _show(Console(highlight=False), history, len(history.moves), words)


def _walk(history: GameHistory, words: Words) -> None:
    """Show the game step by step with keys: for a terminal."""
    console = Console(highlight=False)
    number, last = 0, len(history.moves)
    while True:
        console.clear()
        _show(console, history, number, words)
        console.print(words("cli-replay-keys"), style="dim")
        key = click.getchar()
        if key in QUIT:
            return
        if key in BACK:
            number = max(0, number - 1)
        elif key in FORWARD:
            number = min(last, number + 1)
        elif key in FIRST:
            number = 0
        elif key in LAST:
            number = last
        elif key in TURN_BACK:
            number = _turn_start(history, number - 1, -1)
        elif key in TURN_FORWARD:
            number = _turn_start(history, number + 1, 1)


def _turn_start(history: GameHistory, number: int, step: int) -> int:
    """Return the nearest start of a turn in that direction."""
    last = len(history.moves)
    while 0 < number < last:
        before, here = history.at(number - 1), history.at(number)
        if (before.reign, before.turn) != (here.reign, here.turn):
            break
        number += step
    return min(max(number, 0), last)
