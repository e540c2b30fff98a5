"""What is to be decided, and what each choice brings, in words."""

from __future__ import annotations

from collections import Counter

from assyria.board import Card, Food, Hex
from assyria.board.tracks import BUILD_COST, CENTRE_COST, MULTIPLIERS, OFFERING_COST, ROOF_COST, WELL_POINTS
from assyria.render.story import card_name, card_names
from assyria.render.words import Words
from assyria.rules import Move, Phase, Position
from assyria.rules import moves as mv
from assyria.rules.income import hut_points, river_camels
from assyria.rules.state import change


def prompt(position: Position, words: Words) -> str:
    """One line that says what to do now."""
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


def choice(position: Position, move: Move, words: Words) -> str:
    """What a legal move brings."""
    match move:
        case mv.Start(at=at):
            return words("choice-start", **_land(at, words))
        case mv.Draft(card=card):
            return words("choice-draft", card=card_name(card, words))
        case mv.Harvest(column=column):
            return words("choice-harvest", cards=card_names(position.columns[column - 1], words))
        case mv.Hut(at=at):
            message = "choice-hut" if _has_food(position, at) else "choice-hut-hungry"
            return words(message, **_land(at, words), gain=_gain(position, at, words))
        case mv.Feed(card=card):
            return _feeding(position, card, words)
        case mv.Supply(at=at):
            return words("choice-supply", **_land(at, words))
        case mv.Well():
            points = WELL_POINTS[position.reign - 1]
            return words("choice-well", points=words("n-points", count=points))
        case mv.Done():
            return words("choice-done")
        case _:
            return _action(position, move, words)


def _action(position: Position, move: mv.Build | mv.Extend | mv.Court | mv.Offer | mv.Buy, words: Words) -> str:
    match move:
        case mv.Build():
            return words("choice-build", camels=words("n-camels", count=BUILD_COST))
        case mv.Extend(at=at):
            level, price = (3, ROOF_COST) if at in position.me.centres else (2, CENTRE_COST)
            return words("choice-extend", level=level, camels=words("n-camels", count=price))
        case mv.Court(dignitary=dignitary):
            return words(
                "choice-court",
                dignitary=words(f"dignitary-{dignitary.word}"),
                camels=words("n-camels", count=dignitary.cost),
                influence=dignitary.influence,
            )
        case mv.Offer():
            multiplier = MULTIPLIERS[position.me.offering + 1]
            price_text = words("n-camels", count=OFFERING_COST)
            return words("choice-offer", camels=price_text, multiplier=multiplier)
        case mv.Buy(card=card):
            return words("choice-buy", card=card_name(card, words), camels=words("n-camels", count=card.price))


def _land(at: Hex, words: Words) -> dict[str, str]:
    return {"food": words(f"food-{at.food}"), "region": words(f"region-{at.region.value}")}


def _gain(position: Position, at: Hex, words: Words) -> str:
    """What the hut brings this turn if it is fed."""
    me = position.me
    grown = change(me, huts=me.huts | {at})
    camels = river_camels(grown) - river_camels(me)
    if camels:
        return words("n-camels", count=camels)
    return words("n-points", count=hut_points(grown) - hut_points(me))


def _has_food(position: Position, at: Hex) -> bool:
    """Whether one more hut there could be fed, once all that stand have been."""
    me = position.me
    need = Counter(hut.food for hut in (*me.huts, at))
    have = Counter[Food]()
    for card in me.hand:
        if card.food is not None:
            have[card.food] += card.symbols
    spare = sum(card.food is None for card in me.hand) + me.plow
    short = need - have
    return not short[at.food] or short.total() <= spare


def _feeding(position: Position, card: Card, words: Words) -> str:
    me = position.me
    hungry = sorted(at for at in me.huts - me.fed if card.fits(at))
    if len(hungry) > card.symbols:
        return words("choice-feed-some", symbols=card.symbols, huts=", ".join(hungry))
    return words("choice-feed", count=len(hungry), huts=", ".join(hungry))
