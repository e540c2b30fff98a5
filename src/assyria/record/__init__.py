"""Games and positions as text: notation, records, replay, position lines, fair deals."""

from assyria.record.codec import read_record, write_record
from assyria.record.collections import read_records, record_line, write_records
from assyria.record.fair import Finding, Verdict, commitment, fair_deal, fair_reshuffle, reshuffle_unseen, verify
from assyria.record.history import GameHistory, NoRecord
from assyria.record.notation import NotAMove, find_move, move_text, parse_move
from assyria.record.perft import divide, perft
from assyria.record.position import NotAPosition, parse_position, position_text
from assyria.record.record import FORMAT, Dealt, Fault, Played, Record, RecordError, Variation
from assyria.record.replaying import line_history, replay

__all__ = [
    "FORMAT",
    "Dealt",
    "Fault",
    "Finding",
    "GameHistory",
    "NoRecord",
    "NotAMove",
    "NotAPosition",
    "Played",
    "Record",
    "RecordError",
    "Variation",
    "Verdict",
    "commitment",
    "divide",
    "fair_deal",
    "fair_reshuffle",
    "find_move",
    "line_history",
    "move_text",
    "parse_move",
    "parse_position",
    "perft",
    "position_text",
    "read_record",
    "read_records",
    "record_line",
    "replay",
    "reshuffle_unseen",
    "verify",
    "write_record",
    "write_records",
]
