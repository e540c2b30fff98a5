# Wer du für den Server bist: Konto, Sitzungen, Tokens und deine Daten.

page-account = Konto
page-account-is = Das ist dein Konto: { $account }
page-account-about = Melde dich damit auf einem anderen Gerät an, und deine Tische sind auch dort.
page-account-claim = Konto anlegen
page-account-log-in = Anmelden
page-account-claim-about = Du kannst ohne spielen: Dieser Browser kennt dich. Mit einem Konto spielst du auch anderswo, und nichts geht verloren, wenn der Browser dich vergisst. Wir fragen nach keiner E-Mail-Adresse; deshalb kann niemand eine verlorene Passphrase wiederherstellen.
page-account-log-in-about = Du spielst hier dann mit demselben Konto wie auf deinem anderen Gerät. Was dieser Browser als Gast ohne Konto gespielt hat, ist von hier aus nicht mehr erreichbar.
page-account-name = Kontoname
page-account-passphrase = Passphrase
page-account-rules = Der Name: 2 bis 40 Buchstaben, Ziffern, _ . oder -, ohne Leerzeichen. Die Passphrase: mindestens 8 Zeichen; gut sind ein paar Wörter, die nur du zusammenstellen würdest.
page-account-claimed = Das Konto ist angelegt. Du kannst dich damit jetzt anderswo anmelden.
page-account-logged-in = Du bist angemeldet.

page-log-out = Abmelden
page-log-out-title = Abmelden?
page-log-out-account = Mit deinem Konto { $account } kannst du dich jederzeit wieder anmelden.
page-log-out-guest = Du spielst als Gast ohne Konto. Wenn du dich abmeldest, ist dieser Gast mit seinen Plätzen und Partien verloren. Lege zuerst ein Konto an, um sie zu behalten.
page-log-out-guest-yes = Abmelden und diesen Gast verlieren
page-signed-out = Dieser Browser wurde abgemeldet.

page-passphrase-change = Passphrase ändern
page-passphrase-old = Bisherige Passphrase
page-passphrase-new = Neue Passphrase
page-passphrase-tokens = Auch alle Tokens widerrufen
page-passphrase-about = Alle anderen Geräte werden dabei abgemeldet.
page-passphrase-changed = Passphrase geändert. Alle anderen Geräte sind abgemeldet.

page-sessions = Wo du angemeldet bist
page-sessions-about = Diese Browser spielen in deinem Namen. Adressen werden nicht gespeichert.
page-sessions-name = { $browser } auf { $system }
page-sessions-unknown = Unbekannter Browser
page-sessions-this = Dieser Browser
page-sessions-seen = Zuletzt gesehen: { $time }
page-sessions-end-of = { $session } abmelden
page-sessions-end-title = Diesen Browser abmelden?
page-sessions-end-means = { $session } kann dann nicht mehr in deinem Namen spielen.
page-sessions-end-others = Überall sonst abmelden
page-sessions-end-others-title = Überall sonst abmelden?
page-sessions-end-others-means = { $count ->
    [0] Kein anderer Browser ist angemeldet. Kopien des Cookies dieses Browsers werden ungültig.
    [one] Ein anderer Browser wird abgemeldet. Auch Kopien des Cookies dieses Browsers werden ungültig.
   *[other] { $count } andere Browser werden abgemeldet. Auch Kopien des Cookies dieses Browsers werden ungültig.
}
page-sessions-ended = Du bist überall sonst abgemeldet.

page-tokens = Tokens für deine Bots
page-tokens-about = Ein Programm mit einem Token handelt an Tischen in deinem Namen. Dein Konto und diese Einstellungen erreicht es nie. Behandle ein Token wie ein Passwort.
page-tokens-label = Wofür es ist
page-tokens-scope = Es darf
page-tokens-scope-play = spielen
page-tokens-scope-read = nur lesen
page-tokens-about-play = In deinem Namen Tische eröffnen, Platz nehmen, ziehen und chatten.
page-tokens-about-read = Deine Tische, Streams und Aufzeichnungen sehen und nichts ändern.
page-tokens-line = { $label } ({ $scope })
page-tokens-made = Erzeugt: { $time }
page-tokens-used = Zuletzt benutzt: { $time }
page-tokens-unused = Nie benutzt
page-tokens-make = Token erzeugen
page-tokens-fresh = Das neue Token, nur dieses eine Mal zu sehen
page-tokens-kept = Ich habe es verwahrt
page-tokens-revoke = Widerrufen
page-tokens-revoke-of = { $label } widerrufen
page-tokens-revoke-title = Dieses Token widerrufen?
page-tokens-revoke-means = Ein Programm, das „{ $label }“ benutzt, wird sofort getrennt. Das lässt sich nicht rückgängig machen.

page-data = Deine Daten
page-data-export = Meine Daten herunterladen
page-data-export-about = Eine JSON-Datei mit allem, was über dich gespeichert ist: Name, Konto, angemeldete Browser, Tokens (ohne ihr Geheimnis), Orte für Benachrichtigungen, Tische, Chatnachrichten und Aufzeichnungen beendeter Partien.
page-data-anonymise = Meinen Namen entfernen
page-data-anonymise-about = Dein Name verschwindet von allen Tischen und aus allen Chats. Plätze und Konto behältst du, als Gast mit einer Nummer.
page-data-anonymise-title = Deinen Namen überall entfernen?
page-data-anonymise-means = „{ $name }“ verschwindet von allen Tischen und aus allen Chats. Deine Chatnachrichten bleiben ohne deinen Namen stehen. Das lässt sich nicht rückgängig machen.
page-data-anonymised = Dein Name ist entfernt.
page-data-delete = Mich löschen
page-data-delete-about = Dein Name, dein Konto, angemeldete Browser, Tokens, Orte für Benachrichtigungen und Chatnachrichten werden gelöscht. In laufenden Partien übernehmen Bots deine Plätze.
page-data-delete-title = Dich endgültig löschen?
page-data-delete-means = Dein Name, dein Konto, angemeldete Browser, Tokens, Orte für Benachrichtigungen und Chatnachrichten werden gelöscht. In laufenden Partien übernehmen Bots deine Plätze. Das lässt sich nicht rückgängig machen.
page-data-delete-yes = Mich endgültig löschen
page-data-stays = Partien, die andere mit dir gespielt haben, bleiben ohne deinen Namen erhalten.

page-problem-signed-out = Dieser Browser wurde abgemeldet. Lade die Seite neu.
page-problem-wrong-passphrase = Das ist nicht deine Passphrase. Versuch es noch einmal.
page-problem-no-such-session = Dieser Browser ist schon abgemeldet.
page-problem-too-many-tokens = Mehr Tokens kannst du nicht haben. Widerrufe zuerst eines.
page-problem-has-an-account = Du hast schon ein Konto.
page-problem-no-such-token = Dieses Token gibt es nicht mehr.

page-blocks = Blockierte und stummgeschaltete Leute
page-blocks-about = Nachrichten dieser Leute siehst du nicht. Blockierten sind auch deine Tische verschlossen.
page-blocks-end = Freigeben
page-blocks-end-of = { $name } freigeben
page-blocks-hear-of = Stummschaltung von { $name } aufheben
page-blocks-muted = stummgeschaltet
page-holidays = Urlaub
page-holidays-about = In Partien über mehrere Tage stehen deine Uhren still, solange du im Urlaub bist. Du hast { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} im Jahr.
page-holidays-until = Du bist im Urlaub bis { $time }.
page-holidays-end = Urlaub beenden
page-holidays-days = Tage, höchstens { $left }
page-holidays-begin = Jetzt beginnen
page-holidays-none = Du hast dieses Jahr keine Tage mehr.
