"""Charts: bars as long as their values, scales that can be read, texts escaped."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from assyria.render.chart import Bar, Panel, chart

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*bars: Bar, logarithmic: bool = False, highest: float | None = None, mark: float | None = None) -> str:
    panel = Panel("Speed", bars, lambda value: f"{value:g}", highest, logarithmic, mark, "even")
    return chart("How fast", "A is faster", [panel])


def lengths(svg: str) -> list[float]:
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    return [float(bar.get("width", "")) for bar in root.iter(f"{SVG}rect") if bar.get("class") == "bar"]


def ticks(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    return [text.text or "" for text in root.iter(f"{SVG}text") if text.get("class") == "soft"]


def test_bars_are_as_long_as_their_values() -> None:
    long, half, tenth = lengths(drawn(Bar("a", 10, "10"), Bar("b", 5, "5"), Bar("c", 1, "1")))
    assert half == pytest.approx(long / 2, abs=0.1)
    assert tenth == pytest.approx(long / 10, abs=0.1)


def test_equal_factors_are_equal_steps() -> None:
    """On a logarithmic scale, whose lines are powers of ten; the shortest bar is still seen."""
    svg = drawn(Bar("a", 4e6, "4 million"), Bar("b", 4e4, "40 thousand"), Bar("c", 400, "400"), logarithmic=True)
    long, middle, short = lengths(svg)
    assert long - middle == pytest.approx(middle - short, abs=0.1)
    assert short > 10
    assert ticks(svg) == ["100", "1000", "10000", "100000", "1e+06", "1e+07"]


@pytest.mark.parametrize(
    ("value", "scale"),
    [
        (1.0, ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
        (119.0, ["0", "50", "100"]),
        (7.0, ["0", "2", "4", "6"]),
        (0.03, ["0", "0.01", "0.02", "0.03"]),
        (0.0, ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
    ],
)
def test_scales_have_round_numbers(value: float, scale: list[str]) -> None:
    assert ticks(drawn(Bar("a", value, ""))) == scale


def test_intervals_and_marks() -> None:
    """The interval reaches from its low end to its high end, and the text stands behind it."""
    svg = drawn(Bar("a", 0.5, "half", 0.25, 0.75), highest=1.0, mark=0.5)
    (whisker,) = re.findall(r'd="M([\d.]+) [\d.]+v10m0-5H([\d.]+)m0-5v10"', svg)
    (bar,) = lengths(svg)
    (left,) = re.findall(r'<rect x="([\d.]+)"[^>]*class="bar"', svg)
    low, high, middle = float(whisker[0]), float(whisker[1]), float(left) + bar
    assert middle - low == pytest.approx(high - middle, abs=0.2) == pytest.approx(bar / 2, abs=0.2)
    (x,) = re.findall(r'<line x1="([\d.]+)"[^>]*class="mark"', svg)
    assert float(x) == pytest.approx(middle, abs=0.1)
    (behind,) = re.findall(r'<text x="([\d.]+)"[^>]*>half<', svg)
    assert float(behind) > high


def test_what_a_screen_reader_says() -> None:
    """The heading, the story, and each bar by name; whatever the names are made of."""
    svg = drawn(Bar("<me & you>", 1, '"1"'))
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    assert (root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")) == ("How fast", "A is faster")
    assert root.get("role") == "img"
    assert [
        group.findtext(f"{SVG}title") for group in root.iter(f"{SVG}g") if group.find(f"{SVG}title") is not None
    ] == ['<me & you>: "1"']


def test_light_and_dark() -> None:
    """The picture follows the reader's wish."""
    assert "@media (prefers-color-scheme: dark)" in drawn(Bar("a", 1, "1"))
