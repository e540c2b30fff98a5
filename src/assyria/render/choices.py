"""Texts for decisions: what to do, and what each choice costs and gains."""

from __future__ import annotations

from assyria.board import Hex
from assyria.preview import Choice
from assyria.render.story import card_name, card_names
from assyria.render.words import Words
from assyria.rules import Phase, Position
from assyria.rules import moves as mv


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
    """Return the costs and gains of a legal move, in words."""
    camels = words("n-camels", count=choice.cost)
    match choice.move:
        case mv.Start(at=at):
            return words("choice-start", **_land(at, words))
        case mv.Draft():
            return words("choice-draft", card=card_names(choice.cards, words))
        case mv.Harvest():
            return words("choice-harvest", cards=card_names(choice.cards, words))
        case mv.Hut(at=at):
            message = "choice-hut-hungry" if choice.hungry else "choice-hut"
            return words(message, **_land(at, words), gain=_gain(choice, words))
        case mv.Feed(card=card):
            huts, count = ", ".join(choice.at), len(choice.at)
            if count > card.symbols:
                return words("choice-feed-some", symbols=card.symbols, huts=huts)
            return words("choice-feed", count=count, huts=huts)
        case mv.Supply(at=at):
            return words("choice-supply", **_land(at, words))
        case mv.Well():
            return words("choice-well", points=words("n-points", count=choice.points))
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


def _land(at: Hex, words: Words) -> dict[str, str]:
    return {"food": words(f"food-{at.food}"), "region": words(f"region-{at.region.value}")}


def _gain(choice: Choice, words: Words) -> str:
    """Return what the hut gains this turn if it is fed."""
    if choice.camels:
        return words("n-camels", count=choice.camels)
    return words("n-points", count=choice.points)
