"""Find a Chromium for the browser tests, or get one: `python -m tools.chromium` prints where it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The one of ASSYRIA_CHROMIUM or on the PATH; None for the one that Playwright has installed itself."""
    named = os.environ.get("ASSYRIA_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def get() -> str | None:
    """The same, and install one if there is none: from the system's packages if we may, else Playwright's own."""
    if chromium() is None and shutil.which("apt-get") and os.geteuid() == 0:
        for arguments in (("update",), ("install", "--yes", "--no-install-recommends", "chromium")):
            subprocess.run(["apt-get", *arguments], stdout=subprocess.DEVNULL, check=False)  # noqa: S603, S607
    found = chromium()
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found


if __name__ == "__main__":
    print(get())
