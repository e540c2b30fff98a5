"""People who play a table to its end, at random, and whether its record is what was watched."""

from __future__ import annotations

import json
import sys
import time
from random import Random
from typing import Any

import httpx

from assyria.protocol.events import event_messages
from assyria.record import Finding, GameHistory, read_record, verify
from tests.server.people import Message, Spectator, Watch


class Play:
    """People at one table who play at random, change their minds, lose their lines, leave and come back."""

    def __init__(
        self, watches: list[Watch], spectators: list[Spectator], rng: Random, trouble: float = 1.0
    ) -> None:
        self.watches = watches
        self.spectators = spectators
        self.rng = rng
        self.trouble = trouble
        self.urls = sorted({watch.url for watch in watches})
        """Servers of the same tables: who loses the line may come back to another."""
        self.away: dict[int, int] = {}
        """By seat: the version at which its person wants to return."""
        self.done: dict[str, int] = {}

    def chance(self, likely: float) -> bool:
        return self.rng.random() < likely * self.trouble

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def holder(self, seat: int) -> int:
        return next(n for n, watch in enumerate(self.watches) if seat in watch.seen["mine"])

    def to_the_end(self) -> None:
        self.until(sys.maxsize)

    def until(self, version: int) -> None:
        """Play until a version of the table, or the end of the game."""
        end = time.monotonic() + 240
        while True:
            assert time.monotonic() < end, "the game does not end"
            for watch in (*self.watches, *self.spectators):
                watch.drain()
            newest = max(self.watches, key=lambda watch: watch.version)
            for watch in self.watches:
                watch.wait_until(newest.version)
            if newest.over or newest.version >= version:
                return
            self.step(newest)

    def step(self, newest: Watch) -> None:
        for seat, version in list(self.away.items()):
            if newest.version >= version:
                del self.away[seat]
                self.come_back(seat, self.watches[self.holder(seat)])
                return
        mover = newest.seen["mover"]
        chair = newest.seen["chairs"][mover]
        if chair["kind"] == "bot" or chair["away"]:
            if self.away:
                version = newest.version
                newest.wait_for(lambda: newest.version > version or newest.over)
            else:
                newest.wait_for(lambda: newest.over or self._persons_turn(newest.seen))
            return
        self.act(mover, self.watches[self.holder(mover)])

    def come_back(self, seat: int, watch: Watch) -> None:
        for _ in range(20):
            answer = watch.ask(type="come-back", seat=seat)
            if answer["type"] == "ok":
                self.count("come-back")
                return
            if answer["code"] != "stale":
                # The bots were quicker, and it is over.
                assert answer["code"] == "not-away", answer
                watch.wait_for(lambda: watch.over)
                return
        raise AssertionError("the bots never let a person come back")

    @staticmethod
    def _persons_turn(seen: Message) -> bool:
        chair = seen["chairs"][seen["mover"]]
        return bool(chair["kind"] == "person" and not chair["away"])

    def act(self, seat: int, watch: Watch) -> None:
        """One thing that the person to move does."""
        seen = watch.seen
        body = {"seat": seat, "version": seen["version"]}
        if self.chance(0.05):
            gently, since = self.rng.random() < 0.5, self.rng.randint(0, watch.version)
            watch.reconnect(self.rng.choice(self.urls), gently, since)
            self.count("reconnect")
        elif self.chance(0.01):
            watch.do(type="leave", seat=seat)
            self.away[seat] = watch.version + self.rng.randint(2, 8)
            self.count("leave")
        elif seen["moves"] and self.chance(0.02):
            self.take_back(seat, watch)
        elif seen["undo_to"] is not None and self.chance(0.15):
            watch.attempt(type=self.rng.choice(["undo", "restart-turn"]), **body)
            self.count("undo")
        elif seen["held"]:
            watch.attempt(type="confirm", **body)
            self.count("confirm")
        else:
            move = self.rng.choice(seen["legal"])
            if self.chance(0.05):
                # The line breaks before the answer: whether it was made is seen on coming back.
                watch.send(type="move", move=move, **body)
                watch.reconnect(self.rng.choice(self.urls), gently=False)
                self.count("cut")
            elif watch.attempt(type="move", move=move, **body):
                self.count("move")

    def take_back(self, seat: int, watch: Watch) -> None:
        """Ask to go back a little; the others agree, or one does not."""
        to = max(0, watch.seen["moves"] - self.rng.randint(1, 4))
        version, chairs = watch.version, watch.seen["chairs"]
        answer = watch.ask(type="propose", what="take-back", seat=seat, version=version, to=to)
        if answer.get("code") == "card-turned-up":
            # Nobody else is at the table who could agree that a card be known before it is turned up.
            others = set(range(len(chairs))) - set(watch.seen["mine"])
            assert all(chairs[n]["kind"] == "bot" for n in others), answer
            return
        if answer.get("code") in ("already-refused", "too-many-requests"):
            return
        if not watch.settle(answer, version):
            return
        self.count("take-back")
        for other in self.watches:
            other.wait_until(watch.version)
        yes = self.rng.random() < 0.7
        for other in self.watches:
            for chair in other.seen["mine"] if other is not watch else ():
                other.wait_until(max(each.version for each in self.watches))
                if other.seen["proposal"] is not None and chair in other.seen["proposal"]["missing"]:
                    other.attempt(type="answer", seat=chair, version=other.version, yes=yes)
                    self.count("answer")


def story_of(changes: list[Message], floors: dict[int, int]) -> list[list[Message]]:
    """What a watcher saw happen, move by move, without what was taken back; floors are moves left by each undo."""
    story: list[list[Message]] = []
    for change in changes:
        if change["kind"] in ("began", "moved", "confirmed"):
            story.append(change["events"])
        elif change["kind"] == "undone":
            del story[1 + floors[change["version"]] :]
    return story


def in_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def check_record(client: httpx.Client, spectator: Spectator) -> GameHistory:
    """The record to take home is a valid game, fairly dealt, and the one that was watched."""
    answer = client.get(f"/api/tables/{spectator.table}/record").raise_for_status()
    history = read_record(answer.content)
    verdict = verify(history.record())
    assert verdict.finding is Finding.FAIR
    assert verdict.commitment == spectator.seen["commitment"]
    told = in_json([event_messages(events) for events in history.story])
    assert story_of(spectator.changes, spectator.floors) == told
    assert spectator.seen["moves"] == len(history.moves)
    end = history.record().outcome
    assert end is not None
    assert spectator.seen["result"] == in_json({"scores": end.scores, "winners": end.winners, "ending": None})
    return history
