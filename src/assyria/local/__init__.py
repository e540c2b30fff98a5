"""Tables in the browser itself: what a server does for people at one screen, without a server.

The page speaks the same protocol with it (`service`). `tables` holds the tables and lets their bots play; what is
written goes through `store` into the browser's database; `bots` says who thinks where, and `browser_kernel` is
what the strong ones compute with. Everything is plain Python, so that it can be tried without a browser.
"""
