"""What a decision would bring, as it is encoded."""

from __future__ import annotations

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
