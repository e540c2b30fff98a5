"""The examples of the rules text: each is a position, what is played there, and what the text says of it.

What an example says is worked out by the rules, not written down: `says` holds phrases of colours, hexes, cards
and numbers in a fixed order, such as `green 12` or `wild d3`. Every language tells the same examples, and a test
reads these phrases out of its text. The pictures are drawn from the same positions (`tools.example_pictures`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import pairwise
from typing import Any

from tests.positions import CLASSIC, at, at_court, cards, corners, hexes, opening, played, table, told

from assyria.board import PLOW, Dignitary, Hex, Region
from assyria.board.cards import BONUS_CARD
from assyria.board.tracks import HUTS, MULTIPLIERS
from assyria.record.notation import parse_move
from assyria.rules import (
    FeedingRule,
    Game,
    Move,
    Phase,
    Player,
    Reason,
    Seat,
    Source,
    State,
    Step,
    farming,
    flood,
    income,
    legal_moves,
    scoring,
    supply,
    why_not,
)
from assyria.rules.events import (
    CamelsEarned,
    CardBought,
    CourtCamels,
    CourtRanked,
    Drafted,
    Harvested,
    HutAtCourt,
    HutPlaced,
    HutsFed,
    OfferingMade,
    OfferingsCounted,
    OrderChanged,
    PlowGranted,
    Scored,
    Starved,
    ZigguratBuilt,
    ZigguratExtended,
)
from assyria.rules.moves import Build, Supply, Well
from assyria.rules.turn import CHAPTER_OF

RED, BLUE, GREEN, YELLOW = range(4)
COLOURS = ("red", "blue", "green", "yellow")


@dataclass(frozen=True)
class Example:
    """One example of the rules text."""

    state: State
    """The position that it begins with."""
    step: Step
    """The position that it comes to, and what happened on the way."""
    says: tuple[str, ...]
    """What its text says, phrase by phrase. The text names no other colour, hex, card or number."""


def phrase(*parts: str | int) -> str:
    return " ".join(map(str, parts))


def move(text: str) -> Move:
    return parse_move(text, CLASSIC)


def play_moves(state: State, *texts: str) -> Step:
    """Play legal moves without what follows from them by itself, such as famine or the next player's turn."""
    step = Step(state)
    for chosen in map(move, texts):
        assert why_not(step.state, chosen) is None, chosen
        step = step.then(partial(CHAPTER_OF[type(chosen)].play, move=chosen))
    return step


def alone(phase: Phase, seat: Seat, player: Player, **more: Any) -> State:
    """Return a table of four where this player moves first and nobody else has anything but a plow."""
    order = (seat, *(other for other in range(4) if other != seat))
    return table(phase, seats={seat: player}, order=order, **more)


def neighbours() -> Example:
    """§1.1 A hex and its neighbours."""
    state, middle = opening().state, at("b5")
    around = sorted(middle.neighbours)
    return Example(state, Step(state), (phrase(middle, middle.food), phrase(len(around), *around)))


def draft() -> Example:
    """§2.5 Three players take a card each, the last of them first."""
    sown = "dates-1 palm-1 barley-3 wild grapes-1 salt-2 dates-2 palm-3"
    begun = opening(3, f"{sown} salt-1 grapes-2 wild", order=(RED, BLUE, GREEN)).state
    state = played(begun, move("start b5"), move("start e2"), move("start g6")).state
    step = play_moves(state, "draft wild", "draft grapes-2", "draft salt-1")
    last, middle, first = told(step, Drafted)
    return Example(
        state,
        step,
        (
            phrase(*(COLOURS[seat] for seat in state.order)),
            phrase(*state.draft),
            phrase(COLOURS[last.seat], last.card),
            phrase(COLOURS[middle.seat], middle.card),
            phrase(first.card, COLOURS[first.seat]),
        ),
    )


DRAWN = "wild dates-1 barley-2 grapes-1 grapes-3"
"""§4.1 A row as it was drawn."""


def sowing() -> Example:
    """§4.1 A row for four players, laid out."""
    state = opening(4, f"{DRAWN} salt-1 palm-3 barley-3 palm-1 dates-2").state
    row = [column[0] for column in state.columns]
    return Example(state, Step(state), (phrase(*cards(DRAWN)), phrase(*row)))


def harvest() -> Example:
    """§4.3 Four players take columns of that sowing, and a new turn order comes of it."""
    state = sowing().state
    while state.phase is not Phase.HARVEST:
        state = played(state, legal_moves(state)[0]).state
    step = play_moves(state, "harvest 4", "harvest 1", "harvest 5", "harvest 2").then(farming.new_order)
    [changed] = told(step, OrderChanged)
    taken = [phrase(COLOURS[event.seat], event.column) for event in told(step, Harvested)]
    left = step.state.takers.index(None) + 1
    return Example(state, step, (*taken, phrase(*(COLOURS[seat] for seat in changed.order), left)))


def huts() -> Example:
    """§5.1 Three huts from a base."""
    state = alone(Phase.HUTS, BLUE, Player(bases=hexes("b5")), turn=2, expansion=(4, 3))
    step = play_moves(state, "hut c5", "hut d4", "hut d3")
    first, second, third = (event.at for event in told(step, HutPlaced))
    return Example(state, step, (phrase("blue b5", state.to_place), phrase(first, second), phrase(second, third)))


def feeding() -> Example:
    """§5.2 The same three huts, and food for two of them."""
    player = Player(bases=hexes("b5"), huts=hexes("c5 d3 d4"), hand=cards("dates-1 salt-2"))
    state = alone(Phase.SUPPLY, BLUE, player)
    step = play_moves(state, "feed dates-1", "supply d3", "feed plow", "supply c5")
    by_dates, by_plow = told(step, HutsFed)
    [kept] = step.state.me.hand
    [starved] = told(supply.famine(step.state), Starved)
    fitting = sum(by_dates.card.fits(hut) for hut in player.huts)
    assert not legal_moves(step.state)
    return Example(
        state,
        step,
        (
            phrase("blue", *(word for hut in sorted(player.huts) for word in (hut, hut.food))),
            phrase(*player.hand, PLOW),
            phrase(by_dates.card, fitting, "blue", *by_dates.huts),
            phrase(by_plow.card, *by_plow.huts),
            phrase(kept, *starved.huts),
        ),
    )


def strict() -> Example:
    """§5.2 With strict feeding the wild card goes where nothing else can."""
    player = Player(huts=hexes("c4 d3"), hand=cards("barley-1 wild"), plow=False)
    state = alone(Phase.SUPPLY, RED, player, feeding=FeedingRule.STRICT)
    free = replace(state, game=Game(4))
    wasted = play_moves(free, "feed wild", "supply c4")
    [starved] = told(supply.famine(wasted.state), Starved)
    assert why_not(play_moves(state, "feed wild").state, Supply(at("c4"))) is Reason.STARVES_ANOTHER
    step = play_moves(state, "feed wild", "supply d3", "feed barley-1")
    by_wild, by_barley = told(step, HutsFed)
    return Example(
        state,
        step,
        (
            phrase("red", *(word for hut in sorted(player.huts) for word in (hut, hut.food))),
            "wild barley-1",
            phrase("red c4 wild", *starved.huts),
            phrase(by_wild.card, *by_wild.huts, by_barley.card, *by_barley.huts),
        ),
    )


def wells() -> Example:
    """§5.4 Two corners with huts all around, one of which will do."""
    stand = hexes("c4 c5 d4 d5")
    state = alone(Phase.WELLS, RED, Player(huts=stand, fed=stand, plow=False), reign=2)
    [well] = [choice.site for choice in legal_moves(state) if isinstance(choice, Well)]
    [corner] = corners("c4-c5-d4")
    assert why_not(state, Well(corner)) is Reason.FERTILE_CORNER
    step = play_moves(state, f"well {well}")
    [scored] = told(step, Scored)
    wet = sum(hut.region.is_river for hut in well.hexes)
    green = [hut for hut in corner.hexes if hut.region is Region.FERTILE]
    return Example(
        state,
        step,
        (
            phrase(state.reign, "red", *sorted(stand)),
            phrase(*sorted(well.hexes), wet, scored.points),
            phrase(*sorted(corner.hexes), *green),
        ),
    )


def rivers() -> Example:
    """§5.5 Three huts on one river, and more camels than there is room for."""
    stand = hexes("c5 d4 e5")
    assert all(hut.region is Region.LOWER_RIVER for hut in stand)
    state = alone(Phase.WELLS, YELLOW, Player(camels=5, huts=stand, fed=stand, plow=False))
    step = income.earn(state)
    [earned] = told(step, CamelsEarned)
    shares = river_shares(sorted(stand))
    return Example(
        state,
        step,
        (
            phrase("yellow", len(stand), *sorted(stand)),
            phrase(*shares, earned.camels + earned.lost),
            phrase("yellow", state.me.camels, step.state.me.camels, earned.lost),
        ),
    )


def river_shares(stand: list[Hex]) -> list[int]:
    """§5.5 Return the camels that each of these huts adds to those before it."""
    totals = [income.river_camels(stand[:count]) for count in range(len(stand) + 1)]
    return [after - before for before, after in pairwise(totals)]


def prestige() -> Example:
    """§5.6 Huts in every region, and a ziggurat of two tiles."""
    stand = hexes("c4 d3 c5 a6 c6 d5")
    player = Player(huts=stand, fed=stand, bases=hexes("b5"), centres=hexes("b5"), plow=False)
    state = alone(Phase.WELLS, GREEN, player)
    step = income.prestige(state)
    groups = [
        [hut for hut in stand if hut.region is region]
        for region in (Region.FERTILE, Region.ARID, Region.LOWER_RIVER)
    ]
    assert sum(map(len, groups)) == len(stand)
    tiles = sum(event.points for event in told(step, Scored) if event.source is Source.ZIGGURATS)
    return Example(
        state,
        step,
        (
            phrase("green", *map(len, groups)),
            phrase(*map(income.hut_points, groups), tiles, step.state.me.score),
        ),
    )


def building() -> Example:
    """§6.1 Four huts, three of them around a well."""
    stand = hexes("c6 c7 d5 d6")
    player = Player(camels=6, huts=stand, fed=stand, plow=False)
    state = alone(Phase.ACTIONS, YELLOW, player, wells=corners("c6-d5-d6"))
    [site] = state.wells
    [only] = [choice.at for choice in legal_moves(state) if isinstance(choice, Build)]
    refused = [hut for hut in stand if why_not(state, Build(hut)) is Reason.TOUCHES_A_WELL]
    step = play_moves(state, f"build {only}")
    [built] = told(step, ZigguratBuilt)
    return Example(
        state,
        step,
        (
            phrase("yellow", *sorted(stand)),
            phrase(*sorted(site.hexes)),
            phrase(built.camels, "yellow", built.at, len(refused)),
        ),
    )


def extending() -> Example:
    """§6.2 Two ziggurats rise by a level each."""
    player = Player(camels=8, bases=hexes("b5 c4"), centres=hexes("c4"), plow=False)
    state = alone(Phase.ACTIONS, BLUE, player)
    step = play_moves(state, "extend b5", "extend c4")
    prices = [event.camels for event in told(step, ZigguratExtended)]
    assert why_not(step.state, move("extend b5")) is Reason.RAISED_THIS_TURN
    return Example(state, step, (phrase("blue", player.camels, *prices, step.state.me.camels),))


def intrigue() -> Example:
    """§6.3 A hut that a ziggurat replaces goes to court at once."""
    stand = hexes("a1 a2 a6 b2 b6 c1 c6 c7 d5 d6")
    player = Player(camels=8, huts=stand, fed=stand, bases=hexes("b5"), plow=False)
    state = alone(Phase.ACTIONS, RED, player)
    assert len(stand) == HUTS
    assert why_not(state, move("court lower")) is Reason.NO_HUT_IN_STOCK
    step = play_moves(state, "build c7", "court lower")
    [built], [sent] = told(step, ZigguratBuilt), told(step, HutAtCourt)
    return Example(state, step, (phrase("red", player.camels, "red", built.camels, sent.camels),))


def offering() -> Example:
    """§6.4 Three steps to the last space."""
    state = alone(Phase.ACTIONS, GREEN, Player(camels=3, offering=4, plow=False))
    step = play_moves(state, "offer", "offer", "offer")
    _, short, full = told(step, OfferingMade)
    start = state.me.offering
    assert full.space == len(MULTIPLIERS) - 1
    return Example(
        state,
        step,
        (
            phrase("green", start, f"×{MULTIPLIERS[start]}"),
            phrase(full.space - start, full.space, f"×{full.multiplier}"),
            phrase(short.space - start, short.space, f"×{short.multiplier}"),
        ),
    )


def market() -> Example:
    """§6.5 A food card and a plow, but no second food card."""
    state = alone(Phase.ACTIONS, RED, Player(camels=5, plow=False), display="salt-1 grapes-3")
    step = play_moves(state, "buy grapes-3", "buy plow")
    food, plow = told(step, CardBought)
    [left] = step.state.display
    assert why_not(step.state, move(f"buy {left}")) is Reason.BOUGHT_THIS_TURN
    return Example(
        state,
        step,
        (
            phrase(*state.display, "red plow"),
            phrase("red", food.card, food.camels, plow.card, plow.camels, left),
        ),
    )


@cache
def court() -> Example:
    """§7.2 A tie at court, and the bonus card."""
    state = table(
        players=4,
        seats={GREEN: Player(plow=False), RED: Player(plow=False), YELLOW: Player(plow=False)},
        reign=3,
        turn=3,
        expansion=(3, 3, 2),
        court=at_court(higher=[BLUE], middle=[GREEN, GREEN, BLUE], lower=[GREEN, RED]),
    )
    step = flood.reward_influence(state)
    green, blue, red = told(step, CourtRanked)
    assert (green.seat, blue.seat, red.seat) == (GREEN, BLUE, RED)
    huts_of = {seat: huts_at_court(state, seat) for seat in (GREEN, BLUE, RED)}
    points = [(COLOURS[event.seat], event.points) for event in (green, blue, red)]
    return Example(
        state,
        step,
        (
            phrase(state.reign, *state.expansion, BONUS_CARD),
            phrase("green", *huts_of[GREEN], green.influence),
            phrase("blue", *huts_of[BLUE], blue.influence, blue.huts, "green"),
            phrase("red", *huts_of[RED], red.influence, "yellow"),
            phrase(*(word for pair in points for word in pair), "yellow", step.state.players[YELLOW].score),
        ),
    )


def huts_at_court(state: State, seat: Seat) -> list[int]:
    """Return how many huts a player has with each dignitary, the higher first, those with none left out."""
    counts = [state.at_court(dignitary).count(seat) for dignitary in Dignitary]
    return [count for count in counts if count]


def second() -> Example:
    """§7.3 Two players: the second scores the lowest card."""
    state = table(
        players=2,
        seats={RED: Player(plow=False), BLUE: Player(plow=False)},
        reign=2,
        turn=3,
        expansion=(4, 3, 2),
        court=at_court(higher=[RED], lower=[BLUE]),
    )
    step = flood.reward_influence(state)
    away = flood.reward_influence(replace(state, court=at_court(higher=[RED]))).state.players[BLUE]
    red, blue = told(step, CourtRanked)
    return Example(
        state,
        step,
        (
            phrase(state.reign, *state.expansion),
            phrase("red", red.huts, red.influence, "blue", blue.huts, blue.influence),
            phrase("red", red.points, "blue", blue.points, "blue", away.score),
        ),
    )


def gifts() -> Example:
    """§7.4 What the dignitaries give after that ranking."""
    state = court().state
    step = Step(state).then(flood.reward_higher).then(flood.grant_plows).then(flood.grant_camels)
    [higher], [plow] = told(step, Scored), told(step, PlowGranted)
    green, red = sorted(told(step, CourtCamels), key=lambda event: -event.seat)
    assert (higher.seat, plow.seat, green.seat, red.seat) == (BLUE, GREEN, GREEN, RED)
    assert BLUE in state.at_court(Dignitary.MIDDLE)
    assert state.players[BLUE].plow
    return Example(
        state,
        step,
        (
            phrase("green plow", green.camels, "blue", higher.points, "plow blue"),
            phrase("red", red.camels),
        ),
    )


def offerings() -> Example:
    """§7.5 Two ziggurats, finished or not, times the multiplier."""
    player = Player(offering=3, bases=hexes("b5 c4"), centres=hexes("c4"), roofs=hexes("c4"), plow=False)
    state = alone(Phase.ACTIONS, RED, player, reign=2, turn=3)
    step = flood.count_offerings(state)
    [counted] = told(step, OfferingsCounted)
    return Example(
        state,
        step,
        (
            phrase(
                *("red", player.offering, f"×{counted.multiplier}"),
                *(counted.ziggurats, counted.multiplier, counted.points),
            ),
        ),
    )


def final() -> Example:
    """§8 The last count of one player."""
    player = Player(camels=5, bases=hexes("b5 c4 e4"), centres=hexes("b5 c4"), roofs=hexes("b5 c4"))
    state = alone(Phase.ACTIONS, BLUE, player, reign=3, turn=3)
    step = scoring.final(state)
    ledger = step.state.players[BLUE].ledger
    whole, bare = len(player.roofs), len(player.bases - player.roofs)
    return Example(
        state,
        step,
        (
            phrase("blue", whole, bare, player.tiles, "plow", player.camels),
            phrase(ledger.ziggurats, ledger.plow, ledger.camels, sum(ledger)),
        ),
    )


EXAMPLES = {
    example.__name__: example()
    for example in (
        *(neighbours, draft, sowing, harvest, huts, feeding, strict, wells, rivers, prestige),
        *(building, extending, intrigue, offering, market, court, second, gifts, offerings, final),
    )
}
"""In the order of the text; the picture of each has its name."""
