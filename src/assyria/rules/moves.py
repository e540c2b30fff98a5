"""Decisions: one move each, a closed union (§10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from assyria.board import Card, Dignitary, Hex, Site


@dataclass(frozen=True)
class Start:
    """§2.4 Put the first base on a start space."""

    at: Hex


@dataclass(frozen=True)
class Draft:
    """§2.5 Take one of the cards turned up."""

    card: Card


@dataclass(frozen=True)
class Harvest:
    """§4.2 Take a column, counted from 1 at the left."""

    column: int


@dataclass(frozen=True)
class Hut:
    """§5.1 Place a hut."""

    at: Hex


@dataclass(frozen=True)
class Feed:
    """§5.2 Play a card to feed huts."""

    card: Card


@dataclass(frozen=True)
class Supply:
    """§5.2 Pick a hut for a symbol of the card just played."""

    at: Hex


@dataclass(frozen=True)
class Well:
    """§5.4 Dig a well."""

    site: Site


@dataclass(frozen=True)
class Build:
    """§6.1 A base replaces a hut."""

    at: Hex


@dataclass(frozen=True)
class Extend:
    """§6.2 A ziggurat rises a level."""

    at: Hex


@dataclass(frozen=True)
class Court:
    """§6.3 A hut goes to a dignitary."""

    dignitary: Dignitary


@dataclass(frozen=True)
class Offer:
    """§6.4 One step on the offerings track."""


@dataclass(frozen=True)
class Buy:
    """§6.5 A food card from the display, or a plow."""

    card: Card


@dataclass(frozen=True)
class Done:
    """No more wells, or no more actions."""


Move: TypeAlias = (
    Start | Draft | Harvest | Hut | Feed | Supply | Well | Build | Extend | Court | Offer | Buy | Done
)

OFFER = Offer()
DONE = Done()
