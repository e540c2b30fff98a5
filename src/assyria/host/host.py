"""A place where tables are played, put together."""

from __future__ import annotations

from assyria.host.absences import Absences
from assyria.host.catching_up import CatchUp
from assyria.host.commands import Commands
from assyria.host.live_table import LiveTable, Watcher
from assyria.host.ports import Ports
from assyria.host.presence import Presence
from assyria.host.rematches import Rematches
from assyria.host.tables import LiveTables
from assyria.host.tasks import Tasks
from assyria.host.turns import Turns
from assyria.host.watching import Watching
from assyria.table.stand_in_pace import StandInPace


class Host:
    """The tables of one process, or of one tab, and their life."""

    def __init__(
        self, ports: Ports, tasks: Tasks, presence: Presence, stand_in: StandInPace, unwatched: bool = True
    ) -> None:
        """Set `unwatched`: whether a game goes on that nobody watches."""
        self.clock = ports.clock
        self.bots = ports.bots
        self.tables = LiveTables(ports)
        self.catch_up = CatchUp(ports, self.tables, tasks)
        self.commands = Commands(ports, self.tables, self.catch_up, presence)
        # Those who watch are told of a change before anything that follows from it.
        self.watching = Watching(ports, self.tables, presence)
        self.absences = Absences(ports, self.tables, self.commands, tasks, presence, self.watching)
        self.turns = Turns(ports, self.tables, self.commands, tasks, presence, stand_in, unwatched)
        self.rematches = Rematches(ports, self.tables, self.commands, tasks)

    def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Send all changes of a table to somebody from now on."""
        self.watching.add(live, watcher)
        self.absences.update(live, came=watcher)
        # Bots alone play only while somebody watches, and a deserted table goes on when somebody comes.
        self.turns.schedule(live)

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """Send them no more."""
        self.watching.remove(live, watcher)
        self.absences.update(live)
        self.turns.on_gone(live)
