"""The published ladder is what its games say."""

from __future__ import annotations

from zipfile import ZipFile

import pytest
from tools import ladder
from tools.ladder import Match

from tests.arena.playing import game


@pytest.mark.long
@pytest.mark.no_cover
def test_the_ladder_is_current() -> None:
    """`python -m tools.ladder` writes page and picture."""
    games = ladder.known_games()
    text = ladder.PAGE.read_text(encoding="utf-8")
    assert ladder.page(text, games) == text, "run python -m tools.ladder"
    assert ladder.picture(games) == ladder.PICTURE.read_text(encoding="utf-8"), "run python -m tools.ladder"


@pytest.mark.no_cover
def test_every_match_has_been_played() -> None:
    """To its last game, and no journal lies there that no match knows."""
    for match in ladder.MATCHES:
        assert match.tournament.missing == [], match.title
    with ZipFile(ladder.KEPT) as kept:
        assert sorted(kept.namelist()) == sorted(match.journal.name for match in ladder.MATCHES)


@pytest.fixture(autouse=True)
def journals(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journals that are kept, and not what somebody has begun to play."""
    monkeypatch.setattr(ladder, "JOURNALS", tmp_path_factory.mktemp("ladder") / "journals")
    ladder.unpack()


@pytest.mark.parametrize(
    ("match", "title"),
    [
        (Match(4, ("a", "b"), 4), "a against 3 b"),
        (Match(2, ("a", "b"), 4), "a against b"),
        (Match(4, ("a", "b", "c"), 4), "a against b, 2 c"),
        (Match(3, ("a",), 4), "a, 3 of them"),
    ],
)
def test_what_a_match_is_called(match: Match, title: str) -> None:
    assert match.title == title


def test_ratings_of_bots_that_did_not_play_everywhere() -> None:
    """An empty place in the table; the strongest with the most players stands first."""
    rows = ladder.rating_table(
        {
            Match(2, ("a", "c"), 2): [game(0, 0, a=10, c=90)],
            Match(3, ("a", "b", "c"), 3): [game(0, 0, a=90, b=50, c=10)],
        }
    )
    assert rows[0] == "| rating | 2 players | 3 players |"
    assert [row.split(" | ")[0] for row in rows[2:]] == ["| a", "| b", "| c"]
    assert rows[3].startswith("| b |  | ")
    assert rows[4] == "| c | 191 | 0 |"


def test_all_matches_of_a_number_of_players_are_rated_together() -> None:
    """In any order, and bots that never met are compared through others."""
    games = {
        Match(2, ("a", "b"), 20): [game(deal, 0, a=90 + deal % 3, b=91) for deal in range(20)],
        Match(2, ("b", "c"), 20): [game(deal, 0, b=90 + deal % 5, c=91) for deal in range(20)],
    }
    rows = ladder.rating_table(games)
    assert rows == ladder.rating_table(dict(reversed(games.items())))
    assert [row.split(" | ")[0] for row in rows[2:]] == ["| b", "| a", "| c"]
