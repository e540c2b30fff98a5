# Le cadre de la page : mots courants, et ce qui n’a pas marché.

page-close = Fermer
page-cancel = Annuler
page-back = Retour
page-home = Accueil
page-loading = Un instant…
page-you = vous
page-someone = quelqu’un

page-version-after-turn = Nouvelle version. Rechargement après votre tour.
page-version-new = Nouvelle version.
page-version-incompatible = Cette page n’est plus à jour. Rechargez-la.
page-version-reload = Recharger

page-problem-no-answer = Pas de connexion au serveur. Rien n’est perdu ; réessayez dans un instant.
page-problem-other = Cela n’a pas marché ({ $title }).
page-problem-record = Ce fichier n’est pas une partie lisible : { $what }
page-problem-stale = La table a changé entre-temps. Regardez de nouveau, puis choisissez.
page-problem-not-your-seat = Cette place n’est pas la vôtre.
page-problem-not-the-owner = Seule la personne qui a ouvert la table peut faire cela.
page-problem-no-such-table = Cette table n’existe pas, ou elle est privée.
page-problem-table-damaged = Cette table est abîmée et mise de côté. Prévenez l’hébergeur.
page-problem-not-playing = La partie n’a pas commencé, ou elle est finie.
page-problem-not-over = Ce sera possible quand la partie sera finie.
page-problem-seat-taken = Quelqu’un occupe déjà cette place.
page-problem-seats-open = Il reste des places libres.
page-problem-already-started = La partie a déjà commencé.
page-problem-nothing-to-undo = Il n’y a rien à annuler.
page-problem-too-many-changes = Cette table a changé trop souvent : vous pouvez seulement jouer ou abandonner.
page-problem-awaits-confirmation = Confirmez ou annulez d’abord votre tour.
page-problem-nothing-proposed = Cette proposition n’est plus valable.
page-problem-proposal-pending = Une proposition attend déjà une réponse. Répondez-y d’abord.
page-problem-already-refused = Cela a été refusé. Jouez un coup avant de redemander.
page-problem-rematch-opened = La nouvelle partie a déjà commencé.
page-problem-paused = La partie est en pause.
page-problem-not-paused = La partie n’est pas en pause.
page-problem-no-clock = Seules les parties avec pendule peuvent être mises en pause.
page-problem-away = Un bot joue pour vous. Revenez d’abord à votre place.
page-problem-out-of-time = Votre temps s’est écoulé deux fois dans ce tour. Vous pourrez revenir au suivant.
page-problem-resigned = Vous avez abandonné cette partie.
page-problem-on-holiday = Vous êtes déjà en vacances.
page-problem-not-on-holiday = Vous n’êtes pas en vacances.
page-problem-no-holiday-left = Il vous reste { $most ->
    [one] { $most } jour
   *[other] { $most } jours
} de vacances cette année.
page-problem-too-many-requests = Trop vite. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, puis réessayez.
page-problem-too-large = C’est trop volumineux.
page-problem-store-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessayez dans un instant.
page-problem-internal-error = Le serveur a fait une erreur. Elle y a été notée.
page-problem-account-taken = Ce nom est déjà pris.
page-problem-wrong-account-or-passphrase = Nom ou phrase secrète incorrects.
page-problem-invalid-request = Quelque chose ne va pas dans ce formulaire.
page-problem-bad-options = Ces options ne vont pas ensemble.
page-problem-no-hints = À cette table, il n’y a pas de suggestions.
page-problem-no-analysis = La recherche n’a pas répondu. Réessayez dans un instant.
page-problem-nothing-to-decide = Il n’y a rien à décider ici.
page-problem-too-many-bot-tables = Une de vos tables de bots joue déjà. Attendez qu’elle finisse.
page-problem-too-many-tables = Vous avez trop de tables ouvertes. Commencez-en ou quittez-en une d’abord.
page-problem-too-many-sockets = Trop de fenêtres de ce serveur sont ouvertes. Fermez-en quelques-unes.
page-problem-too-many-connections = Trop de connexions depuis votre réseau. Réessayez dans un instant.
page-problem-too-slow = La connexion est trop lente. Réessayez.
page-problem-busy = Le serveur est surchargé. Réessayez dans un instant.
page-problem-old-protocol = Cette page n’est plus à jour. Rechargez-la.

page-problem-blocked = Vous ne pouvez pas vous asseoir ici.
page-problem-no-such-line = Cette ligne n’existe plus.
page-problem-suspended = Ce compte est suspendu. Adressez-vous aux responsables de ce serveur.
page-problem-address-refused = Ce serveur refuse votre adresse.
page-problem-guests-closed = Ce serveur est réservé aux membres. Connectez-vous ou demandez une invitation.
page-problem-registration-closed = On ne peut pas créer de compte ici pour le moment.
page-problem-no-invitation = Cette invitation est épuisée, trop ancienne ou fausse.
