"""Fair deals: what a secret gives, and whether a record kept the promise."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from itertools import islice, permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assyria.board import FOOD_CARDS, Card
from assyria.record import (
    Finding,
    GameHistory,
    Record,
    commitment,
    fair_deal,
    fair_reshuffle,
    read_record,
    reshuffle_unseen,
    verify,
    write_record,
)
from assyria.record.fair import below, numbers, shuffled
from assyria.rules import DONE, FeedingRule, Game, Phase, check, legal_moves, view
from tests.effort import effort
from tests.games import random_game

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
"""The secret of the test vector."""
OTHER = sha256(b"another").digest()

secrets = st.binary(min_size=32, max_size=32)
games = st.sampled_from([Game(2), Game(2, two_player_draft=3), Game(3), Game(4, feeding=FeedingRule.STRICT)])
few = settings(max_examples=effort(8, 60))


def play_on(history: GameHistory, secret: bytes, seed: int) -> GameHistory:
    """Random moves to the end, every reshuffle as the secret gives it."""
    rng = Random(seed)
    while history.state.phase is not Phase.OVER:
        moves = legal_moves(history.state)
        move = rng.choice(moves)
        if move == DONE:
            move = rng.choice(moves)
        food_deals = len(history.record().deals) - 1
        history = history.play(move, fair_reshuffle(secret, food_deals))
    return history


def fair_game(game: Game, secret: bytes, seed: int) -> GameHistory:
    """A whole game with its commitment and its secret."""
    extra = {"fair": {"commitment": commitment(secret), "secret": secret.hex()}}
    return play_on(GameHistory(game, fair_deal(game, secret), extra), secret, seed)


def promising(record: Record, fair: object) -> Record:
    return replace(record, extra={**record.extra, "fair": fair})


@pytest.fixture(scope="module")
def record() -> Record:
    """A fair game of four with two reshuffles."""
    found = fair_game(Game(4), SECRET, 1).record()
    assert len(found.deals) == 4
    return found


class TestVector:
    """The same numbers stand in docs/fair-deals.md, for other languages."""

    def test_commitment(self) -> None:
        """SHA-256 of the secret."""
        assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        assert commitment(SECRET) in PAGE

    def test_numbers(self) -> None:
        """Eight from the first hash, the ninth from the second."""
        found = " ".join(map(str, islice(numbers(SECRET, "food/0"), 9)))
        assert found == (
            "3415680789 546629436 351074514 2742985653 1953580372 1846089132 410758850 3109786271 178191608"
        )
        assert f"`{found}`" in PAGE
        digest = sha256(SECRET + b"\x00food/0\x00\x00\x00\x00\x00").hexdigest()
        assert int(digest[:8], 16) == 3415680789
        assert digest in PAGE

    @pytest.mark.parametrize(("players", "order"), [(2, "1 0"), (3, "2 0 1"), (4, "0 3 1 2")])
    def test_turn_order(self, players: int, order: str) -> None:
        """It depends on how many play; the decks do not."""
        dealt = fair_deal(Game(players), SECRET)
        assert " ".join(map(str, dealt.turn_order)) == order
        assert f"| `turn_order`, {players} players | `{order}` |" in PAGE
        assert dealt[1:] == fair_deal(Game(2), SECRET)[1:]

    def test_decks(self) -> None:
        """Top card first."""
        dealt = fair_deal(Game(4), SECRET)
        food, expansion = " ".join(dealt.food), " ".join(map(str, dealt.expansion))
        assert food == (
            "wild palm-1 grapes-3 salt-3 salt-2 salt-3 barley-2 palm-3 palm-2 dates-3 "
            "barley-2 barley-1 wild wild palm-1 salt-1 grapes-2 salt-2 dates-1 dates-3 "
            "barley-3 barley-1 dates-2 dates-2 dates-1 dates-1 wild grapes-2 barley-3 wild "
            "salt-1 palm-2 grapes-3 palm-1 palm-3 grapes-1 grapes-1 barley-1 grapes-1 salt-1"
        )
        assert expansion == "4 4 2 3 3 3 3 2"
        assert f"| `food/0` | `{food}` |" in PAGE
        assert f"| `expansion` | `{expansion}` |" in PAGE

    def test_reshuffle(self) -> None:
        """The first ten cards by name, as the first reshuffle."""
        found = " ".join(fair_reshuffle(SECRET, 1)(FOOD_CARDS[:10]))
        assert found == ("barley-3 barley-1 dates-1 barley-1 barley-2 dates-1 dates-1 barley-3 barley-1 barley-2")
        assert f"`{found}`" in PAGE

    def test_the_page_in_javascript(self, record: Record, tmp_path: Path) -> None:
        """The code on the page finds what ours finds."""
        node = shutil.which("node")
        if node is None:
            pytest.skip("no node here")
        wrong = promising(record, {"commitment": commitment(OTHER), "secret": OTHER.hex()})
        stray = promising(record, {"commitment": commitment(OTHER), "secret": SECRET.hex()})
        (code,) = re.findall(r"```js\n(.*?)```", PAGE, re.DOTALL)
        documents = ",".join(write_record(each).decode() for each in (record, wrong, stray))
        script = tmp_path / "fair.mjs"
        script.write_text(f"{code}\nfor (const each of [{documents}]) console.log(await isFair(each));\n")
        done = subprocess.run([node, str(script)], capture_output=True, text=True, check=True, timeout=60)
        assert done.stdout.split() == ["true", "false", "false"]


class TestShuffle:
    @given(st.lists(st.sampled_from(FOOD_CARDS)), secrets, st.text("abc/019", min_size=1))
    def test_the_same_cards_in_an_order_of_their_own(self, cards: list[Card], secret: bytes, label: str) -> None:
        """A permutation, the same every time, whatever order the cards came in."""
        found = shuffled(cards, secret, label)
        assert Counter(found) == Counter(cards)
        assert shuffled(reversed(cards), secret, label) == found

    @given(secrets, secrets)
    def test_another_secret_or_label_is_another_order(self, one: bytes, two: bytes) -> None:
        """Forty cards do not fall twice in one order."""
        assert (shuffled(FOOD_CARDS, one, "food/0") == shuffled(FOOD_CARDS, two, "food/0")) == (one == two)
        assert shuffled(FOOD_CARDS, one, "food/0") != shuffled(FOOD_CARDS, one, "food/1")

    def test_every_order_is_as_likely(self) -> None:
        """Chi-square over the 24 orders of four seats; beyond 49.7 would be one in a thousand."""
        each = 200
        orders = [*permutations(range(4))]
        drawn = (sha256(seed.to_bytes(4, "big")).digest() for seed in range(each * len(orders)))
        found = Counter(shuffled(range(4), secret, "turn_order") for secret in drawn)
        assert sum((found[order] - each) ** 2 / each for order in orders) < 49.7

    def test_numbers_that_would_favour_some_cards_are_passed_over(self) -> None:
        """The example on the page: 2³² is no multiple of ten."""
        assert below(10, iter([4294967295, 4294967290, 4294967289])) == 9
        assert below(8, iter([4294967295])) == 7
        assert "4294967295, 4294967290, 4294967289" in PAGE

    @pytest.mark.parametrize("length", [0, 31, 33])
    def test_a_secret_of_another_length(self, length: int) -> None:
        """Thirty-two bytes, neither guessable nor ambiguous."""
        with pytest.raises(ValueError, match=str(length)):
            commitment(bytes(length))
        with pytest.raises(ValueError, match=str(length)):
            fair_deal(Game(2), bytes(length))


class TestVerify:
    @few
    @given(games, secrets, st.integers(0, 99))
    def test_fair(self, game: Game, secret: bytes, seed: int) -> None:
        """A game dealt by its secret is found fair, also after it was written and read."""
        found = fair_game(game, secret, seed).record()
        again = read_record(write_record(found)).record()
        assert again == found
        assert verify(again) == (Finding.FAIR, "", commitment(secret))

    def test_fair_as_far_as_it_went(self) -> None:
        """A game that was given up may be verified too, if the secret is there."""
        history = fair_game(Game(3), SECRET, 4)
        for number in range(0, len(history.moves), 17):
            assert verify(history.record(number)).finding is Finding.FAIR

    def test_no_commitment(self) -> None:
        """An ordinary record proves nothing."""
        assert verify(random_game(Game(2), 1).record()) == (Finding.NO_COMMITMENT, "", None)

    def test_no_secret(self, record: Record) -> None:
        """Nothing can be said before it is revealed."""
        hidden = promising(record, {"commitment": commitment(SECRET)})
        assert verify(hidden) == (Finding.NO_SECRET, "", commitment(SECRET))

    @given(secrets.filter(SECRET.__ne__))
    def test_wrong_secret(self, record: Record, other: bytes) -> None:
        """The secret, or the commitment, has been changed."""
        for promised, secret in ((SECRET, other), (other, SECRET)):
            fair = {"commitment": commitment(promised), "secret": secret.hex()}
            found = verify(promising(record, fair))
            assert found == (Finding.WRONG_SECRET, "fair.secret", commitment(promised))

    def test_another_secret_and_its_commitment(self, record: Record) -> None:
        """A pair that fits, but not these cards."""
        fair = {"commitment": commitment(OTHER), "secret": OTHER.hex()}
        assert verify(promising(record, fair)).finding is Finding.WRONG_DEAL

    @given(st.data())
    def test_two_cards_changed(self, record: Record, data: st.DataObject) -> None:
        """Whichever deal it is, it is named."""
        index = data.draw(st.integers(0, len(record.deals) - 1))
        cards = [*record.deals[index].cards]
        places = st.integers(0, len(cards) - 1)
        one, two = data.draw(st.tuples(places, places).filter(lambda at: cards[at[0]] != cards[at[1]]))
        cards[one], cards[two] = cards[two], cards[one]
        deals = [*record.deals]
        deals[index] = replace(deals[index], cards=tuple(cards))
        found = verify(replace(record, deals=tuple(deals)))
        assert found == (Finding.WRONG_DEAL, f"deals[{index}]", commitment(SECRET))

    def test_turn_order_changed(self, record: Record) -> None:
        """It is dealt like the cards."""
        found = verify(replace(record, turn_order=record.turn_order[::-1]))
        assert found == (Finding.WRONG_DEAL, "turn_order", commitment(SECRET))

    @pytest.mark.parametrize(
        "wrong",
        [
            *(None, 7, [], "", "00" * 31, "00" * 33, "0g" * 32, "AB" * 32, "00 " * 21 + "0", "٠" * 64),
            "00" * 32 + "\n",
        ],
    )
    def test_malformed(self, record: Record, wrong: object) -> None:
        """Other types, other lengths, capitals, spaces, digits of another script."""
        right = commitment(SECRET)
        assert verify(promising(record, wrong)) == (Finding.MALFORMED, "fair", None)
        found = verify(promising(record, {"commitment": wrong, "secret": SECRET.hex()}))
        assert found == (Finding.MALFORMED, "fair.commitment", None)
        found = verify(promising(record, {"commitment": right, "secret": wrong}))
        assert found == (Finding.MALFORMED, "fair.secret", right)

    def test_a_secret_without_a_commitment(self, record: Record) -> None:
        """Anyone could have thought of it afterwards."""
        found = verify(promising(record, {"secret": SECRET.hex()}))
        assert found == (Finding.MALFORMED, "fair.commitment", None)


class TestDealtAnew:
    @few
    @given(games, st.integers(0, 99), st.floats(0, 1, exclude_max=True), secrets)
    def test_what_was_seen_stays(self, game: Game, seed: int, cut: float, secret: bytes) -> None:
        """Same moves, same story, same views at every move; the game goes on from there to its end."""
        whole = random_game(game, seed)
        history = read_record(write_record(whole.record(int(cut * len(whole.moves)))))
        anew = reshuffle_unseen(history, secret)
        assert anew.moves == history.moves
        assert anew.story == history.story
        assert view(anew.state) == view(history.state)
        for number in range(len(history.moves)):
            assert view(anew.at(number)) == view(history.at(number))
        assert read_record(write_record(anew.record())).state == anew.state
        assert check(play_on(anew, secret, seed).state) == []

    @few
    @given(st.integers(0, 99), st.floats(0, 1, exclude_max=True), secrets, secrets)
    def test_nothing_of_the_old_order_is_left(self, seed: int, cut: float, one: bytes, two: bytes) -> None:
        """Someone who knows the order in the record knows nothing of the new one."""
        whole = random_game(Game(4), seed)
        history = read_record(write_record(whole.record(int(cut * len(whole.moves)))))
        assert (
            reshuffle_unseen(reshuffle_unseen(history, one), two).record()
            == reshuffle_unseen(history, two).record()
        )

    def test_both_decks_change(self) -> None:
        """Before and after a reshuffle, and when the food deck is empty."""
        whole = random_game(Game(4), 15)
        met = set()
        for number in range(0, len(whole.moves), 15):
            history = read_record(write_record(whole.record(number)))
            anew = reshuffle_unseen(history, SECRET)
            assert anew.state.deck == shuffled(history.state.deck, SECRET, "resume/food")
            assert anew.state.expansion_deck == shuffled(history.state.expansion_deck, SECRET, "resume/expansion")
            met.add((len(history.record().deals) > 2, bool(history.state.deck)))
        assert {(False, True), (True, True), (True, False)} <= met

    def test_a_note_stays_and_the_old_commitment_goes(self) -> None:
        """It promised another order."""
        whole = fair_game(Game(2), SECRET, 3)
        record = replace(whole.record(20), extra={**whole.extra, "event": "club night"})
        noted = replace(record, deals=tuple(replace(d, extra={"by": "hand"}) for d in record.deals))
        anew = reshuffle_unseen(read_record(write_record(noted)), OTHER).record()
        assert anew.extra == {"event": "club night"}
        assert [dealt.extra for dealt in anew.deals] == [{"by": "hand"}] * len(record.deals)
        assert verify(anew).finding is Finding.NO_COMMITMENT

    def test_a_finished_game(self) -> None:
        """There is nothing to play on."""
        with pytest.raises(ValueError, match="over"):
            reshuffle_unseen(random_game(Game(3), 2), SECRET)

    @few
    @given(games, st.integers(0, 99), st.floats(0, 1, exclude_max=True), secrets)
    def test_a_whole_game_from_some_move_on(self, game: Game, seed: int, cut: float, secret: bytes) -> None:
        """As if it had been cut there: the real order of what was unseen then is not used."""
        whole = random_game(game, seed)
        number = int(cut * len(whole.moves))
        anew = reshuffle_unseen(whole, secret, number)
        assert view(anew.state) == view(whole.at(number))
        assert anew.record() == reshuffle_unseen(read_record(write_record(whole.record(number))), secret).record()
        unseen = reshuffle_unseen(reshuffle_unseen(whole, OTHER, number), secret)
        assert unseen.record() == anew.record()

    def test_not_beyond_the_last_move(self) -> None:
        """There is no such position, and none to play on from at the end."""
        whole = random_game(Game(2), 2)
        with pytest.raises(IndexError):
            reshuffle_unseen(whole, SECRET, len(whole.moves) + 1)
        with pytest.raises(ValueError, match="over"):
            reshuffle_unseen(whole, SECRET, len(whole.moves))
