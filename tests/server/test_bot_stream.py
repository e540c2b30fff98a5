"""The bot protocol over real sockets: the stream, its cursor, and posts that may be sent twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from assyria.record import Finding, parse_position, read_record, verify
from assyria.rules import Phase, View
from assyria.server.limits.limit_settings import LimitSettings
from tests.server.running import ROOT, RunningServer

KEEP_ALIVE = 0.5
TOO_LONG = 40.0

Line = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("bots"), keep_alive=KEEP_ALIVE) as running:
        yield running


@contextmanager
def lines(bot: httpx.Client, cursor: str = "") -> Iterator[Iterator[str]]:
    """The stream, as long as it is open."""
    with bot.stream("GET", "/api/bot/stream", params={"cursor": cursor}) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield answer.iter_lines()


def games(each: Iterator[str]) -> Iterator[Line]:
    """The lines that are not empty."""
    return (json.loads(line) for line in each if line)


def post(bot: httpx.Client, game: Line, move: str) -> httpx.Response:
    body = {"seat": game["seat"], "version": game["version"], "move": move}
    return bot.post(f"/api/bot/games/{game['game']}/move", json=body)


def new_table(owner: httpx.Client, *seats: dict[str, Any], **more: Any) -> str:
    made: str = owner.post("/api/tables", json={"seats": seats, **more}).raise_for_status().json()["id"]
    return made


def assert_problem(answer: httpx.Response, status: int, code: str) -> Line:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    body: Line = answer.json()
    assert (body["status"], body["title"], body["type"]) == (status, code, f"urn:assyria:problem:{code}")
    return body


def assert_right(client: httpx.Client, table: str) -> None:
    """The record passes, and the deals were those that were promised."""
    record = client.get(f"/api/tables/{table}/record").raise_for_status().content
    history = read_record(record)
    assert history.state.phase is Phase.OVER
    assert verify(history.record()).finding is Finding.FAIR


@contextmanager
def sample_bot(server: RunningServer, token: str) -> Iterator[subprocess.Popen[str]]:
    """examples/http_bot.py, as somebody would run it."""
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "http_bot.py"), server.url],
        env={**os.environ, "ASSYRIA_TOKEN": token, "NO_PROXY": "127.0.0.1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_whole_game_of_two_bots_that_lose_their_stream(server: RunningServer) -> None:
    """One is the sample, the other drops its stream all the time and resumes from the cursor."""
    chance = Random(5)
    mine, theirs = server.new_token("Mine"), server.new_token("Theirs")
    with server.client(mine) as bot, server.client(theirs) as other, sample_bot(server, theirs):
        table = new_table(bot, {"kind": "me"}, {"kind": "open"})
        sit = {"type": "sit", "seat": 1}
        other.post(f"/api/tables/{table}/commands", json=sit).raise_for_status()
        bot.post(f"/api/tables/{table}/commands", json={"type": "start"}).raise_for_status()
        cursor, version, streams, moves, over = "", -1, 0, 0, False
        first: tuple[Line, str, Line] | None = None
        end = time.monotonic() + TOO_LONG
        while not over:
            streams += 1
            with lines(bot, cursor) as each:
                for game in games(each):
                    assert time.monotonic() < end, server.output
                    assert game["type"] == "game"
                    assert game["game"] == table
                    assert game["version"] > version, "told twice"
                    version, over = game["version"], game["status"] == "finished"
                    assert game["seats"] == [0]
                    assert isinstance(parse_position(game["position"]), View), "a bot sees what a player sees"
                    if game["your_move"]:
                        assert game["seat"] == game["mover"] == 0
                        move = chance.choice(game["legal"])
                        done = post(bot, game, move).raise_for_status().json()
                        assert post(bot, game, move).json() == done, "a second post is answered like the first"
                        first = first or (game, move, done)
                        moves += 1
                    else:
                        assert game["legal"] == []
                    cursor = game["cursor"]
                    if over or chance.random() < 0.1:
                        break
        assert streams > 3
        assert moves > 30
        assert first is not None
        assert post(bot, first[0], first[1]).json() == first[2], "even when the game is over"
        assert table not in cursor
        with lines(bot, cursor) as each:
            assert next(each) == "", "a game that is over is not told again"
            assert next(each) == ""
        over_now = {**first[0], "version": version}
        assert_problem(post(bot, over_now, first[1]), 422, "not-playing")
        changes = bot.get(f"/api/tables/{table}/changes").json()
        assert {change["seat"] for change in changes if change["kind"] == "held"} == set(), "bots confirm at once"
        assert_right(bot, table)


def test_what_waits_for_a_confirmation_is_confirmed_by_sending_it(server: RunningServer) -> None:
    """A person at the page and their bot share a seat: the held move is the bot's one legal move."""
    with server.client(server.new_token()) as bot:
        table = new_table(bot, {"kind": "me"}, {"kind": "me"})
        with lines(bot) as each:
            for game in games(each):
                move = {"type": "move", "seat": game["seat"], "version": game["version"], "move": game["legal"][0]}
                bot.post(f"/api/tables/{table}/commands", json=move).raise_for_status()
                if bot.get(f"/api/tables/{table}").json()["held"]:
                    break
            held = next(games(each))
            assert held["your_move"]
            assert held["legal"] == [move["move"]]
            assert_problem(post(bot, {**held, "version": game["version"]}, move["move"]), 409, "stale")
            done = post(bot, held, move["move"]).raise_for_status().json()
            assert post(bot, held, move["move"]).json() == done
            assert next(games(each))["version"] == done["version"]


def test_what_is_wrong_is_refused(server: RunningServer) -> None:
    with server.client(server.new_token()) as bot, server.client(server.new_token()) as stranger:
        table = new_table(bot, {"kind": "me"}, {"kind": "me"})
        with lines(bot) as each:
            game = next(games(each))
        before = bot.get(f"/api/tables/{table}").json()
        good = game["legal"][0]
        assert_problem(post(bot, {**game, "version": 0}, good), 409, "stale")
        assert_problem(post(bot, {**game, "version": 999_999}, good), 409, "stale")
        assert_problem(post(bot, {**game, "seat": 1 - game["seat"]}, good), 422, "illegal")
        illegal = assert_problem(post(bot, game, "fly a1"), 422, "not-a-move")
        assert "reason" not in illegal
        illegal = assert_problem(post(bot, game, "offer"), 422, "illegal")
        assert illegal["reason"]
        assert illegal["rule"]
        assert_problem(post(bot, {**game, "seat": 3}, good), 422, "no-such-seat")
        assert_problem(post(bot, {**game, "seat": 7}, good), 422, "invalid-request")
        assert_problem(post(bot, {**game, "version": "1"}, good), 422, "invalid-request")
        assert_problem(post(bot, game, "x" * 41), 422, "invalid-request")
        assert_problem(post(bot, {**game, "game": "nothing"}, good), 404, "no-such-table")
        assert_problem(post(stranger, game, good), 403, "not-your-seat")
        assert bot.get(f"/api/tables/{table}").json() == before


def test_who_has_no_token_is_not_let_in(server: RunningServer) -> None:
    game = {"game": "any", "seat": 0, "version": 1}
    with server.client() as nobody, server.client("assyria_wrong") as wrong:
        assert_problem(nobody.get("/api/bot/stream"), 401, "token-needed")
        assert_problem(post(nobody, game, "done"), 401, "token-needed")
        assert_problem(wrong.get("/api/bot/stream"), 401, "unknown-token")
        assert_problem(post(wrong, game, "done"), 401, "unknown-token")


@pytest.mark.parametrize("cursor", ["nonsense", "a:b", "a:-1", "a:99999999", "a:٣", "a:1,b"])
def test_a_bad_cursor_is_refused(server: RunningServer, cursor: str) -> None:
    with server.client(server.new_token()) as bot:
        assert_problem(bot.get("/api/bot/stream", params={"cursor": cursor}), 422, "bad-cursor")


def test_a_cursor_with_tables_of_others_tells_nothing_of_them(server: RunningServer) -> None:
    with server.client(server.new_token()) as owner, server.client(server.new_token()) as stranger:
        table = new_table(owner, {"kind": "me"}, {"kind": "me"})
        mine = new_table(stranger, {"kind": "me"}, {"kind": "me"})
        with lines(stranger, f"{table}:1,none:3") as each:
            game = next(games(each))
            assert game["game"] == mine
            assert table not in game["cursor"]
            assert next(each) == ""


def test_empty_lines_keep_the_stream_alive(server: RunningServer) -> None:
    with server.client(server.new_token()) as bot, lines(bot) as each:
        assert next(each) == ""
        since = time.monotonic()
        assert [next(each) for _ in range(3)] == [""] * 3
        assert 2.5 * KEEP_ALIVE < time.monotonic() - since < 10


def test_streams_of_one_identity_are_counted(server: RunningServer) -> None:
    with (
        server.client(server.new_token()) as bot,
        server.client(server.new_token()) as other,
        ExitStack() as open_streams,
    ):
        each_of_them = [open_streams.enter_context(lines(bot)) for _ in range(LimitSettings.streams_person)]
        assert [next(each) for each in each_of_them] == [""] * LimitSettings.streams_person
        with bot.stream("GET", "/api/bot/stream") as answer:
            assert answer.status_code == 429
            answer.read()
            assert assert_problem(answer, 429, "too-many-streams")["most"] == LimitSettings.streams_person
        with lines(other) as each:
            assert next(each) == ""
        open_streams.close()
        for _ in range(200):
            with bot.stream("GET", "/api/bot/stream") as answer:
                if answer.status_code == 200:
                    break
            time.sleep(0.05)
        assert answer.status_code == 200, "a stream that was closed counts no more"


def test_games_appear_as_they_are_made_and_without_a_cursor_all_are_told(server: RunningServer) -> None:
    with server.client(server.new_token()) as bot:
        with lines(bot) as each:
            first = new_table(bot, {"kind": "me"}, {"kind": "open"})
            told = next(games(each))
            assert (told["game"], told["status"], told["position"]) == (first, "open", None)
            second = new_table(bot, {"kind": "me"}, {"kind": "me"})
            # It may be told of as open, too, in the moment before it begins.
            told = next(game for game in games(each) if game["status"] == "playing")
            assert told["game"] == second
            assert set(told["cursor"].split(",")) == {f"{first}:0", f"{second}:{told['version']}"}
        with lines(bot) as each:
            all_told = games(each)
            assert {next(all_told)["game"], next(all_told)["game"]} == {first, second}
        bot.post(f"/api/tables/{first}/commands", json={"type": "leave", "seat": 0}).raise_for_status()
        with lines(bot, told["cursor"]) as each:
            assert next(each) == "", "nothing new, and who stood up is no longer told"
            assert next(each) == ""


def test_who_was_too_slow_is_told_and_may_come_back(server: RunningServer) -> None:
    clock = {"kind": "live", "bank": 1, "increment": 60}
    with server.client(server.new_token()) as bot:
        table = new_table(bot, {"kind": "me"}, {"kind": "me"}, clock=clock)
        with lines(bot) as each:
            told = games(each)
            game = next(told)
            assert game["away"] == []
            game = next(game for game in told if game["away"])
            seat = game["away"][0]
            back = {"type": "come-back", "seat": seat}
            bot.post(f"/api/tables/{table}/commands", json=back).raise_for_status()
            assert next(game for game in told if seat not in game["away"])


def test_a_stream_resumes_after_the_server_was_killed(tmp_path: Path) -> None:
    with RunningServer(tmp_path, keep_alive=KEEP_ALIVE) as server:
        with server.client(server.new_token()) as bot:
            new_table(bot, {"kind": "me"}, {"kind": "me"})
            with lines(bot) as each:
                game = next(games(each))
                done = post(bot, game, game["legal"][0]).raise_for_status().json()
                server.kill()
                with pytest.raises(httpx.TransportError):
                    list(each)
        server.start()
        with server.client(bot.headers["authorization"].removeprefix("Bearer ")) as bot:
            assert post(bot, game, game["legal"][0]).json() == done
            with lines(bot, game["cursor"]) as each:
                assert next(games(each))["version"] == done["version"]


def test_an_open_stream_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server, server.client(server.new_token()) as bot, lines(bot) as each:
        next(each)
        server.stop()
        assert not server.running
