"""Tables that are played, wherever that is: their life around `table`.

What a place has of its own is handed in: a ledger, a clock, bots, an encoder; see `ports`.
"""
