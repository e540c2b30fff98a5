"""The journal: nothing is lost, nothing foreign is counted in."""

from __future__ import annotations

from pathlib import Path

import pytest

from assyria.arena import BadJournal, Journal, LineUp, OtherGames, PlayedGame, RuleOptions
from assyria.rules import FeedingRule
from tests.arena.playing import game

MATCHES: list[LineUp] = [("a", "b")]
GAMES = [game(0, 0, a=81, b=93), game(0, 1, b=70, a=70), game(1, 0, a=12, b=120)]


def written(path: Path) -> Journal:
    journal = Journal(path, MATCHES, 1)
    assert journal.read() == {}
    for played in GAMES:
        journal.add(played)
    return journal


def known(journal: Journal) -> list[PlayedGame]:
    return list(journal.read().values())


def test_games_are_read_back(tmp_path: Path) -> None:
    """By another journal of the same run; reading changes nothing."""
    path = tmp_path / "games.csv"
    written(path)
    before = path.read_bytes()
    assert known(Journal(path, MATCHES, 1)) == GAMES
    assert path.read_bytes() == before


def test_what_it_looks_like(tmp_path: Path) -> None:
    """A table that any program reads, without the seed."""
    path = tmp_path / "games.csv"
    written(path)
    first, second, *_ = path.read_text(encoding="utf-8").splitlines()
    assert first.startswith("run,deal,rotation,bot_0,score_0,rank_0,huts_0,ziggurats_0,")
    row = dict(zip(first.split(","), second.split(","), strict=True))
    assert (row["deal"], row["bot_0"], row["score_0"], row["rank_0"], row["huts_0"]) == ("0", "a", "81", "2", "81")
    assert "seed" not in first


def test_a_line_that_was_cut_off(tmp_path: Path) -> None:
    """At any byte: whole games before it are kept, and writing goes on behind them."""
    path = tmp_path / "games.csv"
    journal = written(path)
    data = path.read_bytes()
    start = data.index(b"\n", data.index(b"\n", data.index(b"\n") + 1) + 1) + 1
    for end in (start, start + 1, start + 30, len(data) - 1):
        path.write_bytes(data[:end])
        assert known(journal) == GAMES[:2]
        journal.add(GAMES[2])
        assert path.read_bytes() == data


def test_the_first_line_cut_off(tmp_path: Path) -> None:
    """Nothing was played then."""
    path = tmp_path / "games.csv"
    journal = written(path)
    data = path.read_bytes()
    path.write_bytes(data[:40])
    assert known(journal) == []
    for played in GAMES:
        journal.add(played)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("matches", "seed"),
    [(MATCHES, 2), ([("b", "a")], 1), ([("a", "c")], 1), ([("a", "b", "b")], 1), ([("a", "b"), ("a", "c")], 1)],
)
def test_games_of_another_run(tmp_path: Path, matches: list[LineUp], seed: int) -> None:
    """Other bots, players or seed: refused, and the file stays as it is."""
    path = tmp_path / "games.csv"
    written(path)
    before = path.read_bytes()
    with pytest.raises(OtherGames):
        Journal(path, matches, seed).read()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (b"run,", b"ran,", 1),
        (b",81,", b",82,", 2),
        (b",81,", b",x,", 2),
        (b",10,0.5", b",0.5", 2),
        (b"a,12,", b"a,12,\xff", 1),
    ],
)
def test_not_a_journal(tmp_path: Path, old: bytes, new: bytes, line: int) -> None:
    """Refused, with the line that shows it; and not one byte is changed."""
    path = tmp_path / "games.csv"
    written(path)
    broken = path.read_bytes().replace(old, new, 1)
    path.write_bytes(broken + b"not whole")
    with pytest.raises(BadJournal) as bad:
        Journal(path, MATCHES, 1).read()
    assert bad.value.line == line
    assert path.read_bytes() == broken + b"not whole"


def test_somebodys_letter(tmp_path: Path) -> None:
    """A file that has nothing to do with us is not touched, with or without an end of line."""
    for text in ("Dear Ashur,\nthe donkeys are on their way.\n", "Dear Ashur"):
        path = tmp_path / "letter.txt"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadJournal):
            Journal(path, MATCHES, 1).read()
        assert path.read_text(encoding="utf-8") == text


def test_games_with_other_rule_options(tmp_path: Path) -> None:
    """Refused both ways; a run without options keeps the mark that it always had."""
    strict = RuleOptions(feeding=FeedingRule.STRICT)
    for mine, others in ((RuleOptions(), strict), (strict, RuleOptions(two_player_draft=3))):
        path = tmp_path / f"{mine.feeding}.csv"
        journal = Journal(path, MATCHES, 1, mine)
        journal.read()
        for one in GAMES:
            journal.add(one._replace(options=mine))
        assert [one.options for one in Journal(path, MATCHES, 1, mine).read().values()] == [mine] * len(GAMES)
        with pytest.raises(OtherGames):
            Journal(path, MATCHES, 1, others).read()
    assert Journal(tmp_path / "x", [("random", "greedy")], 1).run == "3a68c1261c8c"
