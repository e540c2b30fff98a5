"""The reasons for which a move is illegal, each with its name and paragraph."""

from __future__ import annotations

from enum import Enum

from assyria.rules.moves import Move


class Reason(Enum):
    """Why a move is illegal: a code that clients translate, and the paragraph of the rules."""

    __hash__ = object.__hash__  # looked up for every move that a preview refuses: as `Phase` is

    GAME_OVER = ("game-over", "§8")
    NOT_YOUR_TURN = ("not-your-turn", "§3")
    WRONG_PHASE = ("wrong-phase", "§3")

    NOT_A_START_SPACE = ("not-a-start-space", "§1.4")
    START_SPACE_TAKEN = ("start-space-taken", "§2.4")
    CARD_NOT_IN_DRAFT = ("card-not-in-draft", "§2.5")
    NO_SUCH_COLUMN = ("no-such-column", "§4.1")
    COLUMN_TAKEN = ("column-taken", "§4.2")

    OUT_OF_PLAY = ("out-of-play", "§1.3")
    HEX_TAKEN = ("hex-taken", "§5.1")
    NOT_NEXT_TO_OWN = ("not-next-to-own", "§5.1")
    HUTS_ARE_A_DUTY = ("huts-are-a-duty", "§5.1")

    CARD_NOT_IN_HAND = ("card-not-in-hand", "§5.2")
    CARD_FITS_NO_HUT = ("card-fits-no-hut", "§5.2")
    FEEDING_IS_A_DUTY = ("feeding-is-a-duty", "§5.2")
    NO_HUT_TO_FEED = ("no-hut-to-feed", "§5.2")
    HUT_ALREADY_FED = ("hut-already-fed", "§5.2")
    OTHER_FOOD = ("other-food", "§5.2")
    STARVES_ANOTHER = ("starves-another", "§5.2")

    NOT_A_CORNER = ("not-a-corner", "§5.4")
    FERTILE_CORNER = ("fertile-corner", "§5.4")
    HUTS_MISSING_AROUND = ("huts-missing-around", "§5.4")
    WELL_THERE = ("well-there", "§5.4")
    NO_WELL_LEFT = ("no-well-left", "§1.6")

    NOT_ENOUGH_CAMELS = ("not-enough-camels", "§6")
    NO_HUT_TO_REPLACE = ("no-hut-to-replace", "§6.1")
    ON_A_RIVER = ("on-a-river", "§6.1")
    TOUCHES_A_WELL = ("touches-a-well", "§6.1")
    NO_BASE_LEFT = ("no-base-left", "§1.5")
    NO_ZIGGURAT_THERE = ("no-ziggurat-there", "§6.2")
    ZIGGURAT_COMPLETE = ("ziggurat-complete", "§6.2")
    RAISED_THIS_TURN = ("raised-this-turn", "§6.2")
    DIGNITARY_FULL = ("dignitary-full", "§6.3")
    NO_HUT_IN_STOCK = ("no-hut-in-stock", "§6.3")
    THREE_STEPS_MADE = ("three-steps-made", "§6.4")
    TRACK_ENDS = ("track-ends", "§6.4")
    NOT_ON_DISPLAY = ("not-on-display", "§6.5")
    BOUGHT_THIS_TURN = ("bought-this-turn", "§6.5")
    HAS_A_PLOW = ("has-a-plow", "§6.5")

    code: str
    rule: str

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule


class IllegalMove(ValueError):
    """An illegal move, with the reason."""

    def __init__(self, move: Move, why: Reason) -> None:
        super().__init__(move, why)
        self.move = move
        self.why = why

    def __str__(self) -> str:
        return f"{self.move}: {self.why.code} ({self.why.rule})"
