# Der Rahmen der Seite: häufige Wörter, und was nicht ging.

page-close = Schließen
page-cancel = Abbrechen
page-back = Zurück
page-home = Start
page-loading = Einen Augenblick …
page-you = du
page-someone = jemand

page-version-after-turn = Neue Version. Sie lädt nach deinem Zug.
page-version-new = Neue Version.
page-version-incompatible = Diese Seite ist veraltet. Lade sie neu.
page-version-reload = Neu laden

page-problem-no-answer = Keine Verbindung zum Server. Nichts ist verloren; versuche es gleich noch einmal.
page-problem-other = Das ging nicht ({ $title }).
page-problem-record = Diese Datei ist keine lesbare Partie: { $what }
page-problem-stale = Der Tisch hat sich inzwischen geändert. Sieh noch einmal hin und wähle dann.
page-problem-not-your-seat = Dieser Platz gehört dir nicht.
page-problem-not-the-owner = Das kann nur, wer den Tisch eröffnet hat.
page-problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
page-problem-table-damaged = Dieser Tisch ist beschädigt und stillgelegt. Sag dem Betreiber Bescheid.
page-problem-not-playing = Die Partie hat nicht begonnen oder ist vorbei.
page-problem-not-over = Das gibt es, sobald die Partie vorbei ist.
page-problem-seat-taken = Dort sitzt schon jemand.
page-problem-seats-open = Es sind noch Plätze frei.
page-problem-already-started = Die Partie hat schon begonnen.
page-problem-nothing-to-undo = Es gibt nichts rückgängig zu machen.
page-problem-too-many-changes = Dieser Tisch wurde zu oft geändert: Du kannst nur noch spielen oder aufgeben.
page-problem-awaits-confirmation = Bestätige zuerst deinen Zug oder nimm ihn zurück.
page-problem-nothing-proposed = Dieser Vorschlag gilt nicht mehr.
page-problem-proposal-pending = Es gibt schon einen Vorschlag. Beantworte ihn zuerst.
page-problem-already-refused = Das wurde abgelehnt. Ziehe erst, bevor du wieder fragst.
page-problem-rematch-opened = Das neue Spiel hat schon begonnen.
page-problem-paused = Das Spiel ist unterbrochen.
page-problem-not-paused = Das Spiel ist nicht unterbrochen.
page-problem-no-clock = Nur Spiele mit Uhr können unterbrochen werden.
page-problem-away = Ein Bot spielt für dich. Komm zuerst an deinen Platz zurück.
page-problem-out-of-time = Deine Zeit ist in dieser Runde zweimal abgelaufen. In der nächsten kannst du zurückkommen.
page-problem-resigned = Du hast dieses Spiel aufgegeben.
page-problem-on-holiday = Du bist schon im Urlaub.
page-problem-not-on-holiday = Du bist nicht im Urlaub.
page-problem-no-holiday-left = Du hast dieses Jahr noch { $most ->
    [one] einen Tag
   *[other] { $most } Tage
} Urlaub.
page-problem-too-many-requests = Zu schnell. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es dann noch einmal.
page-problem-too-large = Das ist zu groß.
page-problem-store-unavailable = Der Server kann gerade nicht speichern. Nichts ist verloren; versuche es gleich noch einmal.
page-problem-internal-error = Der Server hat einen Fehler gemacht. Er ist dort vermerkt.
page-problem-account-taken = Dieser Name ist vergeben.
page-problem-wrong-account-or-passphrase = Name oder Passphrase ist falsch.
page-problem-invalid-request = Etwas in diesem Formular stimmt nicht.
page-problem-bad-options = Diese Optionen passen nicht zusammen.
page-problem-no-hints = An diesem Tisch gibt es keine Tipps.
page-problem-no-analysis = Die Suche gab keine Antwort. Versuch es gleich noch einmal.
page-problem-nothing-to-decide = Hier gibt es nichts zu entscheiden.
page-problem-too-many-bot-tables = Ein Tisch nur mit Bots läuft schon. Warte, bis er fertig ist.
page-problem-too-many-tables = Du hast zu viele offene Tische. Beginne oder verlasse erst einen.
page-problem-too-many-sockets = Zu viele Fenster dieses Servers sind offen. Schließe einige.
page-problem-too-many-connections = Zu viele Verbindungen aus deinem Netz. Versuche es gleich noch einmal.
page-problem-too-slow = Die Verbindung ist zu langsam. Versuche es noch einmal.
page-problem-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
page-problem-old-protocol = Diese Seite ist veraltet. Lade sie neu.

page-problem-blocked = Hier kannst du dich nicht setzen.
page-problem-no-such-line = Diese Zeile gibt es nicht mehr.
page-problem-suspended = Dieses Konto ist gesperrt. Frage die Betreiber dieses Servers.
page-problem-address-refused = Dieser Server weist deine Adresse ab.
page-problem-guests-closed = Dieser Server ist für Mitglieder. Melde dich an oder bitte um eine Einladung.
page-problem-registration-closed = Neue Konten sind hier zurzeit nicht möglich.
page-problem-no-invitation = Diese Einladung ist verbraucht, zu alt oder falsch.
