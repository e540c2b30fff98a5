"""The fair queue: neither who asks for much nor what is urgent makes others wait for all of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import REGISTRY

from assyria.protocol.problems import Problem
from assyria.server.engine.fair_queue import CREDIT, FairQueue, Owner, Priority, Turn

ANN, BEN = Owner("ann", "192.0.2.1"), Owner("ben", "192.0.2.2")


class Bench:
    """Work that takes a slot until it is told to end, and writes down whose turn it was."""

    def __init__(self, slots: int = 1, longest: int | None = None, priority: Priority = Priority.LIVE) -> None:
        """Create it for work that has this priority unless it is said."""
        self.queue = FairQueue("test", slots, longest)
        self.priority = priority
        self.began: list[str] = []
        self._end = asyncio.Semaphore(0)

    def start(
        self, name: str, *owners: Owner, priority: Priority | None = None, brief: bool = False
    ) -> asyncio.Task[None]:
        return asyncio.create_task(self._work(name, Turn(priority or self.priority, owners, brief)))

    async def _work(self, name: str, turn: Turn) -> None:
        async with self.queue.slot(turn):
            self.began.append(name)
            await self._end.acquire()

    async def end(self, pieces: int = 1) -> None:
        """End pieces of work, one after the other."""
        for _ in range(pieces):
            self._end.release()
            await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def run(test: Callable[[], object]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]  # a coroutine function


def test_thirty_one_tables_of_one_person_delay_another_by_one_piece_of_work() -> None:
    async def play() -> None:
        bench = Bench()
        for number in range(31):
            bench.start(f"ann {number}", ANN)
        await settle()
        bench.start("ben", BEN)
        await bench.end(2)
        assert bench.began == ["ann 0", "ben", "ann 1"]

    run(play)


def test_many_guests_at_one_address_count_as_one_against_other_addresses() -> None:
    async def play() -> None:
        bench = Bench()
        for number in range(31):
            bench.start(f"guest {number}", Owner(f"guest {number}", ANN.address))
        await settle()
        for number in range(3):
            bench.start(f"ben {number}", BEN)
        await bench.end(6)
        assert bench.began == ["guest 0", "ben 0", "guest 1", "ben 1", "guest 2", "ben 2", "guest 3"]

    run(play)


def test_networks_of_one_household_count_as_one_address() -> None:
    """Somebody whose provider gives them a /48 of IPv6 has 65,536 networks, each of them like an address."""

    async def play() -> None:
        bench = Bench(longest=40, priority=Priority.HINT)
        for number in range(50):
            bench.start("guest", Owner(f"guest {number}", f"2001:db8:1:{number:x}::/64"))
        await settle()
        ben = [bench.start("ben", BEN) for _ in range(3)]
        await bench.end(6)
        assert bench.began == ["guest", "ben", "guest", "ben", "guest", "ben", "guest"]
        assert all(task.exception() is None for task in ben)

    run(play)


def test_people_at_one_address_take_turns() -> None:
    async def play() -> None:
        bench = Bench()
        cat = Owner("cat", ANN.address)
        for number in range(3):
            bench.start(f"ann {number}", ANN)
        await settle()
        for number in range(3):
            bench.start(f"cat {number}", cat)
        await bench.end(4)
        assert bench.began == ["ann 0", "cat 0", "ann 1", "cat 1", "ann 2"]

    run(play)


def test_work_for_several_comes_when_it_is_the_turn_of_any_of_them() -> None:
    async def play() -> None:
        bench = Bench()
        for number in range(3):
            bench.start(f"ann {number}", ANN)
        bench.start("both", ANN, BEN)
        await settle()
        await bench.end(2)
        assert bench.began[:3] == ["ann 0", "both", "ann 1"]

    run(play)


def test_who_shares_work_pays_only_for_their_own_turns() -> None:
    """Another's table that I sit at too does not cost me the turns of mine."""

    async def play() -> None:
        bench = Bench()
        bench.start("first", Owner("cat", "192.0.2.3"))
        await settle()
        bench.start("shared", ANN, BEN)
        await settle()
        bench.start("ann", ANN)
        bench.start("ben", BEN)
        await bench.end(3)
        assert bench.began == ["first", "shared", "ben", "ann"], "it was the turn of the one who is named first"

    run(play)


def test_live_games_before_hints_before_reviews() -> None:
    async def play() -> None:
        bench = Bench()
        bench.start("first", ANN)
        await settle()
        for priority in (Priority.REVIEW, Priority.HINT, Priority.LIVE):
            bench.start(priority.name, BEN, priority=priority)
        await bench.end(3)
        assert bench.began == ["first", "LIVE", "HINT", "REVIEW"]

    run(play)


def test_who_goes_away_leaves_the_queue() -> None:
    """Also in the moment in which the slot is given: it is given to the next."""

    async def play() -> None:
        bench = Bench()
        bench.start("first", ANN)
        gone, later, last = bench.start("gone", BEN), bench.start("later", ANN), bench.start("last", ANN)
        await settle()
        gone.cancel()
        await settle()
        assert len(bench.queue) == 2
        bench._end.release()
        await asyncio.sleep(0)  # The first one gives its slot back, and "later" has it without knowing.
        await asyncio.sleep(0)
        later.cancel()
        await settle()
        assert bench.began[0] == "first"
        assert "gone" not in bench.began
        assert bench.began[-1] in ("last", "later")
        await bench.end(2)
        assert last.done()

    run(play)


# Shares


@pytest.mark.parametrize(("urgent", "others"), [(Priority.LIVE, 12), (Priority.HINT, 3)])
@pytest.mark.parametrize("guests", [1, 6])
def test_urgent_work_without_end_lets_the_replay_of_another_through(
    urgent: Priority, others: int, guests: int
) -> None:
    """However many guests of one address ask for it: the replay comes after as many grants as the shares say."""

    async def play() -> None:
        bench = Bench()
        for number in range(100):
            bench.start(f"{number}", Owner(f"guest {number % guests}", ANN.address), priority=urgent)
        await settle()
        bench.start("replay", BEN, priority=Priority.REVIEW)
        await bench.end(20)
        assert bench.began.index("replay") == 1 + others

    run(play)


def test_shares_of_those_who_always_have_work() -> None:
    """Of 16 grants 12 are for live games, 3 for hints and 1 for the rest, time and again."""

    async def play() -> None:
        bench = Bench()
        for number in range(100):
            for priority in Priority:
                bench.start(priority.name, Owner(f"{number}"), priority=priority)
        await settle()
        await bench.end(96)
        for begin in range(16, 80):
            counted = Counter(bench.began[begin : begin + 16])
            assert counted == {"LIVE": 12, "HINT": 3, "REVIEW": 1}

    run(play)


def test_a_move_of_a_bot_is_next_whatever_else_waits() -> None:
    """A live game that asks for one move at a time is within its share."""

    async def play() -> None:
        bench = Bench()
        for number in range(100):
            for priority in (Priority.HINT, Priority.REVIEW):
                bench.start(priority.name, Owner(f"{number}"), priority=priority)
        await settle()
        for _ in range(20):
            bench.start("move", ANN)
            await settle()
            await bench.end(3)
            assert "move" in bench.began[-3:]
            await bench.end(2)
        between = " ".join(bench.began).split("move")
        assert max(len(part.split()) for part in between) <= 6

    run(play)


def test_who_was_away_makes_up_for_nothing() -> None:
    """A thousand grants to reviews do not give a thousand to hints when some come."""

    async def play() -> None:
        bench = Bench()
        for _ in range(200):
            bench.start("review", ANN, priority=Priority.REVIEW)
        await settle()
        await bench.end(100)
        for _ in range(100):
            bench.start("hint", BEN, priority=Priority.HINT)
        await bench.end(40)
        assert bench.began[101:].count("review") == 10

    run(play)


# Slots


@pytest.mark.parametrize("slots", [3, 4, 9])
def test_each_priority_leaves_a_slot_to_every_more_urgent_one(slots: int) -> None:
    """Work that takes for ever keeps nothing waiting that is more urgent; bots may have all slots."""

    async def play() -> None:
        bench = Bench(slots)
        expected = list[str]()
        for priority, more in ((Priority.REVIEW, slots - 2), (Priority.HINT, 1), (Priority.LIVE, 1)):
            for _ in range(30):
                bench.start(priority.name, ANN, priority=priority)
            await settle()
            expected += [priority.name] * more
            assert bench.began == expected
        bench = Bench(slots)
        for _ in range(30):
            bench.start("move", ANN)
        await settle()
        assert len(bench.began) == slots

    run(play)


def test_what_is_brief_waits_for_no_review_and_no_move_waits_for_it() -> None:
    """Replays and exercises: they may have the slot that reviews leave to hints, but not that of bots."""

    async def play() -> None:
        bench = Bench(3)
        for _ in range(5):
            bench.start("judge", ANN, priority=Priority.REVIEW)
        for _ in range(5):
            bench.start("replay", BEN, priority=Priority.REVIEW, brief=True)
        await settle()
        assert bench.began == ["judge", "replay"]
        bench.start("move", ANN)
        await settle()
        assert bench.began == ["judge", "replay", "move"]

    run(play)


def test_a_slot_that_is_given_back_goes_to_who_may_have_it() -> None:
    """Of hints and reviews without end, reviews never hold more than one of three slots, and hints get theirs."""

    async def play() -> None:
        bench = Bench(3)
        for _ in range(50):
            for priority in (Priority.HINT, Priority.REVIEW):
                bench.start(priority.name, ANN, priority=priority)
        await settle()
        for _ in range(40):
            await bench.end()
            assert bench.queue._held[Priority.REVIEW.value] <= 1
            assert bench.queue._held.total() == 2

    run(play)


def test_who_had_no_room_makes_up_for_nothing() -> None:
    """A review that takes as long as a hundred moves lets one other review begin at once then, not eight."""

    async def play() -> None:
        queue, began = FairQueue("test", 4), list[str]()

        async def work(priority: Priority, end: asyncio.Event | None = None) -> None:
            async with queue.slot(Turn(priority, (ANN,))):
                began.append(priority.name)
                await (end.wait() if end else asyncio.sleep(0))

        ends = [asyncio.Event(), asyncio.Event()]
        tasks = [asyncio.create_task(work(Priority.REVIEW, end)) for end in ends]
        await settle()
        tasks += [asyncio.create_task(work(Priority.REVIEW)) for _ in range(8)]
        tasks += [asyncio.create_task(work(Priority.LIVE)) for _ in range(100)]
        while began.count("LIVE") < 60:
            await asyncio.sleep(0)
        assert began.count("REVIEW") == 2
        ends[0].set()
        while began.count("LIVE") < 80:
            await asyncio.sleep(0)
        assert 3 <= began.count("REVIEW") <= 2 + 1 + 20 // 12 + 1
        ends[1].set()
        await asyncio.gather(*tasks)

    run(play)


class Asked(NamedTuple):
    """Work in the order of asking: whose it is, and how many grants there had been."""

    priority: Priority
    owner: Owner
    at: int


ADDRESSES, PEOPLE = 3, 3
OTHERS = {Priority.LIVE: 1 + 1, Priority.HINT: 4 + 1, Priority.REVIEW: 12 + 4}
"""Grants to others, at most, before one of a priority that has work: their shares, and one due already."""
ASK = st.tuples(
    st.sampled_from(Priority), st.integers(0, ADDRESSES - 1), st.integers(0, PEOPLE - 1), st.integers(1, 30)
)


@given(st.lists(ASK | st.integers(1, 10), max_size=40))
def test_nobody_waits_for_ever_in_any_mix(steps: list[tuple[Priority, int, int, int] | int]) -> None:
    """Neither a priority, by its share, nor a person: for one turn of each address for each person at theirs."""

    async def play() -> None:
        bench, asked = Bench(), list[Asked]()
        for step in steps:
            if isinstance(step, int):
                await bench.end(step)
            else:
                priority, address, person, pieces = step
                owner = Owner(f"{address} {person}", f"{address}")
                for _ in range(pieces):
                    bench.start(str(len(asked)), owner, priority=priority)
                    asked.append(Asked(priority, owner, len(bench.began)))
                await settle()
        while len(bench.began) < len(asked):
            await bench.end()
        served = [asked[int(name)] for name in bench.began]
        granted = {name: number for number, name in enumerate(bench.began)}
        for name, work in enumerate(asked):
            mine = granted[str(name)]
            alike = [number for number, other in enumerate(served) if other.priority is work.priority]
            last = max((number for number in alike if number < mine), default=-1)
            assert mine - max(work.at, last + 1) <= OTHERS[work.priority]
            own = [number for number in alike if served[number].owner == work.owner and number < mine]
            since = max(work.at, own[-1] + 1 if own else 0)
            passed = [number for number in alike if since <= number < mine]
            assert len(passed) <= ADDRESSES * (PEOPLE + 1)

    run(play)


def test_addresses_that_were_never_seen_pass_those_who_wait_only_for_a_while() -> None:
    """Somebody with many addresses sends one piece of work from each, and always more."""

    async def play() -> None:
        bench = Bench()
        for number in range(10):
            bench.start("new", Owner(f"{number}", f"address {number}"))
        bench.start("ann", ANN)
        await settle()
        bench.start("ann", ANN)
        for number in range(10, 300):
            bench.start("new", Owner(f"{number}", f"address {number}"))
            await bench.end()
        first, second = (number for number, name in enumerate(bench.began) if name == "ann")
        assert first == 10
        assert second - first - 1 <= CREDIT + 10
        remembered = max(len(line._served) for line in bench.queue._lines.values())
        assert remembered <= 2 * (CREDIT + CREDIT + 11), "those served since the one who waits longest came"

    run(play)


# A full queue


def waiting_of(queue: FairQueue) -> Counter[str]:
    return Counter(owner.person for waiting in queue._refusable() for owner in waiting.turn.owners)


def test_one_address_cannot_fill_the_queue() -> None:
    """Six guests of one address take all there is; each one else gets in, and the last work of those goes."""

    async def play() -> None:
        bench = Bench(longest=60)
        abuse = [
            bench.start(f"{number}", Owner(f"guest {number % 6}", ANN.address), priority=Priority.HINT)
            for number in range(200)
        ]
        await settle()
        refused = [number for number, task in enumerate(abuse) if task.done()]
        assert refused == list(range(61, 200))
        honest = [
            bench.start(f"honest {number}", Owner(f"{number}", f"198.51.100.{number}"), priority=Priority.REVIEW)
            for number in range(30)
        ]
        await settle()
        assert not any(task.done() for task in honest)
        assert len(bench.queue) == 60
        assert waiting_of(bench.queue) == {f"guest {each}": 5 for each in range(6)} | {
            f"{number}": 1 for number in range(30)
        }
        for task in abuse:
            if task.done():
                assert isinstance(wrong := task.exception(), Problem)
                assert (wrong.code, wrong.details["retry_after"] > 0) == ("busy", True)
        await bench.end(61)
        assert all(task.done() and task.exception() is None for task in honest)
        length = {"queue": "test", "priority": "hint"}
        assert REGISTRY.get_sample_value("assyria_queue_length", length) == 0

    run(play)


def test_one_person_cannot_fill_the_queue_for_others_at_the_same_address() -> None:
    async def play() -> None:
        bench = Bench(longest=10)
        mine = [bench.start(f"ann {number}", ANN, priority=Priority.HINT) for number in range(11)]
        await settle()
        other = bench.start("cat", Owner("cat", ANN.address), priority=Priority.REVIEW)
        await settle()
        assert not other.done()
        assert [task.done() for task in mine] == [False] * 10 + [True]

    run(play)


def test_who_has_as_much_as_anyone_in_a_full_queue_is_refused() -> None:
    """Nobody is put out for somebody who would then have as much."""

    async def play() -> None:
        bench = Bench(longest=4, priority=Priority.HINT)
        bench.start("first", ANN)
        await settle()
        kept = [bench.start(f"{owner}", owner) for owner in (ANN, ANN, BEN, BEN)]
        await settle()
        cat = Owner("cat", "192.0.2.3")
        in_time, late = bench.start("cat", cat), bench.start("cat too", cat)
        await settle()
        assert [task.done() for task in (*kept, in_time, late)] == [False, False, False, True, False, True]

    run(play)


def test_work_that_several_want_goes_last_from_a_full_queue() -> None:
    async def play() -> None:
        bench = Bench(longest=4, priority=Priority.HINT)
        bench.start("first", ANN)
        await settle()
        tasks = [bench.start("ann", ANN) for _ in range(3)]
        both = bench.start("both", ANN, BEN)
        await settle()
        cat = bench.start("cat", Owner("cat", "192.0.2.3"))
        await settle()
        assert [task.done() for task in (*tasks, both, cat)] == [False, False, True, False, False]

    run(play)


def test_who_goes_away_in_the_moment_of_being_refused_leaves_the_slots_as_they_are() -> None:
    async def play() -> None:
        bench = Bench(longest=2, priority=Priority.HINT)
        for name in ("first", "second"):
            bench.start(name, ANN)
        gone = bench.start("gone", ANN)
        await settle()
        bench.start("ben", BEN)
        await asyncio.sleep(0)  # Ben is in, and "gone" does not know yet that it is refused.
        gone.cancel()
        await settle()
        assert gone.cancelled()
        assert len(bench.queue) == 2
        await bench.end(1)
        assert bench.began == ["first", "ben"]

    run(play)


def test_a_full_queue_says_so() -> None:
    async def play() -> None:
        bench = Bench(longest=2, priority=Priority.HINT)
        tasks = [bench.start(str(number), ANN) for number in range(4)]
        await settle()
        with pytest.raises(Problem) as wrong:
            await tasks[3]
        assert wrong.value.code == "busy"
        assert wrong.value.details["retry_after"] > 0
        await bench.end(3)
        assert bench.began == ["0", "1", "2"]

    run(play)


def test_no_move_of_a_bot_is_refused() -> None:
    """A table asks for one at a time, and its game could not go on: a full queue is full of the rest."""

    async def play() -> None:
        bench = Bench(longest=2)
        moves = [bench.start("move", ANN) for _ in range(20)]
        rest = [bench.start("rest", BEN, priority=Priority.REVIEW) for _ in range(3)]
        await settle()
        assert not any(task.done() for task in moves)
        assert [task.done() for task in rest] == [False, False, True]

    run(play)
