# Qui vous êtes pour le serveur : compte, sessions, jetons et vos données.

page-account = Compte
page-account-is = Voici votre compte : { $account }
page-account-about = Connectez-vous avec lui sur un autre appareil : vos tables y sont aussi.
page-account-claim = Créer un compte
page-account-log-in = Se connecter
page-account-claim-about = Vous pouvez jouer sans : ce navigateur vous connaît. Avec un compte, vous jouez aussi ailleurs et rien n’est perdu si le navigateur vous oublie. Aucune adresse n’est demandée, donc personne ne peut retrouver une phrase secrète perdue.
page-account-log-in-about = Vous devenez qui vous êtes sur votre autre appareil. Ce que ce navigateur a joué en invité, sans compte, ne sera plus accessible d’ici.
page-account-name = Nom du compte
page-account-passphrase = Phrase secrète
page-account-rules = Le nom : 2 à 40 lettres, chiffres, _ . ou -, sans espace. La phrase secrète : au moins 8 caractères ; quelques mots que vous seul réuniriez conviennent bien.
page-account-claimed = Le compte est créé. Vous pouvez désormais vous connecter ailleurs.
page-account-logged-in = Vous êtes connecté.

page-log-out = Se déconnecter
page-log-out-title = Se déconnecter ?
page-log-out-account = Reconnectez-vous quand vous voulez avec votre compte { $account }.
page-log-out-guest = Vous jouez en invité, sans compte. Si vous vous déconnectez, cet invité est perdu, avec ses places et ses parties. Pour les garder, créez d’abord un compte.
page-log-out-guest-yes = Se déconnecter et perdre cet invité
page-signed-out = Ce navigateur a été déconnecté.

page-passphrase-change = Changer de phrase secrète
page-passphrase-old = Phrase secrète actuelle
page-passphrase-new = Nouvelle phrase secrète
page-passphrase-tokens = Révoquer aussi tous les jetons
page-passphrase-about = Tous vos autres appareils seront déconnectés.
page-passphrase-changed = Phrase secrète changée. Vos autres appareils sont déconnectés.

page-sessions = Vos connexions
page-sessions-about = Ces navigateurs jouent en votre nom. Aucune adresse n’est conservée.
page-sessions-name = { $browser } sur { $system }
page-sessions-unknown = Navigateur inconnu
page-sessions-this = Ce navigateur
page-sessions-seen = Vu le { $time }
page-sessions-end-of = Déconnecter { $session }
page-sessions-end-title = Déconnecter ce navigateur ?
page-sessions-end-means = { $session } ne pourra plus jouer en votre nom.
page-sessions-end-others = Déconnecter partout ailleurs
page-sessions-end-others-title = Déconnecter partout ailleurs ?
page-sessions-end-others-means = { $count ->
    [0] Aucun autre navigateur n’est connecté. Les copies du cookie de ce navigateur ne valent plus rien.
    [one] Un autre navigateur est déconnecté. Les copies du cookie de ce navigateur ne valent plus rien non plus.
   *[other] { $count } autres navigateurs sont déconnectés. Les copies du cookie de ce navigateur ne valent plus rien non plus.
}
page-sessions-ended = Vous êtes déconnecté partout ailleurs.

page-tokens = Jetons pour vos bots
page-tokens-about = Un programme muni d’un jeton agit en votre nom aux tables. Il n’accède jamais à votre compte ni à ces réglages. Traitez un jeton comme un mot de passe.
page-tokens-label = À quoi il sert
page-tokens-scope = Il peut
page-tokens-scope-play = jouer
page-tokens-scope-read = seulement lire
page-tokens-about-play = Ouvrir des tables, s’asseoir, jouer et discuter en votre nom.
page-tokens-about-read = Voir vos tables, flux et parties, sans rien changer.
page-tokens-line = { $label } ({ $scope })
page-tokens-made = Créé le { $time }
page-tokens-used = Utilisé le { $time }
page-tokens-unused = Jamais utilisé
page-tokens-make = Créer un jeton
page-tokens-fresh = Le nouveau jeton, montré cette seule fois
page-tokens-kept = Je l’ai gardé
page-tokens-revoke = Révoquer
page-tokens-revoke-of = Révoquer { $label }
page-tokens-revoke-title = Révoquer ce jeton ?
page-tokens-revoke-means = Un programme qui utilise « { $label } » est coupé aussitôt. C’est définitif.

page-data = Vos données
page-data-export = Télécharger mes données
page-data-export-about = Un fichier JSON avec tout ce qui est enregistré sur vous : nom, compte, navigateurs connectés, jetons (sans leur secret), endroits des notifications, tables, messages de discussion et enregistrements des parties finies.
page-data-anonymise = Retirer mon nom
page-data-anonymise-about = Votre nom disparaît de toutes les tables et discussions. Vous gardez vos places et votre compte, comme invité avec un numéro.
page-data-anonymise-title = Retirer votre nom partout ?
page-data-anonymise-means = « { $name } » disparaît de toutes les tables et discussions. Vos messages restent, sans votre nom. C’est définitif.
page-data-anonymised = Votre nom est retiré.
page-data-delete = Me supprimer
page-data-delete-about = Votre nom, votre compte, vos navigateurs connectés, jetons, endroits des notifications et messages sont supprimés. Des bots prennent vos places dans les parties en cours.
page-data-delete-title = Vous supprimer définitivement ?
page-data-delete-means = Votre nom, votre compte, vos navigateurs connectés, jetons, endroits des notifications et messages sont supprimés. Des bots prennent vos places dans les parties en cours. C’est définitif.
page-data-delete-yes = Me supprimer définitivement
page-data-stays = Les parties que d’autres ont jouées avec vous restent, sans votre nom.

page-problem-signed-out = Ce navigateur a été déconnecté. Rechargez la page.
page-problem-wrong-passphrase = Ce n’est pas votre phrase secrète. Réessayez.
page-problem-no-such-session = Ce navigateur est déjà déconnecté.
page-problem-too-many-tokens = Vous ne pouvez pas avoir plus de jetons. Révoquez-en un d’abord.
page-problem-has-an-account = Vous avez déjà un compte.
page-problem-no-such-token = Ce jeton n’existe déjà plus.

page-blocks = Personnes bloquées ou masquées
page-blocks-about = Les messages de ces personnes vous sont cachés. Vos tables sont fermées à celles que vous bloquez.
page-blocks-end = Débloquer
page-blocks-end-of = Débloquer { $name }
page-blocks-hear-of = Montrer les messages de { $name }
page-blocks-muted = messages masqués
page-holidays = Vacances
page-holidays-about = Dans les parties sur plusieurs jours, vos pendules s’arrêtent pendant vos vacances. Vous avez { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par an.
page-holidays-until = Vous êtes en vacances jusqu’au { $time }.
page-holidays-end = Finir mes vacances
page-holidays-days = Jours, { $left } au plus
page-holidays-begin = Commencer maintenant
page-holidays-none = Il ne vous reste pas de jour cette année.
