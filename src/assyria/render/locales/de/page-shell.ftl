# Der Rahmen der Seite: häufige Wörter, und was nicht ging.

page-close = Schließen
page-cancel = Abbrechen
page-back = Zurück
page-home = Startseite
page-loading = Einen Augenblick …
page-you = du
page-someone = jemand
page-guest = Gast { $number }

page-version-after-turn = Neue Version. Sie lädt nach deinem Zug.
page-version-new = Neue Version.
page-version-incompatible = Diese Seite ist veraltet. Lade sie neu.
page-version-reload = Neu laden

page-sounds-ask = Mit leisen Tönen spielen?
page-sounds-on = Töne an

page-not-found = Hier ist nichts
page-not-found-why = Prüfe die Adresse oder beginne auf der Startseite.

page-problem-no-answer = Keine Verbindung zum Server. Nichts ist verloren; versuch es gleich wieder.
page-problem-too-many-records = Du teilst schon { $most } Partien. Entferne eine in den Einstellungen.
page-problem-no-such-record = Diese Partie ist nicht mehr geteilt.
page-problem-other = Das ging nicht ({ $title }).
page-problem-record = Diese Aufzeichnung ist nicht lesbar: { $what }
page-problem-stale = Der Tisch hat sich geändert. Sieh hin und wähle dann.
page-problem-not-your-seat = Das ist nicht dein Platz.
page-problem-not-the-owner = Das kann nur, wer den Tisch eröffnet hat.
page-problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
page-problem-table-damaged = Dieser Tisch ist beschädigt. Sag den Betreibern dieses Servers Bescheid.
page-problem-not-playing = Die Partie hat nicht begonnen oder ist vorbei.
page-problem-not-over = Das geht erst, wenn die Partie vorbei ist.
page-problem-seat-taken = Dort sitzt schon jemand.
page-problem-seats-open = Es sind noch Plätze frei.
page-problem-already-started = Die Partie hat schon begonnen.
page-problem-nothing-to-undo = Nichts rückgängig zu machen.
page-problem-too-many-changes = Zu viele Änderungen an diesem Tisch: Spiel weiter oder gib auf.
page-problem-awaits-confirmation = Bestätige deinen Zug oder mach ihn rückgängig.
page-problem-nothing-proposed = Dieser Vorschlag gilt nicht mehr.
page-problem-proposal-pending = Antworte zuerst auf den anderen Vorschlag.
page-problem-already-refused = Das wurde abgelehnt. Zieh erst, bevor du wieder fragst.
page-problem-still-here = Die Person ist da oder war es eben noch.
page-problem-removed = Dir wurde der Platz genommen. Hier kannst du nicht mehr sitzen.
page-problem-paused = Die Partie ist unterbrochen.
page-problem-not-paused = Die Partie ist nicht unterbrochen.
page-problem-no-clock = Nur Partien mit Uhr kannst du unterbrechen.
page-problem-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz ein.
page-problem-out-of-time = Deine Zeit ist zweimal abgelaufen. Komm in der nächsten Runde zurück.
page-problem-resigned = Du hast diese Partie aufgegeben.
page-problem-on-holiday = Du bist schon im Urlaub.
page-problem-not-on-holiday = Du bist nicht im Urlaub.
page-problem-no-holiday-left = Du hast dieses Jahr noch { $most ->
    [one] { $most } Tag
   *[other] { $most } Tage
} Urlaub.
page-problem-too-many-requests = Zu schnell. Warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} und versuch es dann wieder.
page-problem-too-large = Das ist zu groß.
page-problem-store-unavailable = Der Server kann nicht speichern. Nichts ist verloren; versuch es gleich wieder.
page-problem-internal-error = Der Server hat einen Fehler gemacht und ihn vermerkt.
page-problem-account-taken = Dieser Name ist vergeben.
page-problem-wrong-account-or-passphrase = Name oder Passphrase ist falsch.
page-problem-invalid-request = In diesem Formular ist ein Fehler. Prüfe es noch einmal.
page-problem-bad-options = Diese Optionen passen nicht zusammen.
page-problem-no-hints = Dieser Tisch hat keine Tipps.
page-problem-no-analysis = Die Engine gab keine Antwort. Versuch es gleich wieder.
page-problem-nothing-to-decide = Hier steht keine Entscheidung an.
page-problem-too-many-bot-tables = Du hast schon einen Tisch mit Bots. Warte, bis er endet.
page-problem-too-many-tables = Du hast zu viele offene Tische. Beginne oder verlasse einen.
page-problem-too-many-sockets = Zu viele Fenster dieses Servers sind offen. Schließe einige.
page-problem-too-many-connections = Zu viele Verbindungen aus deinem Netz. Versuch es gleich wieder.
page-problem-too-slow = Die Verbindung ist zu langsam. Versuch es wieder.
page-problem-busy = Der Server ist ausgelastet. Versuch es gleich wieder.
page-problem-old-protocol = Diese Seite ist veraltet. Lade sie neu.

page-problem-blocked = Hier kannst du dich nicht setzen.
page-problem-no-such-line = Diese Nachricht gibt es nicht mehr.
page-problem-chat-for-players = An diesem Tisch schreibt nur, wer mitspielt.
page-problem-suspended = Dieses Konto ist gesperrt. Frag die Betreiber dieses Servers.
page-problem-address-refused = Dieser Server weist deine Adresse ab.
page-problem-needs-server = Dafür braucht es einen Server: Hier spielst du im Browser allein.
page-problem-guests-closed = Dieser Server ist für Mitglieder. Melde dich an oder bitte um Einladung.
page-problem-registration-closed = Neue Konten kannst du hier zurzeit nicht anlegen.
page-problem-no-invitation = Diese Einladung ist verbraucht, zu alt oder falsch.
