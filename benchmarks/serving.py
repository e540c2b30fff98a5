"""Servers in processes of their own, and what such processes take of the machine.

`python -m benchmarks.serving tables FOLDER_OR_URL` and `… echo SAMPLE` are such a process.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from benchmarks.echo import MOVE_SIZE, create_echo
from benchmarks.words import ROOT

WIDE = "1000000/1s"
SPENT = (
    "requests-address",
    *(f"{what}-{of}" for what in ("commands", "tables", "sockets-opened") for of in ("person", "address")),
)
NO_LIMITS = [part for name in SPENT for part in ("--limit", f"{name}={WIDE}")] + [
    "--limit",
    "sockets-person=100000",
    "--limit",
    "sockets-address=100000",
]
"""Where memory is weighed, and one guest plays hundreds of games as fast as the machine can."""


@contextlib.contextmanager
def serving(*arguments: str) -> Iterator[tuple[str, int]]:
    """A server process: its address, without the scheme, and its number."""
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.serving", *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        if not port:
            raise SystemExit("the server did not start")
        address = f"127.0.0.1:{port}"
        _wait_until_ready(f"http://{address}/", process)
        yield address, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_ready(address: str, process: subprocess.Popen[str]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit("the server ended")
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(address, trust_env=False, timeout=5)
            return
        time.sleep(0.05)
    raise SystemExit("the server does not answer")


def new(folder: Path, name: str) -> str:
    (folder / name).mkdir()
    return str(folder / name)


def serve(kind: str, where: str, idle: float, limits: list[str]) -> None:
    """Serve as `assyria serve` does, at a port that is free; say at which."""
    import uvicorn
    from fastapi import FastAPI

    from assyria.server.run import environment, factory, uvicorn_config

    many_files()
    app: FastAPI
    if kind == "echo":
        app = create_echo(Path(where).read_bytes()[MOVE_SIZE:])
    else:
        from assyria.server.limits.limit_settings import LimitSettings
        from assyria.server.settings import Settings

        url = where if "://" in where else None
        data = Path(tempfile.gettempdir() if url else where)
        settings = Settings(data=data, database_url=url, idle=idle, limits=LimitSettings().changed(limits))
        os.environ.update(environment(settings))
        app = factory()
    config = uvicorn_config(app, log_level="warning", timeout_graceful_shutdown=5)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        print(listening.getsockname()[1], flush=True)
        uvicorn.Server(config).run(sockets=[listening])


def many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def memory(pids: list[int]) -> int:
    """Bytes of these processes that lie in memory."""
    return sum(
        int(line.split()[1]) * 1024
        for pid in pids
        for line in Path(f"/proc/{pid}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    )


def cpu(pids: list[int]) -> float:
    """Seconds that these processes have worked."""
    ticks = 0
    for pid in pids:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(after_name[11]) + int(after_name[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def machine_cpu() -> float:
    """Seconds that all cores together have worked."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split(maxsplit=9)[1:9])
    return (user + nice + system + sum(interrupts[:2])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=("tables", "echo"))
    parser.add_argument("where")
    parser.add_argument("--idle", type=float, default=60)
    parser.add_argument("--limit", action="append", default=[])
    options = parser.parse_args()
    serve(options.kind, options.where, options.idle, options.limit)


if __name__ == "__main__":
    main()
