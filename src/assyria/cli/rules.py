"""`assyria rules`: our rules text."""

from __future__ import annotations

import re

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from assyria.cli.files import WrongUse
from assyria.render.rulebook import chapters, numbers, paragraph
from assyria.render.words import Words

PICTURE = re.compile(r"^!\[.*\]\(.*\)\n?", re.MULTILINE)


@click.command()
@click.argument("section", required=False, metavar="[§]")
@click.pass_obj
def rules(words: Words, section: str | None) -> None:
    show_rules(Console(highlight=False), words, section)


def show_rules(console: Console, words: Words, section: str | None) -> None:
    """Print the whole text, a chapter or a paragraph; pictures are only on the page and in docs/."""
    if section is None:
        texts = chapters(words.language)
    else:
        found = paragraph(words.language, section)
        if found is None:
            raise WrongUse(words("cli-no-such-rule", section=section, known=" ".join(numbers(words.language))))
        texts = [found]
    for text in texts:
        console.print(Markdown(PICTURE.sub("", text)))
        console.print()


def rule_lines(console: Console, words: Words, section: str | None) -> list[Text]:
    """Return the same text in lines of the console's width."""
    with console.capture() as printed:
        show_rules(console, words, section)
    return list(Text.from_ansi(printed.get().rstrip()).split("\n"))
