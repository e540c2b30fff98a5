"""What is told of two lines is true of the positions in them, with random and with sensible players."""

from __future__ import annotations

import zlib
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import pytest

from assyria.board import Hex, load_board
from assyria.bots.stand_in import stand_in_move
from assyria.protocol.coaching import Why, WhyCode
from assyria.protocol.puzzles import TriedPuzzle
from assyria.record import move_text, parse_move, position_text
from assyria.rules import (
    Hut,
    Move,
    Phase,
    Player,
    Seat,
    Source,
    State,
    View,
    legal_moves,
    play,
    shuffled_with,
    view,
)
from assyria.study.explaining import chosen, explain
from assyria.study.lines import Choose, Line, play_turn, play_two_turns
from assyria.study.next_turn import next_turn
from assyria.study.puzzles import find_puzzle, try_puzzle
from assyria.study.reasons import Comparison
from tests.effort import effort, some
from tests.games import golden

EVERYWHERE = dict.fromkeys(Source, 1.0)
"""As if the better move gained points of every source, so that all that can be told is."""


MEANS = (WhyCode.CAMELS, WhyCode.CARDS, WhyCode.ORDER, WhyCode.CHANCE, WhyCode.RIVAL_WELL)


def sensible(seen: View) -> Move:
    return stand_in_move(seen, Random(0))


def any_move(seen: View) -> Move:
    return Random(zlib.crc32(position_text(seen).encode())).choice(legal_moves(seen))


@dataclass(frozen=True)
class Played:
    """A line, played again: every position, and the moves between them."""

    states: list[State]
    moves: list[Move]

    def huts(self, seat: Seat) -> set[Hex]:
        """All hexes that a seat ever had a hut on, be it for the last moment before a famine."""
        there = {at for state in self.states for at in state.players[seat].huts}
        placed = zip(self.states, self.moves, strict=False)
        return there | {move.at for before, move in placed if isinstance(move, Hut) and before.mover == seat}

    def lost(self, seat: Seat) -> set[Hex]:
        """Huts that a seat had before its famine and has not after it: none goes otherwise in the expansion."""
        gone = set[Hex]()
        for (before, after), move in zip(pairwise(self.states), self.moves, strict=True):
            if before.mover == seat and before.phase.value in ("huts", "supply"):
                placed = before.players[seat].huts | after.players[seat].huts
                placed |= {move.at} if isinstance(move, Hut) else set()
                if after.mover != seat or after.phase.value not in ("huts", "supply"):
                    gone |= placed - after.players[seat].huts
        return gone

    def dug(self, seat: Seat) -> set[frozenset[Hex]]:
        """The wells that a seat digs."""
        turns = [(before, after) for before, after in pairwise(self.states) if before.mover == seat]
        return {site.hexes for before, after in turns for site in after.wells - before.wells}


def played_again(line: Line, first: Move, choose: Choose) -> Played:
    """Play a line once more, by the rules alone."""
    assert isinstance(line.start, State)
    states, moves, move = [line.start], list[Move](), first
    while (states[-1].reign, states[-1].turn) == (line.start.reign, line.start.turn) and legal_moves(states[-1]):
        states.append(play(states[-1], move, shuffled_with(Random(0))).state)
        moves.append(move)
        if states[-1].seat is not None:
            legal = legal_moves(states[-1])
            move = legal[0] if len(legal) == 1 else choose(view(states[-1]))
    return Played(states, moves)


class Told:
    """A reason, and the positions of both lines."""

    def __init__(self, why: Why, seat: Seat, one: Played, other: Played) -> None:
        self.why, self.seat = why, seat
        self.one, self.other = one, other
        self.hexes = {load_board("classic").hexes[name] for name in why.hexes}

    def mine(self, line: Played) -> Player:
        return line.states[-1].players[self.seat]

    def gained(self, source: str) -> int:
        return int(getattr(self.mine(self.one).ledger, source) - getattr(self.mine(self.other).ledger, source))

    def is_true(self) -> bool:
        why, start, seat = self.why, self.one.states[0], self.seat
        one, other = self.mine(self.one), self.mine(self.other)
        match why.code:
            case WhyCode.WELL:
                wells = self.one.dug(seat) - self.other.dug(seat)
                return self.hexes in wells and self.gained("wells") >= (why.points or 0) > 0
            case WhyCode.RIVAL_WELL:
                assert why.rival is not None
                kept, dug = self.one.dug(why.rival), self.other.dug(why.rival)
                return self.hexes in dug - kept and len(kept) < len(dug) and why.rival != seat
            case WhyCode.SETTLE_BEFORE:
                assert why.rival is not None
                before = start.players[seat].huts | start.players[why.rival].huts
                new = self.one.huts(seat) & self.other.huts(why.rival) - before - self.one.lost(seat)
                return self.hexes <= new and why.rival != seat
            case WhyCode.FEED:
                lost, fewer = self.other.lost(seat), self.one.lost(seat)
                return self.hexes <= lost & (self.one.huts(seat) - fewer) and len(fewer) < len(lost)
            case WhyCode.INCOME:
                return self.gained("huts") == why.points
            case WhyCode.COURT:
                return self.gained("influence") == why.points
            case WhyCode.HIGHER | WhyCode.OFFERINGS:
                return self.gained(why.code.value) == why.points
            case WhyCode.BUILD:
                built = one.bases - start.players[seat].bases - other.bases
                return self.hexes <= built and len(one.bases) > len(other.bases)
            case WhyCode.EXTEND:
                levels = [
                    {at: (at in each.centres) + (at in each.roofs) for at in self.hexes} for each in (one, other)
                ]
                more = one.tiles - len(one.bases) > other.tiles - len(other.bases)
                return more and all(levels[0][at] > levels[1][at] for at in self.hexes)
            case WhyCode.PLOW:
                return one.plow and not other.plow
            case WhyCode.ORDER:
                places = [line.states[-1].order.index(seat) + 1 for line in (self.one, self.other)]
                return places == [why.place, why.other_place] and places[0] < places[1]
            case WhyCode.CARDS:
                return why.count == sum(c.symbols for c in one.hand) - sum(c.symbols for c in other.hand)
            case WhyCode.FEWER_STARVE:
                return why.count == len(self.other.lost(seat)) - len(self.one.lost(seat))
            case WhyCode.CAMELS:
                return (why.count or 0) > 0
        return False


@pytest.mark.parametrize("kind", some(["3-players", "2-players", "4-players"]))
def test_all_that_is_told_happens(kind: str) -> None:
    rng, seen_codes = Random(kind), Counter[WhyCode]()
    for number in range(effort(3, 40)):
        history = golden(kind, number % 3)
        for _ in range(40):
            at = rng.randrange(len(history.moves))
            state = history.at(at)
            if len(legal_moves(state)) < 2 or state.phase.value == "start":
                continue
            seen, choose = view(state), rng.choice([sensible, any_move])
            first = rng.sample(legal_moves(state), 2)
            one, other = (play_turn(seen, [move], choose) for move in first)
            comparison = Comparison(seen.mover, one, other)
            lines = [played_again(line, move, choose) for line, move in zip((one, other), first, strict=True)]
            for why in chosen(comparison, EVERYWHERE, lambda _: None):
                if why.code not in (WhyCode.SOURCE, WhyCode.CHANCE):
                    assert Told(why, seen.mover, *lines).is_true(), (kind, number % 3, at, first, why)
                    seen_codes[why.code] += 1
    assert len(seen_codes) >= 12


def codes(puzzle: str) -> list[Why]:
    """Return why the answer of a puzzle is best."""
    answer = try_puzzle(find_puzzle(puzzle), [], give_up=True)
    assert isinstance(answer, TriedPuzzle)
    return answer.why


def test_a_column_that_makes_a_well() -> None:
    """The hex that a rival would have settled comes with the well there."""
    before, well = codes("267c6198")
    assert (before.code, before.hexes, before.rival) == (WhyCode.SETTLE_BEFORE, ["d6"], 0)
    assert (well.code, well.hexes, well.points) == (WhyCode.WELL, ["c6", "d5", "d6"], 5)


def test_the_court_at_the_last_flood() -> None:
    court, camels = codes("16164bd3")
    assert (court.code, court.place, court.points) == (WhyCode.COURT, 1, 7)
    assert (camels.code, camels.count) == (WhyCode.CAMELS, 2)


def told(gains: dict[Source, float], move: str, other: str, at: int) -> list[Why]:
    seen = view(golden("2-players", 0).at(at))
    one, two = ([parse_move(each, seen.game.board)] for each in (move, other))
    return explain(seen, (one, two), gains, sensible)


def test_nothing_is_told_of_a_source_that_gains_nothing() -> None:
    """What is expected in the end decides; where nothing in the turn accounts for it, that is said."""
    history = golden("2-players", 0)
    at = next(
        n for n in range(60, 200) if history.at(n).phase is Phase.HUTS and len(legal_moves(history.at(n))) > 4
    )
    move, other = (move_text(move) for move in legal_moves(history.at(at))[:2])
    nothing = dict.fromkeys(Source, 0.0)
    assert all(why.code in MEANS for why in told(nothing, move, other, at))
    found = told({**nothing, Source.OFFERINGS: 4.4}, move, other, at)
    [expected] = [why for why in found if why.code is WhyCode.SOURCE]
    assert (expected.source, expected.points) == ("offerings", 4)
    assert expected is found[-1], "what can be seen on the board comes first"


def test_a_rivals_loss_is_never_the_only_reason() -> None:
    """That something wins more often is said before it."""
    seat, rng = 0, Random(3)
    for _ in range(effort(60, 1000)):
        history = golden("2-players", rng.randrange(3))
        state = history.at(rng.randrange(30, len(history.moves)))
        if len(legal_moves(state)) > 1:
            lines = [play_turn(view(state), [move], any_move) for move in rng.sample(legal_moves(state), 2)]
            found = list(chosen(Comparison(state.mover, *lines), dict.fromkeys(Source, 0.0), lambda _: None))
            assert found[0].code is not WhyCode.RIVAL_WELL
            seat += found[-1].code is WhyCode.RIVAL_WELL
    assert seat


def test_the_next_turn_is_played_on_the_same_deals() -> None:
    """A well that is dug on most deals after one move and on none after the other."""
    history = golden("3-players", 1)
    found = Counter[WhyCode]()
    for at in range(8, 100, 7):
        seen = view(history.at(at))
        first, *_, last = legal_moves(seen)
        if first == last:
            continue
        one, other = (
            [play_two_turns(seen, [move], sensible, deal) for deal in range(4)] for move in (first, last)
        )
        assert play_two_turns(seen, [first], sensible, 2) == one[2]
        for source in Source:
            why = next_turn(source, seen.mover, one, other)
            if why is None:
                continue
            found[why.code] += 1
            if why.code is WhyCode.WELL_SOON:
                hexes = frozenset(load_board("classic").hexes[name] for name in why.hexes)
                assert sum(hexes in {site.hexes for site in line.end.wells} for line in one) >= 3
            else:
                assert (why.count or why.points or 0) >= 1
    assert len(found) >= 2
