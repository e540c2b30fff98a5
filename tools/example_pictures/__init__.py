"""The pictures of the examples in the rules text, each drawn from its example's own position."""

from __future__ import annotations

from collections.abc import Callable

from tools.example_pictures import actions, expansion, farming, flood
from tools.examples.example import Example

PICTURES: dict[str, Callable[[Example], str]] = {
    draw.__name__: draw for chapter in (farming, expansion, actions, flood) for draw in chapter.PICTURES
}
