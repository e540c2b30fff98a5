# Ce que se disent les gens à une table et ceux qui regardent, et ce qu’on peut y faire.

page-chat-watching = (regarde)
page-chat-removed = Ce message a été retiré.
page-chat-held = (visible à la table après la partie)
page-chat-held-about = À la table, vos messages se lisent après la partie.
page-chat-players-only = Seules les personnes qui jouent écrivent ici.
page-chat-phrases = Phrases rapides
page-chat-to = Aller à la discussion
page-chat-to-new = Aller à la discussion : { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

page-phrase-hello = Bonjour
page-phrase-good-luck = Bonne chance
page-phrase-well-played = Bien joué
page-phrase-nice-move = Joli coup
page-phrase-thank-you = Merci
page-phrase-one-moment = Un instant, s’il vous plaît
page-phrase-take-your-time = Prenez votre temps
page-phrase-sorry = Pardon
page-phrase-thumbs-up = Pouce levé
page-phrase-heart = Cœur
page-phrase-smile = Sourire
page-phrase-surprise = Surprise
page-phrase-thinking = Réflexion
page-phrase-sadness = Dommage

page-chat-more = Masquer, bloquer ou signaler { $name }
page-chat-mute = Masquer les messages
page-mute-means = Vous ne voyez plus ses messages, même dans d’autres parties. Personne ne le sait.
page-chat-muted = Les messages de { $name } sont masqués.
page-chat-block = Bloquer
page-chat-block-title = Bloquer { $name } ?
page-block-means = Tous ses messages vous sont cachés et vos tables lui sont fermées. Vous pourrez revenir dessus.
page-chat-blocked = { $name } : personne bloquée.
page-chat-heard = Vous voyez de nouveau les messages de { $name }.
page-chat-unmute = Montrer les messages
page-chat-hidden-muted = { $count ->
    [one] { $name } : { $count } message masqué
   *[other] { $name } : { $count } messages masqués
}
page-chat-hidden-blocked = { $count ->
    [one] Vous avez bloqué { $name } : { $count } message caché
   *[other] Vous avez bloqué { $name } : { $count } messages cachés
}

page-chat-report = Signaler
page-report-title = Signaler { $name }
page-report-reason = Qu’est-ce qui ne va pas ?
page-report-insult = Insultes
page-report-cheating = Triche
page-report-stalling = Fait traîner la partie
page-report-name = Nom choquant
page-report-why = Que s’est-il passé ? (facultatif)
page-report-about = Les responsables de ce serveur le liront. { $name } n’en saura rien.
page-report-line = Avec ce message : « { $text } »
page-report-send = Envoyer le signalement
page-chat-reported = Signalé aux responsables de ce serveur.

page-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-watchers-named = { page-watchers } : { $names }
page-watchers-more = { $more ->
    [one] et { $more } autre
   *[other] et { $more } autres
}
page-watchers-show = Montrer mon nom quand je regarde
page-watchers-show-about = Sinon, on ne fait que vous compter.
