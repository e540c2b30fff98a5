# Die anderen am Tisch: wer geht und kommt, was sie vorschlagen und antworten.

page-table-leave-title = Diese Partie verlassen?
page-table-leave-text = Ein Bot spielt für dich, bis du zurückkommst.
page-table-resign-title = Diese Partie aufgeben?
page-table-resign-text = Du wirst auf den letzten Platz gesetzt. Ein Bot spielt weiter.
page-table-resign-two = Die Partie endet, und { $name } gewinnt.

page-table-stand-in-timed-out = Zeit abgelaufen: Ein Bot spielt für dich.
page-table-stand-in-left = Du bist gegangen: Ein Bot spielt für dich.
page-table-stand-in-for = Bot für { $name }
page-table-watching = Du schaust zu. { $text }

page-log-timed-out = Zeit abgelaufen: Ein Bot spielt für { $name }.
page-log-left = { $name } geht: Ein Bot spielt weiter.
page-log-returned = { $name } ist zurück.
page-log-resigned = { $name } gibt auf.
page-log-server-away = Der Server war { $minutes } min weg. Die Uhren standen still.

page-news-take-back = Angenommen: { $moves ->
    [one] { $moves } Zug zurückgenommen.
   *[other] { $moves } Züge zurückgenommen.
}
page-news-take-back-declined = { $name } lehnt das Zurücknehmen ab.
page-news-pause-declined = { $name } lehnt die Pause ab.
page-news-rematch-declined = { $name } lehnt eine weitere Partie ab.
page-news-withdrawn = { $name } zieht den Vorschlag zurück.

page-end-went-timed-out = Zeit abgelaufen
page-end-went-left = gegangen
page-end-went-returned = zurückgekehrt
page-end-went-resigned = aufgegeben
page-end-bot-moves = { $moves ->
    [one] { $moves } Zug von einem Bot
   *[other] { $moves } Züge von einem Bot
}

page-list-turn-of = { $name } ist dran
page-list-time-left = noch { $time }
