"""Which database a command works on, and what is wrong with it, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from assyria.cli.files import Refused, WrongUse
from assyria.render.words import Words
from assyria.server.settings import Settings, default_data


def chosen_url(data: Path | None, database_url: str | None, words: Words) -> str:
    """Return the address of the database that --data or --database-url names. Raises WrongUse."""
    from assyria.store import shown

    url = Settings(data=data or default_data(), database_url=database_url).url
    try:
        shown(url)
    except ValueError:
        raise WrongUse(words("cli-database-url-wrong")) from None
    return url


@contextmanager
def database_errors(url: str, words: Words) -> Iterator[None]:
    """Say why a database cannot be used, in one sentence: Refused, or WrongUse for an address that is none."""
    from assyria.host.ledger import Cause, Missing, Unavailable
    from assyria.store import shown

    try:
        yield
    except Unavailable as wrong:
        place = shown(url)
        raise Refused(words(f"cli-database-{wrong.cause.value}", place=place, why=str(wrong))) from None
    except Missing:
        raise Refused(words("cli-database-none", place=shown(url))) from None
    except PermissionError:
        raise Refused(words(f"cli-database-{Cause.NOT_WRITABLE.value}", place=shown(url), why="")) from None
