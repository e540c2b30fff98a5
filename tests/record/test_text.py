"""Text that people write: what is refused, and that every language can be written."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from assyria.record.text import BLANK, CANNOT_BE_SEEN, MOST_MARKS, TOO_MANY_MARKS, what_is_wrong

NAMES = (
    "Ann",
    "Zoë Łukasz Żółć Ångström",
    "Jürgen Groß",
    "François Œuvré",
    "Nguyễn Thị Ệ",
    unicodedata.normalize("NFD", "Nguyễn Thị Ệ Żółć"),
    "محمّد",
    "מֹשֶׁה",
    "हिन्दी क्षत्रिय ज़िंदगी",
    "ภาษาไทยที่น้ำ",
    "မြို့ ရွှေ့",
    "བསྒྲུབས རྒྱུད ཧཱུྃ",
    "ខ្ញុំ",
    "日本語 ひらがな が",
    "한국어",
    "Ω≈ç 🎲",
    "\U0001fae9",  # an emoji of a newer Unicode than some Pythons know
)
TEXTS = ("👩‍❤️‍💋‍👨 👍🏽 1️⃣ ☺️", "می‌خواهم", "葛\U000e0100飾区", "two words ", "\u2003wide\u3000blanks")
"""With joiners, which names may not have."""
HEAP = "Z" + "\u0300\u0301\u0302\u0303"
UNSEEN = (
    *("\ud800", "a\udfff", "\0", "two\nlines", "\x1b[31m", "\x85", "\u2028", "\ufffe"),
    *("\u202eleft", "\u2066", "\u200f", "a\u200bb", "\u00ad", "\ufeff", "\u3164", "\u2800"),
    *("Ann\U000e0041", "\U0001f3f4\U000e0067\U000e0062\U000e007f", "\U000e0001", "\U000e0fff"),
)
BLANKS = ("", " ", "\u2003\u3000\u00a0 ", "\u1680\u2000\u205f", "\u200d", "\ufe0f\u200c", "\u0301", "\u093e")


@pytest.mark.parametrize("text", NAMES)
def test_names_of_all_languages(text: str) -> None:
    assert what_is_wrong(text) is None
    assert what_is_wrong(text, joiners=False) is None


@pytest.mark.parametrize("text", TEXTS)
def test_emoji_and_scripts_that_join(text: str) -> None:
    assert what_is_wrong(text) is None


@pytest.mark.parametrize("text", TEXTS[:3])
def test_no_joiners_in_names(text: str) -> None:
    assert what_is_wrong(text, joiners=False) == CANNOT_BE_SEEN


@pytest.mark.parametrize("text", UNSEEN)
def test_what_cannot_be_seen(text: str) -> None:
    """Halves of characters, controls, turns of direction, blanks without width, tags."""
    assert what_is_wrong(text) == CANNOT_BE_SEEN


@pytest.mark.parametrize(
    "text",
    [
        HEAP,
        HEAP[:4] + "\u200d\u0303",
        HEAP[:4] + "\u0903\u0303",
        "ok " + "e" + "\u0336" * 4,
        "\u20dd" * 4,
        "\u0300" * 40,
    ],
)
def test_heaps_of_marks(text: str) -> None:
    """However they are joined, and on nothing at all."""
    assert what_is_wrong(text) == TOO_MANY_MARKS
    assert what_is_wrong(HEAP[:4]) is None


@pytest.mark.parametrize("text", BLANKS)
def test_nothing_to_be_seen(text: str) -> None:
    assert what_is_wrong(text) == BLANK


strange = st.one_of(
    st.text(max_size=30),
    st.text(
        st.sampled_from(
            [*"aZé .\n", "\u0301", "\u0336", "\u200d", "\ufe0f", "\u202e", "\U000e0041", "\ud800", "क", "ि"]
        ),
        max_size=20,
    ),
    st.text(st.characters(categories=["Mn", "Me", "Mc", "Cf", "Zs", "Lo", "Cs"]), max_size=12),
)


@given(strange, st.booleans())
@example("\u0344\u0344", True)
def test_whatever_is_accepted(text: str, joiners: bool) -> None:
    """It can be encoded and composed, has nothing hidden, can be seen, and is accepted again."""
    if what_is_wrong(text, joiners) is not None:
        return
    text.encode()
    composed = unicodedata.normalize("NFC", text)
    assert what_is_wrong(composed, joiners) is None
    kinds = [unicodedata.category(char) for char in text]
    assert not {"Cc", "Cs", "Zl", "Zp"} & set(kinds)
    assert not any(0xE0000 <= ord(char) < 0xE0100 for char in text)
    directions = {unicodedata.bidirectional(char) for char in text}
    assert not directions & {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    assert any(kind[0] in "LNPSC" for kind in kinds)
    heap = 0
    for char in composed:
        heap = heap + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        assert heap <= MOST_MARKS
    if not joiners:
        assert not set(text) & set("\u200c\u200d\ufe0f")
        assert what_is_wrong(text) is None, "what is a name is a text"
