"""The store itself: it opens a database, and holds a part for each concern."""

from __future__ import annotations

from typing import Self

from assyria.store.address import database_at
from assyria.store.attendance import Attendance
from assyria.store.chat import Chat
from assyria.store.credentials import Credentials
from assyria.store.database import Database
from assyria.store.expiry import Expiry
from assyria.store.health import Health
from assyria.store.holidays import Holidays
from assyria.store.ledgers import Ledgers
from assyria.store.migrate import upgrade
from assyria.store.moderation import Moderation
from assyria.store.own_puzzles import OwnPuzzles
from assyria.store.people import People
from assyria.store.places import Places
from assyria.store.reviews import Reviews
from assyria.store.settings import Settings
from assyria.store.shared_records import SharedRecords
from assyria.store.signs_of_life import SignsOfLife
from assyria.store.spectators import Spectators
from assyria.store.tables import Tables


class Store:
    """Everything that is kept, in SQLite or PostgreSQL. It always writes first and notifies afterwards.

    Every method of a part may raise Unavailable. Nothing was written then, with one exception that no database can
    avoid: if the connection breaks during the commit itself, the result is unknown. Appending the same entries
    again is always safe: if they were written, that raises Conflict.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.left_out = database.left_out
        self.is_shared = database.shared
        """Whether other servers may use it at the same time."""
        self.attendance = Attendance(database)
        self.chat = Chat(database)
        self.credentials = Credentials(database)
        self.expiry = Expiry(database)
        self.health = Health(database)
        self.holidays = Holidays(database)
        self.ledgers = Ledgers(database)
        self.moderation = Moderation(database)
        self.own_puzzles = OwnPuzzles(database)
        self.people = People(database)
        self.places = Places(database)
        self.reviews = Reviews(database)
        self.settings = Settings(database)
        self.shared_records = SharedRecords(database)
        self.signs_of_life = SignsOfLife(database)
        self.spectators = Spectators(database)
        self.tables = Tables(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database and upgrade it. Raises Unavailable, or ValueError for an address we cannot use."""
        database = database_at(url)
        store = cls(database)
        try:
            await database.migrate(upgrade)
            await database.start_listening()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish the appends that wait, and close all connections."""
        await self.ledgers.finish()
        await self._database.stop_listening()
        await self._database.close()
