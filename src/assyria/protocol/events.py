"""The names of the game's events on the wire, and how they travel: `event` and the fields of the event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Union

from assyria.protocol.wire import to_plain, wire_type
from assyria.rules import Event
from assyria.rules import events as ev

EVENT_NAMES: dict[type[Event], str] = {
    ev.OrderDrawn: "order-drawn",
    ev.TurnBegan: "turn-began",
    ev.Reshuffled: "reshuffled",
    ev.Sown: "sown",
    ev.Started: "started",
    ev.DraftShown: "draft-shown",
    ev.Drafted: "drafted",
    ev.DraftDiscarded: "draft-discarded",
    ev.Harvested: "harvested",
    ev.OrderChanged: "order-changed",
    ev.HutPlaced: "hut-placed",
    ev.HutsUnplaced: "huts-unplaced",
    ev.CardPlayed: "card-played",
    ev.HutsFed: "huts-fed",
    ev.Starved: "starved",
    ev.WellDug: "well-dug",
    ev.CamelsEarned: "camels-earned",
    ev.Scored: "scored",
    ev.ZigguratBuilt: "ziggurat-built",
    ev.ZigguratExtended: "ziggurat-extended",
    ev.HutAtCourt: "hut-at-court",
    ev.OfferingMade: "offering-made",
    ev.CardBought: "card-bought",
    ev.TurnEnded: "turn-ended",
    ev.Flooded: "flooded",
    ev.CourtRanked: "court-ranked",
    ev.PlowGranted: "plow-granted",
    ev.CourtCamels: "court-camels",
    ev.CourtLeft: "court-left",
    ev.OfferingsCounted: "offerings-counted",
    ev.GameOver: "game-over",
}

EVENT_TYPES: dict[str, type] = {
    name: wire_type(event, event.__name__, event=name) for event, name in EVENT_NAMES.items()
}
"""By its name on the wire, what an event is there."""

if TYPE_CHECKING:
    EventMessage = dict[str, Any]
else:
    EventMessage = Union[tuple(EVENT_TYPES.values())]  # noqa: UP007

_FIELDS = {event: tuple(field.name for field in fields(event)) for event in EVENT_NAMES}


def event_message(event: Event) -> EventMessage:
    """Return an event as plain data."""
    kind = type(event)
    return {"event": EVENT_NAMES[kind], **{name: to_plain(getattr(event, name)) for name in _FIELDS[kind]}}


def event_messages(events: Iterable[Event]) -> list[EventMessage]:
    """Return events as plain data."""
    return [event_message(event) for event in events]
