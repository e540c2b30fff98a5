"""`assyria verify`: a check that games were dealt as promised before the first card."""

from __future__ import annotations

from assyria.cli.examine import ExaminedRecord, examining_command
from assyria.record import Finding, GameHistory
from assyria.record import verify as verdict_on
from assyria.render.words import Words
from assyria.rules import outcome

TEXTS = {
    Finding.FAIR: ("fair", "cli-verify-fair"),
    Finding.NO_COMMITMENT: ("unproven", "cli-verify-no-commitment"),
    Finding.NO_SECRET: ("unproven", "cli-verify-no-secret"),
    Finding.WRONG_SECRET: ("unfair", "cli-verify-wrong-secret"),
    Finding.WRONG_DEAL: ("unfair", "cli-verify-wrong-deal"),
    Finding.MALFORMED: ("unfair", "cli-verify-malformed"),
}
"""The first word of the line, the same in every language, and the message after it."""


def _judge(history: GameHistory, words: Words) -> ExaminedRecord:
    """Return the judgement on the deal. One that cannot be proven is not wrong."""
    finding, where, promised = verdict_on(history.record())
    word, message = TEXTS[finding]
    if finding is Finding.NO_SECRET and outcome(history.state) is None:
        message = "cli-verify-not-over"
    reason = words(message, where=where, commitment=promised or "")
    details = {
        "verdict": word,
        "finding": finding.value,
        "where": where or None,
        "commitment": promised,
        "reason": reason,
    }
    return ExaminedRecord(word, reason, word != "unfair", details)


verify = examining_command("verify", _judge, refused={"verdict": "refused"})
