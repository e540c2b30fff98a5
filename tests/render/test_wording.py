"""How the texts are written: short, in the words of the booklets, each language by its own rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from assyria.render.words import LANGUAGES, words_in
from tests.render.catalogues import messages, readings

RULES = Path(__file__).parents[2] / "docs" / "rules"

BANNED = re.compile(
    r"\b(?:whoever|brings|as things stand|all the same|anew|be done|meanwhile|there is nothing"
    r"|(?:go|goes|come|comes) home)\b",
    re.IGNORECASE,
)
"""Stiff English."""

WRONG: dict[str, dict[str, str]] = {
    "en": {
        r"green land|\bsand\b": "fertile land, arid land",
        r"\b[Rr]ais(?:e|es|ing) (?:the|a) ziggurat": "extend",
        r"[Aa]sk the search|[Tt]he search (?:is|gave)|of the victory": "engine, win chance",
        r"\b[Nn]otices?\b": "notification",
    },
    "fr": {
        r"[Vv]erdure|\bsable\b": "région fertile, région aride",
        r"\b[Éé]lev(?:er|ez|e) (?:la|une|des) ziggourat": "agrandir",
        r"\b[Rr]avitaill(?!ement)": "nourrir",
        r"\b[Rr]obots?\b": "bot",
        r"\b[Rr]efaire le tour\b": "recommencer le tour",
        r"\b[Ss]emis\b": "semailles",
        r"[Cc]ases? de départ": "emplacement de départ",
        r"table est mise": "table ouverte",
        r"\b(?:Un|Les|des|d’|les) ?avis\b": "notification",
        r"\b[Rr]evue\b": "bilan",
        r"\b(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es)\b|\b[Tt]’": "vous, votre",
    },
    "de": {
        r"\b[Oo]pfer[tns]?\b": "Opfergabe",
        r"\b(?:der|vor|Die) Flut\b|Flutschaden": "Hochwasser",
        r"[Gg]rün\w* Land|\bauf Sand\b": "fruchtbares Land, wasserarmes Land",
        r"[Gg]esäte Spalten|Spalte (?:ernten|nehmen)": "Kolonne",
        r"\bAussaat\b": "Saat",
        r"\bZikkurate\b": "Zikkurats",
        r"\b(?:kehr\w+|schick\w+) (?:\w+ )?heim\b": "zurück ins Lager",
        r"gehorch": "Verbindungen annehmen",
        r"als du spielen": "in deinem Namen",
        r"\bTisch ist gedeckt": "Tisch eröffnet",
        r"\bGespräch\b": "Chat",
        r"\b[Uu]msonst\b": "kostenlos, which does not also mean in vain",
    },
    "pl": {
        r"\b[Oo]fiar": "dar",
        r"\b[Ee]r(?:a|y|ę|ze|ą)\b": "epoka",
        r"zielon\w+ (?:pol|region)|\bpiask": "region żyzny, region jałowy",
        r"[Pp]odwyższ": "rozbuduj",
        r"\b[Ss]iew\b": "wysiew",
        r"nakryt": "stół otwarty",
        r"\b[Rr]ozmow": "czat",
        r"(?<=\w )Ci\b": "ci",
    },
}
"""Words that are not the glossary's, and what to write instead. The glossary follows the booklets: a reign is an
epoka, and a player's stock a Lager."""

FALSE: dict[str, dict[str, str]] = {
    "en": {
        r"(?:times|by|×) (?:your |the )?offerings?\b": "three offerings give ×2 (§7.5)",
        r"which huts to feed|keep a good one": "a card that fits is played (§5.2)",
    },
    "fr": {
        r"(?:par|×) (?:vos |les )?offrandes?\b": "three offerings give ×2 (§7.5)",
        r"(?:les huttes à|quelles huttes) nourrir|garder une bonne": "a card that fits is played (§5.2)",
    },
    "de": {
        r"(?:mal|durch|×) (?:deine |die )?Opfergaben?\b": "three offerings give ×2 (§7.5)",
        r"welche Hütten du versorgst|gute Karte behalten": "a card that fits is played (§5.2)",
        r"(?<!nahe )\b(?:am Fluss|an (?:den|beiden) Flüssen|an (?:einem|dem|demselben|jedem) Fluss)\b": (
            "huts stand on rivers (§7.1)"
        ),
    },
    "pl": {
        r"(?:razy|przez|×) (?:twoje )?dary?\b": "three offerings give ×2 (§7.5)",
        r"które chaty nakarmić|zachować dobrą": "a card that fits is played (§5.2)",
        r"\b[Nn]ad (?:rzek(?:ą|ami)|nimi)\b": "huts stand on rivers (§7.1)",
    },
}
"""What says something else than the rules, and what they say."""

SHORT = (
    *("choice-", "notification-", "page-chat-", "page-end-", "page-highlight-", "page-hint", "page-invite-"),
    *("page-keys-", "page-list-", "page-option-", "page-outcome-", "page-plan-", "page-problem-"),
    *("page-reason-", "page-record-", "page-replay-", "page-room-", "page-table-", "page-version-", "picture-"),
    *("prompt-", "reason-"),
)
"""Prompts, buttons, toasts and reasons."""

LONG = {"page-table-board", "page-replay-open-text", "page-end-bars"}
"""Explanations among them: what the keys do, what a record is, what a chart shows."""

PARAMETERS = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> dict[str, str]:
    """Every reading of every message."""
    return {
        f"{name} {number}": text
        for name, message in messages(language).items()
        for number, text in enumerate(readings(message))
    }


def rulebook(language: str) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted((RULES / language).glob("*.md"))}


def test_english_is_plain() -> None:
    """No word that a translator would have to untangle."""
    everything = texts("en") | rulebook("en")
    assert {name: found[0] for name, text in everything.items() if (found := BANNED.search(text))} == {}


@PARAMETERS
def test_one_thing_has_one_name(language: str) -> None:
    """The glossary's terms, in the catalogues and in the rules."""
    found = {
        (name, hit[0], right)
        for name, text in (texts(language) | rulebook(language)).items()
        for wrong, right in WRONG[language].items()
        if (hit := re.search(wrong, text))
    }
    assert found == set()


@PARAMETERS
def test_no_rule_is_told_wrongly(language: str) -> None:
    """Mistakes that were made once."""
    found = {
        (name, hit[0], rule)
        for name, text in (texts(language) | rulebook(language)).items()
        for wrong, rule in FALSE[language].items()
        if (hit := re.search(wrong, text))
    }
    assert found == set()


@pytest.mark.parametrize(
    ("language", "well"), [("en", "well"), ("fr", "puits"), ("de", "Brunnen"), ("pl", "studni")]
)
def test_the_quick_card_keeps_bases_away_from_wells(language: str, well: str) -> None:
    """A base does not replace a hut beside one."""
    assert well in words_in(language)("page-quick-base")


@PARAMETERS
def test_ways_on_from_the_end_have_different_names(language: str) -> None:
    """Replay and review stand side by side."""
    words = words_in(language)
    ways = [words(f"page-end-{way}") for way in ("review", "replay", "board", "check", "record")]
    assert len(set(ways)) == len(ways)


@PARAMETERS
def test_what_players_read_in_passing_is_short(language: str) -> None:
    """At most twelve words."""
    counts = {
        name: sum(bool(re.search(r"[\w…]", word)) for word in text.split())
        for name, text in texts(language).items()
        if name.startswith(SHORT) and name.split()[0] not in LONG
    }
    assert {name: count for name, count in counts.items() if count > 12} == {}


@PARAMETERS
def test_only_the_winner_is_cheered(language: str) -> None:
    """No exclamation mark elsewhere."""
    cheered = {name.split()[0] for name, text in texts(language).items() if re.search(r"[\w…]\u00a0?!", text)}
    assert cheered == {"page-end-winners"}


def test_french_punctuation_has_its_spaces() -> None:
    """A no-break space before : ; ? ! » and %, and after «."""
    missing = re.compile(r"(?<!\u00a0)(?:[;?»%]|!(?!\[)|:(?=\s|$))|«(?!\u00a0)")
    found = {
        name: text[max(0, hit.start() - 20) : hit.end() + 5]
        for name, text in (texts("fr") | rulebook("fr")).items()
        if (hit := missing.search(text))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "starving", "text"),
    [
        ("en", 1, "1 of 5 huts would starve: c2."),
        ("en", 2, "2 of 5 huts would starve: c2."),
        ("fr", 1, "1 hutte sur 5 mourrait de faim\u00a0: c2."),
        ("fr", 2, "2 huttes sur 5 mourraient de faim\u00a0: c2."),
        ("de", 1, "1 von 5 Hütten würde verhungern: c2."),
        ("de", 2, "2 von 5 Hütten würden verhungern: c2."),
        ("pl", 1, "1 z 5 chat zginie z głodu: c2."),
        ("pl", 2, "2 z 5 chat zginą z głodu: c2."),
        ("pl", 5, "5 z 5 chat zginie z głodu: c2."),
    ],
)
def test_a_warning_is_a_sentence(language: str, starving: int, text: str) -> None:
    """One hut starves, several starve."""
    assert words_in(language)("page-table-some-starve", starving=starving, all=5, huts="c2") == text


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "c2 would starve, though you could feed it. Play anyway?"),
        ("en", 2, "c2 would starve, though you could feed them. Play anyway?"),
        ("de", 2, "Hütten c2 würden verhungern, obwohl du sie versorgen kannst. Trotzdem spielen?"),
        ("pl", 1, "Chata c2 zginie z głodu, choć możesz ją nakarmić. Zagrać mimo to?"),
    ],
)
def test_a_doubt_is_a_question(language: str, count: int, text: str) -> None:
    assert words_in(language)("page-table-lose-text", count=count, huts="c2") == text


@pytest.mark.parametrize(("count", "points"), [(1, "1 punktu"), (3, "3 punktów"), (5, "5 punktów")])
def test_polish_cases(count: int, points: str) -> None:
    """A loss and a difference take the genitive."""
    words = words_in("pl")
    assert words("page-highlight-comeback-what", count=count).endswith(f"strata {points}")
    assert words("page-highlight-close-what", count=count) == f"różnica tylko {points}"


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "1 grape", "3 grapes"),
        ("fr", "1 raisin", "3 raisins"),
        ("de", "1 Traube", "3 Trauben"),
        ("pl", "1 winogrono", "3 winogrona"),
    ],
)
def test_a_card_is_named_by_what_is_on_it(language: str, one: str, three: str) -> None:
    """`grapes-3` is notation; people say 3 grapes."""
    words = words_in(language)
    assert [words("card-grapes", symbols=symbols) for symbols in (1, 3)] == [one, three]


@pytest.mark.parametrize(
    ("language", "turns", "reigns"),
    [("en", "eight", "three"), ("fr", "huit", "trois"), ("de", "acht", "drei"), ("pl", "osiem", "trzech")],
)
def test_the_guide_begins_with_the_shape_of_the_game(language: str, turns: str, reigns: str) -> None:
    """First the aim, then eight turns in three reigns, then when the floods come."""
    aim, shape, flood = readings(messages(language)["page-guide-welcome-prompt"])[0].split(".")[:3]
    assert "point" in aim.lower() or "punkt" in aim.lower()
    assert turns in shape
    assert reigns in shape
    assert re.findall(r"\d", flood) == ["2", "5", "8"]
