"""A site as an operator has it: two `assyria serve` on one PostgreSQL, and a proxy with HTTPS in front."""

from __future__ import annotations

import contextlib
import datetime
import ipaddress
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.hosting.recipes import NAME, Places
from tests.processes import running
from tests.server.people import PATIENCE, Person, Watch

ATTACKER, OTHER = "127.0.0.66", "127.0.0.77"
"""Addresses that clients come from; everyone else comes from 127.0.0.1."""


ADMIN_TOKEN = "of the operator of these tests"  # noqa: S105 - nobody else's


class ServeProcess:
    """One `assyria serve`, on a port of its own, that can be killed and started again."""

    def __init__(self, folder: Path, database_url: str) -> None:
        self.folder = folder
        self.port = quiet_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        self._database_url = database_url
        self._running = contextlib.ExitStack()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        """Start and wait until it is ready."""
        self.folder.mkdir(exist_ok=True)
        options = ["--https", "--port", str(self.port), "--data", str(self.folder / "data")]
        # A proxy's word is taken from anywhere, as in compose.yaml: made-up addresses must not get past it.
        environment = {
            **os.environ,
            "ASSYRIA_DATABASE_URL": self._database_url,
            "FORWARDED_ALLOW_IPS": "*",
            "ASSYRIA_ADMIN_TOKEN": ADMIN_TOKEN,
        }
        log = self._running.enter_context(self.log.open("ab"))
        command = [sys.executable, "-m", "assyria", "serve", *options]
        self.process = self._running.enter_context(running(command, stdout=log, stderr=log, env=environment))
        wait_until_answers(self.process, lambda: httpx.get(f"{self.url}/api/ready", trust_env=False), self.log)
        return self

    def kill(self) -> None:
        """SIGKILL, as when the power goes; its processes with it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        self._running.close()

    @property
    def watchers(self) -> int:
        """How many sockets it has."""
        text = httpx.get(f"{self.url}/api/metrics", trust_env=False).raise_for_status().text
        line = next(line for line in text.splitlines() if line.startswith("assyria_watchers "))
        return int(float(line.split()[1]))


@dataclass
class Site:
    """What people see of it, and the parts behind it."""

    places: Places
    servers: tuple[ServeProcess, ServeProcess]
    tls: ssl.SSLContext

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.places.https}"

    def client(self, address: str | None = None, timeout: float = PATIENCE) -> httpx.Client:
        """Somebody's browser, at an address of theirs."""
        way = httpx.HTTPTransport(verify=self.tls, local_address=address)
        return httpx.Client(base_url=self.url, transport=way, timeout=timeout, trust_env=False)

    def person(self, name: str, address: str | None = None) -> Person:
        return Person(self.url, name, self.client(address))

    def connect(self, address: str | None = None) -> ssl.SSLSocket:
        """A connection on which nothing has been sent yet."""
        source = (address or "127.0.0.1", 0)
        plain = socket.create_connection(("127.0.0.1", self.places.https), PATIENCE, source)
        return self.tls.wrap_socket(plain, server_hostname=NAME)

    def spread(self, *watches: Watch) -> None:
        """Connect sockets again until both servers have some of them."""
        end = time.monotonic() + PATIENCE
        while not all(server.watchers for server in self.servers):
            assert time.monotonic() < end, "one server gets no sockets"
            for watch in watches:
                watch.reconnect()
            time.sleep(0.1)


@contextlib.contextmanager
def proxied(
    command: Callable[[Places], list[str]], places: Places, servers: tuple[ServeProcess, ServeProcess]
) -> Iterator[Site]:
    """Run a proxy in front of servers."""
    site = Site(places, servers, ssl.create_default_context(cafile=places.certificate))
    environment = {"PATH": os.environ["PATH"], "HOME": str(places.folder), "SITE": NAME}
    log = places.folder / "log"
    with (
        log.open("wb") as output,
        running(command(places), stdout=output, stderr=output, env=environment, cwd=places.folder) as process,
        site.client() as client,
    ):
        wait_until_answers(process, lambda: client.get("/api/health"), log)
        yield site


def wait_until_answers(process: subprocess.Popen[bytes], ask: Callable[[], httpx.Response], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, log.read_text("utf-8", "replace")
        assert time.monotonic() < end, log.read_text("utf-8", "replace")
        with contextlib.suppress(httpx.TransportError):
            if ask().status_code == 200:
                return
        time.sleep(0.05)


def socket_tls(certificate: Path) -> ssl.SSLContext:
    """Return how WebSockets of tests connect: by TLS 1.2.

    Their library reads in one thread and writes in another. With TLS 1.3 the first read gets session tickets, and
    before Python 3.13 one of some thousand connections is lost if something is written meanwhile.
    """
    context = ssl.create_default_context(cafile=certificate)
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    return context


def quiet_port() -> int:
    """Return a free port that no outgoing connection takes, so that a server can come back to it."""
    while True:
        port = random.randrange(10_000, 32_000)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("", port))
            return port


def write_certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine that lasts a day. Return it and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    names = [x509.DNSName(NAME), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate, secret = folder / "certificate.pem", folder / "key.pem"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return certificate, secret
