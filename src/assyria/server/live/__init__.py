"""Tables that are being played: in memory, in step with the ledger and with other processes.

`registry` holds them, `pipeline` carries commands out, `sync` takes over what other processes wrote, `scheduler`
lets bots play and clocks run, `watchers` tells people. Changes reach them through the registry's listeners.
"""
