"""The games that grades are checked by: who sits where, and that they are kept whole."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from functools import cache
from itertools import islice
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest
from tools.grades.__main__ import main
from tools.grades.graded import GradedGame, grade_game, judged_moves
from tools.grades.judged import CHANCE_UNIT, POINT_UNIT, JudgedGame, file_of, judge_game, load, load_all, save
from tools.grades.report import report, table
from tools.grades.seating import KINDS, MIXED, alike, mixed, tables

from assyria.bots import load_bot
from assyria.bots.analysing import Depth
from assyria.study.judging import ReviewDepth

TABLE = mixed("random", "level-1", 2, 0)


@cache
def judged() -> JudgedGame:
    return judge_game(TABLE, ReviewDepth(Depth(30), deals=2, simulations_per_deal=10))


def test_who_plays_is_known_and_sits_everywhere_in_turn() -> None:
    for kind in {*KINDS, *(level for pair in MIXED for level in pair)}:
        load_bot(kind)
    fours = [mixed("level-1", "level-5", 4, number) for number in range(6)]
    assert len({table.seats for table in fours}) == 6
    assert all(Counter(table.seats) == {"level-1": 2, "level-5": 2} for table in fours)
    threes = [mixed("level-1", "level-5", 3, number) for number in range(12)]
    assert Counter(seat for table in threes for seat in table.seats) == {"level-1": 18, "level-5": 18}
    assert {mixed("level-1", "level-5", 2, number).seats for number in range(2)} == {
        ("level-1", "level-5"),
        ("level-5", "level-1"),
    }


def test_whoever_stops_early_has_some_of_each() -> None:
    wanted = tables(4, KINDS, MIXED, range(5, 25))
    first = list(islice(wanted, len(KINDS) + len(MIXED)))
    assert {table.number for table in first} == {5}
    assert len({table.name for table in [*first, *wanted]}) == 20 * (len(KINDS) + len(MIXED))


def test_every_decision_is_kept_with_all_that_was_tried() -> None:
    game = judged()
    rows = game.decisions
    assert rows["candidates"].sum() == len(game.actions) == len(game.visits) == len(game.values)
    assert rows["dealt"].sum() == len(game.deals) == 8
    assert (rows["legal"] > 1).all()
    ends = np.cumsum(rows["candidates"])
    for row, end in zip(rows, ends, strict=True):
        tried = slice(end - row["candidates"], end)
        assert row["played"] in game.actions[tried]
        assert game.visits[tried].min() > 0
    assert np.allclose(game.values[:, 0].sum(-1), 1, atol=1e-4)
    assert (game.end[1] == np.rint(game.end[1])).all()


def test_a_file_gives_back_the_game(tmp_path: Path) -> None:
    file = file_of(tmp_path, TABLE)
    save(file, judged())
    kept = load(file)
    assert kept.seats == TABLE.seats
    for field in fields(JudgedGame)[1:]:
        one, other = getattr(judged(), field.name), getattr(kept, field.name)
        if one.dtype.kind == "f":
            assert np.abs(one[..., 0, :] - other[..., 0, :]).max() <= CHANCE_UNIT
            assert np.abs(one[..., 1, :] - other[..., 1, :]).max() <= POINT_UNIT
        else:
            assert (one == other).all()


def test_archives_hold_every_game(tmp_path: Path) -> None:
    games, packed, out = tmp_path / "games", tmp_path / "packed", tmp_path / "out"
    games.mkdir()
    for number in range(3):
        save(file_of(games, alike("random", 2, number)), judged())
    main(["pack", str(games), str(packed)])
    main(["unpack", str(out), *map(str, packed.iterdir())])
    assert {file.name: file.read_bytes() for file in out.iterdir()} == {
        file.name: file.read_bytes() for file in games.iterdir()
    }


# What a review says of them

FIXED = load_all((Path(__file__).parent / "judged").glob("*.npz"))
"""A game of each of some kinds, judged at the depth of a review."""


def test_grades_of_fixed_games_rise_with_play() -> None:
    grades = {game.seats[0]: fmean(grade_game(game).grades) for game in FIXED.values()}
    assert grades["random"] < 40
    assert grades["level-1"] < 65
    assert grades["level-1"] + 10 < grades["level-5"] < grades["level-9"] - 10
    assert grades["champion@200"] > 95


def test_the_correction_of_fixed_games_is_small() -> None:
    """Beside the hundred points that weak players lose by their decisions."""
    corrections = [correction for game in FIXED.values() for correction in grade_game(game).corrections]
    assert fmean(map(abs, corrections)) < 12
    assert max(map(abs, corrections)) < 30


def test_a_game_is_graded_as_it_was_judged() -> None:
    """Every decision with what was played there, and the deals where cards were turned up."""
    game = FIXED["2_level-5_000"]
    moves = judged_moves(game)
    assert len(moves) == len(game.decisions)
    assert sum(move.judgement.expected_deal is not None for move in moves) == len(game.deals)
    best = [move for move in moves if move.played == move.judgement.best]
    assert all(move.cost == 0 for move in best)
    assert {move.verdict.value for move in moves} >= {"best", "fine", "slip", "mistake"}


def graded(kind: str, grade: float, other: str = "", than: float = 0.0) -> GradedGame:
    """A game of one kind, or of two with a grade each."""
    return GradedGame(
        (kind, kind, other or kind, other or kind),
        (grade, grade, than or grade, than or grade),
        (2.0, -4.0, 1.0, 1.0),
    )


def test_a_report_says_what_is_met() -> None:
    games = [
        graded("random", 30),
        graded("random", 34),
        graded("level-1", 50),
        graded("level-2", 20),
        graded("level-3", 70),
    ]
    games += [graded("level-1", 40, "level-5", 60), graded("level-1", 60, "level-5", 50)]
    found = [line.strip() for line in report(games)]
    assert "random          32.0 ± 2.0 over 2 games" in found
    assert {"met    random below 40", "met    level-3 above level-1", "MISSED level-2 above random"} <= set(found)
    assert "MISSED level-2 not below level-1 by more than the error" in found
    assert "level-1 and level-5: 50% of 2" in found
    assert "MISSED 50% of all 2, at least 90%" in found
    assert "met    random: mean +0.0 ± 0.9, size 2.0" in found


def test_a_table_says_it_for_people() -> None:
    games = [graded("random", 30), graded("random", 34), graded("level-1", 40, "level-5", 60)]
    games += [graded("level-1", 60, "level-5", 50), graded("level-1", 47, "policy", 50)]
    assert table(games).splitlines()[2:] == [
        "| random | 2 | 32.0 ± 2.0 | +0.0 ± 0.9 | 2.0 |",
        "| level-1 and level-5 | 2 | 50.0 and 55.0, the stronger better in 1 of 2 | +0.0 ± 0.9 | 2.0 |",
    ]


def test_the_command_writes_between_its_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "review.md"
    begin, end = "<!-- grades with 2 players: tools.grades -->\n\n", "<!-- end -->\nafter"
    page.write_text(f"before {begin}old{end}", "utf-8")
    monkeypatch.setattr("tools.grades.__main__.PAGE", page)
    main(["write", str(Path(__file__).parent / "judged"), "--players", "2"])
    written = page.read_text("utf-8")
    assert written.startswith(f"before {begin}| who plays |")
    assert written.endswith(f" |\n\n{end}")
    assert "| champion@200 | 1 |" in written


def test_the_command_reports(capsys: pytest.CaptureFixture[str]) -> None:
    main(["report", str(Path(__file__).parent / "judged"), "--players", "2"])
    assert "met    champion@200 above 95" in capsys.readouterr().out
