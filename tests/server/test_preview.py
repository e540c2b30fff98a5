"""What a decision would bring, asked of a real server."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest

from assyria.preview import predict_gain, preview
from assyria.protocol.messages import PreviewMessage
from assyria.protocol.options import Status
from assyria.protocol.problems import Problem
from assyria.record import move_text
from assyria.rules import view
from assyria.server.encoding import encode_preview
from assyria.table.messages import preview_message
from tests.effort import some
from tests.protocol.conforming import check
from tests.protocol.test_conformance import Play
from tests.server.running import RunningServer


@pytest.mark.long
def test_a_whole_game_by_the_preview(tmp_path: Path) -> None:
    """Two people at one screen choose from the preview alone; what it says of a turn comes."""
    with RunningServer(tmp_path) as server, server.client() as client:
        made = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "me"}]}).json()
        here = f"/api/tables/{made['id']}"
        rng = Random(4)
        table = made["table"]
        for _ in range(1000):
            if table["status"] == "finished":
                break
            seen = client.get(f"{here}/preview").json()
            assert (seen["version"], seen["seat"]) == (table["version"], table["mover"])
            assert [choice["move"] for choice in seen["choices"]] == table["legal"]
            if table["held"] is None:
                assert seen["held"] is None
                move = rng.choice(table["legal"])
                table = command(client, here, type="move", seat=seen["seat"], version=seen["version"], move=move)
            else:
                seat, before = seen["seat"], table["position"]["players"]
                table = command(client, here, type="confirm", seat=seat, version=seen["version"])
                gained = table["position"]["players"][seat]["score"] - before[seat]["score"]
                # A forced move may have followed, so a turn can bring more than the move that was held.
                assert gained >= sum(seen["held"]["points"].values())
        assert table["status"] == "finished"
        refused = client.get(f"{here}/preview")
        assert (refused.status_code, refused.json()["title"]) == (409, "nothing-to-decide")
        assert client.get("/api/tables/nowhere/preview").status_code == 404


def command(client: httpx.Client, here: str, **body: Any) -> Any:
    client.post(f"{here}/commands", json=body).raise_for_status()
    return client.get(here).json()


def test_nobody_decides_before_the_start(tmp_path: Path) -> None:
    """409, as after the end."""
    with RunningServer(tmp_path) as server, server.client() as client:
        made = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()
        refused = client.get(f"/api/tables/{made['id']}/preview")
        assert (refused.status_code, refused.json()["title"]) == (409, "nothing-to-decide")


@pytest.mark.parametrize(("players", "draft"), some([(2, 3), (3, 2), (4, 2)]))
def test_every_preview_of_a_whole_game_has_its_type(players: int, draft: int) -> None:
    """And says what the layer below says."""
    play = Play(players, draft, seed=players)
    held = 0
    for _ in play.steps():
        if play.table.status is not Status.PLAYING:
            with pytest.raises(Problem):
                preview_message(play.table)
            continue
        message = orjson.loads(encode_preview(preview_message(play.table)))
        check(PreviewMessage, message)
        assert play.table.state is not None
        seen = view(play.table.state)
        assert [c["move"] for c in message["choices"]] == [move_text(c.move) for c in preview(seen).choices]
        assert (message["held"] is None) == (play.table.held is None)
        if play.table.held is not None:
            assert message["held"]["points"] == predict_gain(seen, play.table.held).points._asdict()
            held += 1
    assert held
