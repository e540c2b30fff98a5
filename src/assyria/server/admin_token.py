"""What the operator signs in with: a file that the owner of the data folder alone can read, or the environment."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

FILE = "admin-token"


def admin_token(data: Path | None, given: str | None) -> str | None:
    """Return the token: the one that is given, else that in the data folder, made if there is none.

    Without either there is no access for operators over HTTP.
    """
    if given:
        return given
    if data is None:
        return None
    file = data / FILE
    try:
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return file.read_text("ascii").strip() or None
    with os.fdopen(handle, "w", encoding="ascii") as new:
        token = secrets.token_urlsafe(32)
        new.write(token + "\n")
    return token
