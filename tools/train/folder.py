"""The folder of a run: checkpoints to go on from, the curve as CSV and as a picture."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, Protocol

import torch

from tools.train.network import Network, Shape

NETWORK = "network.pt"
OPTIMIZER = "optimizer.pt"
CURVE = "curve.csv"
DUELS = "duels.csv"
PICTURE = "curve.svg"


class Learning(Protocol):
    """Whatever learns: what is kept of it."""

    network: Network
    optimizer: torch.optim.Optimizer


def save(folder: Path, learner: Learning, spent: dict[str, float]) -> None:
    """Keep a run, a few megabytes a file. An interrupted one leaves the last checkpoint whole."""
    folder.mkdir(parents=True, exist_ok=True)
    network = learner.network
    shape = {"width": network.shape.width, "blocks": network.shape.blocks}
    _write(folder / NETWORK, {"shape": shape, "spent": spent, "network": network.state_dict()})
    # What the optimizer remembers need not be precise.
    state = {
        number: {name: value.bfloat16() if value.ndim else value for name, value in moments.items()}
        for number, moments in learner.optimizer.state_dict()["state"].items()
    }
    _write(folder / OPTIMIZER, state)


def _write(file: Path, what: Any) -> None:
    half = file.with_suffix(".half")
    torch.save(what, half)
    half.replace(file)


def load_network(file: Path) -> tuple[Network, dict[str, float]]:
    """Return a network, and what was spent on it."""
    kept = torch.load(file, map_location="cpu", weights_only=True)
    network = Network(Shape(**kept["shape"]))
    network.load_state_dict(kept["network"])
    return network, kept["spent"]


def restore_optimizer(folder: Path, learner: Learning, device: str) -> None:
    kept = torch.load(folder / OPTIMIZER, map_location=device, weights_only=True)
    state = {number: {name: value.float() for name, value in moments.items()} for number, moments in kept.items()}
    groups = learner.optimizer.state_dict()["param_groups"]
    learner.optimizer.load_state_dict({"state": state, "param_groups": groups})


def add_to_curve(folder: Path, row: dict[str, Any]) -> None:
    """Add a line to the curve, and draw it anew."""
    add_row(folder / CURVE, row)
    (folder / PICTURE).write_text(picture(read_rows(folder / CURVE)), encoding="utf-8")


def add_row(file: Path, row: dict[str, Any]) -> None:
    """Add a line to a table, and new columns if it has some."""
    known = read_rows(file)
    names = list(dict.fromkeys([*(known[0] if known else []), *row]))
    with file.open("w", newline="", encoding="utf-8") as opened:
        writer = csv.DictWriter(opened, names)
        writer.writeheader()
        writer.writerows([*known, row])


def read_rows(file: Path) -> list[dict[str, str]]:
    if not file.exists():
        return []
    with file.open(newline="", encoding="utf-8") as opened:
        return list(csv.DictReader(opened))


def picture(rows: list[dict[str, str]]) -> str:
    """Draw the mean scores of self-play over the minutes."""
    wide, high, edge = 720, 360, 40
    line = [(float(row["seconds"]) / 60, float(row["score"])) for row in rows if row.get("score")]
    minutes = max((x for x, _ in line), default=1) or 1
    points = max((y for _, y in line), default=1) or 1
    at = " ".join(
        f"{edge + x / minutes * (wide - 2 * edge):.1f},{high - edge - y / points * (high - 2 * edge):.1f}"
        for x, y in line
    )
    drawn = f'<polyline fill="none" stroke="#2f6f8f" stroke-width="2" points="{at}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
        ' font-family="sans-serif" font-size="13">'
        f'<rect width="{wide}" height="{high}" fill="#fbf6ea"/>'
        f'<path d="M{edge} {edge}V{high - edge}H{wide - edge}" fill="none" stroke="#4a3f35"/>'
        f'<text x="{wide - edge}" y="{high - 12}" text-anchor="end">{minutes:.0f} minutes</text>'
        f'<text x="6" y="{edge - 8}">{points:.0f} points a player in self-play</text>{drawn}</svg>\n'
    )
