"""Records with variations: lines that leave a game are read, played, written and refused like the game itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from importlib import resources
from random import Random
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assyria.record import (
    Dealt,
    Fault,
    GameHistory,
    Played,
    RecordError,
    Variation,
    line_history,
    read_record,
    replay,
    reshuffle_unseen,
    write_record,
)
from assyria.record.codec import MOST_FURTHER
from assyria.record.variations import DEEPEST_LINE, LONGEST_NAME, MOST_LINES
from assyria.rules import Game, Phase, Reason, State, legal_moves, shuffled_with
from assyria.rules.state import change
from tests.effort import effort
from tests.games import golden, random_game

SCHEMA = json.loads((resources.files("assyria.record") / "record.schema.json").read_text(encoding="utf-8"))


def grown(
    state: State, at: int, moves: int, rng: Random, *, anew: bool = True, depth: int = 0
) -> tuple[Variation, GameHistory]:
    """A line of random moves from a position after so many moves, and a line of it for each level of depth."""
    deals: list[Dealt] = []
    if anew:
        food = tuple(rng.sample(state.deck, len(state.deck)))
        expansion = tuple(rng.sample(state.expansion_deck, len(state.expansion_deck)))
        state = change(state, deck=food, expansion_deck=expansion)
        deals = [Dealt("food", food), Dealt("expansion", expansion)]
    history = GameHistory.from_position(state)
    while len(history.moves) < moves and history.state.phase is not Phase.OVER:
        history = history.play(rng.choice(legal_moves(history.state)), shuffled_with(rng))
    lines: tuple[Variation, ...] = ()
    if depth:
        number = rng.randrange(len(history.moves) + 1)
        lines = (grown(history.at(number), at + number, moves, rng, anew=anew, depth=depth - 1)[0],)
    line = Variation(at, history.moves, f"line {at}", (*deals, *history.deals), lines)
    return line, history


def with_lines(anew: bool = True) -> GameHistory:
    """A game with two lines: a long one with a reshuffle and a line of its own, and a short one without a name."""
    game = golden("4-players", 1)
    long, _ = grown(game.at(60), 60, 200, Random(3), anew=anew, depth=2)
    short, _ = grown(game.at(5), 5, 1, Random(4), anew=anew)
    return replay(replace(game.record(), variations=(long, replace(short, name=""))))


GAME = with_lines()
DOCUMENT: dict[str, Any] = json.loads(write_record(GAME.record()))


def refused(change: Callable[[dict[str, Any]], object], document: dict[str, Any] = DOCUMENT) -> RecordError:
    other = deepcopy(document)
    change(other)
    with pytest.raises(RecordError) as wrong:
        read_record(json.dumps(other).encode())
    return wrong.value


def test_lines_are_read_and_written_as_they_were() -> None:
    """§10 The same record gives the same bytes, with lines of lines and reshuffles in them."""
    written = write_record(GAME.record())
    again = read_record(written)
    assert again.variations == GAME.variations
    assert write_record(again.record()) == written
    long, short = DOCUMENT["variations"]
    assert len(long["deals"]) > 2, "the long line calls for a reshuffle"
    assert long["variations"][0]["variations"]
    assert list(short) == ["at", "deals", "moves"]
    assert b'"variations"' not in write_record(golden("4-players", 1).record())
    jsonschema.Draft202012Validator(SCHEMA).validate(DOCUMENT)


def test_a_line_without_deals_goes_on_with_the_cards_of_the_game() -> None:
    """§10 Only reshuffles are its own."""
    game = with_lines(anew=False)
    line = game.variations[0]
    assert not line.deals_anew
    assert line.deals
    assert all(dealt.deck == "food" for dealt in line.deals)
    alone = line_history(game, [0])
    assert alone.at(60) == game.at(60)
    assert alone.deals[: len(game.record(60).deals)] == game.record(60).deals
    assert len(alone.moves) == line.last
    assert write_record(read_record(write_record(game.record())).record()) == write_record(game.record())
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(write_record(game.record())))


def test_a_line_is_a_game_of_its_own() -> None:
    """§10 From the start on; what was noted of the game but for the names is not said of it."""
    game = read_record(json.dumps({**DOCUMENT, "names": list("abcd"), "fair": {"commitment": "0" * 64}}).encode())
    for path in ([0], [0, 0], [0, 0, 0], [1]):
        lines, line = game.variations, None
        for place in path:
            line = lines[place]
            lines = line.variations
        assert line is not None
        alone = line_history(game, path)
        assert alone.moves[line.at :] == line.moves
        assert alone.moves[:5] == game.moves[:5]
        assert alone.extra == {"names": list("abcd")}
        assert alone.variations == line.variations
        again = read_record(write_record(alone.record()))
        assert again.state == alone.state
    assert line_history(game, []) is game
    for path in ([2], [-1], [0, 1]):
        with pytest.raises(IndexError, match="there is no line"):
            line_history(game, path)


def test_lines_of_a_game_that_was_cut() -> None:
    """§10 Those that leave it before the cut stay; a game that goes on with other cards has none."""
    assert [line.at for line in GAME.record(60).variations] == [60, 5]
    assert [line.at for line in GAME.record(59).variations] == [5]
    game = GAME.undo(len(GAME.moves) - 30)
    assert [line.at for line in game.variations] == [5]
    assert read_record(write_record(game.record())).variations == game.variations
    assert reshuffle_unseen(game, bytes(32)).variations == ()
    assert len(GAME.variations) == 2


def test_further_keys_of_lines_are_kept_and_counted() -> None:
    """§10 At the line, in its deals and in its moves."""
    noted = deepcopy(DOCUMENT)
    line = noted["variations"][0]["variations"][0]
    line["comment"] = "better"
    line["deals"][0]["by"] = 3
    line["moves"][0].update(seconds=12, reason="by a bot")
    assert json.loads(write_record(read_record(json.dumps(noted).encode()).record())) == noted
    bare = {key: value for key, value in DOCUMENT.items() if key != "names"}
    room = MOST_FURTHER - len('"note"') - len('""')
    for place in ("at", "deals", "moves"):

        def pad(document: dict[str, Any], place: str = place) -> None:
            line = document["variations"][0]["variations"][0]
            (line if place == "at" else line[place][0])["note"] = "x" * (room + 1)

        error = refused(pad, bare)
        assert (error.fault, error.found) == (Fault.FURTHER_KEYS, str(MOST_FURTHER + 1))


def test_our_lines_take_none_of_the_room_for_further_keys() -> None:
    """§10 A record with many lines is longer than readers of former editions take, but not refused by us."""
    many = [{**DOCUMENT["variations"][1]} for _ in range(MOST_LINES - 4)]
    document = {**DOCUMENT, "variations": [DOCUMENT["variations"][0], *many]}
    assert len(json.dumps(document["variations"])) > MOST_FURTHER
    assert len(read_record(json.dumps(document).encode()).variations) == MOST_LINES - 3


def inner(document: dict[str, Any]) -> dict[str, Any]:
    line: dict[str, Any] = document["variations"][0]["variations"][0]
    return line


NESTED = "variations[0].variations[0]"
INNER = inner(DOCUMENT)
WRONG: list[tuple[Callable[[dict[str, Any]], object], Fault, str]] = [
    (lambda d: d.update(variations={}), Fault.WRONG_TYPE, "variations"),
    (lambda d: d.update(variations=[7]), Fault.WRONG_TYPE, "variations[0]"),
    (lambda d: inner(d).pop("at"), Fault.MISSING_KEY, NESTED),
    (lambda d: inner(d).update(at=True), Fault.WRONG_TYPE, f"{NESTED}.at"),
    (lambda d: inner(d).update(at=59), Fault.WRONG_VALUE, f"{NESTED}.at"),
    (lambda d: inner(d).update(at=100_000), Fault.WRONG_VALUE, f"{NESTED}.at"),
    (lambda d: inner(d).update(name=7), Fault.WRONG_TYPE, f"{NESTED}.name"),
    (lambda d: inner(d).update(name="x" * (LONGEST_NAME + 1)), Fault.WRONG_VALUE, f"{NESTED}.name"),
    (lambda d: inner(d).update(name="a\x1b[31m"), Fault.WRONG_VALUE, f"{NESTED}.name"),
    (lambda d: inner(d).update(deals=7), Fault.WRONG_TYPE, f"{NESTED}.deals"),
    (lambda d: inner(d)["deals"].pop(0), Fault.WRONG_DECK, f"{NESTED}.deals[0].deck"),
    (lambda d: inner(d)["deals"][1].update(deck="wood"), Fault.WRONG_DECK, f"{NESTED}.deals[1].deck"),
    (lambda d: inner(d)["deals"][0]["cards"].insert(0, "gold"), Fault.WRONG_VALUE, f"{NESTED}.deals[0].cards[0]"),
    (lambda d: inner(d).pop("moves"), Fault.MISSING_KEY, NESTED),
    (lambda d: inner(d)["moves"].insert(0, 3), Fault.WRONG_TYPE, f"{NESTED}.moves[0]"),
    (lambda d: inner(d).update(variations=7), Fault.WRONG_TYPE, f"{NESTED}.variations"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "fault", "where"), WRONG, ids=range(len(WRONG)))
def test_not_read_but_refused(change: Callable[[dict[str, Any]], object], fault: Fault, where: str) -> None:
    """§10 What is wrong is named with its whole place."""
    error = refused(change)
    assert (error.fault, error.where, error.line) == (fault, where, "")


def first_move(document: dict[str, Any], **changes: object) -> None:
    inner(document)["moves"][0].update(changes)


def drop_reshuffle(document: dict[str, Any]) -> None:
    document["variations"][0]["deals"].pop()


UNPLAYABLE: list[tuple[Callable[[dict[str, Any]], object], Fault, str]] = [
    (lambda d: first_move(d, move="hut z9"), Fault.UNKNOWN_MOVE, NESTED),
    (lambda d: first_move(d, seat=(INNER["moves"][0]["seat"] + 1) % 4), Fault.WRONG_SEAT, NESTED),
    (lambda d: first_move(d, move="start b5"), Fault.ILLEGAL_MOVE, NESTED),
    (lambda d: inner(d)["deals"][0]["cards"].append("wild"), Fault.WRONG_CARDS, NESTED),
    (lambda d: inner(d)["deals"][1]["cards"].append(4), Fault.WRONG_CARDS, NESTED),
    (lambda d: d["variations"][0]["deals"][2]["cards"].pop(), Fault.WRONG_CARDS, "variations[0]"),
    (lambda d: d["variations"][1]["deals"].append(d["deals"][2]), Fault.SURPLUS_DEAL, "variations[1]"),
    (drop_reshuffle, Fault.MISSING_DEAL, "variations[0]"),
]


@pytest.mark.parametrize(("change", "fault", "line"), UNPLAYABLE, ids=range(len(UNPLAYABLE)))
def test_not_played_but_refused(change: Callable[[dict[str, Any]], object], fault: Fault, line: str) -> None:
    """§10 Every line is played: the first error names the line."""
    error = refused(change)
    assert (error.fault, error.line) == (fault, line)


def test_what_would_be_right_is_said() -> None:
    """§10 Where a line may begin, which move it is counted from the start of the game, which cards are unseen."""
    at = refused(lambda d: inner(d).update(at=59))
    assert at.expected == f"60–{60 + len(DOCUMENT['variations'][0]['moves'])}"
    illegal = refused(lambda d: d["variations"][1]["moves"][0].update(move="start c4"))
    assert illegal.number == 6
    assert illegal.why is not None
    cards = refused(lambda d: d["variations"][1]["deals"][1]["cards"].pop())
    assert cards.expected.split(", ") == sorted(map(str, GAME.at(5).expansion_deck))


def test_not_too_many_lines() -> None:
    """§10 All of them together."""
    short = {"at": 0, "moves": []}
    read_record(json.dumps({**DOCUMENT, "variations": [short] * MOST_LINES}).encode())
    error = refused(lambda d: d.update(variations=[{**short, "variations": [short] * MOST_LINES}]))
    assert (error.fault, error.expected) == (Fault.TOO_MANY_LINES, str(MOST_LINES))


def test_not_too_many_lines_within_one_another() -> None:
    """§10 Readers may go through them one within the other."""

    def nested(depth: int) -> dict[str, Any]:
        return {"at": 0, "moves": [], **({"variations": [nested(depth - 1)]} if depth > 1 else {})}

    read_record(json.dumps({**DOCUMENT, "variations": [nested(DEEPEST_LINE)]}).encode())
    error = refused(lambda d: d.update(variations=[nested(DEEPEST_LINE + 1)]))
    assert (error.fault, error.expected) == (Fault.LINES_TOO_DEEP, str(DEEPEST_LINE))


def test_not_a_line_of_a_line_that_ended() -> None:
    """§8 §10 A finished line takes no more moves."""
    game = random_game(Game(2), 1)
    end = Variation(len(game.moves), (Played(0, game.moves[0].move),))
    with pytest.raises(RecordError) as wrong:
        replay(replace(game.record(), variations=(end,)))
    assert (wrong.value.fault, wrong.value.why) == (Fault.ILLEGAL_MOVE, Reason.GAME_OVER)


@settings(max_examples=effort(6, 30), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([2, 3, 4]), st.booleans(), st.integers(0, 3))
def test_any_lines_come_back_as_they_were(seed: int, players: int, anew: bool, depth: int) -> None:
    """§10 Read, written and read again, whatever leaves the game where."""
    rng = Random(seed)
    game = golden(f"{players}-players", seed % 3)
    numbers = [rng.randrange(len(game.moves) + 1) for _ in range(2)]
    lines = tuple(grown(game.at(n), n, rng.randrange(12), rng, anew=anew, depth=depth)[0] for n in numbers)
    written = write_record(replace(game.record(), variations=lines))
    again = read_record(written)
    assert again.variations == lines
    assert write_record(again.record()) == written
    path = [0] * (depth + 1)
    assert write_record(line_history(again, path).record()) == write_record(
        replay(line_history(game_with(game, lines), path).record()).record()
    )


def game_with(game: GameHistory, lines: tuple[Variation, ...]) -> GameHistory:
    return replay(replace(game.record(), variations=lines))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_damaged_line_is_refused_or_read(data: st.DataObject) -> None:
    """§10 Nothing but a RecordError, whatever stands where something else should."""
    document = deepcopy({**DOCUMENT, "moves": DOCUMENT["moves"][:61], "deals": DOCUMENT["deals"][:2]})
    for key in ("scores", "ledger", "winners"):
        del document[key]
    at: Any = document["variations"]
    while isinstance(at, dict | list) and at:
        key = data.draw(st.sampled_from(list(at) if isinstance(at, dict) else list(range(len(at)))))
        if not isinstance(at[key], dict | list) or data.draw(st.integers(0, 3)) == 0:
            at[key] = data.draw(
                st.one_of(st.none(), st.integers(-3, 400), st.text(max_size=5), st.just([]), st.just({}))
            )
            break
        at = at[key]
    with suppress(RecordError):
        again = read_record(json.dumps(document).encode())
        assert write_record(read_record(write_record(again.record())).record()) == write_record(again.record())
