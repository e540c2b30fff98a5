"""Whole games step by step, from tables and from records."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from assyria.protocol.events import event_messages
from assyria.protocol.messages import ResultMessage
from assyria.protocol.options import MoveReason
from assyria.protocol.problems import bad_record
from assyria.protocol.replays import Fair, RecordRules, Replay, ReplayStep
from assyria.record import GameHistory, RecordError, move_text, read_record, write_record
from assyria.record.record import Extra
from assyria.rules import outcome, view
from assyria.table.messages import position_message, record_bytes, result_message, seat_names
from assyria.table.opening import read_line
from assyria.table.permissions import begun_game, can_export_record
from assyria.table.table import Table


@dataclass(frozen=True)
class GameSoFar:
    """The game of a table, as it is sent to the process that replays it. It holds the order of the cards."""

    record: bytes
    names: list[str]
    result: ResultMessage | None
    fair: Fair | None
    exported: bytes | None
    """The record for everyone, once the game is over."""


def game_so_far(table: Table) -> GameSoFar:
    """Return the game of a table so far. Raises Problem before it begins."""
    return GameSoFar(
        record=write_record(begun_game(table).record()),
        names=seat_names(table),
        result=result_message(table),
        fair=None if table.commitment is None else Fair(commitment=table.commitment, secret=table.revealed),
        exported=record_bytes(table) if can_export_record(table) else None,
    )


def replay_of_table(game: GameSoFar) -> Replay:
    """Return the game of a table step by step, with its record once it is over."""
    history = read_record(game.record, most_further=None)
    return _replay(history, game.names, game.result, game.fair, game.exported)


def replay_of_record(data: bytes) -> Replay:
    """Return the game of a record. Raises Problem if it is not a record or not a valid one."""
    try:
        history = read_record(data)
    except RecordError as wrong:
        raise bad_record(wrong) from None
    return _replay_alone(history)


def replay_of_line(record: str, line: Sequence[int]) -> Replay:
    """Return a line of a record as a game of its own. Raises Problem."""
    return _replay_alone(read_line(record, line))


def _replay_alone(history: GameHistory) -> Replay:
    end = outcome(history.state)
    return _replay(
        history,
        names=_names(history),
        result=ResultMessage(scores=list(end.scores), winners=list(end.winners)) if end else None,
        fair=_fair(history.extra.get("fair")),
        record=None,
    )


def _names(history: GameHistory) -> list[str]:
    """Return the names in a record's notes, which anyone may have written; empty ones if one is missing."""
    names, players = history.extra.get("names"), history.game.players
    if isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names):
        return names
    return [""] * players


def _reason(extra: Extra) -> MoveReason | None:
    """Return why a move was made for somebody. Older records say only that it was forced, as `auto`."""
    if extra.get("auto") is True:
        return MoveReason.FORCED
    given = extra.get("reason")
    return next((reason for reason in MoveReason if reason == given), None)


def _fair(promise: object) -> Fair | None:
    """Return the promise about the deal if the note contains one."""
    if not isinstance(promise, dict) or not isinstance(promise.get("commitment"), str):
        return None
    secret = promise.get("secret")
    return Fair(commitment=promise["commitment"], secret=secret if isinstance(secret, str) else None)


def _replay(
    history: GameHistory, names: list[str], result: ResultMessage | None, fair: Fair | None, record: bytes | None
) -> Replay:
    game = history.game
    return Replay(
        players=game.players,  # type: ignore[arg-type]  # a game has 2 to 4
        board=game.board.name,
        rules=RecordRules(two_player_draft=game.two_player_draft, feeding=game.feeding),  # type: ignore[arg-type]
        names=names,
        steps=list(_steps(history)),
        result=result,
        fair=fair,
        record=None if record is None else json.loads(record),
    )


def _steps(history: GameHistory) -> Iterator[ReplayStep]:
    """Return the position after the setup; then each move with its turn, its events and the position after it."""
    before = history.at(0)
    for number, (played, events) in enumerate(zip((None, *history.moves), history.story, strict=True)):
        after = history.at(number)
        yield ReplayStep(
            seat=played.seat if played else None,
            move=move_text(played.move) if played else None,
            reason=_reason(played.extra) if played else None,
            reign=before.reign,
            turn=before.turn,
            position=position_message(view(after)),
            events=event_messages(events),
        )
        before = after
