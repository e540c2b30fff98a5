# Was die Leute am Tisch und die, die zuschauen, einander sagen, und was man dagegen tun kann.

page-chat-watching = (schaut zu)
page-chat-removed = Diese Nachricht wurde entfernt.
page-chat-held = (am Tisch erst nach der Partie zu lesen)
page-chat-held-about = Wer mitspielt, liest deine Nachrichten erst nach der Partie.
page-chat-players-only = Hier schreibt nur, wer mitspielt.
page-chat-phrases = Schnelle Sätze
page-chat-to = Zum Chat
page-chat-to-new = Zum Chat: { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}

page-phrase-hello = Hallo
page-phrase-good-luck = Viel Glück
page-phrase-well-played = Gut gespielt
page-phrase-nice-move = Schöner Zug
page-phrase-thank-you = Danke
page-phrase-one-moment = Einen Moment, bitte
page-phrase-take-your-time = Lass dir Zeit
page-phrase-sorry = Tut mir leid
page-phrase-thumbs-up = Daumen hoch
page-phrase-heart = Herz
page-phrase-smile = Lächeln
page-phrase-surprise = Staunen
page-phrase-thinking = Nachdenken
page-phrase-sadness = Schade

page-chat-more = { $name } stummschalten, blockieren oder melden
page-chat-mute = Stummschalten
page-mute-means = Du siehst diese Nachrichten nicht mehr, auch nicht in anderen Partien. Das erfährt niemand.
page-chat-muted = { $name } ist stummgeschaltet.
page-chat-block = Blockieren
page-chat-block-title = { $name } blockieren?
page-block-means = Du siehst keine ihrer Nachrichten, und sie setzt sich nicht an deine Tische. Du kannst es aufheben.
page-chat-blocked = { $name } ist blockiert.
page-chat-heard = Du siehst wieder, was { $name } schreibt.
page-chat-unmute = Stummschaltung aufheben
page-chat-hidden-muted = { $count ->
    [one] { $name } ist stummgeschaltet: { $count } Nachricht verborgen
   *[other] { $name } ist stummgeschaltet: { $count } Nachrichten verborgen
}
page-chat-hidden-blocked = { $count ->
    [one] { $name } ist blockiert: { $count } Nachricht verborgen
   *[other] { $name } ist blockiert: { $count } Nachrichten verborgen
}

page-chat-report = Melden
page-report-title = { $name } melden
page-report-reason = Was stimmt nicht?
page-report-insult = Beleidigungen
page-report-cheating = Betrug
page-report-stalling = Hält das Spiel auf
page-report-name = Anstößiger Name
page-report-why = Was ist passiert? (freiwillig)
page-report-about = Das lesen die Betreiber dieses Servers. { $name } erfährt nichts davon.
page-report-line = Mit dieser Nachricht: „{ $text }“
page-report-send = Meldung senden
page-chat-reported = Den Betreibern dieses Servers gemeldet.

page-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}
page-watchers-named = { page-watchers }: { $names }
page-watchers-more = { $more ->
    [one] und noch { $more } Person
   *[other] und noch { $more } Leute
}
page-watchers-show = Beim Zuschauen meinen Namen zeigen
page-watchers-show-about = Sonst wirst du nur mitgezählt.
