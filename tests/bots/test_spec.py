"""Bots by name: shipped ones, with a budget, any class, any command; and as classes, objects and functions."""

from __future__ import annotations

import sys
from random import Random

import pytest

from assyria import kernel
from assyria.bots import (
    BOTS,
    Bot,
    BotFailed,
    BotSpec,
    Budget,
    ChampionBot,
    FailureCode,
    GreedyBot,
    UnknownBot,
    load_bot,
)
from assyria.bots.bot import strategy_bot
from assyria.bots.spec import split_names
from assyria.preview import preview
from assyria.record import move_text
from assyria.rules import DONE, Game, Move, View, deal, legal_moves, new_game, view


class Foreign:
    """A bot from somebody else's module: it counts its decisions."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        self.decisions += 1
        return legal_moves(seen)[min(self.decisions, len(legal_moves(seen))) - 1]


class Unready(Foreign):
    """A bot that cannot be made."""

    def __init__(self) -> None:
        raise OSError("no weights")


FOREIGN = f"{__name__}:{Foreign.__name__}"
ENGINE = f"engine:{sys.executable} examples/stdio_bot.py"


def opening(seed: int = 1) -> View:
    return view(new_game(Game(2), deal(2, Random(seed))).state)


# Names


def test_a_shipped_bot_by_its_name() -> None:
    assert load_bot("greedy") is BOTS["greedy"]


def strategy_of(bot: Bot) -> ChampionBot:
    """What plays a game of a searching bot."""
    made: list[ChampionBot] = []
    init = ChampionBot.__init__

    def noting(self: ChampionBot, name: str, budget: Budget, threads: int = 2) -> None:
        init(self, name, budget, threads)
        made.append(self)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ChampionBot, "__init__", noting)
        patched.setattr(ChampionBot, "choose", lambda _, seen, __: legal_moves(seen)[0])
        bot.choose(opening(), Random(1))
    return made[0]


def test_a_searching_bot_with_a_budget() -> None:
    bot = load_bot("champion@0.5s", threads=1)
    found = strategy_of(bot)
    assert (bot.name, bot.level, found.budget, found.threads) == ("champion@0.5s", None, Budget(seconds=0.5), 1)
    bot = load_bot("champion@300")
    assert strategy_of(bot).budget == Budget(simulations=300)
    bot = load_bot("level-10", threads=1)
    found = strategy_of(bot)
    assert (bot.name, bot.level, found.budget, found.threads) == ("level-10", 10, Budget(seconds=1.0), 1)
    assert strategy_of(load_bot("champion", threads=3)).threads == 3


def test_former_names_are_understood() -> None:
    """Tables and commands of earlier versions go on."""
    found = strategy_of(load_bot("mcts-short"))
    assert (found.name, found.budget) == ("champion@0.2s", Budget(seconds=0.2))
    assert strategy_of(load_bot("mcts@300")).budget == Budget(simulations=300)
    assert load_bot("mcts").name == "champion"
    assert load_bot("planner") is BOTS["policy"]
    with pytest.raises(UnknownBot):
        load_bot("mcts-long")


@pytest.mark.parametrize("name", [FOREIGN, "champion@40"])
def test_each_game_has_a_player_that_remembers_nothing_of_others(name: str) -> None:
    """A bot may remember things during a game; none of it is there in the next one."""
    bot, seen = load_bot(name, threads=1), opening()
    player = bot.new_game()
    first, again = player.choose(seen, Random(1)), player.choose(seen, Random(1))
    assert bot.new_game().choose(seen, Random(1)) == first
    if name == FOREIGN:
        assert again != first
        assert bot.level is None


def test_a_bot_plays_the_same_here_and_in_a_process_of_its_own() -> None:
    """It gets the same generator, and remembers the same things by game and seat."""
    here, there = load_bot(FOREIGN), BotSpec.parse(FOREIGN).isolated()
    try:
        games = [(here.new_game(), there.new_game()) for _ in range(2)]
        for one, other in [*games, *games, games[0]]:
            assert one.choose(opening(), Random(5)) == other.choose(opening(), Random(5))
    finally:
        there.close()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", ""),
        ("", ""),
        ("stranger@5", ""),
        ("greedy@3", "greedy does not search"),
        ("champion@", "invalid literal"),
        ("champion@soon", "could not convert|invalid literal"),
        ("champion@0s", "a budget is a positive number"),
        ("champion@-5", "a budget is a positive number"),
        ("champion@infs", "a budget is a positive number"),
        ("champion@nans", "a budget is a positive number"),
        ("no_such_module:Bot", "ModuleNotFoundError"),
        ("random:NoSuchClass", "AttributeError"),
        ("random:Random", "no method choose"),
        (f"{__name__}:Unready", "OSError: no weights"),
        (":", "ValueError"),
        ("engine:", "the command is missing"),
        ("engine:/no/such/program", "there is no program"),
    ],
)
def test_names_of_no_bot(name: str, why: str) -> None:
    """Told before the first game, in this process and without running foreign code in it."""
    for load in (load_bot, lambda given: BotSpec.parse(given).check()):
        with pytest.raises(UnknownBot) as unknown:
            load(name)
        assert unknown.value.name == name
        assert any(unknown.value.why.startswith(start) for start in why.split("|"))
        assert bool(unknown.value.why) == bool(why)


def test_what_can_be_loaded_is_checked_in_another_process() -> None:
    module = "tests.bots.test_spec"
    before = set(sys.modules)
    for name in (*BOTS, "champion@5", f"{module}:Foreign", ENGINE):
        BotSpec.parse(name).check()
    assert set(sys.modules) - before == set()


def test_a_bot_that_thinks_longer_than_the_limit() -> None:
    with pytest.raises(UnknownBot) as unknown:
        BotSpec.parse("champion@5s").isolated(limit=2)
    assert unknown.value.why == "it thinks 5 s, and the limit is 2 s"
    assert BotSpec.parse("champion@5s").isolated(limit=6).limit == 6


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy", ["greedy"]),
        ("", [""]),
        (" greedy , random", ["greedy", "random"]),
        ("greedy,,", ["greedy", "", ""]),
        ('greedy,engine:python "a,b.py",random', ["greedy", 'engine:python "a,b.py"', "random"]),
        ("engine:python 'a,b' --c,x:Y", ["engine:python 'a,b' --c", "x:Y"]),
    ],
)
def test_names_in_a_list(text: str, names: list[str]) -> None:
    assert split_names(text) == names


# Classes, objects and functions


def first_text(seen: View, rng: Random) -> str:  # noqa: ARG001
    return move_text(legal_moves(seen)[0])


def test_what_can_be_a_bot() -> None:
    first = legal_moves(opening())[0]
    for given, name in (
        ("random", "random"),
        (BOTS["greedy"], "greedy"),
        (GreedyBot, "greedy"),
        (GreedyBot(), "greedy"),
        (Foreign, "Foreign"),
        (Foreign(), "Foreign"),
        (first_text, "first_text"),
    ):
        bot = load_bot(given)
        assert bot.name == name
        assert bot.choose(opening(), Random(1)) in legal_moves(opening())
    assert load_bot(first_text).choose(opening(), Random(1)) == first
    for wrong in (3, int, None, object()):
        with pytest.raises(UnknownBot):
            load_bot(wrong)  # type: ignore[arg-type]


def test_a_class_gives_every_game_an_object_and_an_object_plays_all() -> None:
    for given, same in ((Foreign, True), (Foreign(), False)):
        bot = load_bot(given)
        moves = [bot.choose(opening(), Random(1)) for _ in range(2)]
        assert (moves[0] == moves[1]) is same


# Answers


@pytest.mark.parametrize("form", ["move", "text", "number", "numpy", "choice"])
def test_a_move_its_text_its_number_and_its_choice_are_answers(form: str) -> None:
    seen = opening()
    move = legal_moves(seen)[2]
    number = kernel.action_of(move)
    answers = {
        "move": move,
        "text": move_text(move),
        "number": number,
        "numpy": kernel.legal_actions(kernel.from_state(seen))[2],
        "choice": preview(seen).choices[2],
    }
    assert load_bot(lambda *_: answers[form]).choose(seen, Random(1)) == move


class Unprintable:
    """An answer that cannot even be shown."""

    def __repr__(self) -> str:
        raise ValueError


@pytest.mark.parametrize(
    ("answer", "code", "why"),
    [
        (DONE, "illegal", "Done() is not legal here; legal: start b1, start b5, start e2 … (4 moves)"),
        ("hut c4", "illegal", "'hut c4' is not legal here"),
        ("fly", "illegal", "'fly' is not legal here"),
        (148, "illegal", "148 is not legal here"),
        (10**30, "illegal", "is not legal here"),
        (-1, "illegal", "-1 is not legal here"),
        (None, "no-move", "None is no move here"),
        (True, "no-move", "True is no move here"),
        (2.0, "no-move", "2.0 is no move here"),
        ([DONE], "no-move", "[Done()] is no move here"),
        (Unprintable(), "no-move", "whose repr raises ValueError"),
        ("x" * 10_000, "illegal", "… is not legal here"),
    ],
)
def test_not_an_answer(answer: object, code: str, why: str) -> None:
    """The reason names the answer and what would have been legal; all that was asked is told."""
    seen = opening()
    with pytest.raises(BotFailed) as failed:
        strategy_bot("mine", lambda: type("Mine", (), {"choose": lambda *_: answer})()).choose(seen, Random(4))
    failure = failed.value.failure
    assert (failure.bot, failure.code, failure.seat) == ("mine", code, seen.mover)
    assert why in failure.why
    assert len(failure.why) < 500
    assert failure.seed == Random(4).getrandbits(53)


@pytest.mark.parametrize("raised", [ZeroDivisionError("one by none"), SystemExit(3), RecursionError()])
def test_what_a_bot_raises_is_told_with_its_traceback(raised: BaseException) -> None:
    def fail(*_: object) -> object:
        raise raised

    with pytest.raises(BotFailed) as failed:
        load_bot(fail).choose(opening(), Random(1))
    failure = failed.value.failure
    assert failure.code is FailureCode.RAISED
    assert failure.why.startswith(f"{type(raised).__name__}: {raised}")
    assert "test_spec.py" in failure.why
    assert "raise raised" in failure.trace


def test_an_interruption_is_no_failure() -> None:
    def interrupt(*_: object) -> object:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        load_bot(interrupt).choose(opening(), Random(1))
