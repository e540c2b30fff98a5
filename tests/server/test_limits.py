"""Rates, quotas and slots, and that nobody who plays meets one of them."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from dataclasses import fields

import pytest

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.limit_settings import LEADERS, LimitSettings, Rate, new_name
from assyria.server.limits.quotas import ProcessLimits, Quota, RateLimit, Slots
from assyria.server.web.problems import problem_response


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """A clock that moves when it is told to."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    def later(seconds: float) -> None:
        now[0] += seconds

    return later


def test_a_rate_allows_a_burst_and_gives_back_evenly(pass_time: Callable[[float], None]) -> None:
    limit = RateLimit(Rate(3, 30))
    for _ in range(3):
        limit.spend("ann")
    with pytest.raises(Problem) as wrong:
        limit.spend("ann")
    assert (wrong.value.code, wrong.value.details) == ("too-many-requests", {"retry_after": 10.0})
    limit.spend("ben")
    pass_time(9.9)
    with pytest.raises(Problem):
        limit.spend("ann")
    pass_time(0.2)
    limit.spend("ann")


def test_who_is_refused_pays_nothing(pass_time: Callable[[float], None]) -> None:
    """However often somebody tries too early, they may come when they were told to; neighbours are not charged."""
    quota = Quota(RateLimit(Rate(1, 10)), RateLimit(Rate(2, 10)))
    quota.spend("ann", "192.0.2.1")
    for _ in range(50):
        with pytest.raises(Problem):
            quota.spend("ann", "192.0.2.1")
    quota.spend("ben", "192.0.2.1")
    with pytest.raises(Problem):
        quota.spend("cat", "192.0.2.1")
    quota.spend("cat", "192.0.2.2")
    pass_time(10.1)
    quota.spend("ann", "192.0.2.1")


def test_somebody_without_an_identity_counts_as_one_person_at_their_address() -> None:
    quota = Quota(RateLimit(Rate(1, 10)), RateLimit(Rate(5, 10)))
    quota.spend(None, "192.0.2.1")
    with pytest.raises(Problem):
        quota.spend(None, "192.0.2.1")
    quota.spend(None, "192.0.2.2")


def test_slots_are_given_back() -> None:
    slots = Slots(1, "sockets", ProblemCode.TOO_MANY_SOCKETS)
    with slots.held("ann"):
        with pytest.raises(Problem) as wrong:
            slots.check("ann")
        assert (wrong.value.code, wrong.value.details["most"]) == ("too-many-sockets", 1)
        slots.check("ben")
    slots.check("ann")


def test_a_refusal_says_when_to_come_back_as_http_does() -> None:
    answer = problem_response(Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=1.2))
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "2")
    assert "retry-after" not in problem_response(Problem(ProblemCode.STALE)).headers


def test_problems_travel_between_processes() -> None:
    sent = Problem(ProblemCode.BAD_RECORD, fault="not-json", where="", found="1:1")
    found = pickle.loads(pickle.dumps(sent))  # noqa: S301 - our own
    assert (found.code, found.details) == (sent.code, sent.details)


def test_settings_are_read_as_they_are_written() -> None:
    assert LimitSettings().changed(LimitSettings().texts()) == LimitSettings()
    wide = LimitSettings().changed(["guests=7/2m", "streams-person=3", "request-time=5s"])
    assert (wide.guests_address, wide.streams_person, wide.header_time) == (Rate(7, 120), 3, 5.0)
    assert LimitSettings().changed(wide.texts()) == wide


def test_what_follows_keeps_its_proportion() -> None:
    """To the limit that it follows; what is counted by address, to the people who may share one."""
    usual = LimitSettings()
    twice = usual.changed(["tables=40/6m", "sockets=120", "request-time=20s"])
    assert twice.tables_person == Rate(40, 360)
    assert twice.tables_address == Rate(2 * usual.tables_address.count, usual.tables_address.seconds)
    assert (twice.sockets_address, twice.streams_person) == (2 * usual.sockets_address, 2 * usual.streams_person)
    assert (twice.header_time, twice.body_time) == (20.0, 60.0)
    school = usual.changed(["people-at-address=300", "sockets-address=7"])
    assert (school.guests_address, school.guests_address.count) == (Rate(1200, 3600), 1200)
    assert (school.sockets_address, school.chat_person) == (7, usual.chat_person)
    few = usual.changed(["bot-tables=1"])
    assert (few.bot_tables_person, few.bots_alone_person, few.bots_alone_address) == (1, 1, 1)


def test_every_limit_has_one_leader_or_none() -> None:
    followers = [name for names in LEADERS.values() for name in names]
    assert len(followers) == len(set(followers))
    assert set(followers) <= {limit.name for limit in fields(LimitSettings)}
    assert len(LEADERS) + 1 <= 17, "as many as an operator can think of"
    assert new_name("hints-person") == "analyses"
    assert new_name("record-queue") == "engine-queue"
    assert new_name("tokens-person") is None
    for wrong in ("tables", "tables=", "tables=0/1h", "people-at-address=x", "nothing=1", "sockets=1.5"):
        with pytest.raises(ValueError, match=wrong.partition("=")[0]):
            LimitSettings().changed([wrong])


FIXED = {
    *(f"{kind}_{of}" for kind in ("holidays", "places", "proposals") for of in ("person", "address")),
    "proposals_table",
    "operator_guesses",
}
"""Limits that cannot be set."""


def test_every_limit_is_used() -> None:
    """A rate or a slot that nothing counts would be a promise that is not kept."""
    names = {limit.name for limit in fields(LimitSettings) if isinstance(limit.default, Rate)}
    used: set[str] = set()
    for part in vars(ProcessLimits(LimitSettings())).values():
        used |= {each.name for each in (part.person, part.address)} if isinstance(part, Quota) else set()
        used |= {part.name} if isinstance(part, RateLimit) else set()
    assert used == names | FIXED


EVENING = 4 * 3600
"""Seconds of a club evening."""


@pytest.mark.long
def test_a_club_of_thirty_behind_one_address_meets_no_limit(pass_time: Callable[[float], None]) -> None:
    """All at once at the start, and then busily for four hours; so a family of six does not, either."""
    limits, club = ProcessLimits(LimitSettings()), "192.0.2.1"
    people = [f"person {number}" for number in range(30)]
    for person in people:
        for _ in range(60):  # The page, its pictures, and what it asks for.
            limits.requests.spend(club)
        limits.guests.spend(club)
        limits.guests.spend(club)  # A phone beside the laptop.
        limits.renames.spend(person, club)
        limits.tables.spend(person, club)
        for _ in range(3):
            limits.sockets_opened.spend(person, club)
        limits.accounts.spend(person)
    pass_time(20)
    for minute in range(EVENING // 60):
        for person in people:
            for _ in range(30):  # Moves, pings, undo.
                limits.requests.spend(club)
                limits.commands.spend(person, club)
            limits.chat.spend(person, club)
            limits.sockets_opened.spend(person, club)
            limits.hints.spend(person, club)
            limits.analyses.spend(person, club)
            if minute % 5 == 0:
                limits.replays.spend(person, club)
            if minute % 15 == 0:
                limits.tables.spend(person, club)
            if minute % 60 == 0:
                limits.imports.spend(person, club)
        pass_time(60)
    slots = LimitSettings()
    assert slots.sockets_address >= 30 * 6
    assert slots.connections_address >= 30 * 6 + slots.sockets_address // 2
    assert slots.bot_tables_address >= 30 * 4
    assert slots.listed_tables_address >= 30


def test_a_bot_author_with_eight_streams_meets_no_limit(pass_time: Callable[[float], None]) -> None:
    """Eight games at a time, a move in half a second each, a new game every three minutes; streams come again."""
    limits, home = ProcessLimits(LimitSettings()), "192.0.2.1"
    for _ in range(8):
        limits.streams.check("author")
        limits.streams.take("author")
    for _ in range(8):  # The old ones are noticed to be gone only later.
        limits.streams.check("author")
        limits.streams.take("author")
    for half in range(2 * 3600):
        for stream in range(8):
            limits.requests.spend(home)
            limits.commands.spend("author", home)
            if (half + stream * 45) % 360 == 0:
                limits.tables.spend("author", home)
        pass_time(0.5)
    assert LimitSettings().bot_tables_person >= 3 * 8
