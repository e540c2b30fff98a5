# Tables in the browser itself.
page-far = With people elsewhere
page-far-about = This page plays by itself, without a server, so nobody from elsewhere can join. For that, somebody runs Assyria with Python:
page-far-server = You play in this browser, without the server. Your games with other people are there.
page-far-back = To the server
page-server-back = { $count ->
    [0] The server is back.
    [one] The server is back: { $count } game waits for you.
   *[other] The server is back: { $count } games wait for you.
}
page-saved = Saved games
page-saved-about = Games are kept in this browser alone. You can take all of them along as a file, and bring them back, here or in another browser.
page-saved-export = Save all as a file
page-saved-import = Bring games back …
page-saved-imported = { $added ->
    [0] No new games
    [one] One game is back
   *[other] { $added } games are back
  }{ $known ->
    [0] {""}
    [one] , one was here already
   *[other] , { $known } were here already
  }{ $damaged ->
    [0] {""}
   *[other] , { $damaged } could not be read
  }.
page-local-loading = Getting the game ready: { $percent } %
page-local-failed = The game could not be loaded. Check your connection and reload the page.
