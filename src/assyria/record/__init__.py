"""The score sheet: notation, records, replay, positions as text."""

from assyria.record.codec import read_record, write_record
from assyria.record.notation import NotAMove, move_text, parse_move
from assyria.record.perft import divide, perft
from assyria.record.position import NotAPosition, parse_position, position_text
from assyria.record.record import FORMAT, Dealt, Fault, Played, Record, RecordError
from assyria.record.sheet import Sheet, replay

__all__ = [
    "FORMAT",
    "Dealt",
    "Fault",
    "NotAMove",
    "NotAPosition",
    "Played",
    "Record",
    "RecordError",
    "Sheet",
    "divide",
    "move_text",
    "parse_move",
    "parse_position",
    "perft",
    "position_text",
    "read_record",
    "replay",
    "write_record",
]
