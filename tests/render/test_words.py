"""The catalogues: every message in every language, none missing, none unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import click
import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast as ftl

from assyria.board import Dignitary, Food, Region
from assyria.bots import BOTS
from assyria.cli.app import MODULES, build, option_name
from assyria.host.ledger import Cause, Flaw
from assyria.protocol.coaching import HeadlineCode, Verdict, WhyCode
from assyria.protocol.commands import PlayAgain
from assyria.protocol.problems import ProblemCode
from assyria.record import Fault
from assyria.render.story import event_message
from assyria.render.words import LANGUAGES, Words, choose_language, entries, words_in
from assyria.rules import Event, Phase, Reason, Source
from assyria.server.notifications.notification import Kind
from tests.effort import some
from tests.render.catalogues import messages

MESSAGE = re.compile(
    r"(fault-at|fault-in|cli|coach|notification|page|play|table|choice|prompt|n|picture)-[a-z0-9-]+|fault-unreadable|nothing"
)
QUOTED = re.compile(f"[\"'](?:{MESSAGE.pattern})[\"']")
SRC = Path(__file__).parents[2] / "src" / "assyria"
WEB = Path(__file__).parents[2] / "web" / "src"


def variables(node: Any) -> set[str]:
    """The values that a message asks for."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return variables(list(vars(node).values()))
    return {name for child in node for name in variables(child)} if isinstance(node, list) else set()


def used() -> Iterator[str]:
    """Every message that the code can ask for."""
    for event in get_args(Event):
        yield event_message(event)
    yield from (f"reason-{reason.code}" for reason in Reason)
    yield from (f"fault-{fault.value}" for fault in Fault)
    yield from (f"cli-database-{cause.value}" for cause in Cause)
    yield from (f"cli-doctor-{flaw.value}" for flaw in Flaw)
    yield from (f"food-{food}" for food in Food)
    yield from (f"region-{region.value}" for region in Region)
    yield from (f"dignitary-{dignitary.word}" for dignitary in Dignitary)
    yield from (f"source-{source}" for source in Source)
    yield from (f"phase-{phase.value}" for phase in Phase)
    yield from (f"coach-verdict-{verdict}" for verdict in Verdict)
    yield from (f"coach-why-{code}" for code in WhyCode)
    yield from (f"coach-headline-{code}" for code in (*HeadlineCode, "level"))
    yield from (f"prompt-{phase.value}" for phase in Phase if phase is not Phase.SUPPLY)
    yield from (f"seat-{seat}" for seat in range(4))
    yield from (f"card-{food}" for food in Food)
    yield from ("n-huts", "n-cards", "card-wild", "card-plow")
    offered = [name for name, bot in BOTS.items() if bot.level is not None]
    yield from (f"page-bot-{text}-{name}" for name in offered for text in ("title", "about"))
    group = build(words_in("en"))
    for name in ("assyria", *MODULES):
        yield f"cli-{name}"
        yield f"cli-{name}-examples"
    commands = [group.get_command(click.Context(group), name) for name in MODULES]
    for command in (group, *filter(None, commands)):
        yield from (f"cli-option-{option_name(o)}" for o in command.params if isinstance(o, click.Option))
    for file in SRC.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if not QUOTED.search(text):
            continue
        tree = ast.parse(text)
        parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in parts and MESSAGE.fullmatch(str(node.value)):
                yield str(node.value)


def page_texts() -> str:
    """The page's code, which speaks from the same catalogues; its tests and generated files aside."""
    files = [file for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind)]
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted(files)
        if "gen" not in file.parts and not file.name.endswith(".test.ts")
    )


def used_by_page() -> Iterator[str]:
    """Messages that the page names outright. The name of a class may look like one."""
    for name in re.findall(r"""(?<!class=)["'`]([a-z0-9-]+)["'`]""", page_texts()):
        if MESSAGE.fullmatch(name):
            yield name


def page_families() -> tuple[str, ...]:
    """Beginnings of messages that the page completes at run time: `page-guide-${phase}`."""
    return tuple(re.findall(r"`((?:coach|page|choice|prompt|picture)-[a-z0-9-]*)\$\{", page_texts()))


@pytest.mark.no_cover
def test_no_message_is_missing_or_unused() -> None:
    """What the code asks for is what each catalogue has."""
    # `table-damaged` and `table-cancelled` are codes; their messages have other names.
    need = {*used(), *used_by_page()} - set(ProblemCode) - set(Kind) - {PlayAgain(0).type}
    families = page_families()
    for language in LANGUAGES:
        have = set(messages(language))
        assert need - have == set(), f"missing in {language}"
        assert {name for name in have - need if not name.startswith(families)} == set(), f"unused in {language}"


@pytest.mark.no_cover
@pytest.mark.parametrize("language", some(LANGUAGES))
def test_an_entry_alone_is_what_it_is_in_its_catalogue(language: str) -> None:
    """Catalogues are cut into entries without parsing them."""
    for file in (SRC / "render" / "locales" / language).iterdir():
        catalogue = file.read_text(encoding="utf-8")
        whole = [entry for entry in FluentResource(catalogue).body if isinstance(entry, ftl.Message | ftl.Term)]
        alone = [FluentResource(source).body[0] for source in entries(catalogue).values()]
        for one, other in zip(whole, alone, strict=True):
            assert isinstance(other, ftl.Message | ftl.Term)
            assert (one.id.name, one.attributes) == (other.id.name, [])
            assert one.value is not None
            assert other.value is not None
            assert one.value.equals(other.value), one.id.name


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_ask_for_the_same_values_everywhere(language: str) -> None:
    """A translation uses the values of the English message, and no others."""
    english = messages("en")
    for name, message in messages(language).items():
        assert variables(message) <= variables(english[name]) | {f"{v}_n" for v in variables(english[name])}


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 hut"),
        ("en", 0, "0 huts"),
        ("fr", 0, "0 hutte"),
        ("fr", 2, "2 huttes"),
        ("de", 1, "1 Hütte"),
        ("de", 3, "3 Hütten"),
        ("pl", 1, "1 chatę"),
        ("pl", 3, "3 chaty"),
        ("pl", 5, "5 chat"),
        ("pl", 22, "22 chaty"),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    """Each language counts in its own way."""
    assert words_in(language)("n-huts", count=count) == text


def test_not_a_message() -> None:
    """A message that is not there, or a value that is not given, is our mistake and is loud."""
    words = Words("en")
    with pytest.raises(LookupError):
        words("no-such-message")
    with pytest.raises(FluentReferenceError):
        words("n-huts")


@pytest.mark.parametrize(
    ("wished", "environment", "language"),
    [
        (None, {}, "en"),
        ("pl", {"LANG": "de_DE.UTF-8"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "fr_FR", "LANG": "de_DE"}, "fr"),
        (None, {"ASSYRIA_LANG": "pl", "LC_ALL": "fr_FR"}, "pl"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "de"),
        ("xx", {"LANG": "nl_NL"}, "en"),
    ],
)
def test_choosing_a_language(wished: str | None, environment: dict[str, str], language: str) -> None:
    """What was asked for, else the environment's, else English."""
    assert choose_language(wished, environment) == language


def test_the_page_has_the_same_languages() -> None:
    page = (Path(__file__).parents[2] / "web" / "src" / "words" / "words.svelte.ts").read_text(encoding="utf-8")
    listed = re.search(r"export const LANGUAGES = \[(.*?)\]", page)
    assert listed is not None
    assert tuple(re.findall(r'"(\w+)"', listed[1])) == LANGUAGES
