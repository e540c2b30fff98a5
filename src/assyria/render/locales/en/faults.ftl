# Why a record, a position or a file is refused.

fault-not-utf8 = not UTF-8 text (byte { $found })
fault-too-large = larger than any record: { $found } bytes, at most { $expected }
fault-not-json = not JSON (line and column { $found })
fault-too-deep = lists and objects nested too deep; at most { $expected } levels
fault-further-keys = { $found } bytes of further keys; at most { $expected }. Shorten comments and other notes
fault-wrong-type = { $where ->
    [top] the record
   *[other] { $where }
} is { $found }; expected: { $expected ->
    [object] an object
    [list] a list
    [text] a text
   *[integer] a whole number
}
fault-missing-key = { $where ->
    [top] the record
   *[other] { $where }
} has no "{ $expected }"
fault-unknown-format = unknown format "{ $found }"; this version reads "{ $expected }"
fault-unknown-board = unknown board "{ $found }"; known: { $expected }
fault-unknown-option = unknown rule option "{ $found }"; known: { $expected }
fault-wrong-value = { $where } is { $found }; expected: { $expected }
fault-option-for-two = { $where } is for 2 players only
fault-wrong-order = { $where } is { $found }; expected each seat once: { $expected }
fault-wrong-deck = { $where } is "{ $found }"; expected: "{ $expected }"
fault-wrong-cards = { $where } does not hold the right cards, each as often as it should be there
fault-missing-deal = a "{ $expected }" deal is missing
fault-surplus-deal = { $where } is a deal that no move calls for
fault-unknown-move = "{ $found }" is no move in the notation
fault-wrong-seat = "{ $where }" by seat { $found }, but seat { $expected } is to move
fault-illegal-move = "{ $found }": { $reason }
fault-result-too-early = { $where } is given, but the game is not over
fault-wrong-result = { $where } is { $found }; the game gives { $expected }
fault-too-many-lines = more than { $expected } lines; leave some out
fault-lines-too-deep = lines leave one another more than { $expected } times; make some shorter
fault-in-line = line { $line }: { $fault }
fault-at-move = move { $number }: { $fault } ({ $rule })
fault-at-all = { $fault } ({ $rule })
fault-unreadable = cannot be read: { $why }
