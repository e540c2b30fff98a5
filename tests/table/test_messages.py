"""What everyone is told: all that they may know, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import orjson
import pytest

from assyria.board import Card, Dignitary
from assyria.protocol.commands import Confirm, PlayAgain, PlayMove, Resign, Start
from assyria.protocol.entries import HolidayTaken, Resigned
from assyria.protocol.events import EVENT_NAMES, event_message, event_messages
from assyria.protocol.messages import ResultMessage
from assyria.protocol.options import Chair, ClockKind, ClockRule, Status, TableOptions
from assyria.protocol.problems import Problem
from assyria.protocol.wire import plain_value
from assyria.record import Finding, read_record, verify
from assyria.rules import Event, ScoreBreakdown, Source, outcome, view
from assyria.rules.events import (
    CourtRanked,
    DraftDiscarded,
    GameOver,
    HutAtCourt,
    HutsUnplaced,
    Scored,
    Sown,
    TieBreak,
)
from assyria.table import Table, apply, decide, forced_entries
from assyria.table.messages import position_message, preview_message, record_bytes, table_summary, table_view
from assyria.table.permissions import can_export_record
from assyria.table.rematch import open_rematch
from tests.games import KINDS, golden
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    KEYS,
    MAY_RESIGN,
    SECRET,
    THREE,
    TWO,
    agreed,
    begun,
    bot,
    confirmed,
    done,
    goes_on,
    legal,
    moved,
    moves_of,
    opened,
    over,
    person,
    state_of,
    to_move,
    turn_passed,
    walked,
    written,
)


def table_message(table: Table, now: float) -> Any:
    """The table as everyone sees it, as it arrives."""
    return orjson.loads(orjson.dumps(table_view(table, now)))


Encode = Callable[[Any], str]
ENCODERS: list[Encode] = [json.dumps, lambda message: orjson.dumps(message).decode()]


def leaks(table: Table, text: str) -> list[str]:
    """What a message should not have said while the game is on."""
    state = state_of(table)
    found = [word for word in (SECRET, *KEYS) if word in text]
    deck: tuple[Card, ...] = state.deck
    if len(deck) > 3 and list(deck) != sorted(deck):
        for order in (list(deck), list(deck)[::-1]):
            for separators in ((", ", ": "), (",", ":")):
                fragment = json.dumps(order, separators=separators)[1:-1]
                found += [fragment] * (fragment in text)
    return found


class TestTableMessage:
    def test_an_open_table(self) -> None:
        """Seats, options and the commitment; no position yet."""
        table = Table.new(opened(TWO, [person(0), Chair()]), {0: "Ann"})
        message = table_message(table, 0)
        assert message["status"] == "open"
        assert message["version"] == 0
        assert message["position"] is None
        assert message["legal"] == []
        assert (message["mover"], message["held"], message["undo_to"], message["proposal"]) == (None,) * 4
        assert message["moves"] == 0
        assert message["result"] is None
        assert message["commitment"] == table.commitment
        here = {
            "away": False,
            "timed_out": False,
            "stood_in": False,
            "resigned": False,
            "auto": True,
            "ready": True,
            "failures": 0,
            "hints": 0,
            "look_alike": False,
            "holiday": None,
        }
        assert message["chairs"] == [
            {"kind": "person", "name": "Ann", "bot": "greedy", **here},
            {"kind": "open", "name": "", "bot": None, **here},
        ]
        assert message["options"]["players"] == 2
        assert json.loads(json.dumps(message)) == message

    def test_a_turn(self) -> None:
        """Whose decision it is, what is legal, how far back they may go."""
        table = walked(begun(TWO), goes_on)
        seat, _ = to_move(table)
        before = len(moves_of(table))
        table = moved(table)
        message = table_message(table, 0)
        assert message["status"] == "playing"
        assert message["mover"] == seat
        assert message["moves"] == before + 1
        assert message["legal"] == legal(table)
        assert message["undo_to"] == before
        assert message["position"] == orjson.loads(orjson.dumps(position_message(view(state_of(table)))))

    def test_a_preview_as_it_arrives(self) -> None:
        """Moves and sources as texts; the gain of a held move apart."""
        table = begun(TWO)
        message = json.loads(json.dumps(preview_message(table), default=plain_value))
        assert [choice["move"] for choice in message["choices"]] == legal(table)
        assert message["version"] == table.version
        assert message["held"] is None
        table = moved(table)
        assert table.held is not None
        message = json.loads(json.dumps(preview_message(table), default=plain_value))
        assert message["held"]["camels"] == 0
        assert not any(message["held"]["points"])

    def test_not_a_preview_of_a_finished_game(self) -> None:
        table = walked(begun(TWO), over)
        with pytest.raises(Problem):
            preview_message(table)

    def test_a_held_move(self) -> None:
        """Everyone sees what waits for confirmation."""
        table = begun(TWO)
        assert table_message(table, 0)["pending"] is None
        table = moved(table)
        message = table_message(table, 0)
        assert message["held"] == legal(table)[0]
        _, at = message["held"].split()
        assert message["pending"]["players"][1]["ziggurats"] == {at: 1}
        assert message["position"]["players"][1]["ziggurats"] == {}
        assert message["pending"]["seat"] == message["position"]["seat"] == 1

    def test_what_is_pending_tells_no_card(self) -> None:
        """A held move that turns up cards shows none of them."""
        table = begun(TWO)
        while table.status is Status.PLAYING:
            message = table_message(table, 0)
            if message["pending"] is not None:
                for public in ("columns", "draft", "expansion", "undealt_expansion"):
                    known = map(str, message["position"][public])
                    assert {*map(str, message["pending"][public])} <= {*known, "[]"}, public
                assert message["pending"]["undealt_food"] == message["position"]["undealt_food"]
                table = confirmed(table)
            else:
                table = moved(table)

    def test_a_take_back(self) -> None:
        """Who asks, how far back, and who agreed."""
        table = begun(THREE)
        table = turn_passed(table)
        table = agreed(table, 2, 0, by=[1])
        assert table_message(table, 0)["proposal"] == {
            "seat": 2,
            "what": "take-back",
            "to": 0,
            "about": None,
            "ending": None,
            "agreed": [1],
            "missing": [0],
        }

    def test_clocks(self) -> None:
        """Time left at this moment, and whose is running."""
        table = begun(TableOptions(players=2, clock=ClockRule(ClockKind.LIVE, 100, 5)))
        message = table_message(table, 10.00049)
        assert message["clock"] == [100, 90.0]
        assert message["clock_running"] == 1
        assert message["options"]["clock"] == {"kind": "live", "bank": 100, "increment": 5, "cap": 0}

    def test_the_end(self) -> None:
        """Scores and winners, nobody to move."""
        table = walked(begun(TWO), over)
        end = outcome(state_of(table))
        assert end is not None
        message = table_message(table, 0)
        assert message["status"] == "finished"
        assert message["result"] == {"scores": list(end.scores), "winners": list(end.winners), "ending": None}
        assert message["legal"] == []
        assert message["undo_to"] is None

    def test_resigned(self) -> None:
        """The game is over without a count; the chair says who gave up."""
        table = begun(MAY_RESIGN)
        table = done(table, Resign(0), ANN)
        message = table_message(table, 0)
        assert message["status"] == "finished"
        assert [chair["resigned"] for chair in message["chairs"]] == [True, False]
        assert message["legal"] == []

    def test_resigned_of_three(self) -> None:
        """Who resigned does not win, even if the rules and the record say so."""
        table = walked(begun(TableOptions(players=3, resign=True)), over)
        end = outcome(state_of(table))
        assert end is not None
        best = end.winners[0]
        table = begun(TableOptions(players=3, resign=True))
        table = done(table, Resign(best), (ANN, BEN, CLEO)[best])
        table = walked(table, over)
        end = outcome(state_of(table))
        assert end is not None
        stayed = [seat for seat in range(3) if seat != best]
        top = max(end.scores[seat] for seat in stayed)
        result = table_message(table, 0)["result"]
        assert best in end.winners, "the same moves are played, by a stand-in"
        assert result["winners"] == [seat for seat in stayed if end.scores[seat] == top]
        assert json.loads(record_bytes(table))["winners"] == list(end.winners)

    def test_a_rematch(self) -> None:
        """It says which game it follows, and the old table who plays again."""
        table = begun(MAY_RESIGN)
        table = done(table, Resign(0), ANN)
        assert table_message(table, 0)["again"] == [None, None]
        table = done(table, PlayAgain(0), ANN)
        assert table_message(table, 0)["again"] == [True, None]
        again = Table.new(open_rematch(table, "table-1", bytes(32).hex()))
        assert table_message(again, 0)["rematch_of"] == "table-1"

    @pytest.mark.parametrize("encode", ENCODERS, ids=["json", "orjson"])
    def test_can_be_sent(self, encode: Encode) -> None:
        """As JSON, with the standard library and with the server's encoder, and it reads back the same."""
        table = walked(begun(THREE), lambda t: any(player.bases for player in state_of(t).players))
        message = table_message(table, 1.5)
        assert json.loads(encode(message)) == json.loads(json.dumps(message))


class TestSecrecy:
    def test_while_playing(self) -> None:
        """No secret, no identity, no order of cards in any message of a whole game."""
        table = Table.new(opened(THREE))
        table, events = apply(table, decide(table, Start(), ANN)[0], 0)
        step = 0
        while table.status is Status.PLAYING:
            said = json.dumps([table_message(table, 0), event_messages(events)])
            assert leaks(table, said) == [], f"after {len(moves_of(table))} moves"
            step += 1
            seat, who = to_move(table)
            choices = legal(table)
            text = choices[step * 7 % len(choices)]
            (entry,) = (
                decide(table, PlayMove(seat, table.version, text), who)
                if table.held is None
                else decide(table, Confirm(seat, table.version), who)
            )
            table, events = apply(table, entry, 0)
        assert len(moves_of(table)) > 50

    def test_before_the_start(self) -> None:
        """The secret exists already, and the owner's identity."""
        said = json.dumps(table_message(Table.new(opened(TWO)), 0))
        assert SECRET not in said
        assert not any(key in said for key in KEYS)

    def test_after_the_end(self) -> None:
        """Identities stay private for good."""
        table = walked(begun(TWO), over)
        said = json.dumps(table_message(table, 0)) + record_bytes(table).decode()
        assert not any(key in said for key in KEYS)

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_position_is_the_same_for_any_order(self, kind: str) -> None:
        """Whatever the order of the undealt cards, the message is the same, letter by letter."""
        history = golden(kind, 1)
        for number in range(0, len(history.moves), 10):
            state = history.at(number)
            other = replace(state, deck=state.deck[::-1], expansion_deck=state.expansion_deck[::-1])
            assert position_message(view(other)) == position_message(view(state))

    def test_the_search_finds(self) -> None:
        """A message that did tell would be caught."""
        table = begun(TWO)
        assert leaks(table, json.dumps({"deck": list(state_of(table).deck)}))
        assert leaks(table, json.dumps({"chair": BEN}))
        assert leaks(table, SECRET)


class TestSummary:
    def test_what_lists_show(self) -> None:
        """Who sits where and how far the game is, never whose identities they are; names are kept elsewhere."""
        waiting = table_summary(Table.new(opened(TWO, [person(0), Chair()]), {0: "Ann"}))
        assert (waiting.players, waiting.open, waiting.moves, waiting.over) == (2, 1, 0, False)
        assert [(chair.kind, chair.name, chair.bot) for chair in waiting.chairs] == [
            ("person", "", "greedy"),
            ("open", "", None),
        ]
        table = walked(begun(TWO), over)
        ended = table_summary(table)
        assert (ended.open, ended.moves, ended.over) == (0, len(moves_of(table)), True)
        assert not [key for key in KEYS if key in repr(ended)]

    def test_whose_turn_it_is(self) -> None:
        """And until when, where a clock runs."""
        waiting = table_summary(Table.new(opened(TWO, [person(0), Chair()])))
        assert (waiting.mover, waiting.deadline) == (None, None)
        table = begun(TWO)
        assert (table_summary(table).mover, table_summary(table).deadline) == (table.mover, None)
        timed = begun(TableOptions(clock=ClockRule(ClockKind.SLOW, 86_400, 43_200, 172_800)))
        assert table_summary(timed).mover == timed.mover
        assert table_summary(timed).deadline == timed.clock.since + 86_400

    def test_how_it_ended(self) -> None:
        """Points, winners, and from when to when it was played; nothing of it before."""
        waiting = table_summary(Table.new(opened(TWO, [person(0), Chair()])))
        assert (waiting.reign, waiting.began, waiting.ended, waiting.result) == (None, None, None, None)
        table = begun(MAY_RESIGN)
        running = table_summary(table)
        assert (running.reign, running.began, running.ended, running.result) == (1, 0, None, None)
        ended = table_summary(written(table, [Resigned(0)], 840))
        assert (ended.began, ended.ended) == (0, 840)
        assert ended.result == ResultMessage(scores=[0, 0], winners=[1])
        assert [chair.resigned for chair in ended.chairs] == [True, False]
        played = table_summary(walked(table, over))
        assert (played.reign, played.ended) == (3, 0)
        assert played.result is not None

    def test_holidays(self) -> None:
        """Of each seat; at the table until they are over."""
        slow = begun(TableOptions(players=2, clock=ClockRule(ClockKind.SLOW, 86_400, 43_200, 172_800)))
        for seat in (0, 1):
            table = written(slow, [HolidayTaken(seat, 9000)])
            wanted = [9000 if chair == seat else None for chair in (0, 1)]
            assert [chair.holiday for chair in table_summary(table).chairs] == wanted
            assert [chair.holiday for chair in table_view(table, 8999).chairs] == wanted
            assert [chair.holiday for chair in table_view(table, 9000).chairs] == [None, None]


class TestPositionMessage:
    @pytest.mark.parametrize("kind", KINDS)
    def test_everything_a_client_draws(self, kind: str) -> None:
        """Plain data at every tenth move of a game, and it adds up."""
        history = golden(kind, 0)
        for number in range(0, len(history.moves) + 1, 10):
            seen = view(history.at(number))
            message = orjson.loads(orjson.dumps(position_message(seen)))
            assert json.loads(json.dumps(position_message(seen), default=vars)) == message
            assert len(message["players"]) == seen.game.players
            assert set(message["court"]) == {"higher", "middle", "lower"}
            for seat, player in enumerate(message["players"]):
                assert player["score"] == sum(player["ledger"].values())
                assert player["stock"] == seen.stock(seat)
                assert set(player["ziggurats"]) == set(seen.players[seat].bases)
                assert set(player["ziggurats"].values()) <= {1, 2, 3}

    def test_levels(self) -> None:
        """A ziggurat counts base, centre and roof."""
        history = golden("4-players", 0)
        last = view(history.state)
        message = orjson.loads(orjson.dumps(position_message(last)))
        for seat, player in enumerate(last.players):
            for at, level in message["players"][seat]["ziggurats"].items():
                assert level == (at in player.bases) + (at in player.centres) + (at in player.roofs)


class TestEventMessages:
    def test_all_kinds(self) -> None:
        """Every kind of event becomes plain data with its kind and its fields."""
        told: dict[type, Event] = {HutsUnplaced: HutsUnplaced(1, 2)}  # too rare for golden games
        for kind in KINDS:
            for number in range(2):
                for events in golden(kind, number).story:
                    told.update({type(event): event for event in events})
        assert set(told) == set(get_args(Event))
        for event in told.values():
            message = event_message(event)
            assert message["event"] == EVENT_NAMES[type(event)]
            assert set(message) == {"event", *vars(event)}
            assert json.loads(json.dumps(message)) == message
            assert orjson.loads(orjson.dumps(message)) == message

    def test_words_and_numbers(self) -> None:
        """Dignitaries by their word, enumerations by their value, tuples as lists, ledgers by name."""
        assert event_message(HutAtCourt(1, Dignitary.MIDDLE, 2, 3)) == {
            "event": "hut-at-court",
            "seat": 1,
            "dignitary": "middle",
            "space": 2,
            "camels": 3,
        }
        source = next(iter(Source))
        assert event_message(Scored(0, source, 4))["source"] == source.value
        assert event_message(CourtRanked(0, 1, 5, 2, (3, 4), 7, TieBreak.HUTS))["ahead_by"] == "huts"
        assert event_message(CourtRanked(0, 1, 5, 2, (3, 4), 7, None))["ahead_by"] is None
        assert event_message(Sown(((), ())))["columns"] == [[], []]
        over = event_message(GameOver((1, 2), (ScoreBreakdown(), ScoreBreakdown()), (1,)))
        assert over["ledgers"] == [ScoreBreakdown()._asdict()] * 2

    def test_several(self) -> None:
        """In their order."""
        events: list[Event] = [DraftDiscarded(()), Scored(0, next(iter(Source)), 1)]
        assert event_messages(events) == [event_message(event) for event in events]
        assert event_messages(()) == []


class TestRecordMessage:
    def test_over(self) -> None:
        """The whole game with names and the secret; it reads back and is fair."""
        table = walked(begun(TWO, [person(0), bot()]), over)
        assert can_export_record(table)
        history = read_record(record_bytes(table))
        assert history.state == table.state
        assert history.extra == {
            "names": ["Ann", "random"],
            "fair": {"commitment": table.commitment, "secret": SECRET},
        }
        assert verify(history.record()).finding is Finding.FAIR

    def test_resigned(self) -> None:
        """A game that was given up ends where it ended, with the secret."""
        table = walked(begun(MAY_RESIGN), lambda t: len(moves_of(t)) == 20)
        table = done(table, Resign(0), ANN)
        assert can_export_record(table)
        history = read_record(record_bytes(table))
        assert len(history.moves) == 20
        assert verify(history.record()).finding is Finding.FAIR

    def test_not_over(self) -> None:
        """Before the end the secret stays here, and nobody gets the record."""
        table = walked(begun(TWO), lambda t: len(moves_of(t)) == 20)
        assert not can_export_record(table)
        data = record_bytes(table)
        assert SECRET.encode() not in data
        history = read_record(data)
        assert verify(history.record()).finding is Finding.NO_SECRET
        assert not can_export_record(Table.new(opened(TWO)))

    def test_moves_played_for_a_person(self) -> None:
        """The record says which they were."""
        table = walked(begun(TWO), lambda t: len(legal(t)) == 1)
        table = written(table, forced_entries(table))
        played = read_record(record_bytes(table)).moves[-1]
        assert played.extra == {"reason": "forced"}
