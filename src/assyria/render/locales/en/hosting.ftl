# For people who host: what keeps a server from starting, and what the doctor finds.

cli-database-away = { $place } does not answer: { $why }. Check that the database runs and can be reached.
cli-database-refused = { $place } refuses this user or password. Check --database-url or PGPASSWORD.
cli-database-no-database = The server at { $place } has no such database. Create it first.
cli-database-not-a-database = { $place } is not a readable database of Assyria. Choose another --data, or restore a backup.
cli-database-newer = { $place } was written by a newer version of Assyria. Install that version.
cli-database-older = { $place } was written by an older version of Assyria. Start the server once to upgrade it.
cli-database-not-writable = { $place } cannot be opened for writing. Check who owns the folder, or choose another --data.
cli-database-full = There is no room left to write { $place }.
cli-database-in-use = { $place } is in use by another server. Stop that one first, or choose another --data.
cli-database-no-driver = PostgreSQL needs a driver that is not installed. Install it with: { $why }
cli-database-none = There are no games at { $place }. Check --data or --database-url.
cli-database-url-wrong = --database-url is not an address of a database. It looks like postgresql://user@host/name.
cli-serve-did-not-start = The server did not start. The lines above say why.
cli-serve-weak-token = { $variable } needs at least { $shortest } ASCII characters. Make a token: { $make }
cli-serve-weak-token-file = { $file } needs at least { $shortest } ASCII characters. Delete the file: the server makes a new one.

cli-doctor = Read every row of the server's database, and name what is damaged, where and why. The server may keep running; for --repair stop it first, unless it uses PostgreSQL.
cli-doctor-examples =
    Examples:
    assyria doctor
    assyria doctor --data games --repair
    assyria doctor --database-url postgresql://assyria@db/assyria --json
cli-option-repair = Rebuild lists and heads that follow from whole games, and remove rows that are worth nothing. Games themselves are never changed.
cli-doctor-bar = Tables
cli-doctor-at-store = { $place }: { $what }
cli-doctor-at-row = Database table { $table }, row { $row }: { $what }
cli-doctor-at-table = Table { $table }: { $what }
cli-doctor-at-entry = Table { $table }, entry { $entry }: { $what }
cli-doctor-repaired = { $what } Repaired.
cli-doctor-read = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
} read.
cli-doctor-well = Nothing is wrong.
cli-doctor-wrong = Repaired: { $repaired }. Still wrong: { $wrong }.
cli-doctor-no-entries = the game has no entries.
cli-doctor-missing-entry = this entry is missing.
cli-doctor-not-json = this is not readable JSON ({ $why }).
cli-doctor-odd-value = there is a value of the wrong type ({ $why }).
cli-doctor-wrong-digest = this entry was changed, or stands in the wrong place.
cli-doctor-no-head = the table's row is missing, so lists do not show it.
cli-doctor-lost-tail = the entries from here on are lost.
cli-doctor-wrong-head = the table's row names another last entry.
cli-doctor-unknown-kind = this version does not know such an entry: { $why }.
cli-doctor-no-replay = the game cannot be replayed from here: { $why }.
cli-doctor-broken-file = the database file is broken: { $why }.
cli-doctor-wrong-summary = lists show something else than the game says ({ $why }).
cli-doctor-wrong-people = lists name other people than the game does ({ $why }).
cli-doctor-no-table = people are listed at a table that does not exist.
cli-doctor-no-meaning = there is a value that means nothing here ({ $why }).
cli-doctor-no-owner = it belongs to nobody and nothing that exists ({ $why }).

cli-admin = Do what an operator does at a running server: look at tables, people and reports, suspend people, refuse addresses, admit guests or not, invite, announce, add operators. An audit says who did what.
cli-admin-examples =
    Examples:
    assyria admin tables
    assyria admin people anna
    assyria admin suspend PERSON
    assyria admin reports
    assyria admin remove-line TABLE LINE
    assyria admin refuse-address 192.0.2.7 --why "floods"
    assyria admin guests closed
    assyria admin add-operator anna
    assyria admin invite --uses 10 --days 30
    assyria admin announce "Down for ten minutes at eight" --minutes 120
cli-admin-values = { $action } needs { $values }.
cli-admin-no-values = { $action } takes no further words.
cli-admin-open-or-closed = { $action } needs “open” or “closed”.
cli-admin-no-token = No token to sign in with: the server writes it to { $file }, or set { $variable }.
cli-admin-no-server = No server answers at { $url }: { $why }. Is it running? Name its address with --url.
cli-admin-refused = The server refused that: { $code } ({ $status }).
cli-admin-network-too-wide = { $network } is too wide. Refuse at most a /8 of IPv4 or a /16 of IPv6. To let nobody new in: assyria admin guests closed
cli-admin-loopback-address = { $network } is the server itself. If its log shows this address for visitors, have the proxy send X-Forwarded-For.
cli-admin-proxy-address = { $network } holds your proxy (FORWARDED_ALLOW_IPS). Refuse the visitor's own address.
cli-admin-own-address = { $network } holds your own address. Refuse a smaller network.
cli-admin-done = Done.
cli-admin-nothing = There is none.
cli-option-url = Address of the running server.
cli-option-why = A reason, for the audit.
cli-option-uses = How many people may come by the invitation.
cli-option-days = How many days the invitation is good.
cli-option-minutes = How many minutes the announcement is shown.
cli-option-holiday-days = Days of holiday that each person has in a year, for games over days.
