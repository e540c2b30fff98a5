# What people at a table and those who watch say to each other, and what one can do about it.

page-chat-watching = (watching)
page-chat-removed = This message was removed.
page-chat-held = (players read it after the game)
page-chat-held-about = Players read your messages after the game.
page-chat-players-only = Only players write here.
page-chat-phrases = Quick phrases
page-chat-to = Go to the chat
page-chat-to-new = Go to the chat: { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

page-phrase-hello = Hello
page-phrase-good-luck = Good luck
page-phrase-well-played = Well played
page-phrase-nice-move = Nice move
page-phrase-thank-you = Thank you
page-phrase-one-moment = One moment, please
page-phrase-take-your-time = Take your time
page-phrase-sorry = Sorry
page-phrase-thumbs-up = Thumbs up
page-phrase-heart = Heart
page-phrase-smile = Smile
page-phrase-surprise = Surprise
page-phrase-thinking = Thinking
page-phrase-sadness = Sadness

page-chat-more = Mute, block or report { $name }
page-chat-mute = Mute
page-mute-means = Hides their messages from you, also in other games. They are not told.
page-chat-muted = { $name } is muted.
page-chat-block = Block
page-chat-block-title = Block { $name }?
page-block-means = Hides all their messages from you, and they can’t sit at your tables. You can undo it.
page-chat-blocked = { $name } is blocked.
page-chat-heard = You see { $name }’s messages again.
page-chat-unmute = Unmute
page-chat-hidden-muted = { $count ->
    [one] You muted { $name }: { $count } message hidden
   *[other] You muted { $name }: { $count } messages hidden
}
page-chat-hidden-blocked = { $count ->
    [one] You blocked { $name }: { $count } message hidden
   *[other] You blocked { $name }: { $count } messages hidden
}

page-chat-report = Report
page-report-title = Report { $name }
page-report-reason = What is wrong?
page-report-insult = Insults
page-report-cheating = Cheating
page-report-stalling = Stalling the game
page-report-name = An offensive name
page-report-why = What happened? (optional)
page-report-about = The people who run this server read it. { $name } is not told.
page-report-line = With this message: “{ $text }”
page-report-send = Send the report
page-chat-reported = Reported to the people who run this server.

page-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
page-watchers-named = { page-watchers }: { $names }
page-watchers-more = { $more ->
    [one] and { $more } more
   *[other] and { $more } more
}
page-watchers-show = Show my name while I watch
page-watchers-show-about = Otherwise you are only counted.
