"""Sockets and streams end with what they are signed in with, whichever process serves them."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import delete

from assyria.host.ledger import Unavailable
from assyria.host.tasks import Tasks
from assyria.server.identity import connections
from assyria.server.identity.connections import Connections
from assyria.server.identity.credential import Credential
from assyria.server.identity.identities import Identities
from assyria.server.limits.limit_settings import LimitSettings
from assyria.store import Identity, Store, schema
from assyria.store.credentials import OLD_COOKIE
from assyria.store.database import Channel
from tests.server.running import table_body
from tests.server.signing_in import SIGNED_OUT, claim, closed_with, log_in, me, new_token, open_socket
from tests.server.test_scale_out import Pair, pair  # noqa: F401 - a fixture
from tests.store.conftest import postgres  # noqa: F401 - a fixture


def test_ending_at_one_process_ends_at_the_other(pair: Pair) -> None:  # noqa: F811 - a fixture
    one, two = pair
    ended, begun = threading.Event(), threading.Event()
    with one.client() as ada, two.client() as elsewhere:
        me(ada)
        claim(ada, "everywhere")
        log_in(elsewhere, "everywhere").raise_for_status()
        token, digest = new_token(ada)
        table = ada.post("/api/tables", json=table_body("me", "me")).json()["id"]

        def read() -> None:
            with two.client(token, timeout=120) as bot, bot.stream("GET", "/api/bot/stream") as stream:
                for _ in stream.iter_lines():
                    begun.set()
            ended.set()

        reading = threading.Thread(target=read, daemon=True)
        reading.start()
        assert begun.wait(60)
        with open_socket(two, table, token=token) as program, open_socket(two, table, elsewhere) as browser:
            ada.delete(f"/api/me/tokens/{digest}").raise_for_status()
            assert closed_with(program) == (SIGNED_OUT, "signed-out")
            assert ended.wait(60)
            ada.delete("/api/me/sessions").raise_for_status()
            assert closed_with(browser) == (SIGNED_OUT, "signed-out")
        with open_socket(two, table, elsewhere) as again:
            assert closed_with(again) == (SIGNED_OUT, "signed-out")
        reading.join()


async def opened(folder: Path) -> tuple[Store, Connections, Tasks, Identity, str]:
    store = await Store.open(f"sqlite:///{folder / 'store.sqlite'}")
    identities, tasks = await Identities.open(store, LimitSettings()), Tasks()
    guest = await identities.new_guest()
    token = await identities.new_token(guest, "bot", "play")
    identities.close()
    credential = await identities.by_token(token)
    assert credential is not None
    return store, Connections(store, tasks), tasks, guest, credential.digest


def test_what_ended_unannounced_is_found_after_a_lost_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the line to the database was down, somebody else revoked a token; and it is slow to return."""
    monkeypatch.setattr(connections, "RETRY", 0.01)

    async def run() -> None:
        store, open_here, tasks, guest, digest = await opened(tmp_path)
        closed = asyncio.Event()
        with open_here.opened(Credential(guest, digest, "play"), closed.set) as connection:
            await asyncio.sleep(0.2)
            assert not connection.signed_out
            gone = delete(schema.tokens)
            await store._database.write(lambda base: base.execute(gone) and None)
            asked, existing = 0, store.credentials.existing

            async def at_first_away(digests: list[str]) -> set[str]:
                nonlocal asked
                asked += 1
                if asked == 1:
                    raise Unavailable
                return await existing(digests)

            monkeypatch.setattr(store.credentials, "existing", at_first_away)
            store._database.hear(Channel.SIGNED_OUT, ("", ""))
            await asyncio.wait_for(closed.wait(), 60)
            assert connection.signed_out
            assert asked == 2
        assert not open_here._open
        await tasks.close()
        await store.close()

    asyncio.run(run())


def test_what_ended_between_looking_and_opening_is_found(tmp_path: Path) -> None:
    async def run() -> None:
        store, open_here, tasks, guest, digest = await opened(tmp_path)
        await store.credentials.revoke_token(digest, guest.id)
        for credential in (Credential(guest, digest, "play"), Credential(guest, OLD_COOKIE)):
            closed = asyncio.Event()
            with open_here.opened(credential, closed.set) as connection:
                await asyncio.wait_for(closed.wait(), 60)
                assert connection.signed_out
        await tasks.close()
        await store.close()

    asyncio.run(run())
