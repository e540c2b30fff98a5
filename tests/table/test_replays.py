"""Games shown again, step by step: of tables and of records."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from assyria.protocol.events import event_messages
from assyria.protocol.options import Status
from assyria.protocol.problems import Problem
from assyria.protocol.replays import Replay
from assyria.record import GameHistory, line_history, move_text, write_record
from assyria.rules import view
from assyria.table.messages import position_message
from assyria.table.replays import game_so_far, replay_of_line, replay_of_record, replay_of_table
from tests.effort import effort, some
from tests.games import KINDS, golden, golden_lines
from tests.protocol.conforming import check, wire
from tests.protocol.test_conformance import Play
from tests.record.test_variations import GAME


def held_against(replay: Any, history: GameHistory) -> None:
    """Step N is the position after N moves, with the move that led there and what it led to."""
    assert len(replay["steps"]) == len(history.moves) + 1
    for number, step in enumerate(replay["steps"]):
        assert step["position"] == wire(position_message(view(history.at(number))))
        before = history.at(max(0, number - 1))
        assert (step["reign"], step["turn"]) == (before.reign, before.turn)
    for step, events in zip(replay["steps"], history.story, strict=True):
        assert step["events"] == wire(event_messages(events))
    moves = [(step["seat"], step["move"]) for step in replay["steps"][1:]]
    assert moves == [(played.seat, move_text(played.move)) for played in history.moves]
    assert (replay["steps"][0]["seat"], replay["steps"][0]["move"]) == (None, None)


@pytest.mark.parametrize("kind", some(KINDS))
def test_a_record_step_by_step(kind: str) -> None:
    """Whole or cut at any move."""
    history = golden(kind, 2)
    replay = wire(replay_of_record(golden_lines(kind)[2]))
    check(Replay, replay)
    held_against(replay, history)
    assert replay["players"] == history.game.players
    game = history.game
    assert replay["rules"] == {"two_player_draft": game.two_player_draft, "feeding": game.feeding.value}
    assert replay["result"]["scores"] == [player.score for player in history.state.players]
    begun = wire(replay_of_record(write_record(history.record(30))))
    assert len(begun["steps"]) == 31
    assert begun["result"] is None


@pytest.mark.parametrize(
    ("notes", "names", "fair"),
    [
        ({}, ["", ""], None),
        (
            {"names": ["Ada", "Ben"], "fair": {"commitment": "c", "secret": "s"}},
            ["Ada", "Ben"],
            {"commitment": "c", "secret": "s"},
        ),
        (
            {"names": ["Ada"], "fair": {"commitment": "c", "secret": 7}},
            ["", ""],
            {"commitment": "c", "secret": None},
        ),
        ({"names": ["Ada", 2], "fair": {"secret": "s"}}, ["", ""], None),
        ({"names": "AB", "fair": "yes"}, ["", ""], None),
    ],
)
def test_notes_of_a_record_are_taken_for_what_they_are(notes: Any, names: list[str], fair: Any) -> None:
    """Anybody may have written them."""
    history = golden("2-players", 0)
    record = orjson.loads(write_record(history.record(3)))
    del record["names"]
    record["moves"][0]["auto"] = True
    record["moves"][1]["auto"] = "yes"
    replay = wire(replay_of_record(orjson.dumps({**record, **notes})))
    check(Replay, replay)
    assert (replay["names"], replay["fair"]) == (names, fair)
    assert [step["reason"] for step in replay["steps"][:3]] == [None, "forced", None]


def test_a_table_step_by_step() -> None:
    """At every moment of a game with undo and take-back; nothing of the cards to come before the end."""
    play = Play(3, 2, seed=8)
    for number, _ in enumerate(play.steps()):
        table = play.table
        if table.history is None or (number % effort(400, 40) and table.status is Status.PLAYING):
            continue
        replay = wire(replay_of_table(game_so_far(table)))
        check(Replay, replay)
        held_against(replay, table.history)
        over = table.status is Status.FINISHED
        assert (replay["record"] is not None) == over
        assert (replay["fair"]["secret"] is not None) == over
        assert (replay["result"] is not None) == over
    assert replay["names"] == ["Name 0", "Name 1", "Name 2"]
    assert replay["record"]["names"] == replay["names"]


def test_what_is_no_record_is_refused() -> None:
    """With what is wrong, where, and by which rule."""
    record = orjson.loads(golden_lines("4-players")[0])
    record["moves"][2]["move"] = "start c4"
    with pytest.raises(Problem, match="bad-record") as refused:
        replay_of_record(orjson.dumps(record))
    told = refused.value.body()
    assert (told["fault"], told["move"], told["rule"]) == ("illegal-move", 3, "§1.4")


def test_a_line_is_replayed_as_a_game_of_its_own() -> None:
    """It is the game up to where it leaves it, and its own moves from there on."""
    record = write_record(GAME.record()).decode()
    found = replay_of_line(record, [0])
    line = line_history(GAME, [0])
    assert [step.move for step in found.steps[1:]] == [move_text(played.move) for played in line.moves]
    assert found.record is None
    with pytest.raises(Problem):
        replay_of_line(record, [99])
