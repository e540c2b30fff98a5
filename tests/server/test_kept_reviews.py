"""Reviews on their way: whatever others ask for, nobody loses theirs within their part of the room."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from assyria.server.engine.fair_queue import Owner
from assyria.server.engine.kept_reviews import ADDRESS, ALL, PERSON, KeptReviews
from assyria.study.review import ReviewPlan
from assyria.study.review_run import ReviewRun

NOTHING = ReviewPlan([], [], [])
ADA = Owner("ada", "192.0.2.1")


def begin(kept: KeptReviews, digest: str, owner: Owner) -> ReviewRun:
    return kept.find(digest, owner) or kept.keep(digest, ReviewRun(NOTHING), owner)


def test_reviews_of_another_address_push_out_none() -> None:
    """Twenty-five, and then as many as there can be guests."""
    kept = KeptReviews()
    mine = begin(kept, "mine", ADA)
    for number in range(200):
        begin(kept, f"{number}", Owner(f"guest {number % 50}", "203.0.113.1"))
    assert kept.find("mine", ADA) is mine
    assert len(kept) == 1 + ADDRESS


def test_networks_of_one_household_push_out_none() -> None:
    kept = KeptReviews()
    mine = begin(kept, "mine", ADA)
    for number in range(200):
        begin(kept, f"{number}", Owner(f"guest {number}", f"2001:db8:1:{number:x}::/64"))
    assert kept.find("mine", ADA) is mine
    assert len(kept) == 1 + ADDRESS


def test_many_addresses_share_the_room() -> None:
    """Who has most loses one, that of longest ago."""
    kept = KeptReviews()
    first = begin(kept, "ada 0", ADA)
    for address in range(ALL // ADDRESS + 1):
        for number in range(ADDRESS):
            begin(kept, f"{address} {number}", Owner(f"{address} {number // PERSON}", f"{address}"))
    assert len(kept) == ALL
    assert kept.find("ada 0", ADA) is first
    left = Counter(address for address in kept._claims.values())
    assert max(left.values()) - min(count for address, count in left.items() if address != ADA.address) <= 1


def test_one_person_loses_their_own() -> None:
    """Not those of others at the same address, nor one that they share."""
    kept = KeptReviews()
    ben = Owner("ben", ADA.address)
    shared, other = begin(kept, "shared", ADA), begin(kept, "ben", ben)
    assert begin(kept, "shared", ben) is shared
    begun = [begin(kept, f"{number}", ADA) for number in range(PERSON + 1)]
    assert kept.find("0", ADA) is None
    assert [kept.find(f"{number}", ADA) for number in range(1, PERSON + 1)] == begun[1:]
    assert (kept.find("shared", ben), kept.find("ben", ben)) == (shared, other)


def test_who_asks_from_elsewhere_is_the_same_person() -> None:
    kept = KeptReviews()
    mine = begin(kept, "mine", ADA)
    for number in range(10):
        assert kept.find("mine", Owner("ada", f"198.51.100.{number}")) is mine
    assert len(kept._claims) == 1


def test_the_first_of_two_that_were_begun_at_once_is_kept() -> None:
    kept, one = KeptReviews(), ReviewRun(NOTHING)
    assert kept.keep("same", one, ADA) is one
    assert kept.keep("same", ReviewRun(NOTHING), Owner("ben", "192.0.2.2")) is one


ASK = st.tuples(st.integers(0, 5), st.integers(0, 7), st.integers(0, 30))


@given(st.lists(ASK, max_size=400))
def test_who_is_within_their_part_loses_nothing_by_others(asks: list[tuple[int, int, int]]) -> None:
    """And there are never more than there is room for, by person, by address and in all."""
    kept = KeptReviews()
    for address, person, digest in asks:
        owner = Owner(f"{address} {person}", f"{address}")
        before = set(kept._claims)
        had = Counter(kept._claims.values())
        begin(kept, f"{digest}", owner)
        now = kept._claims
        for lost in before - set(now):
            place = lost.person.partition(" ")[0]
            if place != owner.place:
                assert had[place] > ALL // len(had.keys() | {owner.place})
            elif lost.person != owner.person:
                assert had[place] == ADDRESS or len(before) == ALL
        assert len(now) <= ALL
        assert max(Counter(now.values()).values()) <= ADDRESS
        assert max(Counter(claim.person for claim in now).values()) <= PERSON
        assert kept._runs.keys() == {claim.digest for claim in now}
