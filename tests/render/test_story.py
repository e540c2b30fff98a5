"""Events and choices in words, in all languages."""

from __future__ import annotations

from typing import get_args

import pytest

from assyria.preview import preview
from assyria.record import Fault, RecordError
from assyria.render.choices import choice_text, prompt
from assyria.render.faults import fault_text
from assyria.render.story import Teller, reason_text, seat_names
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import Event, Phase, Reason, view
from assyria.rules.events import CamelsEarned, CourtRanked, GameOver, HutsUnplaced, TieBreak
from tests.effort import effort
from tests.games import KINDS, golden


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Every event of many games is a line of its own, with nothing left unspoken."""
    words = words_in(language)
    told: set[type] = set()
    for kind in KINDS:
        history = golden(kind, 7)
        teller = Teller(words, seat_names(history.game.players, words))
        for events in history.story:
            told.update(map(type, events))
            for line in teller.story(events):
                assert line.strip() == line
                assert "{" not in line
                assert "None" not in line
    assert set(get_args(Event)) - told <= {HutsUnplaced}


@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_says_what_it_brings(kind: str) -> None:
    """Prompts and choices of whole games can be put into words, in all languages."""
    history = golden(kind, 5)
    for number in range(0, len(history.moves), effort(6, 1)):
        state = history.at(number)
        choices = preview(view(state)).choices
        for words in map(words_in, LANGUAGES):
            assert prompt(state, words)
            lines = [choice_text(choice, words) for choice in choices]
            assert all(line and "{" not in line for line in lines)
    for words in map(words_in, LANGUAGES):
        assert prompt(history.state, words) == words("prompt-over")


def test_the_story_in_english() -> None:
    """A few sentences as a person reads them."""
    teller = Teller(words_in("en"), ["Ana", "Ben"])
    assert teller.tell(CamelsEarned(0, 8, 0, ())) == "Ana earns 8 camels on the rivers."
    assert teller.tell(CamelsEarned(1, 1, 4, ())) == "Ben earns 1 camel on the rivers; 4 lost over the limit."
    assert teller.tell(HutsUnplaced(0, 2)) == "Ana finds no hex for 2 huts."
    assert teller.tell(CourtRanked(1, 1, 5, 2, (4, 3), 7, TieBreak.HUTS)) == (
        "Assur, place 1: Ben with influence 5 (2 huts), scoring the cards 4 + 3."
        " The tie goes to more huts at court."
    )
    assert teller.tell(CourtRanked(0, 2, 1, 1, (), 0, None)).endswith("no card is left to score.")
    assert teller.tell(GameOver((70, 70), (), (0, 1))) == (
        "The game is over. Ana, Ben share the victory: Ana 70, Ben 70."
    )
    assert teller.tell(GameOver((71, 70), (), (0,))).startswith("The game is over. Ana wins")


def test_hungry_huts_are_told_apart() -> None:
    """§5.2 While placing huts the choices say which could be fed."""
    words = words_in("en")
    history = golden("4-players", 1)
    placing = [state for n in range(80) if (state := history.at(n)).phase is Phase.HUTS and state.to_place == 2]
    lines = [choice_text(choice, words) for state in placing for choice in preview(view(state)).choices]
    hungry = [line for line in lines if "no food" in line]
    assert 0 < len(hungry) < len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_faults_are_one_line_each(language: str) -> None:
    """Whatever is refused, a person is told why."""
    words = words_in(language)
    texts = [reason_text(reason, words) for reason in Reason]
    assert all("§" in text for text in texts)
    for fault in Fault:
        error = RecordError(fault, "here", "that", "this", 3, Reason.HEX_TAKEN)
        texts.append(fault_text(error, words))
        texts.append(fault_text(RecordError(fault, "top"), words))
        assert "variations[0]" in fault_text(RecordError(fault, "top").in_line("variations[0]"), words)
    assert all("\n" not in text and "{" not in text for text in texts)
