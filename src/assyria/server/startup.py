"""What a server needs before it listens: its folder, the only use of it, and a database of this edition."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from sqlalchemy.exc import DBAPIError

from assyria.host.ledger import Cause, Unavailable
from assyria.server.identity.admin_token import admin_token
from assyria.server.settings import Settings
from assyria.store import Store, make_folder, sole_use, sqlite_file


@contextmanager
def sole_server(settings: Settings) -> Iterator[None]:
    """Make the data folder, and hold it: a second server there is refused. PostgreSQL serves many.

    Raises Unavailable, or ValueError for an address that is none.
    """
    file = sqlite_file(settings.url)
    if file is None:
        yield
        return
    with ExitStack() as holding:
        try:
            if settings.database_url is None:
                make_folder(settings.data)
            holding.enter_context(sole_use(file))
        except OSError as wrong:
            raise Unavailable(wrong.strerror or str(wrong), Cause.NOT_WRITABLE) from wrong
        yield


async def check_start(settings: Settings) -> None:
    """Open the store once and close it, so that whatever keeps a server from starting is known beforehand.

    Raises WeakToken, Unavailable, or ValueError for an address that is none.
    """
    with sole_server(settings):
        admin_token(settings)
        try:
            store = await Store.open(settings.url)
        except DBAPIError as wrong:
            # What a driver says of an odd server or odd options is nothing we know by name.
            raise Unavailable(str(wrong.orig)) from wrong
        await store.close()
