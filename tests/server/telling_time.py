"""Clocks of a machine that a test sets."""

from __future__ import annotations

from assyria.server.tables.server_clock import TimeSource


class Machine:
    """A machine whose time stands still until the test says so."""

    def __init__(self, wall: float = 1.8e9, monotonic: float = 5000.0, boot: str = "boot-1") -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.boot = boot

    @property
    def source(self) -> TimeSource:
        return TimeSource(lambda: self.wall, lambda: self.monotonic, self.boot)

    def wait(self, seconds: float) -> None:
        """Let time pass on all clocks."""
        self.wall += seconds
        self.monotonic += seconds

    def jump(self, seconds: float) -> None:
        """Set the time of day."""
        self.wall += seconds

    def reboot(self, seconds: float) -> None:
        """Start the machine again, which takes so long."""
        self.wall += seconds
        self.monotonic = 10.0
        self.boot = f"{self.boot}+"
