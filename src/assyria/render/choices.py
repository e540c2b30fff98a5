"""Texts for decisions: what to do, and what each choice costs and gains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def keyed_choices(choices: Sequence[Choice]) -> dict[str, Choice]:
    """Return the choices by what a player types: a hex, the number of a column, 0 to finish, else 1, 2, 3."""
    keyed: dict[str, Choice] = {}
    numbers = count(1)
    for choice in sorted(choices, key=lambda each: not isinstance(each.move, mv.Done)):
        match choice.move:
            case mv.Done():
                key = DONE_KEY
            case mv.Harvest(column=column):
                key = str(column)
            case mv.Start() | mv.Hut() | mv.Supply() | mv.Build() | mv.Extend():
                key = choice.at[0]
            case _:
                key = str(next(numbers))
        keyed[key] = choice
    return keyed


def choice_cells(keyed: Mapping[str, Choice], words: Words) -> list[Text]:
    """Return the choices as a player reads them, "c4 d5: +2 points"; hexes with the same text together."""
    together: dict[tuple[bool, str], list[str]] = {}
    for key, choice in keyed.items():
        at_hex = isinstance(choice.move, ON_A_HEX)
        text = choice_text(choice, words)
        together.setdefault((at_hex, text if at_hex else key), []).append(key)
    cells = []
    for keys in together.values():
        typed = " ".join(keys)
        cell = Text(words("choice-keyed", keys=typed, text=choice_text(keyed[keys[0]], words)))
        cell.stylize("bold", 0, len(typed))
        cells.append(cell)
    return cells


def _gain(choice: Choice, words: Words) -> str:
    """Return what a hut gains this turn if it is fed."""
    if choice.camels:
        return words("n-camels", count=choice.camels)
    return words("n-points", count=choice.points)
