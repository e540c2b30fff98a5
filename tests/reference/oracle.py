"""The rules of Assyria once more, plainly and slowly: a test oracle. All § are those of rules.md."""

import copy
from dataclasses import dataclass, field

from tests.reference.printed import (
    BASES,
    BONUS,
    BUILD_PRICE,
    COLUMNS,
    CORNERS,
    COURT_PRICE,
    EXPANSION_CARDS,
    EXTEND_PRICE,
    FOOD_CARDS,
    FOOD_OF,
    HIGHER_POINTS,
    HUTS,
    INFLUENCE,
    MOST_CAMELS,
    NEIGHBOURS,
    OFFERINGS,
    PLOW_PRICE,
    REGION_OF,
    SOURCES,
    SPACES,
    STARTS,
    TURNS,
    WELL_POINTS,
    WELLS,
    each_symbol,
    fits,
    price,
    symbols,
)


def most_fed(huts: list[str], food: list[str]) -> int:
    """The most of these huts that can be fed if each gets one symbol that fits it (§5.2).

    Hut by hut; a hut that finds no free symbol takes one over if the hut that has it finds another.
    """
    eaters: dict[int, str] = {}

    def find(hut: str, tried: set[int]) -> bool:
        for at, card in enumerate(food):
            if at not in tried and fits(card, hut):
                tried.add(at)
                if at not in eaters or find(eaters[at], tried):
                    eaters[at] = hut
                    return True
        return False

    return sum(find(hut, set()) for hut in huts)


def sorted_row(cards: list[str]) -> list[str]:
    """A row laid out: by symbols, wild rightmost, equal ones as drawn (§4.1); sorted() is stable."""
    return sorted(cards, key=lambda card: 99 if card == "wild" else symbols(card))


@dataclass
class Player:
    """What one player has (§1.5, §2.1)."""

    camels: int = 0
    offering: int = 0
    plow: bool = True
    hand: list[str] = field(default_factory=list)
    huts: list[str] = field(default_factory=list)
    fed: list[str] = field(default_factory=list)
    ziggurats: dict[str, int] = field(default_factory=dict)
    at_court: int = 0
    ledger: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))

    def stock(self) -> int:
        """Huts neither on the board nor at court (§1.5)."""
        return HUTS - len(self.huts) - self.at_court

    def score(self) -> int:
        """All points so far (§1.9)."""
        return sum(self.ledger.values())

    def tiles(self) -> int:
        """Ziggurat tiles on the board (§5.6)."""
        return sum(self.ziggurats.values())

    def unfed(self) -> list[str]:
        """Own huts on the board not fed this turn (§5.2)."""
        return [name for name in self.huts if name not in self.fed]

    def earn(self, camels: int) -> None:
        """Take camels, never above the limit (§5.5)."""
        self.camels = min(MOST_CAMELS, self.camels + camels)

    def take_away(self, name: str) -> None:
        """A hut leaves the board for the stock (§5.3, §6.1, §7.1)."""
        self.huts.remove(name)
        if name in self.fed:
            self.fed.remove(name)


class Oracle:
    """One game. `stage` is the kind of decision; `queue` the seats still to decide in it, the first now."""

    def __init__(
        self,
        players: int,
        turn_order: list[int],
        food: list[str],
        expansion: list[int],
        two_player_draft: int = 2,
        reshuffles: list[list[str]] | None = None,
        feeding: str = "free",
    ) -> None:
        """Preparation (§2.1 to §2.3), up to the first choice of a start space."""
        if players not in (2, 3, 4) or sorted(turn_order) != list(range(players)):
            raise ValueError("wrong number of players or turn order")
        if sorted(food) != sorted(FOOD_CARDS) or sorted(expansion) != EXPANSION_CARDS:
            raise ValueError("wrong cards")
        if two_player_draft not in (2, 3) or (two_player_draft == 3 and players != 2):
            raise ValueError("wrong two_player_draft")
        if feeding not in ("free", "strict"):
            raise ValueError("wrong feeding")
        self.count = players
        self.order = list(turn_order)
        self.deck = list(food)
        self.discard: list[str] = []
        self.expansion_deck = list(expansion)
        self.expansion = [4]
        self.draft_size = two_player_draft if players == 2 else players
        self.draft: list[str] = []
        self.strict = feeding == "strict"  # §5.2
        self.reshuffles = [list(cards) for cards in reshuffles or []]
        self.players = [Player() for _ in range(players)]
        self.wells: list[tuple[str, ...]] = []
        self.court: dict[str, list[int]] = {"higher": [], "middle": [], "lower": []}
        self.columns: list[list[str]] = []
        self.takers: list[int | None] = []
        self.reign = 1
        self.turn = 1
        self.huts_to_place = 0  # §5.1, of the seat now expanding
        self.fed_with = ""  # §5.2, the card whose huts are being picked
        self.picks_left = 0
        self.risen: list[str] = []  # §6.2, §6.4, §6.5, of the seat now acting
        self.steps = 0
        self.bought = False
        self._sow()
        self.stage = "start"
        self.queue = list(self.order)

    # ---- what can be asked ----

    @property
    def over(self) -> bool:
        """Whether the game has ended (§8)."""
        return self.stage == "over"

    @property
    def seat(self) -> int | None:
        """Whose decision it is, None when the game is over (§10)."""
        return None if self.over else self.queue[0]

    def legal(self) -> list[str]:
        """The legal moves, distinct texts, sorted (§10)."""
        return sorted(set(self._moves()))

    def scores(self) -> list[int]:
        """Points by seat (§10)."""
        return [player.score() for player in self.players]

    def ledger(self) -> list[dict[str, int]]:
        """Points by seat and source (§10)."""
        return [dict(player.ledger) for player in self.players]

    def winners(self) -> list[int]:
        """The seats with most points once the game is over, ties shared (§8)."""
        best = max(self.scores())
        return [seat for seat, score in enumerate(self.scores()) if score == best and self.over]

    def snapshot(self) -> dict[str, object]:
        """The whole position, hidden cards too, as plain data; a column taken is empty (§4.2)."""
        return {
            "seat": self.seat,
            "order": list(self.order),
            "players": [
                {
                    "score": player.score(),
                    "camels": player.camels,
                    "offering": player.offering,
                    "plow": player.plow,
                    "hand": sorted(player.hand),
                    "huts": sorted(player.huts),
                    "fed": sorted(player.fed),
                    "ziggurats": dict(sorted(player.ziggurats.items())),
                    "stock": player.stock(),
                }
                for player in self.players
            ],
            "wells": sorted("-".join(corner) for corner in self.wells),
            "court": {dignitary: list(seats) for dignitary, seats in self.court.items()},
            "deck": list(self.deck),
            "discard": sorted(self.discard),
            "expansion_deck": list(self.expansion_deck),
            "expansion": list(self.expansion),
            "columns": [list(column) for column in self.columns],
            "reign": self.reign,
            "turn": self.turn,
        }

    # ---- legal moves ----

    def _moves(self) -> list[str]:
        """The moves of the decision that stands, repeats and all; none if nothing is left to decide (§10)."""
        if self.over or not self.queue:
            return []
        me = self.players[self.queue[0]]
        if self.stage == "start":  # §2.4
            return [f"start {name}" for name in STARTS[self.count] if self._empty(name)]
        if self.stage == "draft":  # §2.5
            return [f"draft {card}" for card in self.draft]
        if self.stage == "harvest":  # §4.2
            return [f"harvest {i + 1}" for i, taker in enumerate(self.takers) if taker is None]
        if self.stage == "hut":  # §5.1
            return self._hut_moves(me)
        if self.stage == "feed":  # §5.2
            cards = me.hand + ["plow"] * me.plow
            usable = [card for card in cards if any(fits(card, name) for name in me.unfed())]
            return [f"feed {card}" for card in usable if not self.strict or self._feed_is_strict(me, card)]
        if self.stage == "supply":  # §5.2
            if self.picks_left == 0:
                return []
            fitting = [name for name in me.unfed() if fits(self.fed_with, name)]
            return [f"supply {name}" for name in fitting if not self.strict or self._supply_is_strict(me, name)]
        if self.stage == "well":  # §5.4
            return ["done", *self._well_moves(me)]
        return ["done", *self._action_moves(me)]

    def _feed_is_strict(self, me: Player, card: str) -> bool:
        """Whether as many huts in all can still be fed once this card is played (§5.2)."""
        cards = me.hand + ["plow"] * me.plow
        others = list(cards)
        others.remove(card)
        before = most_fed(me.unfed(), each_symbol(cards))
        fitting = [name for name in me.unfed() if fits(card, name)]
        if len(fitting) <= symbols(card):
            hungry = [name for name in me.unfed() if name not in fitting]
            return len(fitting) + most_fed(hungry, each_symbol(others)) >= before
        return most_fed(me.unfed(), each_symbol(others) + [card] * symbols(card)) >= before

    def _supply_is_strict(self, me: Player, name: str) -> bool:
        """Whether as many huts in all can still be fed once this hut is picked (§5.2)."""
        held = each_symbol(me.hand + ["plow"] * me.plow)
        before = most_fed(me.unfed(), held + [self.fed_with] * self.picks_left)
        hungry = [other for other in me.unfed() if other != name]
        return 1 + most_fed(hungry, held + [self.fed_with] * (self.picks_left - 1)) >= before

    def _empty(self, name: str) -> bool:
        """Whether nobody has a hut or ziggurat on a hex (§5.1)."""
        return not any(name in player.huts or name in player.ziggurats for player in self.players)

    def _hut_moves(self, me: Player) -> list[str]:
        """Empty hexes of the play area next to an own hut or ziggurat (§5.1)."""
        if self.huts_to_place == 0 or me.stock() == 0:
            return []
        return [
            f"hut {name}"
            for name in FOOD_OF
            if name[0] in COLUMNS[self.count]
            and self._empty(name)
            and any(other in me.huts or other in me.ziggurats for other in NEIGHBOURS[name])
        ]

    def _well_moves(self, me: Player) -> list[str]:
        """Corners among three own huts, none of them fertile (§5.4); own huts are always in the play area."""
        if len(self.wells) == WELLS[self.count]:
            return []
        return [
            "well " + "-".join(corner)
            for corner in CORNERS
            if all(name in me.huts and REGION_OF[name] != "fertile" for name in corner)
            and corner not in self.wells
        ]

    def _action_moves(self, me: Player) -> list[str]:
        """All that the player can do and pay (§6)."""
        moves = []
        for name in me.huts:  # §6.1
            dry = not any(name in corner for corner in self.wells)
            inland = REGION_OF[name] in ("fertile", "arid")
            if me.camels >= BUILD_PRICE and len(me.ziggurats) < BASES and dry and inland:
                moves.append(f"build {name}")
        for name, level in me.ziggurats.items():  # §6.2
            if level < 3 and name not in self.risen and me.camels >= EXTEND_PRICE[level]:
                moves.append(f"extend {name}")
        for dignitary, seats in self.court.items():  # §6.3
            free = len(seats) < SPACES[dignitary]
            if free and me.stock() > 0 and me.camels >= COURT_PRICE[dignitary]:
                moves.append(f"court {dignitary}")
        if me.camels >= 1 and self.steps < 3 and me.offering < len(OFFERINGS) - 1:  # §6.4
            moves.append("offer")
        if not self.bought:  # §6.5
            moves += [f"buy {card}" for card in self._display() if me.camels >= price(card)]
        plows_on_board = self.count - sum(player.plow for player in self.players)  # §1.6
        if not me.plow and plows_on_board > 0 and me.camels >= PLOW_PRICE:  # §6.5
            moves.append("buy plow")
        return moves

    def _display(self) -> list[str]:
        """The column left over by the harvest (§4.3), itself and not a copy."""
        return self.columns[self.takers.index(None)]

    # ---- playing ----

    def play(self, move: str) -> None:
        """Play a legal move; then all that follows; decisions with `done` alone are passed over (§10)."""
        if move not in self.legal():
            raise ValueError(f"not legal: {move}")
        if move == "done":
            self._next_stage()
        else:
            verb, _, what = move.partition(" ")
            self._carry_out(verb, what, self.queue[0])
        while not self.over and set(self._moves()) <= {"done"}:
            self._next_stage()

    def _carry_out(self, verb: str, what: str, seat: int) -> None:
        """The direct effect of one move other than `done` (§2 to §6)."""
        me = self.players[seat]
        if verb == "start":  # §2.4
            me.ziggurats[what] = 1
            self.queue.pop(0)
        elif verb == "draft":  # §2.5
            self.draft.remove(what)
            me.hand.append(what)
            self.queue.pop(0)
        elif verb == "harvest":  # §4.2
            column = int(what) - 1
            self.takers[column] = seat
            me.hand += self.columns[column]
            self.columns[column] = []
            self.queue.pop(0)
        elif verb == "hut":  # §5.1
            me.huts.append(what)
            self.huts_to_place -= 1
        elif verb == "feed":  # §5.2
            self._feed(me, what)
        elif verb == "supply":  # §5.2
            me.fed.append(what)
            self.picks_left -= 1
        elif verb == "well":  # §5.4
            self.wells.append(tuple(what.split("-")))
            me.ledger["wells"] += WELL_POINTS[self.reign]
        elif verb == "build":  # §6.1
            me.camels -= BUILD_PRICE
            me.take_away(what)
            me.ziggurats[what] = 1
            self.risen.append(what)
        elif verb == "extend":  # §6.2
            me.camels -= EXTEND_PRICE[me.ziggurats[what]]
            me.ziggurats[what] += 1
            self.risen.append(what)
        elif verb == "court":  # §6.3
            me.camels -= COURT_PRICE[what]
            me.at_court += 1
            self.court[what].append(seat)
        elif verb == "offer":  # §6.4
            me.camels -= 1
            me.offering += 1
            self.steps += 1
        elif what == "plow":  # §6.5
            me.camels -= PLOW_PRICE
            me.plow = True
        else:  # §6.5
            me.camels -= price(what)
            self._display().remove(what)
            me.hand.append(what)
            self.bought = True

    def _feed(self, me: Player, card: str) -> None:
        """Play a card; feed all that fit, or let the player pick if they are too many (§5.2)."""
        if card == "plow":
            me.plow = False
        else:
            me.hand.remove(card)
            self.discard.append(card)
        fitting = [name for name in me.unfed() if fits(card, name)]
        if len(fitting) <= symbols(card):
            me.fed += fitting
        else:
            self.stage = "supply"
            self.fed_with = card
            self.picks_left = symbols(card)

    def _next_stage(self) -> None:
        """Nothing is left to decide in this stage (for this seat): go on to the next (§2 to §6)."""
        if self.stage == "start":  # §2.5
            self.draft = self._draw(self.draft_size)
            self.stage, self.queue = "draft", self.order[::-1]
        elif self.stage == "draft":  # §2.5, §2.6
            self.discard += self.draft
            self.draft = []
            self.stage, self.queue = "harvest", list(self.order)
        elif self.stage == "harvest":  # §4.3
            self.order = [taker for taker in self.takers if taker is not None]
            self.stage, self.queue = "hut", list(self.order)
            self.huts_to_place = self.expansion[-1]
        elif self.stage in ("hut", "supply"):  # §5.2
            self.stage = "feed"
        elif self.stage == "feed":  # §5.3, §5.4
            self._famine(self.players[self.queue[0]])
            self.stage = "well"
        elif self.stage == "well":  # §5.5, §5.6, then §5.1 of the next seat or §6
            self._income_and_prestige(self.players[self.queue[0]])
            self.queue.pop(0)
            if self.queue:
                self.stage = "hut"
                self.huts_to_place = self.expansion[-1]
            else:
                self.stage, self.queue = "action", list(self.order)
                self.risen, self.steps, self.bought = [], 0, False
        else:  # §6
            self.queue.pop(0)
            self.risen, self.steps, self.bought = [], 0, False
            if not self.queue:
                self._end_turn()

    # ---- what follows by itself ----

    def _draw(self, number: int) -> list[str]:
        """Draw food cards; an empty deck is refilled from the discard, if any, and only on need (§4.1)."""
        cards: list[str] = []
        while len(cards) < number:
            if not self.deck:
                if not self.discard:
                    break
                self.deck = self.reshuffles.pop(0) if self.reshuffles else sorted(self.discard)  # §10
                if sorted(self.deck) != sorted(self.discard):
                    raise ValueError("a reshuffle must hold the cards of the discard")
                self.discard = []
            cards.append(self.deck.pop(0))
        return cards

    def _sow(self) -> None:
        """Lay out two rows, the first drawn and sorted before the second (§4.1)."""
        self.columns = [[] for _ in range(self.count + 1)]
        self.takers = [None] * (self.count + 1)
        for _ in range(2):
            for column, card in enumerate(sorted_row(self._draw(self.count + 1))):
                self.columns[column].append(card)

    def _famine(self, me: Player) -> None:
        """Unfed huts go back to stock (§5.3)."""
        for name in me.unfed():
            me.take_away(name)

    def _income_and_prestige(self, me: Player) -> None:
        """Camels from the rivers (§5.5), then points for huts and tiles (§5.6)."""
        regions = [REGION_OF[name] for name in me.huts]
        for river in ("upper", "lower"):
            if river in regions:
                me.earn(3 + 2 * (regions.count(river) - 1))
        me.ledger["huts"] += 2 * regions.count("fertile") + regions.count("arid")
        me.ledger["ziggurats"] += me.tiles()

    def _end_turn(self) -> None:
        """Clear up, then the next turn, the next reign or the end (§6.6, §7, §8)."""
        self.discard += self._display()
        self._display().clear()
        for player in self.players:
            player.fed = []
        if self.turn == TURNS[self.reign]:
            self._flood()
            if self.reign == 3:
                self._finish()
                return
            self.reign += 1  # §7.6
            self.turn = 1
        else:
            self.turn += 1
        self.expansion.append(self.expansion_deck.pop(0))
        self._sow()
        self.stage, self.queue = "harvest", list(self.order)

    def _flood(self) -> None:
        """The flood, in the order of §7.1 to §7.5; §7.6 is left to the caller."""
        for player in self.players:  # §7.1
            for name in list(player.huts):
                if REGION_OF[name] in ("upper", "lower"):
                    player.take_away(name)
        for seat, points in self._influence_points().items():  # §7.2
            self.players[seat].ledger["influence"] += points
        self.expansion = []  # §7.2
        for seat, player in enumerate(self.players):  # §7.4
            player.ledger["higher"] += HIGHER_POINTS[self.court["higher"].count(seat)]
            if seat in self.court["middle"]:
                player.plow = True
            player.earn(self.court["lower"].count(seat))
            player.at_court = 0
        self.court = {"higher": [], "middle": [], "lower": []}
        for player in self.players:  # §7.5
            player.ledger["offerings"] += len(player.ziggurats) * OFFERINGS[player.offering]
            player.offering = 0

    def _ranking(self) -> list[int]:
        """The seats with a hut at court, best first (§7.2)."""

        def strength(seat: int) -> tuple[int, int, int]:
            """Influence, huts at court, and how high the highest of them is (§7.2)."""
            influence = sum(INFLUENCE[who] * seats.count(seat) for who, seats in self.court.items())
            huts = sum(seats.count(seat) for seats in self.court.values())
            from_top: list[int | None] = []
            for who, seats in self.court.items():
                from_top += seats + [None] * (SPACES[who] - len(seats))
            return influence, huts, -from_top.index(seat)

        ranked = [seat for seat in range(self.count) if any(seat in seats for seats in self.court.values())]
        return sorted(ranked, key=strength, reverse=True)

    def _influence_points(self) -> dict[int, int]:
        """What each ranked seat scores at Assur (§7.2, and §7.3 for two players)."""
        cards = sorted(self.expansion)
        if self.count == 4 and self.reign in (2, 3):
            cards = sorted([*cards, BONUS])
        points: dict[int, int] = {}
        for place, seat in enumerate(self._ranking()):
            if self.count == 2 and place == 1:  # §7.3
                points[seat] = 0 if self.reign == 1 else min(self.expansion)
            else:
                points[seat] = sum(cards)
                cards = cards[:-1]
        return points

    def _finish(self) -> None:
        """The last points (§8)."""
        for player in self.players:
            player.ledger["ziggurats"] += player.tiles()
            player.ledger["plow"] += 1 if player.plow else 0
            player.ledger["camels"] += player.camels // 2
        self.stage, self.queue = "over", []


def perft(oracle: Oracle, depth: int) -> int:
    """The number of move sequences of that length; a finished game counts as one (§10)."""
    if depth == 0 or oracle.over:
        return 1
    total = 0
    for move in oracle.legal():
        after = copy.deepcopy(oracle)
        after.play(move)
        total += perft(after, depth - 1)
    return total
