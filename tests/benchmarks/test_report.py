"""The document says what was measured, and says honestly what was not or is too slow."""

from __future__ import annotations

import json

import pytest
from benchmarks.bench import BEGIN, DOCUMENT, END, ENVIRONMENTS
from benchmarks.report import document, of_environments, picture
from benchmarks.results import Results, read
from benchmarks.rows import ALL, RATIOS
from tools.marks import rewritten

RATES = {
    "kernel-4": (3_000_000, 2_000_000),
    "catanatron-random": (15_000, 14_000),
    "openspiel-backgammon-rollouts": (100_000, 100_000),
    "openspiel-havannah-rollouts": (1_900_000, 1_900_000),
    "batch-4096": (900_000, 900_000),
    "pgx-1": (1_000, 1_000),
    "pgx-256": (40_000, 25_000),
    "aec": (30_000, 30_000),
    "pettingzoo-chess": (600, 600),
    "yardstick": (200, 200),
    "rules-4": (100, 50),
    "start-rules": (10, 5),
}


def measured(rates: dict[str, tuple[int, int]]) -> Results:
    """As it is kept on disk: half a second of the core a round, in a whole second on the clock."""
    lines: list[dict[str, object]] = [
        {"about": {"Python": "3.11.7", "on": "a processor"}},
        {"versions": {"pgx": "2.6.0"}},
        {"row": "catanatron-playouts", "error": "ImportError: a|b"},
    ]
    for row, by_round in rates.items():
        lines += [{"row": row, "done": rate / 2, "cpu": 0.5, "wall": 1.0} for rate in by_round]
    return read(map(json.dumps, lines))


def line(text: str, beginning: str) -> str:
    found = [line for line in text.splitlines() if line.startswith(beginning)]
    assert len(found) == 1, (beginning, found)
    return found[0]


@pytest.fixture(scope="module")
def text() -> str:
    return document(measured(RATES))


def test_ratios_are_of_best_to_best_and_median_to_median(text: str) -> None:
    kernel = "| random play in the kernel, 4 players |"
    assert line(text, f"{kernel} 150 × Catanatron") == f"{kernel} 150 × Catanatron | 200 × | 172 × | met |"
    backgammon = f"{kernel} 20 × OpenSpiel backgammon in C++"
    assert line(text, backgammon) == f"{backgammon} | 30.0 × | 25.0 × | met |"


def test_an_aim_is_met_only_if_the_median_reaches_it_too(text: str) -> None:
    assert line(text, "| random play in the kernel, 4 players | 1.5 ×").endswith("| 1.6 × | 1.3 × | **missed** |")


def test_the_peer_is_its_best_batch(text: str) -> None:
    assert line(text, "| batched environment").endswith("| 22.5 × | 27.7 × | **missed** |")


def test_what_could_not_be_run_is_said_with_its_reason(text: str) -> None:
    assert line(text, "| Catanatron: copy and playout").endswith("| | not measured: ImportError: a\\|b |")
    assert line(text, "| simulations of the tree search |").endswith("| not measured: ImportError: a\\|b |")
    assert line(text, "| OpenSpiel: hex, in Python").endswith("not measured: the run was stopped before |")


def test_work_is_timed_by_the_core_and_starts_by_the_clock(text: str) -> None:
    game = "| a random 4-player game in `rules` | 15 ms |"
    assert line(text, game) == f"{game} 10.0 ms | 15.0 ms | met |"
    start = "| import of `assyria.rules`, the start of Python included | 150 ms |"
    assert line(text, start) == f"{start} 200.0 ms | 300.0 ms | **missed** |"
    assert line(text, "| a random game, 4 players") == "| a random game, 4 players | 10.0 ms | 15.0 ms | 2.00 |"


def test_figures_have_three_digits(text: str) -> None:
    assert line(text, "| Assyria: kernel, 4 players") == "| Assyria: kernel, 4 players | 3 million | 2.5 million |"
    assert line(text, "| PettingZoo: chess") == "| PettingZoo: chess, agent by agent | 600 | 600 |"


def test_the_machine_the_versions_and_the_noise_are_told(text: str) -> None:
    said = "Python 3.11.7, on a processor, pgx 2.6.0. Rounds: 2; in the median one a process had 50% of a core."
    assert f"{said} **The machine was busy**" in text.replace("\n", " ")


def test_every_row_is_in_the_document_and_every_aim_is_about_rows(text: str) -> None:
    for row in ALL:
        assert f" {row.title} |" in text, row
    names = {row.name for row in ALL}
    for aim in RATIOS:
        assert {aim.row, *aim.peers} <= names


def test_the_picture_shows_what_was_measured_and_nothing_else() -> None:
    drawn = picture(measured(RATES))
    assert "Assyria: kernel, 4 players: 2.5 million" in drawn
    assert "pgx: backgammon, batch of 256" in drawn
    assert "Catanatron: copy and playout" not in drawn
    assert "Search" not in drawn, "a panel without bars"


def test_what_another_page_repeats_is_what_was_measured(text: str) -> None:
    part = of_environments(text)
    assert "| Assyria: batch of 4,096 | 900 thousand | 900 thousand |" in part
    assert line(part, "| single step").endswith("| met |")
    assert "Catanatron" not in part


def test_the_pages_agree() -> None:
    """`make bench` writes both."""
    part = of_environments(DOCUMENT.read_text(encoding="utf-8"))
    page = ENVIRONMENTS.read_text(encoding="utf-8")
    assert rewritten(page, BEGIN, part, END) == page
