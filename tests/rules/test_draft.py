"""The draft (§2.5, §2.6)."""

from assyria.rules import DONE, Phase, Reason, State, legal_moves, play
from assyria.rules.events import DraftDiscarded, Drafted, DraftShown, Reshuffled, Sown
from assyria.rules.moves import Draft, Start
from tests.positions import at, by_name, card, cards, opening, played, refused, table, told

SOWN = "salt-1 salt-1 salt-1 salt-2 salt-2 salt-3 "
"""A first sowing for two players."""


def drafting(shown: str, two_player_draft: int = 2) -> State:
    """Two players, their start spaces chosen, these cards turned up."""
    opened = opening(2, top=SOWN + shown, two_player_draft=two_player_draft)
    return played(opened.state, Start(at("b1")), Start(at("b5"))).state


def draft(name: str) -> Draft:
    return Draft(card(name))


def test_as_many_cards_as_players() -> None:
    """§2.5 Turned up once the last start space is taken."""
    step = played(opening(3).state, *(Start(at(name)) for name in ("b5", "e2", "g6")))
    assert step.state.phase is Phase.DRAFT
    assert len(step.state.draft) == 3
    assert told(step, DraftShown) == [DraftShown(step.state.draft)]


def test_from_the_last_player_to_the_first() -> None:
    """§2.5 The last player has the first choice."""
    state = drafting("wild dates-1")
    assert state.seat == 1
    assert legal_moves(state) == (draft("dates-1"), draft("wild"))
    step = played(state, draft("wild"))
    assert step.state.seat == 0
    assert step.state.players[1].hand == cards("wild")
    assert told(step, Drafted) == [Drafted(1, card("wild"))]


def test_equal_cards_are_one_move() -> None:
    """§2.5 §10 Two wild cards are one choice."""
    assert legal_moves(drafting("wild wild")) == (draft("wild"),)


def test_the_last_card_is_still_asked() -> None:
    """§2.5 §10 The last draft is a decision with one move."""
    state = played(drafting("wild dates-1"), draft("wild")).state
    assert state.phase is Phase.DRAFT
    assert legal_moves(state) == (draft("dates-1"),)


def test_then_the_harvest_begins() -> None:
    """§2.6 The first player harvests what was sown at the start."""
    before = drafting("wild dates-1")
    state = played(before, draft("wild"), draft("dates-1")).state
    assert (state.phase, state.seat, state.draft) == (Phase.HARVEST, 0, ())
    assert state.columns == before.columns


def test_three_cards_for_two_players() -> None:
    """§2.5 If they so chose; the card left over is discarded."""
    state = drafting("wild dates-1 palm-3", two_player_draft=3)
    assert state.draft == cards("wild dates-1 palm-3")
    step = played(state, draft("palm-3"), draft("wild"))
    assert step.state.phase is Phase.HARVEST
    assert step.state.discard == cards("dates-1")
    assert told(step, DraftDiscarded) == [DraftDiscarded(cards("dates-1"))]


def test_a_draft_from_an_empty_deck() -> None:
    """§2.5 §4.1 If the deck has run out, the discard is shuffled here too."""
    state = table(Phase.START, 2, order_index=1, deck="wild", discard="dates-1 dates-2", hoard=0)
    step = play(state, Start(at("b1")), by_name)
    assert step.state.draft == cards("wild dates-1")
    assert told(step, Reshuffled) == [Reshuffled(2)]


def test_not_a_card_in_the_draft() -> None:
    """§2.5 Neither a card still face down, nor a plow, nor one taken before."""
    state = played(drafting("wild dates-1"), draft("wild")).state
    assert refused(state, draft("palm-3")) is Reason.CARD_NOT_IN_DRAFT
    assert refused(state, draft("plow")) is Reason.CARD_NOT_IN_DRAFT
    assert refused(state, draft("wild")) is Reason.CARD_NOT_IN_DRAFT


def test_not_passing_the_draft() -> None:
    """§2.5 Everyone takes a card."""
    assert refused(drafting("wild dates-1"), DONE) is Reason.WRONG_PHASE


def test_not_a_card_left_over_by_default() -> None:
    """§2.5 With two cards for two players nothing is discarded."""
    step = played(drafting("wild dates-1"), draft("wild"), draft("dates-1"))
    assert step.state.discard == ()
    assert told(step, DraftDiscarded) == []


def test_not_sown_again_before_the_first_harvest() -> None:
    """§2.6 Play goes on with the harvest: the first sowing is not repeated."""
    step = played(drafting("wild dates-1"), draft("wild"), draft("dates-1"))
    assert told(step, Sown) == []
    assert refused(step.state, draft("wild")) is Reason.WRONG_PHASE
