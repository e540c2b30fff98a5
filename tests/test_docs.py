"""The docs say what is so: rules map, rules text, links."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tools import limits, rules_map

from assyria.protocol import PROTOCOL
from assyria.render.rulebook import chapters, numbers
from assyria.render.words import LANGUAGES, words_in

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src" / "assyria" / "render" / "locales"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
cited_by_code, cited_by_tests = cache(rules_map.symbols), cache(rules_map.tests)


@pytest.mark.parametrize("number", rules_map.paragraphs())
def test_every_paragraph_has_a_symbol_and_tests(number: str) -> None:
    """A paragraph with no symbol, no test, or no test of something illegal is a hole."""
    assert cited_by_code().get(number), f"§{number} is carried out nowhere"
    held = cited_by_tests().get(number, [])
    assert rules_map.refusals(held), f"§{number} has no test of something that is not legal"
    assert len(held) > len(rules_map.refusals(held)), f"§{number} has no test of something legal"


def test_the_rules_map_is_current() -> None:
    """`make docs` writes it."""
    current = rules_map.MAP.read_text(encoding="utf-8") == rules_map.text()
    assert current, "run make docs"


def test_the_tables_of_limits_are_current() -> None:
    """`make docs` writes them."""
    written = limits.PAGE.read_text(encoding="utf-8")
    assert written == limits.page(written), "run make docs"


def test_the_protocol_page_names_one_version() -> None:
    """The generated part names the current version; what is written by hand says what changed, up to that one."""
    written, generated = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split("<!-- generated -->")
    assert f"Protocol version {PROTOCOL}." in generated
    assert re.findall(r"(?:[Vv]ersion[ *]+|protocol=)\d+", written) == []
    changes = re.findall(r"^\| (\d+) \|", written.split("| version |")[1].split("\n\n")[0], re.MULTILINE)
    assert [int(version) for version in changes] == list(range(PROTOCOL, 1, -1))


def test_refusals_are_quoted_as_they_are() -> None:
    """What the record format says that a reader says."""
    text = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")
    quoted = re.findall(r'"hut c4": ([^(]+) \(§5\.1\)', text)
    assert quoted
    assert set(quoted) == {words_in("en")("reason-hex-taken")}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_nothing_is_left_to_fill_in(page: Path) -> None:
    """No placeholder is published."""
    assert not re.search(r"to be filled in|\b(?:TODO|TBD|FIXME)\b", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_is_whole_in_every_language(language: str) -> None:
    """The same chapters, paragraphs and pictures everywhere, and a picture in every chapter."""
    assert numbers(language) == numbers("en")
    pictures = [re.findall(r"!\[[^]]+\]\(([^)]+)\)", text) for text in chapters(language)]
    assert pictures == [re.findall(r"!\[[^]]+\]\(([^)]+)\)", text) for text in chapters("en")]
    assert all(pictures)


CHAPTERS = {"en": r"chapters", "fr": r"chapitres", "de": r"Kapiteln?", "pl": r"rozdział\w*"}
NINE = {"9", "nine", "neuf", "neun", "dziewięciu", "dziewięć"}
OTHERS = re.compile(
    r"\d+|seven|eight|ten|sept|huit|dix|sieben|acht|zehn|siedmiu|siedem|ośmiu|osiem|dziesięciu|dziesięć",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_chapters_is_right_wherever_it_is_named(language: str) -> None:
    """In the catalogues, the rules text and, in English, on the pages of this project."""
    assert len(chapters(language)) == 9
    texts = [file.read_text(encoding="utf-8") for file in (LOCALES / language).glob("*.ftl")] + chapters(language)
    if language == "en":
        texts += [page.read_text(encoding="utf-8") for page in PAGES]
    for text in texts:
        for before in re.findall(rf"((?:\w+\s){{1,2}}){CHAPTERS[language]}\b", text):
            assert not any(OTHERS.fullmatch(word) for word in before.split() if word not in NINE), before


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    """Files that pages link to are there."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_runs() -> None:
    """The Python in the README does what it says."""
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - our own README
