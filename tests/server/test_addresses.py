"""Addresses as limits count them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import AddressCounts, counted_networks, network_of
from assyria.server.limits.admission import Admission
from assyria.server.limits.limit_settings import LimitSettings, Rate
from assyria.server.limits.quotas import ProcessLimits, RateLimit, Slots
from assyria.server.web.connection_limits import ConnectionLimits
from tests.server.in_process import InProcess
from tests.server.running import WIDE, table_body

HOUSE, COMPANY = "2001:db8:1:{:x}::{:x}", "2001:db8:1:{:x}00::{:x}"
"""Addresses of one /56 by their /64, and of one /48 by their /56."""


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_all_addresses_of_a_household_are_one(host: str, network: str) -> None:
    assert network_of(host) == network


def test_an_ipv6_address_counts_for_wider_networks_as_well() -> None:
    found = counted_networks(network_of("2001:db8:1:234::9"))
    assert found == (("2001:db8:1:234::/64", 1), ("2001:db8:1:200::/56", 2), ("2001:db8:1::/48", 4))
    assert counted_networks("192.0.2.7") == (("192.0.2.7", 1),)
    assert counted_networks("testclient") == (("testclient", 1),)
    assert counted_networks("") == (("", 1),)


def let_in(attempt: Callable[[str], object], addresses: list[str]) -> int:
    """How many attempts, each from an address of its own, are not refused."""
    count = 0
    for address in addresses:
        with contextlib.suppress(Problem):
            count += attempt(network_of(address)) is not False
    return count


MANY = range(1, 101)
SPREAD = [
    ([f"2001:db8:1:2::{n:x}" for n in MANY], 10),
    ([HOUSE.format(n, n) for n in MANY], 20),
    ([COMPANY.format(n, n) for n in MANY], 40),
    ([f"2001:db8:{n:x}::1" for n in MANY], 100),
    ([f"192.0.2.{n}" for n in MANY], 100),
]
"""Addresses of one /64, /56, /48, and of strangers, and how many of them have what ten of one address may have."""


@pytest.mark.parametrize(("addresses", "most"), SPREAD)
def test_no_limit_is_got_round_by_many_networks(addresses: list[str], most: int) -> None:
    """The attack: 150 of 150 guests came from one /48, where 120 may come from a /64."""
    rate = RateLimit(Rate(10, 3600), "guests_address")
    assert let_in(rate.spend, addresses) == most
    slots = Slots(10, "sockets_address", ProblemCode.TOO_MANY_SOCKETS)
    with contextlib.ExitStack() as stack:
        assert let_in(lambda address: stack.enter_context(slots.held(address)), addresses) == most
    connections = ConnectionLimits(LimitSettings(connections_address=10))
    assert let_in(lambda address: connections.admit(address, trusted=False), addresses) == most


def test_what_is_given_back_is_given_back_to_all_networks() -> None:
    slots, counts = Slots(1, "sockets_address", ProblemCode.TOO_MANY_SOCKETS), AddressCounts(1)
    for n in MANY:
        address = network_of(COMPANY.format(n, n))
        with slots.held(address):
            counts.add(address)
        counts.remove(address)
    assert not slots._taken
    assert not counts._counts


def test_people_are_not_counted_as_networks() -> None:
    rate = RateLimit(Rate(1, 3600), "log_ins_strangers")
    assert let_in(rate.spend, [COMPANY.format(n, n) for n in MANY]) == 100


def test_every_limit_of_an_address_knows_wider_networks() -> None:
    limits = ProcessLimits(LimitSettings().changed(["chat-address=10/1h", "chat-person=1000/1h"]))
    people = iter(map(str, MANY))
    assert let_in(lambda address: limits.chat.spend(next(people), address), SPREAD[2][0]) == 40


def test_many_networks_of_a_company_pass_nobody() -> None:
    """Its four times as much is soon used up; then others come first, though they came last."""

    async def test() -> list[str]:
        admission, came = Admission(), list[str]()

        async def come(host: str) -> None:
            await admission.enter(network_of(host))
            came.append(host)

        admission.pause = 3600.0
        await admission.enter("early")
        greedy = [COMPANY.format(n, n) for n in MANY]
        tasks = [asyncio.create_task(come(host)) for host in (*greedy, "192.0.2.7", "2001:db8:2::1")]
        await asyncio.sleep(0)
        for _ in range(10):
            admission._end_pause()
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        return came

    came = asyncio.run(test())
    assert len(came) == 10
    assert {"192.0.2.7", "2001:db8:2::1"} <= set(came)


def test_guests_and_tables_of_one_company(tmp_path: Path) -> None:
    """The attack, on a server: everybody has a /64 of their own. Those of another company come in."""
    limits = (*WIDE, "guests-address=4/1h", "open-tables-address=2")
    with InProcess(tmp_path, limits=limits) as server:

        def come(host: str) -> tuple[int, int | None]:
            with server.client(address=host) as guest:
                first = guest.get("/api/me").status_code
                if first != 200:
                    return first, None
                return first, guest.post("/api/tables", json=table_body("me", "open")).status_code

        found = [come(COMPANY.format(n, n)) for n in range(1, 21)]
        assert found == [(200, 201)] * 8 + [(200, 429)] * 8 + [(429, None)] * 4
        assert come("2001:db8:2::1") == (200, 201)
