"""The page's board and art are the package's own, and what the page's Content-Security-Policy allows."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as Xml

import pytest
from tools import page_art
from tools.page_board import beside
from tools.page_drawings import at_night, drawings

from assyria.board import load_board

FILES = page_art.files()
DRAWN = [name for name in FILES if name.endswith(".svg")]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", FILES)
def test_the_generated_files_are_current(name: str) -> None:
    """`make docs` writes them."""
    assert (page_art.FOLDER / name).read_text(encoding="utf-8") == FILES[name], "run make docs"


@pytest.mark.parametrize("name", DRAWN)
def test_drawings_hold_no_style_and_no_script(name: str) -> None:
    root = Xml.fromstring(FILES[name])  # noqa: S314 - our own
    for element in root.iter():
        assert element.tag not in (SVG + "style", SVG + "script")
        assert not [key for key in element.keys() if key == "style" or key.startswith("on")]  # noqa: SIM118


@pytest.mark.parametrize("name", DRAWN)
def test_drawings_have_what_they_refer_to(name: str) -> None:
    text = FILES[name]
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= set(ids)


def test_all_art_is_small() -> None:
    assert sum(len(gzip.compress(FILES[name].encode())) for name in DRAWN) < 60_000


def test_a_ziggurats_upper_steps_stand_alone() -> None:
    drawn = drawings()
    assert "<use" not in drawn["tier-0-2"].replace('<use href="#shape', "")
    assert drawn["ziggurat-3-3"].endswith(drawn["tier-3-3"])


def test_arrows_lead_to_every_neighbour() -> None:
    for at in load_board("classic").hexes.values():
        ways = beside(at)
        assert set(ways.values()) == at.neighbours
        assert all(
            beside(load_board("classic").hexes[other])["down"] == at for way, other in ways.items() if way == "up"
        )


def test_a_colour_without_a_night_is_noticed() -> None:
    with pytest.raises(KeyError):
        at_night("#123456")
