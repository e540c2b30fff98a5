# Who you are to the server: account, sessions, tokens, and your own data.

page-account = Account
page-account-is = This is your account: { $account }
page-account-about = Log in with it on another device, and your tables are there, too.
page-account-claim = Create an account
page-account-log-in = Log in
page-account-claim-about = You can play without one: this browser knows you. With an account you can play elsewhere, and nothing is lost when the browser forgets you. We ask for no e-mail, so nobody can restore a lost passphrase.
page-account-log-in-about = You become who you are on your other device. What this browser played as a guest without an account can then no longer be reached from here.
page-account-name = Account name
page-account-passphrase = Passphrase
page-account-rules = The name: 2 to 40 letters, digits, _ . or -, without spaces. The passphrase: at least 8 characters; a few words that only you would put together are good.
page-account-claimed = Account created. You can log in with it elsewhere.
page-account-logged-in = You are logged in.

page-log-out = Log out
page-log-out-title = Log out?
page-log-out-account = Log in again at any time with your account { $account }.
page-log-out-guest = You play as a guest without an account. If you log out, this guest is lost, with its seats and games. Create an account first to keep them.
page-log-out-guest-yes = Log out and lose this guest
page-signed-out = You were logged out in this browser.

page-passphrase-change = Change passphrase
page-passphrase-old = Current passphrase
page-passphrase-new = New passphrase
page-passphrase-tokens = Revoke all tokens, too
page-passphrase-about = This logs you out on all other devices.
page-passphrase-changed = Passphrase changed. All other devices are logged out.

page-sessions = Where you are logged in
page-sessions-about = These browsers play as you. No addresses are stored.
page-sessions-name = { $browser } on { $system }
page-sessions-unknown = Unknown browser
page-sessions-this = This browser
page-sessions-seen = Last seen { $time }
page-sessions-end-of = Log out { $session }
page-sessions-end-title = Log out that browser?
page-sessions-end-means = { $session } can no longer play as you.
page-sessions-end-others = Log out everywhere else
page-sessions-end-others-title = Log out everywhere else?
page-sessions-end-others-means = { $count ->
    [0] No other browser is logged in. Copies of this browser’s cookie stop working.
    [one] One other browser is logged out. Copies of this browser’s cookie stop working, too.
   *[other] { $count } other browsers are logged out. Copies of this browser’s cookie stop working, too.
}
page-sessions-ended = You are logged out everywhere else.

page-tokens = Tokens for your bots
page-tokens-about = A program with a token acts as you at tables. It never reaches your account or these settings. Treat a token like a password.
page-tokens-label = What it is for
page-tokens-scope = It may
page-tokens-scope-play = play
page-tokens-scope-read = only read
page-tokens-about-play = Open tables, sit down, move and chat as you.
page-tokens-about-read = See your tables, streams and records, and change nothing.
page-tokens-line = { $label } ({ $scope })
page-tokens-made = Made { $time }
page-tokens-used = Last used { $time }
page-tokens-unused = Never used
page-tokens-make = Make a token
page-tokens-fresh = The new token, shown this once
page-tokens-kept = I have kept it
page-tokens-revoke = Revoke
page-tokens-revoke-of = Revoke { $label }
page-tokens-revoke-title = Revoke this token?
page-tokens-revoke-means = A program that uses “{ $label }” is cut off at once. This cannot be undone.

page-data = Your data
page-data-export = Download my data
page-data-export-about = One JSON file with everything stored about you: name, account, logged-in browsers, tokens (not their secrets), notification places, tables, chat messages, and records of finished games.
page-data-anonymise = Remove my name
page-data-anonymise-about = Your name disappears from all tables and chats. You keep your seats and your account, as a guest with a number.
page-data-anonymise-title = Remove your name everywhere?
page-data-anonymise-means = “{ $name }” disappears from all tables and chats. Your chat messages stay, without your name. This cannot be undone.
page-data-anonymised = Your name is removed.
page-data-delete = Delete me
page-data-delete-about = Your name, account, logged-in browsers, tokens, notification places and chat messages are deleted. Bots take over your seats in running games.
page-data-delete-title = Delete you for good?
page-data-delete-means = Your name, account, logged-in browsers, tokens, notification places and chat messages are deleted. Bots take over your seats in running games. This cannot be undone.
page-data-delete-yes = Delete me for good
page-data-stays = Games that others played with you stay, without your name.

page-problem-signed-out = You were logged out in this browser. Reload the page.
page-problem-wrong-passphrase = That is not your passphrase. Try again.
page-problem-no-such-session = That browser is logged out already.
page-problem-too-many-tokens = You cannot have more tokens. Revoke one first.
page-problem-has-an-account = You have an account already.
page-problem-no-such-token = That token is gone already.

page-blocks = Blocked and muted people
page-blocks-about = You see no messages from these people. Those you blocked can’t sit at your tables.
page-blocks-end = Unblock
page-blocks-end-of = Unblock { $name }
page-blocks-hear-of = Unmute { $name }
page-blocks-muted = muted
page-holidays = Holidays
page-holidays-about = In games over days your clocks stand still while you are on holiday. You have { $days ->
    [one] one day
   *[other] { $days } days
} a year.
page-holidays-until = You are on holiday until { $time }.
page-holidays-end = End my holiday
page-holidays-days = Days, at most { $left }
page-holidays-begin = Begin now
page-holidays-none = You have no days left this year.
