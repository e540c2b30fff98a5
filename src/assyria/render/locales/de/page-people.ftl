# Die anderen am Tisch: wer geht und kommt, was sie vorschlagen und antworten.

page-table-leave-title = Diese Partie verlassen?
page-table-leave-text = Ein Bot spielt für dich, bis du zurückkommst.
page-table-resign-title = Diese Partie aufgeben?
page-table-resign-text = Du wirst auf den letzten Platz gesetzt. Ein Bot spielt weiter.
page-table-resign-two = Die Partie endet, und { $name } gewinnt.

page-table-stand-in-timed-out = Zeit abgelaufen: Ein Bot spielt für dich.
page-table-stand-in-left = Du bist gegangen: Ein Bot spielt für dich.
page-table-stand-in-stood-in = Du warst weg: Ein Bot hat für dich gespielt.
page-table-stand-in-asked = { $name }: Soll ein Bot für { $other } spielen?
page-table-stand-in-away = { $name } ist seit { $minutes } min weg.
page-table-stand-in-let = Einen Bot für { $name } spielen lassen
page-table-stand-in-for = Bot für { $name }
page-table-end-together = Partie gemeinsam beenden
page-table-end-title = Die Partie hier beenden?
page-table-end-text = Alle, die mitspielen, müssen zustimmen.
page-table-end-counted = Es zählen die Punkte von jetzt
page-table-end-uncounted = Niemand gewinnt
page-table-end-keep = Weiterspielen
page-table-end-asked-counted = { $name }: Partie hier beenden, mit den Punkten von jetzt?
page-table-end-asked-uncounted = { $name }: Partie hier beenden, ohne Sieg?

page-table-watching = Du schaust zu. { $text }

page-log-timed-out = Zeit abgelaufen: Ein Bot spielt für { $name }.
page-log-left = { $name } geht: Ein Bot spielt weiter.
page-log-stood-in = { $name } ist weg: Ein Bot spielt weiter.
page-log-ended = Die Partie endet im Einvernehmen.
page-log-returned = { $name } ist zurück.
page-log-resigned = { $name } gibt auf.
page-log-server-away = Der Server war { $minutes } min weg. Die Uhren standen still.

page-news-take-back = Angenommen: { $moves ->
    [one] { $moves } Zug zurückgenommen.
   *[other] { $moves } Züge zurückgenommen.
}
page-news-take-back-declined = { $name } lehnt das Zurücknehmen ab.
page-news-pause-declined = { $name } lehnt die Pause ab.
page-news-stand-in-declined = { $name } möchte warten.
page-news-end-declined = { $name } möchte weiterspielen.
page-news-withdrawn = { $name } zieht den Vorschlag zurück.

page-end-went-timed-out = Zeit abgelaufen
page-end-went-left = gegangen
page-end-went-stood-in = war weg
page-end-went-returned = zurückgekehrt
page-end-went-resigned = aufgegeben
page-end-bot-moves = { $moves ->
    [one] { $moves } Zug von einem Bot
   *[other] { $moves } Züge von einem Bot
}

page-list-turn-of = { $name } ist dran
page-list-time-left = noch { $time }
page-list-nobody-won = niemand hat gewonnen
