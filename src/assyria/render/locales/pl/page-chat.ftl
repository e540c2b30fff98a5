# Co mówią do siebie ludzie przy stole i oglądający i co można z tym zrobić.

page-chat-watching = (ogląda)
page-chat-removed = Tę wiadomość usunięto.
page-chat-held = (przy stole dopiero po partii)
page-chat-held-about = Grający przeczytają twoje wiadomości po partii.
page-chat-players-only = Tu piszą tylko grający.
page-chat-phrases = Szybkie zwroty
page-chat-to = Do czatu
page-chat-to-new = Do czatu: { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}

page-phrase-hello = Cześć
page-phrase-good-luck = Powodzenia
page-phrase-well-played = Dobra gra
page-phrase-nice-move = Ładny ruch
page-phrase-thank-you = Dzięki
page-phrase-one-moment = Chwileczkę
page-phrase-take-your-time = Spokojnie, bez pośpiechu
page-phrase-sorry = Przepraszam
page-phrase-thumbs-up = Kciuk w górę
page-phrase-heart = Serce
page-phrase-smile = Uśmiech
page-phrase-surprise = Zdziwienie
page-phrase-thinking = Namysł
page-phrase-sadness = Szkoda

page-chat-more = Wycisz, zablokuj lub zgłoś: { $name }
page-chat-mute = Wycisz
page-mute-means = Nie widzisz wiadomości tej osoby, także w innych partiach. Ona się o tym nie dowie.
page-chat-muted = Wyciszono: { $name }.
page-chat-block = Zablokuj
page-chat-block-title = Zablokować: { $name }?
page-block-means = Nie widzisz żadnych wiadomości tej osoby, a ona nie usiądzie przy twoich stołach. Możesz to cofnąć.
page-chat-blocked = Zablokowano: { $name }.
page-chat-heard = Znowu widzisz wiadomości: { $name }.
page-chat-unmute = Cofnij wyciszenie
page-chat-hidden-muted = Wyciszono: { $name } ({ $count ->
    [one] { $count } ukryta wiadomość
    [few] { $count } ukryte wiadomości
   *[many] { $count } ukrytych wiadomości
})
page-chat-hidden-blocked = Zablokowano: { $name } ({ $count ->
    [one] { $count } ukryta wiadomość
    [few] { $count } ukryte wiadomości
   *[many] { $count } ukrytych wiadomości
})

page-chat-report = Zgłoś
page-report-title = Zgłoś: { $name }
page-report-reason = Co jest nie tak?
page-report-insult = Obrażanie
page-report-cheating = Oszukiwanie
page-report-stalling = Przeciąganie gry
page-report-name = Obraźliwe imię
page-report-why = Co się stało? (nieobowiązkowe)
page-report-about = Przeczytają to osoby, które prowadzą ten serwer. { $name } się o tym nie dowie.
page-report-line = Z tą wiadomością: „{ $text }”
page-report-send = Wyślij zgłoszenie
page-chat-reported = Zgłoszono osobom, które prowadzą ten serwer.

page-watchers = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
page-watchers-named = { page-watchers }: { $names }
page-watchers-more = { $more ->
    [one] i jeszcze { $more } osoba
    [few] i jeszcze { $more } osoby
   *[many] i jeszcze { $more } osób
}
page-watchers-show = Pokazuj moje imię, gdy oglądam
page-watchers-show-about = W przeciwnym razie tylko cię liczymy.
