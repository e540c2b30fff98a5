"""What is said at a table: words or a phrase."""

from __future__ import annotations

import pytest

from assyria.protocol.talk import ChatPhrase, ChatText


@pytest.mark.parametrize("both", [True, False])
def test_a_line_is_either_a_text_or_a_phrase(both: bool) -> None:
    phrase = next(iter(ChatPhrase))
    with pytest.raises(ValueError, match="either"):
        ChatText("hello", phrase) if both else ChatText()
    assert ChatText("hello").phrase is None
    assert ChatText(phrase=phrase).text is None
