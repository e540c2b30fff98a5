"""Bots at tables: whatever they do, there is a move; what happened is told and written down."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Callable, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from assyria.bots import BOTS
from assyria.bots.engine import LIMIT
from assyria.bots.players import REMEMBERED, Players
from assyria.host.ports import Chosen
from assyria.protocol.options import STAND_IN
from assyria.record import move_text, parse_position, position_text
from assyria.rules import Game, Move, State, View, deal, legal_moves, new_game, view
from assyria.server.engine.bots import Bots
from assyria.server.engine.named_bots import parse_bots
from assyria.server.engine.workers import Workers
from assyria.study import thinking

Written = Callable[[str, str], str]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """A program in a file, and how it is named to the server."""

    def write(name: str, program: str) -> str:
        file = tmp_path / f"{name}.py"
        file.write_text(dedent(program))
        return f"{name}=engine:{sys.executable} {file}"

    return write


def first_position() -> State:
    return new_game(Game(2), deal(2, Random(1))).state


def legal_texts() -> list[str]:
    return [move_text(move) for move in legal_moves(first_position())]


def stand_in_move(seed: int) -> str:
    return move_text(BOTS[STAND_IN].choose(view(first_position()), Random(seed)))


def some_bots(
    *, workers: int = 1, limit: float = LIMIT, bots: Sequence[str] = (), failures: Path | None = None
) -> Bots:
    return Bots(Workers("test", workers), limit, bots, failures)


def processes(bots: Bots) -> list[BaseProcess]:
    pools = [worker._pool for worker in bots._workers.all if worker._pool is not None]
    return [process for pool in pools for process in pool._processes.values()]


async def ended(bots: Bots) -> None:
    bots._workers.close()
    await bots.close()


def choose(
    bot: str, bots: list[str], *, times: int = 1, failures: Path | None = None, limit: float = LIMIT
) -> list[Chosen]:
    """Ask a bot so many times for a move at one table."""

    async def ask() -> list[Chosen]:
        workers = some_bots(bots=bots, failures=failures, limit=limit)
        try:
            return [await workers.choose(bot, first_position(), number, "table") for number in range(times)]
        finally:
            await ended(workers)

    return asyncio.run(ask())


class Rememberer:
    """Plays another move at each decision of a game."""

    def __init__(self) -> None:
        self.asked = -1

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        self.asked += 1
        return legal_moves(seen)[self.asked]


class Thrower:
    """Raises something."""

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        raise ZeroDivisionError("one by none")


# Names


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("greedy", "NAME=BOT"),
        ("=greedy", "a name has"),
        ("my bot=greedy", "a name has"),
        (f"{'x' * 41}=greedy", "a name has"),
        ("mine=", "there is no bot ''"),
        ("mine=gready", "there is no bot 'gready'"),
        ("mine=greedy@3", "greedy does not search"),
        ("mine=champion@20s", "it thinks 20 s, and the limit is 10 s"),
        ("mine=engine:", "the command is missing"),
        ("mine=engine:python 'mybot.py", "No closing quotation"),
        ("mine=engine:/no/such/program x", "there is no program '/no/such/program'"),
    ],
)
def test_a_malformed_bot_is_named_as_such(text: str, what: str) -> None:
    with pytest.raises(ValueError, match=re.escape(what)):
        some_bots(bots=[text])


def test_a_class_that_cannot_be_loaded_is_told_before_the_server_starts() -> None:
    with pytest.raises(ValueError, match="bot 'mine=nowhere:Bot': ModuleNotFoundError"):
        parse_bots(["mine=nowhere:Bot"], check=True)
    parse_bots([f"mine={__name__}:Rememberer", "strong=champion@2s"], check=True)


@pytest.mark.parametrize(
    ("name", "loaded"),
    [("mcts", "champion"), ("mcts-short", "champion@0.2s"), ("planner", "policy"), ("strong", "champion@2s")],
)
def test_tables_and_options_of_earlier_versions_go_on(name: str, loaded: str) -> None:
    """What is loaded has the name it has now, so that it is compiled ahead; nobody is offered the old one."""
    bots = some_bots(bots=["strong=mcts@2s"])
    asked: list[str] = []

    async def noting(turn: object, limit: object, work: object, bot: str, *_: object, game: str) -> str:  # noqa: ARG001
        asked.append(bot)
        return legal_texts()[0]

    async def decide() -> Chosen:
        try:
            return await bots.choose(name, first_position(), 1)
        finally:
            await ended(bots)

    # Thinking itself is tried elsewhere.
    bots._workers.run = noting  # type: ignore[assignment, method-assign]
    assert asyncio.run(decide()).failure is None
    assert asked == [loaded]
    assert set(bots.names) == {*BOTS, "strong"}


@pytest.mark.parametrize("names", [("greedy",), ("one", "one")])
def test_a_name_is_given_once(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="already a bot of this name"):
        some_bots(bots=[f"{name}=random" for name in names])


def test_a_bot_that_this_server_does_not_have_is_stood_in_for() -> None:
    assert choose("no-longer-here", []) == [(stand_in_move(0), "no-such-bot")]


# Bots with a process of their own


def test_an_engine_gets_the_view_and_its_environment_holds_no_secrets(
    written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_PASSWORD", "hush")
    program = f"""
        import json, os, sys
        for line in sys.stdin:
            with open({str(tmp_path / "heard")!r}, "a") as heard:
                heard.write(json.dumps([os.getpid(), dict(os.environ), json.loads(line)]) + "\\n")
            print(json.dumps({{"move": json.loads(line)["legal"][-1]}}), flush=True)
    """

    async def ask() -> list[Chosen]:
        bots = some_bots(bots=[written("spy", program), "strong=champion@2s"])
        try:
            assert bots.names == [*BOTS, "strong", "spy"]
            levels = {name: level for name, bot in BOTS.items() if (level := bot.level) is not None}
            assert bots.offered == {**levels, "strong": None, "spy": None}
            return [await bots.choose("spy", first_position(), 1, "table", version) for version in (7, 8)]
        finally:
            await ended(bots)

    assert asyncio.run(ask()) == [(legal_texts()[-1], None)] * 2
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert heard[0][0] == heard[1][0], "one process"
    assert "DATABASE_PASSWORD" not in heard[0][1]
    message = heard[0][2]
    assert isinstance(parse_position(message.pop("position")), View)
    assert isinstance(message.pop("seed"), int)
    assert (message.pop("question"), heard[1][2]["question"]) == (1, 2)
    told = {"type": "game", "game": "table", "version": 7, "seat": first_position().seat}
    assert message == {**told, "legal": legal_texts()}
    assert not Path(f"/proc/{heard[0][0]}").exists()


def test_a_class_plays_in_a_process_of_its_own_and_remembers_its_game() -> None:
    found = choose("mine", [f"mine={__name__}:Rememberer"], times=3)
    assert found == [(text, None) for text in legal_texts()[:3]]


def test_a_bot_that_fails_is_stood_in_for_and_its_capsule_tells_how(tmp_path: Path) -> None:
    """The position in it is what every player sees."""
    failures = tmp_path / "failures"
    (found,) = choose("mine", [f"mine={__name__}:Thrower"], failures=failures)
    assert found == (stand_in_move(0), "raised")
    (file,) = failures.iterdir()
    assert (file.stat().st_mode & 0o777, failures.stat().st_mode & 0o777) == (0o600, 0o700)
    told = json.loads(file.read_text())
    assert (told["bot"], told["code"], told["game"]) == ("mine", "raised", "table")
    assert "ZeroDivisionError: one by none" in told["traceback"]
    seen = parse_position(told["position"])
    assert isinstance(seen, View)
    assert (seen, told["seat"]) == (view(first_position()), first_position().seat)
    assert told["seed"] == Random(0).getrandbits(53)


@pytest.mark.long
@pytest.mark.parametrize(
    ("program", "codes"),
    [
        ("import time; time.sleep(60)", {"too-slow"}),
        ("raise SystemExit(3)", {"ended"}),
        ('import sys\nfor line in sys.stdin: print(\'{"move": "fly"}\', flush=True)', {"illegal"}),
        # A line may come before it is asked for.
        ("print('junk', flush=True); import sys; sys.stdin.read()", {"not-json", "not-asked"}),
    ],
)
def test_an_engine_that_fails_is_retired_for_the_game(
    program: str, codes: set[str], written: Written, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """After three failures it is not asked again, and nobody waits for it."""
    began = f"open({str(tmp_path / 'starts')!r}, 'a').write('started ')\n"
    found = choose("bad", [written("bad", began + program)], times=5, limit=3.0)
    assert [chosen.move for chosen in found] == [stand_in_move(number) for number in range(5)]
    told = [chosen.failure for chosen in found]
    assert set(told[:3]) <= codes
    assert told[3:] == ["retired", "retired"]
    # One that answers, though wrongly, is still in step.
    assert (tmp_path / "starts").read_text().split() == ["started"] * (1 if codes == {"illegal"} else 3)
    assert caplog.messages.count("bot failed") == 3
    assert caplog.messages.count("bot retired for this game") == 1


def test_it_is_retired_at_that_table_alone(written: Written) -> None:
    program = """
        import json, sys
        for line in sys.stdin:
            message = json.loads(line)
            print(json.dumps({"move": message["legal"][0] if message["game"] == "good" else "fly"}), flush=True)
    """

    async def ask() -> list[str | None]:
        bots = some_bots(bots=[written("moody", program)])
        try:
            games = ["bad"] * 4 + ["good", "bad", "good"]
            return [(await bots.choose("moody", first_position(), 1, game)).failure for game in games]
        finally:
            await ended(bots)

    assert asyncio.run(ask()) == ["illegal", "illegal", "illegal", "retired", None, "retired", None]


def test_where_no_capsule_can_be_written_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    (found,) = choose("mine", [f"mine={__name__}:Thrower"], failures=tmp_path / "file" / "failures")
    assert found == (stand_in_move(0), "raised")
    (record,) = (record for record in caplog.records if record.msg == "bot failed")
    assert record.__dict__["file"].startswith("not written")


def test_many_tables_wait_their_turn(written: Written) -> None:
    """The limit is for thinking, not for waiting."""
    program = """
        import json, sys, time
        for line in sys.stdin:
            time.sleep(0.2)
            print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
    """

    async def ask() -> list[Chosen]:
        bots = some_bots(bots=[written("slow", program)], limit=2.5)
        try:
            asking = (bots.choose("slow", first_position(), 1, f"table {n}") for n in range(15))
            return await asyncio.gather(*asking)
        finally:
            await ended(bots)

    assert asyncio.run(ask()) == [(legal_texts()[0], None)] * 15


def test_a_question_given_up_is_not_answered_later(written: Written) -> None:
    program = """
        import json, sys, time
        for line in sys.stdin:
            message = json.loads(line)
            time.sleep(0.5 if message["game"] == "first" else 0)
            print(json.dumps({"move": message["legal"][0 if message["game"] == "first" else 1]}), flush=True)
    """

    async def ask() -> Chosen:
        bots = some_bots(bots=[written("late", program)], limit=20)
        try:
            asking = asyncio.create_task(bots.choose("late", first_position(), 1, "first"))
            await asyncio.sleep(0.2)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            return await bots.choose("late", first_position(), 1, "second")
        finally:
            await ended(bots)

    assert asyncio.run(ask()) == (legal_texts()[1], None)


# Bots in workers


def test_players_are_kept_by_game_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker remembers a few games; what was found out in one is never used in another."""
    monkeypatch.setattr(thinking, "_players", Players())
    position = position_text(view(first_position()))
    players = []
    for game in ("one", "two", "one", "three", "four", "five", "six", "one"):
        thinking.think("champion@20", position, 1, game)
        players.append(next(reversed(thinking._players.kept.values())))
    assert players[0] is players[2] is not players[1]
    assert players[7] is not players[0], "forgotten meanwhile"
    assert len(thinking._players.kept) == REMEMBERED


@pytest.mark.parametrize("limit", [60.0, 0.001])
def test_workers_can_be_woken_before_a_bot_is_asked(limit: float, caplog: pytest.LogCaptureFixture) -> None:
    """Once, however often it is wished; and where it fails, bots are asked all the same."""

    async def wake() -> Chosen:
        bots = some_bots(limit=limit)
        try:
            bots.wake()
            waking = bots._waking
            bots.wake()
            assert bots._waking is waking
            assert waking is not None
            await waking
            assert bots._workers.all[0].started is (limit > 1)
            return await bots.choose("policy", first_position(), 1)
        finally:
            await ended(bots)

    found = asyncio.run(wake())
    assert found.move in legal_texts()
    assert found.failure == (None if limit > 1 else "too-slow")
    assert ("bots not ready" in caplog.messages) is (limit < 1)


def test_when_workers_are_killed_all_who_wait_get_their_moves() -> None:
    """What was being thought about is asked again."""

    async def ask() -> tuple[list[Chosen], int]:
        bots = some_bots(workers=2)
        try:
            await bots.choose("greedy", first_position(), 1)
            before = {process.pid for process in processes(bots)}
            asking = [asyncio.create_task(bots.choose("greedy", first_position(), n)) for n in range(20)]
            await asyncio.sleep(0)
            for process in processes(bots):
                process.kill()
            moves = await asyncio.gather(*asking)
            assert not before & {process.pid for process in processes(bots)}
            return moves, len(asking)
        finally:
            await ended(bots)

    moves, asked = asyncio.run(ask())
    assert len(moves) == asked
    assert {chosen.move for chosen in moves} <= set(legal_texts())
    assert {chosen.failure for chosen in moves} == {None}


def test_the_strong_bots_need_no_place_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home that cannot be written, as a service may have it."""
    for variable in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", "/dev/null")
    expected = move_text(BOTS["policy"].choose(view(first_position()), Random(0)))
    assert choose("policy", []) == [(expected, None)]
