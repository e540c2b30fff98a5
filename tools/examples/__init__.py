"""The examples of the rules text: each is a position, what is played there, and what the text says of it.

What an example says is worked out by the rules, not written down: `says` holds phrases of colours, hexes, cards
and numbers in a fixed order, such as `green 12` or `wild d3`. Every language tells the same examples, and a test
reads these phrases out of its text. The pictures are drawn from the same positions (`tools.example_pictures`).
"""

from __future__ import annotations

from tools.examples import actions, expansion, farming, flood
from tools.examples.example import Example

EXAMPLES: dict[str, Example] = {
    example.__name__: example() for chapter in (farming, expansion, actions, flood) for example in chapter.EXAMPLES
}
"""In the order of the text; the picture of each has its name."""
