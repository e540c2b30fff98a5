"""Find a Chromium, or get one: `python -m tools.chromium` prints where it is.

Tests use the one without windows, where a page costs a third of the work. `--whole` is for measuring: the one that
people have.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium(whole: bool = False) -> str | None:
    """The one of ASSYRIA_CHROMIUM or on the PATH; None for the one that Playwright has installed itself."""
    names = WHOLE if whole else (*SHELLS, *WHOLE)
    named = os.environ.get("ASSYRIA_CHROMIUM")
    return named or next((path for name in names if (path := shutil.which(name))), None)


def get(whole: bool = False) -> str | None:
    """The same, and install one if there is none: from the system's packages if we may, else Playwright's own."""
    if chromium(whole) is None and shutil.which("apt-get") and os.geteuid() == 0:
        _apt_get("update")
        for package in ("chromium",) if whole else (SHELLS[0], "chromium"):
            if _apt_get("install", "--yes", "--no-install-recommends", package):
                break
    found = chromium(whole)
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found


def _apt_get(*arguments: str) -> bool:
    done = subprocess.run(["apt-get", *arguments], stdout=subprocess.DEVNULL, check=False)  # noqa: S603, S607
    return done.returncode == 0


if __name__ == "__main__":
    print(get(whole="--whole" in sys.argv))
