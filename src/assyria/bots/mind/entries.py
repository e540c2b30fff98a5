"""What is compiled ahead, so that no bot's first move has to wait for it."""

from __future__ import annotations

from assyria.bots.mind.planning import plan
from assyria.bots.mind.tree import grow, keep
from assyria.kernel.compiling import Entry

ENTRIES: tuple[Entry, ...] = (plan, grow, keep)
