"""What the operator signs in with: a file that the owner of the data folder alone can read, or the environment."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from assyria.server.settings import Settings

FILE = "admin-token"
VARIABLE = "ASSYRIA_ADMIN_TOKEN"
SHORTEST = 20
"""The fewest characters of a token: shorter ones are guessed."""


class WeakToken(ValueError):
    """A token that can be guessed, or that no header can carry: in a file, or in the environment."""

    def __init__(self, file: Path | None) -> None:
        super().__init__(f"{file or VARIABLE}: at least {SHORTEST} printable ASCII characters are needed")
        self.file = file


def admin_token(settings: Settings) -> str | None:
    """Return the token: the one that is given, else that in the data folder, made if there is none.

    With an empty file, or with PostgreSQL and none given, there is no such access over HTTP. Raises WeakToken.
    """
    if settings.admin_token:
        return _strong(settings.admin_token, None)
    if settings.database_url is not None:
        return None
    file = settings.data / FILE
    try:
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        kept = file.read_text("ascii", "replace").strip()
        return _strong(kept, file) if kept else None
    with os.fdopen(handle, "w", encoding="ascii") as new:
        token = secrets.token_urlsafe(32)
        new.write(token + "\n")
    return token


def _strong(token: str, file: Path | None) -> str:
    if len(token) < SHORTEST or not (token.isascii() and token.isprintable()):
        raise WeakToken(file)
    return token
