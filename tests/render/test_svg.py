"""The picture of a position: well-formed, complete, always the same; and the diagrams of the rules text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest
from tools import diagrams

from assyria.board import FOOD_CARDS, PLOW, Dignitary, load_board
from assyria.board.cards import CARDS
from assyria.render.svg import Look, Speech, draw, draw_board
from assyria.render.svg.lettering import clean, shorten, width
from assyria.render.svg.palette import ACCENT, INK, INK_SOFT, PAPER, SEATS, SPINES, WHITE
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import Game, Phase, Position, State, deal, legal_moves, new_game, play, shuffled_with
from assyria.rules.moves import Done, Hut, Well

SVG = "{http://www.w3.org/2000/svg}"
EN = words_in("en")


@cache
def game(players: int, seed: int = 1) -> tuple[State, ...]:
    """A whole random game that likes wells and does not stop early."""
    rng = Random(seed)
    shuffle = shuffled_with(rng)
    states = [new_game(Game(players), deal(players, rng)).state]
    while states[-1].phase is not Phase.OVER:
        moves = legal_moves(states[-1])
        liked = [20 if isinstance(move, Well) else 0.2 if isinstance(move, Done) else 1 for move in moves]
        states.append(play(states[-1], rng.choices(moves, liked)[0], shuffle).state)
    return tuple(states)


def some(players: int, step: int = 47) -> Iterator[State]:
    """Positions from all over a game, its beginning and its end among them."""
    states = game(players)
    yield from states[::step]
    yield states[-1]


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)  # noqa: S314 - what we have just written ourselves


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def words_of(root: ElementTree.Element) -> list[str]:
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_a_well_formed_picture(players: int) -> None:
    for index, state in enumerate(some(players)):
        root = parsed(draw(state, words_in(LANGUAGES[index % len(LANGUAGES)])))
        assert root.tag == f"{SVG}svg"
        assert root[0].tag == f"{SVG}title"
        assert root[1].tag == f"{SVG}desc"
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        for use in root.iter(f"{SVG}use"):
            assert use.get("href", "")[1:] in ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_draft_and_end_in_every_language(players: int, language: str) -> None:
    states = game(players)
    draft = next(state for state in states if state.phase is Phase.DRAFT)
    for state in (states[0], draft, states[-1]):
        assert parsed(draw(state, words_in(language))).tag == f"{SVG}svg"
    assert len(of_class(parsed(draw(draft, words_in(language))), "draft")) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_on_the_table_is_in_the_picture(players: int) -> None:
    for state in some(players, 37):
        root = parsed(draw(state, EN))
        seen = {(use.get("data-hex"), use.get("data-seat")) for use in of_class(root, "hut")}
        assert seen == {(at, str(seat)) for seat, player in enumerate(state.players) for at in player.huts}
        levels = {use.get("data-hex"): use.get("data-level") for use in of_class(root, "ziggurat")}
        assert levels == {
            at: str(1 + (at in player.centres) + (at in player.roofs))
            for player in state.players
            for at in player.bases
        }
        assert sorted(well.get("data-site", "") for well in of_class(root, "well")) == sorted(state.wells)
        courtiers = Counter(
            (use.get("data-dignitary"), use.get("data-seat")) for use in of_class(root, "courtier")
        )
        assert courtiers == Counter(
            (dignitary.word, str(seat)) for dignitary in Dignitary for seat in state.at_court(dignitary)
        )
        scores = [text.text for text in of_class(root, "score")]
        assert scores == [str(player.score) for player in state.players]
        order = [token.get("data-seat") for token in of_class(root, "order")]
        assert order == [str(seat) for seat in state.order]
        cards = [card.get("data-card") for card in of_class(root, "card")]
        shown = [card for player in state.players for card in player.hand]
        shown += [card for column in state.columns for card in column]
        assert Counter(cards) == Counter([*shown, *state.draft, *([state.supplying] if state.supplying else [])])


def test_some_game_had_wells_and_courtiers() -> None:
    """What the test above counts was there to be counted."""
    assert any(state.wells for players in (2, 3, 4) for state in some(players, 37))
    assert any(any(state.court) for players in (2, 3, 4) for state in some(players, 37))


def test_a_picture_is_the_same_every_time() -> None:
    for state in some(4, 60):
        again = replace(state, wells=frozenset(sorted(state.wells, reverse=True)))
        assert draw(state, EN) == draw(again, EN)


def test_names_are_escaped_and_shortened() -> None:
    names = ["<script>alert('&\"')</script>", "W" * 300, "a\x00\u202eb\ud800\n c", " "]
    picture = draw(game(4)[0], EN, names)
    assert "<script" not in picture
    root = parsed(picture)
    written = [text.text or "" for text in of_class(root, "name")]
    assert written[0].startswith("<script>")
    assert written[1].endswith("…")
    assert len(written[1]) < 20
    assert written[2] == "ab c"
    assert written[3] == EN("seat-3")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_not_in_play_is_marked(players: int) -> None:
    state = game(players)[0]
    root = parsed(draw(state, EN))
    board = load_board("classic")
    out = {element.get("id") for element in of_class(root, "out")}
    assert out == {f"hex-{at}" for at in board.hexes.values() if at not in state.game.area}
    assert len(of_class(root, "hex")) == len(board.hexes)
    assert len(of_class(root, "start")) == len(board.starts[players])
    veiled = any(element.get("fill") == "url(#hatch)" for element in root.iter())
    assert veiled == (players < 4)


def test_fed_and_unfed_huts_of_the_mover_differ() -> None:
    state = next(
        state for state in game(4) if state.phase is Phase.SUPPLY and state.me.fed and state.me.huts - state.me.fed
    )
    huts = of_class(parsed(draw(state, EN)), "hut")
    told = {hut.get("data-hex"): hut.get("data-state") for hut in huts}
    for seat, player in enumerate(state.players):
        for at in player.huts:
            expected = None if seat != state.seat else "fed" if at in player.fed else "unfed"
            assert told[at] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_decision_it_is(language: str) -> None:
    names = ["Ann", "Bob", "Cleo", "Dan"]
    for state in some(4, 41):
        [told] = of_class(parsed(draw(state, words_in(language), names)), "now")
        if state.seat is not None:
            assert names[state.seat] in (told.text or "")


@pytest.mark.parametrize("cards", [1, 12, 17, 40])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_large_hands_stay_inside_their_panels(players: int, cards: int) -> None:
    state = game(players)[-2]
    hand = FOOD_CARDS[:cards]
    crowded: Position = replace(state, players=tuple(replace(player, hand=hand) for player in state.players))
    for panel in of_class(parsed(draw(crowded, EN)), "player"):
        paper = panel[1]
        shown = [card for card in of_class(panel, "card") if card.get("data-card") in hand]
        assert sum(int(card.get("data-copies", "1")) for card in shown) >= cards
        for card in shown:
            transform = card.get("transform", "").replace("(", " ").replace(")", " ").split()
            scale = float(transform[4]) if "scale" in transform else 1.0
            assert float(transform[1]) + 60 * scale <= float(paper.get("width", ""))
            assert float(transform[2]) + 44 * scale <= float(paper.get("height", ""))


def test_a_board_alone_lights_and_labels_hexes() -> None:
    state = next(state for state in game(3) if state.phase is Phase.HUTS)
    lit = {move.at for move in legal_moves(state) if isinstance(move, Hut)}
    root = parsed(draw_board(state, look=Look(lit=lit, labels={min(lit): "+2"}), heading="huts"))
    [lights] = of_class(root, "lights")
    assert len(lights) == 2 * len(lit)
    assert words_of(of_class(root, "label")[0]) == ["+2"]


def test_text_is_measured_and_cut() -> None:
    assert width("WWW", 10) > width("iii", 10)
    assert width("a", 10, bold=True) > width("a", 10)
    assert shorten("short", 10, 200) == "short"
    cut = shorten("a rather long name", 10, 60)
    assert cut.endswith("…")
    assert width(cut, 10) <= 60
    assert clean("a\tb\x07 \u200b c") == "a b c"


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_text_has_contrast() -> None:
    """WCAG AA: 4.5 to 1."""
    pairs = [(INK, PAPER), (INK_SOFT, PAPER), (ACCENT, PAPER), (WHITE, ACCENT)]
    pairs += [(WHITE, spine) for spine in SPINES.values()] + [(INK, seat.tint) for seat in SEATS]
    pairs += [(WHITE, seat.ribbon) for seat in SEATS]
    for one, other in pairs:
        assert contrast(one, other) >= 4.5, (one, other)


def test_letters_on_cards_differ() -> None:
    kinds = {card for card in CARDS.values() if card.symbols == 1 and card != PLOW}
    assert len({Speech().letter(card) for card in kinds}) == len(kinds) == 6


def test_the_picture_of_the_table_is_up_to_date() -> None:
    assert diagrams.PICTURE.read_text(encoding="utf-8") == diagrams.table(), "run make docs"


def test_the_diagrams_are_up_to_date() -> None:
    """Each is drawn anew from its own position: those of examples from the example's."""
    drawn = diagrams.diagrams()
    assert {file.stem for file in diagrams.FOLDER.glob("*.svg")} == set(drawn)
    for name, drawing in drawn.items():
        root = parsed(drawing)
        assert (diagrams.FOLDER / f"{name}.svg").read_text(encoding="utf-8") == drawing, "run make docs"
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids)), name


def _letters(element: ElementTree.Element, scale: float, size: float) -> Iterator[float]:
    """The sizes of all texts in a drawing, as they come out after every scaling."""
    scaled = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(scaled[1]) if scaled else 1
    size = float(element.get("font-size", size))
    if element.tag == f"{SVG}text":
        yield size * scale
    for child in element:
        yield from _letters(child, scale, size)


@pytest.mark.parametrize("name", [file.stem for file in sorted(diagrams.FOLDER.glob("*.svg"))])
def test_a_diagram_can_be_read_on_a_narrow_phone(name: str) -> None:
    """A screen of 360 pixels leaves 300 for a picture: its smallest letters are 9 pixels high."""
    root = parsed((diagrams.FOLDER / f"{name}.svg").read_text(encoding="utf-8"))
    shrunk = min(1, 300 / float(root.get("width", "")))
    assert all(size * shrunk >= 9 for size in _letters(root, 1, 0))
