"""Tables that are being played: in memory, in sync with the ledger and with other processes.

`registry` holds them, `pipeline` executes commands, `sync` applies what other processes wrote, `scheduler`
runs bots and clocks, `watchers` notifies people. Changes reach them through the registry's listeners.
"""
