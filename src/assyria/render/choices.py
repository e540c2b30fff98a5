"""Texts for decisions: what to do, and what each choice costs and gains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from rich.text import Text

from assyria.preview import Choice
from assyria.render.story import card_name, card_names
from assyria.render.words import Words
from assyria.rules import Phase, Position
from assyria.rules import moves as mv

ON_A_HEX = (mv.Start, mv.Hut, mv.Supply, mv.Build, mv.Extend)
"""Moves that choose a hex, by which players name them."""
DONE_KEY = "0"


def prompt(position: Position, words: Words) -> str:
    """Return one line that says what to do now."""
    match position.phase:
        case Phase.HUTS:
            return words("prompt-huts", left=position.to_place)
        case Phase.SUPPLY if position.supplying is not None:
            card = card_name(position.supplying, words)
            return words("prompt-supply-hut", card=card, left=position.picks)
        case Phase.SUPPLY:
            return words("prompt-supply-card")
        case Phase.ACTIONS:
            return words("prompt-actions", camels=words("n-camels", count=position.me.camels))
        case _:
            return words(f"prompt-{position.phase.value}")


def choice_text(choice: Choice, words: Words) -> str:
    """Return what a legal move is about, costs and gains; the hex it chooses aside."""
    camels = words("n-camels", count=choice.cost)
    match choice.move:
        case mv.Start(at=at):
            return words("choice-start", food=words(f"food-{at.food}"), region=words(f"region-{at.region.value}"))
        case mv.Draft() | mv.Harvest():
            return card_names(choice.cards, words)
        case mv.Hut() | mv.Supply():
            return words("choice-hut-hungry" if choice.hungry else "choice-hut", gain=_gain(choice, words))
        case mv.Feed(card=card):
            message = "choice-feed-some" if len(choice.at) > card.symbols else "choice-feed"
            huts = ", ".join(choice.at)
            return words(message, card=card_name(card, words), symbols=card.symbols, huts=huts)
        case mv.Well(site=site):
            return words("choice-well", site=str(site), points=words("n-points", count=choice.points))
        case mv.Build():
            return words("choice-build", camels=camels)
        case mv.Extend():
            return words("choice-extend", level=choice.level or 0, camels=camels)
        case mv.Court(dignitary=dignitary):
            name = words(f"dignitary-{dignitary.word}")
            return words("choice-court", dignitary=name, camels=camels, influence=dignitary.influence)
        case mv.Offer():
            return words("choice-offer", camels=camels, multiplier=choice.multiplier or 0)
        case mv.Buy(card=card):
            return words("choice-buy", card=card_name(card, words), camels=camels)
        case mv.Done():
            return words("choice-done")


def keyed_choices(choices: Sequence[Choice], words: Words) -> dict[str, Choice]:
    """Return the choices by what a player types: 0 to finish, the number of a column, else 1, 2, 3, or a hex."""
    groups = _numbered(choices, words)
    by_number = {number: choice for group in groups for number, choice in group.items()}
    by_hex = {choice.at[0]: choice for choice in by_number.values() if isinstance(choice.move, ON_A_HEX)}
    return by_number | by_hex


def choice_cells(choices: Sequence[Choice], words: Words) -> list[Text]:
    """Return the choices as a player reads them, "1–2 c4 d5: +2 points"; hexes with the same text together."""
    cells = []
    for group in _numbered(choices, words):
        numbers, hexes = (
            list(group),
            [choice.at[0] for choice in group.values() if isinstance(choice.move, ON_A_HEX)],
        )
        typed = " ".join(["–".join(dict.fromkeys([numbers[0], numbers[-1]])), *hexes])
        cell = Text(words("choice-keyed", keys=typed, text=choice_text(group[numbers[0]], words)))
        cell.stylize("bold", 0, len(typed))
        cells.append(cell)
    return cells


def _numbered(choices: Sequence[Choice], words: Words) -> list[dict[str, Choice]]:
    """Return the choices by number, those on hexes with the same text together; to finish comes first."""
    groups: dict[object, list[Choice]] = {}
    for choice in sorted(choices, key=lambda each: not isinstance(each.move, mv.Done)):
        together = choice_text(choice, words) if isinstance(choice.move, ON_A_HEX) else choice.move
        groups.setdefault(together, []).append(choice)
    numbers = count(1)
    return [{_number(choice, numbers): choice for choice in group} for group in groups.values()]


def _number(choice: Choice, numbers: Iterator[int]) -> str:
    match choice.move:
        case mv.Done():
            return DONE_KEY
        case mv.Harvest(column=column):
            return str(column)
        case _:
            return str(next(numbers))


def _gain(choice: Choice, words: Words) -> str:
    """Return what a hut gains this turn if it is fed."""
    if choice.camels:
        return words("n-camels", count=choice.camels)
    return words("n-points", count=choice.points)
