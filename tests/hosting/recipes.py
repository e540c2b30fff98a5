"""The recipes of docs/hosting as they are written, but for names, ports, paths and the certificate."""

from __future__ import annotations

import os
import re
import socket
from dataclasses import dataclass
from pathlib import Path

RECIPES = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "localhost"


@dataclass(frozen=True)
class Places:
    """The places of one proxy on this machine."""

    folder: Path
    http: int
    https: int
    servers: tuple[int, int]
    certificate: Path
    key: Path


def replace(text: str, old: str, new: str, times: int = 1) -> str:
    """Replace what must be there, so that a recipe that has changed is noticed."""
    assert text.count(old) == times, f"{old!r} stands {text.count(old)} times in the recipe, not {times}"
    return text.replace(old, new)


def nginx_command(nginx: str, places: Places) -> list[str]:
    """Write the configuration of nginx and return the command that runs it."""
    text = (RECIPES / "nginx.conf").read_text("utf-8")
    room = "\n".join(re.findall(r"^#     (.+)$", text, re.MULTILINE))
    assert "worker_connections" in room, "the recipe says how much room it needs"
    text = replace(text, "listen 80;", f"listen {places.http};")
    text = replace(text, "listen 443 ssl;", f"listen {places.https} ssl;")
    for theirs, mine in (("80", f"{places.http}"), ("443 ssl", f"{places.https} ssl")):
        # Not every machine that tests has IPv6.
        line = f"listen [::]:{mine};" if socket.has_dualstack_ipv6() else ""
        text = replace(text, f"listen [::]:{theirs};", line)
    for port, ours in zip((8642, 8643), places.servers, strict=True):
        text = replace(text, f"127.0.0.1:{port}", f"127.0.0.1:{ours}")
    folder = "/etc/letsencrypt/live/assyria.example.org"
    text = replace(text, f"{folder}/fullchain.pem", str(places.certificate))
    text = replace(text, f"{folder}/privkey.pem", str(places.key))
    text = replace(text, "assyria.example.org", NAME, times=2)
    recipe, main = places.folder / "assyria.conf", places.folder / "nginx.conf"
    recipe.write_text(text, "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"    {kind}_temp_path {places.folder / kind};" for kind in kinds)
    # One process, as on a machine with one core: the least room that a recipe can have.
    main.write_text(
        f"{'user root;' if os.geteuid() == 0 else ''}\n"
        f"worker_processes 1;\n{room}\npid {places.folder / 'pid'};\nerror_log stderr;\n"
        f"http {{\n{temporary}\n    include {recipe};\n}}\n",
        "utf-8",
    )
    return [nginx, "-e", "stderr", "-p", str(places.folder), "-c", str(main), "-g", "daemon off;"]


def caddy_command(caddy: str, places: Places) -> list[str]:
    """Write the configuration of Caddy and return the command that runs it, with SITE in its environment."""
    text = (RECIPES / "Caddyfile").read_text("utf-8")
    ports = f"admin off\n\thttp_port {places.http}\n\thttps_port {places.https}"
    text = replace(text, "\n{\n", f"\n{{\n\t{ports}\n")
    text = replace(text, "\n{$SITE} {", f"\n{{$SITE}} {{\n\ttls {places.certificate} {places.key}")
    for name, port in zip(("server-1", "server-2"), places.servers, strict=True):
        text = replace(text, f"{name}:8642", f"127.0.0.1:{port}", times=2)
    file = places.folder / "Caddyfile"
    file.write_text(text, "utf-8")
    return [caddy, "run", "--config", str(file), "--adapter", "caddyfile"]
