# The frame of the page: common words, and what went wrong.

page-close = Close
page-cancel = Cancel
page-back = Back
page-home = Home
page-loading = One moment …
page-you = you
page-someone = someone
page-guest = Guest { $number }

page-version-after-turn = New version. Reloading after your turn.
page-version-new = New version.
page-version-incompatible = This page is out of date. Reload it.
page-version-reload = Reload

page-sounds-ask = Play with quiet sounds?
page-sounds-on = Sounds on

page-not-found = Nothing is here
page-not-found-why = Check the address, or begin again from the first screen.

page-problem-no-answer = No connection to the server. Nothing is lost; try again soon.
page-problem-too-many-records = You share { $most } games already. Remove one in the settings.
page-problem-no-such-record = This game is no longer shared.
page-problem-other = That did not work ({ $title }).
page-problem-record = This record can’t be read: { $what }
page-problem-stale = The table has changed. Look again, then choose.
page-problem-not-your-seat = That seat is not yours.
page-problem-not-the-owner = Only the person who opened the table can do that.
page-problem-no-such-table = There is no such table, or it is private.
page-problem-table-damaged = This table is damaged. Tell the people who run this server.
page-problem-not-playing = The game has not started, or is over.
page-problem-not-over = You can do that once the game is over.
page-problem-seat-taken = Someone already sits there.
page-problem-seats-open = Some seats are still free.
page-problem-already-started = The game has already started.
page-problem-nothing-to-undo = Nothing to undo.
page-problem-too-many-changes = Too many changes at this table: you can only play or resign.
page-problem-awaits-confirmation = Confirm or undo your turn first.
page-problem-nothing-proposed = That proposal has ended.
page-problem-proposal-pending = Answer the other proposal first.
page-problem-already-refused = That was declined. Play a move before you ask again.
page-problem-still-here = They are here, or were two minutes ago.
page-problem-removed = The host took your seat. You cannot sit here again.
page-problem-paused = The game is paused.
page-problem-not-paused = The game is not paused.
page-problem-no-clock = Only games with a clock can be paused.
page-problem-away = A bot plays for you. Take your seat back first.
page-problem-out-of-time = Your time ran out twice. Come back in the next turn.
page-problem-resigned = You have resigned this game.
page-problem-on-holiday = You are on holiday already.
page-problem-not-on-holiday = You are not on holiday.
page-problem-no-holiday-left = You have { $most ->
    [one] { $most } day
   *[other] { $most } days
} of holiday left this year.
page-problem-too-many-requests = Too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, then try again.
page-problem-too-large = That is too large.
page-problem-store-unavailable = The server can’t save right now. Nothing is lost; try again soon.
page-problem-internal-error = The server made a mistake and has noted it.
page-problem-account-taken = That name is taken.
page-problem-wrong-account-or-passphrase = Name or passphrase is wrong.
page-problem-invalid-request = Something in that form is wrong. Check it and try again.
page-problem-bad-options = These options do not go together.
page-problem-no-hints = This table has no hints.
page-problem-no-analysis = The engine gave no answer. Try again in a moment.
page-problem-nothing-to-decide = No decision here.
page-problem-too-many-bot-tables = You already have a table of bots. Wait until it ends.
page-problem-too-many-tables = You have too many open tables. Start or leave one.
page-problem-too-many-sockets = Too many windows of this server are open. Close some.
page-problem-too-many-connections = Too many connections from your network. Try again in a moment.
page-problem-too-slow = The connection is too slow. Try again.
page-problem-busy = The server is busy. Try again in a moment.
page-problem-old-protocol = This page is out of date. Reload it.

page-problem-blocked = You cannot sit down here.
page-problem-no-such-line = That message is gone.
page-problem-chat-for-players = Only players write at this table.
page-problem-suspended = This account is suspended. Ask the people who run this server.
page-problem-address-refused = This server refuses your address.
page-problem-needs-server = This needs a server: here you play in your browser alone.
page-problem-guests-closed = This server is for members. Log in, or ask for an invitation.
page-problem-registration-closed = You can’t create accounts here at the moment.
page-problem-no-invitation = This invitation is used up, too old, or wrong.
