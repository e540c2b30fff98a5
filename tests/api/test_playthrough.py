"""A game as one object."""

from __future__ import annotations

import copy
import re
import sys
from pathlib import Path
from random import Random

import pytest

import assyria
from assyria import IllegalMove, NoRecord, NotAMove, NotAPosition, Playthrough, Reason, RecordError
from assyria.extras import install
from assyria.rules import deal, new_game, redeal
from assyria.rules.events import Reshuffled
from assyria.rules.moves import Start


def played(players: int, seed: int, moves: int | None = None) -> Playthrough:
    """A game of random moves, whole or so long."""
    game, choices = Playthrough(players, seed=seed), Random(seed)
    while not game.is_over and len(game.moves) != moves:
        game.play(choices.choice(game.legal_moves))
    return game


@pytest.fixture(scope="module")
def whole() -> Playthrough:
    return played(4, 3)


class TestBeginning:
    def test_the_seed_decides_the_deal(self) -> None:
        """The same deal as that of the functions beneath."""
        game = Playthrough(3, seed=5)
        assert game.state == new_game(assyria.Game(3), deal(3, Random(5))).state
        assert game == Playthrough(3, seed=5)
        assert game != Playthrough(3, seed=6)
        assert game != "game"

    def test_a_seed_may_be_a_text(self) -> None:
        assert Playthrough(2, seed="club evening") == Playthrough(2, seed="club evening")

    def test_options_go_to_the_rules(self) -> None:
        assert Playthrough(2, seed=1, two_player_draft=3).game.draft_size == 3

    def test_not_without_a_seed(self) -> None:
        """Chance is never taken from somewhere else."""
        with pytest.raises(TypeError, match="seed"):
            Playthrough(2)  # type: ignore[call-arg]

    @pytest.mark.parametrize("options", [{"players": 5}, {"two_player_draft": 3}])
    def test_not_with_settings_that_do_not_exist(self, options: dict[str, int]) -> None:
        with pytest.raises(ValueError, match="players"):
            Playthrough(seed=1, **options)


class TestPlaying:
    def test_by_move_or_by_text(self) -> None:
        one, other = Playthrough(2, seed=7), Playthrough(2, seed=7)
        assert one.play("start b5") == other.play(Start(one.game.board.hexes["b5"]))
        assert one == other
        assert one.seat == 0

    def test_a_whole_game(self, whole: Playthrough) -> None:
        end = whole.outcome
        assert end is not None
        assert whole.is_over
        assert whole.seat is None
        assert (whole.legal_moves, whole.legal_move_texts) == ((), ())
        assert whole.scores == end.scores == tuple(sum(points) for points in whole.scores_by_source)
        assert whole.winners == end.winners != ()
        assert whole.phase is assyria.Phase.OVER

    def test_the_same_moves_give_the_same_game(self, whole: Playthrough) -> None:
        """Reshuffles included."""
        again = Playthrough(4, seed=3)
        told = [again.play(move) for move in whole.moves]
        assert again == whole
        assert any(isinstance(event, Reshuffled) for events in told for event in events)

    def test_not_by_an_illegal_move(self) -> None:
        game = Playthrough(2, seed=7)
        before = game.copy()
        with pytest.raises(IllegalMove) as refused:
            game.play("start c4")
        assert refused.value.why is game.why_not("start c4") is Reason.NOT_A_START_SPACE
        assert game == before
        assert game.why_not("start b5") is None

    def test_not_by_a_text_that_is_no_move(self) -> None:
        game = Playthrough(2, seed=7)
        with pytest.raises(NotAMove):
            game.play("e2-e4")
        with pytest.raises(NotAMove):
            game.why_not("")
        assert game.moves == ()


class TestUndo:
    def test_what_is_taken_back_comes_out_the_same_again(self, whole: Playthrough) -> None:
        game = whole.copy()
        game.undo(100)
        assert game.state == whole.at(len(whole.moves) - 100)
        for move in whole.moves[-100:]:
            game.play(move)
        assert game == whole

    def test_not_more_than_was_played(self) -> None:
        game = Playthrough(2, seed=7)
        with pytest.raises(IndexError):
            game.undo()

    @pytest.mark.parametrize("copied", [Playthrough.copy, copy.copy])
    def test_a_copy_goes_its_own_way(self, copied: object) -> None:
        game = played(3, 1, 10)
        other = copied(game)  # type: ignore[operator]
        other.undo()
        assert len(game.moves) == 10
        assert game != other
        other.play(game.moves[-1])
        assert game == other


class TestText:
    def test_a_position_goes_out_and_in(self, whole: Playthrough) -> None:
        game = played(4, 3, 150)
        later = Playthrough.from_position(game.position_text(), seed=1)
        assert (later.state, later.moves) == (game.state, ())
        later.play(whole.moves[150])
        assert later.state == whole.at(151)

    def test_a_view_is_dealt_by_the_seed(self) -> None:
        seen = played(3, 2, 40).view
        game = Playthrough.from_position(assyria.position_text(seen), seed=9)
        assert game.state == redeal(seen, Random(9))
        assert game.view == seen
        assert game.state != Playthrough.from_position(seen, seed=10).state

    def test_not_from_a_text_that_is_no_position(self) -> None:
        with pytest.raises(NotAPosition):
            Playthrough.from_position("rnbqkbnr")

    def test_no_record_of_a_game_from_a_position(self) -> None:
        game = Playthrough.from_position(played(2, 1, 20).state)
        for ask in (game.record, game.record_text):
            with pytest.raises(NoRecord):
                ask()

    def test_a_record_goes_out_and_in(self, whole: Playthrough, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        whole.save_record(path)
        text = whole.record_text()
        for record in (whole.record(), text, text.encode(), path):
            assert Playthrough.from_record(record) == whole

    def test_a_record_is_played_on(self) -> None:
        game = played(2, 4, 12)
        later = Playthrough.from_record(game.record(), seed=4)
        game.play(game.legal_moves[0])
        later.play(game.moves[-1])
        assert later == game

    def test_not_from_a_text_that_is_no_record(self) -> None:
        with pytest.raises(RecordError, match="not json"):
            Playthrough.from_record("{game.json")

    def test_not_from_a_file_that_is_not_there(self) -> None:
        with pytest.raises(FileNotFoundError, match=r"no-such-game\.json"):
            Playthrough.from_record("no-such-game.json")


class TestLooks:
    def test_repr(self, whole: Playthrough) -> None:
        game = played(3, 1, 3)
        assert repr(game) == "<Playthrough: 3 players, reign 1, turn 1, draft, seat 1 to play, scores 0 0 0>"
        assert repr(whole).startswith("<Playthrough: 4 players, reign 3, turn 3, over, scores ")

    def test_the_whole_table(self) -> None:
        game = played(2, 1, 30)
        picture = game.svg(language="de", names=["Ada", "Grace"])
        assert "Grace" in picture
        assert game.svg() == game._repr_svg_() != picture

    def test_the_board_with_lit_hexes(self) -> None:
        game = Playthrough(2, seed=7)
        assert "lights" in game.board_svg(lit=["b1"])
        assert "lights" not in game.board_svg()

    def test_png(self) -> None:
        """As wide as asked; the signature and the header of a PNG."""
        data = Playthrough(2, seed=7).png(width=320)
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(data[16:20], "big") == 320

    def test_not_png_without_its_extra(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The error says what to install."""
        monkeypatch.setitem(sys.modules, "resvg_py", None)
        with pytest.raises(ModuleNotFoundError, match=re.escape(install("png"))):
            Playthrough(2, seed=7).png()
