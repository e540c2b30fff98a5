# Le cadre de la page : mots courants, et ce qui n’a pas marché.

page-close = Fermer
page-cancel = Annuler
page-back = Retour
page-home = Accueil
page-loading = Un instant…
page-you = vous
page-someone = quelqu’un
page-guest = Invité { $number }

page-version-after-turn = Nouvelle version. Rechargement après votre tour.
page-version-new = Nouvelle version.
page-version-incompatible = Cette page n’est plus à jour. Rechargez-la.
page-version-reload = Recharger

page-sounds-ask = Jouer avec des sons discrets ?
page-sounds-on = Activer les sons

page-not-found = Il n’y a rien ici
page-not-found-why = Vérifiez l’adresse, ou repartez de l’accueil.

page-problem-no-answer = Pas de connexion au serveur. Rien n’est perdu ; réessayez bientôt.
page-problem-too-many-records = Vous partagez déjà { $most } parties. Retirez-en une dans les réglages.
page-problem-no-such-record = Cette partie n’est plus partagée.
page-problem-other = Cela n’a pas marché ({ $title }).
page-problem-record = Cet enregistrement est illisible : { $what }
page-problem-stale = La table a changé. Regardez de nouveau, puis choisissez.
page-problem-not-your-seat = Cette place n’est pas la vôtre.
page-problem-not-the-owner = Seule la personne qui a ouvert la table peut faire cela.
page-problem-no-such-table = Cette table n’existe pas, ou elle est privée.
page-problem-table-damaged = Cette table est endommagée. Prévenez les responsables de ce serveur.
page-problem-not-playing = La partie n’a pas commencé, ou elle est finie.
page-problem-not-over = Vous pourrez le faire une fois la partie finie.
page-problem-seat-taken = Quelqu’un occupe déjà cette place.
page-problem-seats-open = Il reste des places libres.
page-problem-already-started = La partie a déjà commencé.
page-problem-nothing-to-undo = Rien à annuler.
page-problem-too-many-changes = Trop de changements à cette table : jouez ou abandonnez.
page-problem-awaits-confirmation = Confirmez ou annulez d’abord votre tour.
page-problem-nothing-proposed = Cette proposition est terminée.
page-problem-proposal-pending = Répondez d’abord à l’autre proposition.
page-problem-already-refused = Cela a été refusé. Jouez un coup avant de redemander.
page-problem-still-here = Cette personne est là, ou l’était il y a peu.
page-problem-removed = L’hôte a repris votre place. Vous ne pouvez plus vous asseoir ici.
page-problem-paused = La partie est en pause.
page-problem-not-paused = La partie n’est pas en pause.
page-problem-no-clock = Seules les parties avec pendule peuvent être mises en pause.
page-problem-away = Un bot joue pour vous. Reprenez d’abord votre place.
page-problem-out-of-time = Votre temps s’est écoulé deux fois. Revenez au tour suivant.
page-problem-resigned = Vous avez abandonné cette partie.
page-problem-on-holiday = Vous êtes déjà en vacances.
page-problem-not-on-holiday = Vous n’êtes pas en vacances.
page-problem-no-holiday-left = Il vous reste { $most ->
    [one] { $most } jour
   *[other] { $most } jours
} de vacances cette année.
page-problem-too-many-requests = Trop vite. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, puis réessayez.
page-problem-too-large = C’est trop volumineux.
page-problem-store-unavailable = Le serveur ne peut pas enregistrer. Rien n’est perdu ; réessayez bientôt.
page-problem-internal-error = Le serveur a fait une erreur et l’a notée.
page-problem-account-taken = Ce nom est déjà pris.
page-problem-wrong-account-or-passphrase = Nom ou phrase secrète incorrects.
page-problem-invalid-request = Il y a une erreur dans ce formulaire. Vérifiez et réessayez.
page-problem-bad-options = Ces options ne vont pas ensemble.
page-problem-no-hints = Cette table n’a pas de suggestions.
page-problem-no-analysis = Le moteur n’a pas répondu. Réessayez dans un instant.
page-problem-nothing-to-decide = Aucune décision ici.
page-problem-too-many-bot-tables = Vous avez déjà une table de bots. Attendez la fin.
page-problem-too-many-tables = Vous avez trop de tables ouvertes. Commencez-en ou quittez-en une.
page-problem-too-many-sockets = Trop de fenêtres de ce serveur sont ouvertes. Fermez-en.
page-problem-too-many-connections = Trop de connexions depuis votre réseau. Réessayez dans un instant.
page-problem-too-slow = La connexion est trop lente. Réessayez.
page-problem-busy = Le serveur est surchargé. Réessayez dans un instant.
page-problem-old-protocol = Cette page n’est plus à jour. Rechargez-la.

page-problem-blocked = Vous ne pouvez pas vous asseoir ici.
page-problem-no-such-line = Ce message n’existe plus.
page-problem-chat-for-players = À cette table, seules les personnes qui jouent écrivent.
page-problem-suspended = Ce compte est suspendu. Adressez-vous aux responsables de ce serveur.
page-problem-address-refused = Ce serveur refuse votre adresse.
page-problem-needs-server = Il faut un serveur : ici, vous jouez dans votre seul navigateur.
page-problem-guests-closed = Ce serveur est réservé aux membres. Connectez-vous ou demandez une invitation.
page-problem-registration-closed = Vous ne pouvez pas créer de compte ici pour le moment.
page-problem-no-invitation = Cette invitation est épuisée, trop ancienne ou fausse.
