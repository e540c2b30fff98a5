"""The examples of the rules text: every language tells what the rules work out, and the picture shows the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest
from tools.example_pictures import PICTURES
from tools.examples import EXAMPLES
from tools.examples.example import COLOURS

from assyria.board import Food
from assyria.board.cards import CARDS
from assyria.render.rulebook import chapters
from assyria.render.story import card_name
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import Position, check

LABEL = re.compile(r"\*(?:Example|Exemple|Beispiel|Przykład)\s?: ")
PICTURE = re.compile(r"!\[([^]]+)\]\(\.\./diagrams/(\w+)\.svg\)")
WILD = {"en": r"wild(?: card)?", "fr": "joker", "de": "Joker", "pl": r"[Dd]zik\w+ kart\w+"}
PLOW = {"en": "plow", "fr": "charrue", "de": "Pflug", "pl": r"[Kk]art\w+ Roli"}


@cache
def vocabulary(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Return what the words of a language stand for, longest first; an empty text is passed over."""
    words = words_in(language)
    # Polish declines its colours: what counts is how they begin.
    colours = [words(f"seat-{seat}") for seat in range(4)]
    stems = [f"{name.rstrip('yi')}\\w*" if language == "pl" else name for name in colours]
    named = {
        r"§\d+\.\d+": "",
        WILD[language]: "wild",
        PLOW[language]: "plow",
        **{re.escape(card_name(card, words)): str(card) for card in CARDS.values() if card.food},
        **{re.escape(words(f"food-{food}")): food.value for food in Food},
        **dict(zip(stems, COLOURS, strict=True)),
    }
    return [
        (re.compile(rf"{'' if '§' in text else chr(92) + 'b'}{text}\b"), token) for text, token in named.items()
    ]


def read(text: str, language: str) -> list[str]:
    """Return the colours, hexes, cards, foods and numbers of a text, in its order and in the words of `says`."""
    text = " ".join(text.split())
    found, at = [], 0
    while at < len(text):
        for pattern, token in vocabulary(language):
            match = pattern.match(text, at)
            if match:
                found.append(token)
                break
        else:
            match = re.compile(r"\b[a-j][1-7]\b|×\d|\d+").match(text, at)
            found.append(match[0] if match else "")
        at = match.end() if match else at + 1
    return [token for token in found if token]


def blocks(language: str) -> Iterator[str]:
    for chapter in chapters(language):
        yield from chapter.split("\n\n")


@cache
def told(language: str) -> dict[str, str]:
    """Return the examples of a language by the picture that follows each."""
    whole = list(blocks(language))
    texts = {}
    for place, block in enumerate(whole):
        if LABEL.match(block):
            shown = PICTURE.fullmatch(whole[place + 1].strip())
            assert shown, f"no picture after: {block}"
            texts[shown[2]] = LABEL.sub("", block).rstrip("*\n")
    return texts


@cache
def captions(language: str) -> dict[str, str]:
    """Return what is said of each picture."""
    shown = (PICTURE.fullmatch(block.strip()) for block in blocks(language))
    return {match[2]: match[1] for match in shown if match}


def holds(words: list[str], phrase: list[str]) -> bool:
    """Return whether the words have the phrase in them, one word after another."""
    return any(words[at : at + len(phrase)] == phrase for at in range(len(words)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_its_position(language: str) -> None:
    """The text has these examples, in this order, and each is followed by its own picture."""
    assert list(told(language)) == list(EXAMPLES) == list(PICTURES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_begins_with_a_lawful_position(name: str) -> None:
    assert check(EXAMPLES[name].state) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_text_says_what_the_rules_work_out(name: str, language: str) -> None:
    """All of it, and no other colour, hex, card or number; the same as in English."""
    words, says = read(told(language)[name], language), EXAMPLES[name].says
    for phrase in says:
        assert holds(words, phrase.split()), (phrase, words)
    assert set(words) == {word for phrase in says for word in phrase.split()}
    assert Counter(words) == Counter(read(told("en")[name], "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", captions("en"))
def test_the_picture_is_described(name: str, language: str) -> None:
    """In every language alike, and with nothing that the example has not."""
    words = read(captions(language)[name], language)
    assert Counter(words) == Counter(read(captions("en")[name], "en"))
    if name in EXAMPLES:
        assert set(words) <= {word for phrase in EXAMPLES[name].says for word in phrase.split()}


def pieces(position: Position) -> set[tuple[str, str, str]]:
    """Return the huts and ziggurats on the board: kind, hex and seat."""
    return {
        *(("hut", at, str(seat)) for seat, player in enumerate(position.players) for at in player.huts),
        *(("ziggurat", at, str(seat)) for seat, player in enumerate(position.players) for at in player.bases),
    }


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_picture_shows_the_example(name: str) -> None:
    """Its colours and no others, all of its pieces on the board, and only numbers that the text says."""
    example = EXAMPLES[name]
    root = ElementTree.fromstring(PICTURES[name](example))  # noqa: S314 - what we have just drawn ourselves
    said = {word for phrase in example.says for word in phrase.split()}
    drawings = {use.get("href", "") for use in root.iter("{http://www.w3.org/2000/svg}use")}
    seats = {found[1] for href in drawings if (found := re.match(r"#(?:token|hut|ziggurat)-(\d)", href))}
    assert {COLOURS[int(seat)] for seat in seats} == said & set(COLOURS)
    shown = {
        (element.get("class", ""), element.get("data-hex", ""), element.get("data-seat", ""))
        for element in root.iter()
        if element.get("data-hex")
    }
    assert not shown or shown in (pieces(example.state), pieces(example.step.state))
    for element in root.iter():
        if element.get("class") in ("said", "label"):
            numbers = re.findall(r"\d+|[a-j]\d", "".join(element.itertext()))
            order = {str(place) for place in range(1, 4)} if name == "huts" else set()
            assert set(numbers) <= said | order, numbers
