"""The puzzles that ship: their answers are legal and best, and verdicts are right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from random import Random

import pytest
from tools.puzzles import verifying
from tools.puzzles.choosing import choose_balanced

from assyria.bots.greedy import GreedyBot
from assyria.protocol.problems import Problem
from assyria.protocol.puzzles import TriedPuzzle
from assyria.record import move_text, parse_position
from assyria.rules import Source, View, legal_moves
from assyria.study.estimate import Estimate
from assyria.study.puzzle import DIFFICULTIES, Kind, Puzzle, Theme, theme_of
from assyria.study.puzzles import Unjudged, find_puzzle, load_puzzles, puzzle_of_the_day, try_puzzle
from tests.effort import effort

PUZZLES = load_puzzles()
SOME = PUZZLES[:: effort(10, 1)]


def seen(puzzle: Puzzle) -> View:
    found = parse_position(puzzle.position)
    assert isinstance(found, View)
    return found


def answered(puzzle: Puzzle, moves: Sequence[str], **about: Sequence[Estimate] | bool) -> TriedPuzzle:
    found = try_puzzle(puzzle, moves, **about)  # type: ignore[arg-type]
    assert isinstance(found, TriedPuzzle)
    return found


def test_there_are_many_of_every_sort() -> None:
    assert len(PUZZLES) >= 200
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    for sort, least in (("theme", 20), ("players", 60), ("kind", 60), ("difficulty", 60)):
        counted = Counter(getattr(puzzle, sort) for puzzle in PUZZLES)
        assert min(counted.values()) >= least, counted
    assert {puzzle.theme for puzzle in PUZZLES} == set(Theme)
    assert {puzzle.difficulty for puzzle in PUZZLES} == set(DIFFICULTIES)


def test_the_best_is_clearly_ahead_and_not_what_greedy_plays() -> None:
    for puzzle in PUZZLES:
        assert puzzle.margin >= 0.05
        assert [line.chance for line in puzzle.lines] == sorted(
            (line.chance for line in puzzle.lines), reverse=True
        )
        best, other, *_ = puzzle.lines
        assert theme_of(seen(puzzle), seen(puzzle).phase, best.sources, other.sources) is puzzle.theme
        for line in puzzle.lines:
            assert len(line.points) == puzzle.players
            assert line.points[seen(puzzle).mover] == pytest.approx(sum(line.sources.values()), abs=0.05)
        if puzzle.kind is Kind.MOVE:
            plain = {move_text(GreedyBot().choose(seen(puzzle), Random(seed))) for seed in range(5)}
            assert puzzle.solution.moves[0] not in plain


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_verdicts(puzzle: Puzzle) -> None:
    """The solution is right, other lines are wrong, and on the way nothing of the answer is told."""
    for done in range(len(puzzle.solution.moves)):
        told = answered(puzzle, puzzle.solution.moves[:done])
        assert (told.outcome, told.choices, told.chosen) == ("open", [], None)
    solved = answered(puzzle, puzzle.solution.moves)
    assert solved.outcome == "solved"
    assert solved.choices == list(puzzle.lines)
    wrong = answered(puzzle, puzzle.lines[-1].moves)
    assert wrong.outcome == "wrong"
    assert wrong.chosen is not None
    assert wrong.chosen.chance == puzzle.lines[-1].chance


def test_what_the_engine_has_not_looked_at_is_judged() -> None:
    puzzle = next(each for each in PUZZLES if each.kind is Kind.MOVE and unknown_moves(each))
    move = unknown_moves(puzzle)[0]
    assert isinstance(try_puzzle(puzzle, [move]), Unjudged)
    for behind, outcome in ((0.2, "wrong"), (0.0, "solved"), (-0.1, "solved")):
        told = answered(puzzle, (move,), judged=(expecting(puzzle, 0.5 - behind), expecting(puzzle, 0.5)))
        assert told.outcome == outcome
        assert told.chosen is not None
        assert told.chosen.moves == [move]
        assert told.chosen.chance == pytest.approx(min(1, max(0, puzzle.solution.chance - behind)))
        assert told.chosen.sources == puzzle.solution.sources
        assert told.chosen.points == list(puzzle.solution.points)


def expecting(puzzle: Puzzle, chance: float) -> Estimate:
    """What an engine may say of an answer."""
    others = (1 - chance) / (puzzle.players - 1)
    mover = seen(puzzle).mover
    chances = tuple(chance if seat == mover else others for seat in range(puzzle.players))
    return Estimate(chances, tuple(tuple(float(seat) for _ in Source) for seat in range(puzzle.players)))


def unknown_moves(puzzle: Puzzle) -> list[str]:
    """Moves that the engine has not looked at."""
    known = {line.moves[0] for line in puzzle.lines}
    return [text for text in map(move_text, legal_moves(seen(puzzle))) if text not in known]


def test_giving_up_tells_the_answer() -> None:
    told = answered(PUZZLES[0], (), give_up=True)
    assert told.outcome == "given-up"
    assert told.choices[0].moves == PUZZLES[0].solution.moves


def test_what_cannot_be_played_is_refused() -> None:
    puzzle = PUZZLES[0]
    for moves in (["hut z9"], ["nonsense"], [*puzzle.solution.moves, "done"]):
        with pytest.raises(Problem):
            try_puzzle(puzzle, moves)
    with pytest.raises(Problem):
        find_puzzle("nowhere")


def test_every_day_has_its_puzzle() -> None:
    first = date(2026, 1, 1)
    days = [puzzle_of_the_day(first + timedelta(days=number)) for number in range(len(PUZZLES))]
    assert len({puzzle.id for puzzle in days}) == len(PUZZLES)
    assert puzzle_of_the_day(first) is days[0]


def test_a_choice_is_balanced() -> None:
    chosen = choose_balanced(list(PUZZLES), 48)
    assert min(Counter(puzzle.theme for puzzle in chosen).values()) >= 4
    assert min(Counter(puzzle.difficulty for puzzle in chosen).values()) >= 10


def test_a_position_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little effort: a puzzle that ships is found again, and one answer less far ahead is none."""
    puzzle = max((each for each in PUZZLES if each.kind is Kind.MOVE), key=lambda each: each.margin)
    for name in ("SIMULATIONS", "RIVAL_SIMULATIONS", "AFTERWARDS"):
        monkeypatch.setattr(verifying, name, 300)
    found = verifying.move_puzzle(seen(puzzle))
    assert found is not None
    assert (found.id, found.solution.moves) == (puzzle.id, puzzle.solution.moves)
    assert found.margin > 0.05
    monkeypatch.setattr(verifying, "MARGIN", 1.0)
    assert verifying.move_puzzle(seen(puzzle)) is None


def test_a_turn_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little effort: a turn that ships is found again, and one less far ahead is none."""
    puzzle = max((each for each in PUZZLES if each.kind is Kind.TURN), key=lambda each: each.margin)
    monkeypatch.setattr(verifying, "TURN_SIMULATIONS", 400)
    found = verifying.turn_puzzle(seen(puzzle))
    assert found is not None
    assert (found.id, found.solution.moves) == (puzzle.id, puzzle.solution.moves)
    assert found.margin > 0.05
    monkeypatch.setattr(verifying, "MARGIN", 1.0)
    assert verifying.turn_puzzle(seen(puzzle)) is None
