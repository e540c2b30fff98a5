# Tables in the browser itself.
page-far = Mit Leuten anderswo
page-far-about = Diese Seite spielt allein, ohne Server; von anderswo kann niemand dazukommen. Dafür lässt jemand Assyria mit Python laufen:
page-far-server = Du spielst in diesem Browser, ohne den Server. Deine Partien mit anderen liegen dort.
page-far-back = Zum Server
page-server-back = { $count ->
    [0] Der Server ist zurück.
    [one] Der Server ist zurück: { $count } Partie wartet auf dich.
   *[other] Der Server ist zurück: { $count } Partien warten auf dich.
}
page-saved = Gespeicherte Partien
page-saved-about = Partien liegen nur in diesem Browser. Du kannst alle als Datei mitnehmen und zurückholen, hier oder in einem anderen Browser.
page-saved-export = Alle als Datei sichern
page-saved-import = Partien zurückholen …
page-saved-imported = { $added ->
    [0] Keine neuen Partien
    [one] Eine Partie ist wieder da
   *[other] { $added } Partien sind wieder da
  }{ $known ->
    [0] {""}
    [one] , eine war schon hier
   *[other] , { $known } waren schon hier
  }{ $damaged ->
    [0] {""}
    [one] , eine war nicht lesbar
   *[other] , { $damaged } waren nicht lesbar
  }.
page-local-loading = Das Spiel wird vorbereitet: { $percent } %
page-local-failed = Das Spiel ließ sich nicht laden. Prüfe deine Verbindung und lade die Seite neu.
