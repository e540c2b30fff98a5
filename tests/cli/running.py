"""A command, run in this process."""

from __future__ import annotations

from click.testing import CliRunner, Result

from assyria.cli.app import build
from assyria.render.words import words_in


def assyria(*arguments: str, lang: str = "en", typed: str = "") -> Result:
    """Run a command in this process; a traceback is a failure of ours."""
    words = words_in(lang)
    result = CliRunner().invoke(build(words), arguments, prog_name="assyria", obj=words, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result
