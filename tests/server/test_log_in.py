"""Log-ins as attackers try them: guessing, flooding, and keeping the right person out."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import httpx
import pytest
from argon2 import PasswordHasher

from assyria.protocol.problems import Problem
from assyria.server.identity import passphrases
from assyria.server.identity.identities import Identities
from assyria.server.identity.passphrases import Passphrases
from assyria.server.limits.limit_settings import LimitSettings
from assyria.store import Store
from tests.server.refusals import refused
from tests.server.running import RunningServer
from tests.server.signing_in import PASSPHRASE, claim, log_in, me

WRONG = "not the passphrase"


def from_address(server: RunningServer, address: str) -> httpx.Client:
    """Somebody elsewhere: uvicorn believes what a proxy on this machine says."""
    client = server.client()
    client.headers["X-Forwarded-For"] = address
    return client


def test_guessing_from_one_address_is_slowed_down(server: RunningServer) -> None:
    with server.client() as ada, from_address(server, "192.0.2.1") as guesser:
        me(ada)
        claim(ada, "target")
        answers = [log_in(guesser, "target", WRONG) for _ in range(12)]
        assert {answer.status_code for answer in answers[:10]} == {401}
        wait = refused(answers[-1], 429, "too-many-requests")["retry_after"]
        assert wait > 0
        assert int(answers[-1].headers["Retry-After"]) >= wait
        # All spellings are one account.
        assert log_in(guesser, "TARGET", WRONG).status_code == 429
        # And of other accounts a few, as anybody may try.
        assert log_in(guesser, "another", WRONG).status_code == 401
        many = [log_in(guesser, f"account-{n}", WRONG).status_code for n in range(20)]
        assert many[-1] == 429


@pytest.mark.long
def test_a_flood_from_many_addresses_keeps_nobody_out_of_their_account(server: RunningServer) -> None:
    """Guesses at one account are few for all strangers together; its owner is none."""
    with (
        from_address(server, "198.51.100.1") as home,
        from_address(server, "198.51.100.1") as same_home,
        from_address(server, "198.51.100.2") as travelling,
    ):
        me(home)
        claim(home, "wanted")
        log_in(travelling, "wanted").raise_for_status()
        travelling.headers["X-Forwarded-For"] = "198.51.100.3"

        def guess(n: int) -> int:
            with from_address(server, f"203.0.113.{n % 250}") as stranger:
                return log_in(stranger, "wanted", WRONG).status_code

        with ThreadPoolExecutor(8) as hands:
            statuses = list(hands.map(guess, range(120)))
        assert statuses.count(401) <= 60, "they may go on guessing"
        assert 429 in statuses
        # From an address where the account logged in before, and with a session of it from a new one.
        assert log_in(same_home, "wanted").status_code == 200
        assert log_in(travelling, "wanted").status_code == 200
        change = {"old": PASSPHRASE, "new": PASSPHRASE + "!"}
        assert home.put("/api/me/passphrase", json=change).status_code == 200


def test_one_who_is_signed_in_does_not_guess_without_end(server: RunningServer) -> None:
    """A thief with the cookie of an open browser may want the passphrase, too."""
    with server.client() as owner:
        me(owner)
        claim(owner, "left-open")
        change = {"old": WRONG, "new": PASSPHRASE}
        answers = [owner.put("/api/me/passphrase", json=change).status_code for _ in range(12)]
        assert set(answers) == {403, 429}
        assert log_in(owner, "left-open", WRONG).status_code == 429
        assert owner.post("/api/me/delete", json={"passphrase": WRONG}).status_code == 429


def test_unauthenticated_log_ins_delay_no_replay_and_no_hash_of_known_people() -> None:
    """Strangers' checks never finish here; everything else goes on."""
    started, release = threading.Event(), threading.Event()

    def stuck() -> bool:
        started.set()
        return release.wait(60)

    async def flood() -> None:
        checks = Passphrases(5)
        waiting = [asyncio.create_task(checks._strangers.run(stuck)) for _ in range(5)]
        await asyncio.to_thread(started.wait)
        with pytest.raises(Problem) as refusal:
            await checks.matches(None, WRONG)
        assert refusal.value.code == "too-many-requests"
        assert refusal.value.details["retry_after"] > 0
        kept = await checks.hash(PASSPHRASE, known=True)
        assert await checks.matches(kept, PASSPHRASE, known=True)
        # The threads that replays and records use are all free.
        assert await asyncio.gather(*(asyncio.to_thread(abs, n) for n in range(64))) == list(range(64))
        release.set()
        assert await asyncio.gather(*waiting) == [True] * 5
        assert not await checks.matches(None, WRONG), "room again"
        checks.close()

    asyncio.run(flood())


def test_unknown_accounts_and_wrong_passphrases_take_the_same_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time it takes would tell which accounts there are."""
    checked: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            checked.append(str(hash).rpartition("$")[0].rpartition("$")[0])
            return super().verify(hash, password)

    monkeypatch.setattr(passphrases, "_HASHER", Watched())

    async def ask() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'people.sqlite'}")
        identities = await Identities.open(store, LimitSettings())
        assert await identities.claim(await identities.new_guest(), "somebody", PASSPHRASE)
        for account in ("somebody", "nobody"):
            found = await identities.by_account(account)
            assert not await identities.knows_address(found, "192.0.2.1")
            assert not await identities.passphrases.matches(found.passphrase if found else None, WRONG)
        identities.close()
        await store.close()

    asyncio.run(ask())
    assert len(checked) == 2
    assert checked[0] == checked[1], "the same work: memory, passes, lanes"


def test_no_address_is_stored(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server, from_address(server, "192.0.2.77") as ada:
        me(ada)
        claim(ada, "private")
        assert log_in(ada, "private").status_code == 200
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("assyria.sqlite*"))
    assert b"192.0.2.77" not in stored
