"""`assyria replay`: a game step by step."""

from __future__ import annotations

import json
from contextlib import suppress

import click
from rich.text import Text

from assyria.cli.files import open_record, state_at
from assyria.cli.screen import Screen
from assyria.record import GameHistory, move_text, position_text
from assyria.render.lines import paragraph
from assyria.render.story import Teller, distinct, names_of
from assyria.render.terminal import legend_lines, table_lines
from assyria.render.words import Words
from assyria.rules import legal_moves

BACK = ("\x1b[D", "\x1bOD", "h", "p")
FORWARD = ("\x1b[C", "\x1bOC", "l", "n", " ", "\r")
FIRST = ("\x1b[H", "\x1bOH", "\x1b[1~", "0")
LAST = ("\x1b[F", "\x1bOF", "\x1b[4~", "$")
TURN_BACK = ("\x1b[5~", "[")
TURN_FORWARD = ("\x1b[6~", "]")
UP = ("\x1b[A", "\x1bOA", "k")
DOWN = ("\x1b[B", "\x1bOB", "j")
LEGEND = ("?",)
QUIT = ("q", "Q", "\x1b")


@click.command()
@click.argument("file")
@click.option("--at", type=int)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def replay(words: Words, file: str, at: int | None, as_json: bool) -> None:
    history = open_record(file, words)
    number, _ = state_at(history, at, words)
    screen = Screen(words)
    if as_json:
        click.echo(json.dumps(_facts(history, number)))
    elif at is None and screen.is_terminal:
        with screen.opened(), suppress(KeyboardInterrupt, EOFError):
            _walk(screen, history)
    elif at is None:
        _tell_all(screen, history)
    else:
        _print(screen, history, number)


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


def _position_lines(history: GameHistory, number: int, words: Words, width: int) -> list[Text]:
    """Return the table after a number of moves, and which move was the last."""
    names = names_of(history, words)
    lines = table_lines(history.at(number), words, names, width)
    if number:
        played = history.moves[number - 1]
        name, move = distinct(names, words)[played.seat], move_text(played.move)
        title = words("cli-replay-at", at=number, last=len(history.moves), name=name, move=move)
    else:
        title = words("cli-replay-start", last=len(history.moves))
    return [*lines, *paragraph(title, width, "bold")]


def _teller(history: GameHistory, words: Words) -> Teller:
    return Teller(words, distinct(names_of(history, words), words))


def _story_lines(history: GameHistory, number: int, words: Words, width: int) -> list[Text]:
    """Return what a move led to."""
    told = _teller(history, words).story(history.events(number))
    return [line for text in told for line in paragraph(text, width)]


def _print(screen: Screen, history: GameHistory, number: int) -> None:
    """Print the table after a number of moves with its legend, and what the last of them led to."""
    words, width = screen.words, screen.width
    screen.print(_position_lines(history, number, words, width))
    screen.print(_story_lines(history, number, words, width))
    screen.print(legend_lines(words, width))


def _tell_all(screen: Screen, history: GameHistory) -> None:
    """Print the whole story, then the table: for a pipe or a file."""
    teller = _teller(history, screen.words)
    for events in history.story:
        for line in teller.story(events):
            click.echo(line)
    _print(screen, history, len(history.moves))


def _walk(screen: Screen, history: GameHistory) -> None:
    """Show the game step by step with keys: for a terminal."""
    number, last, scrolled = 0, len(history.moves), 0
    while True:
        scrolled = _show(screen, history, number, scrolled)
        key = click.getchar()
        if key in QUIT:
            return
        if key in DOWN:
            scrolled += 1
            continue
        if key in UP:
            scrolled -= 1
            continue
        scrolled = 0
        if key in LEGEND:
            screen.show(
                legend_lines(screen.words, screen.width), screen.wrapped(screen.words("cli-replay-back"), "dim")
            )
            click.getchar()
        elif key in BACK:
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


def _show(screen: Screen, history: GameHistory, number: int, scrolled: int) -> int:
    """Show a position and its story from some line on. Return that line, which is never too far."""
    words, width = screen.words, screen.width
    above = (
        _position_lines(history, number, words, width) if screen.is_paged else screen.wrapped(words("play-small"))
    )
    keys = screen.wrapped(words("cli-replay-keys"), "dim")
    story = _story_lines(history, number, words, width)
    room = max(2, screen.height - 1 - len(above) - len(keys))
    if len(story) <= room:
        screen.show([*above, *story], keys)
        return 0
    # One line is for saying that there is more.
    scrolled = min(max(scrolled, 0), len(story) - room + 1)
    shown = story[scrolled : scrolled + room - 1]
    more = words("cli-replay-more", first=scrolled + 1, last=scrolled + len(shown), of=len(story))
    screen.show([*above, *shown, *screen.wrapped(more, "dim")], keys)
    return scrolled


def _turn_start(history: GameHistory, number: int, step: int) -> int:
    """Return the nearest start of a turn in that direction."""
    last = len(history.moves)
    while 0 < number < last:
        before, here = history.at(number - 1), history.at(number)
        if (before.reign, before.turn) != (here.reign, here.turn):
            break
        number += step
    return min(max(number, 0), last)
