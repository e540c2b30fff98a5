# Tables in the browser itself.
page-far = Avec des gens ailleurs
page-far-about = Cette page joue toute seule, sans serveur : personne ne peut s’y joindre de loin. Pour cela, quelqu’un fait tourner Assyria avec Python :
page-far-server = Vous jouez dans ce navigateur, sans le serveur. Vos parties avec d’autres personnes y sont restées.
page-far-back = Vers le serveur
page-server-back = { $count ->
    [0] Le serveur est de retour.
    [one] Le serveur est de retour : { $count } partie vous attend.
   *[other] Le serveur est de retour : { $count } parties vous attendent.
}
page-saved = Parties enregistrées
page-saved-about = Les parties ne sont gardées que dans ce navigateur. Vous pouvez toutes les enregistrer dans un fichier et les rouvrir, ici ou dans un autre navigateur.
page-saved-export = Tout enregistrer dans un fichier
page-saved-import = Reprendre des parties…
page-saved-imported = { $added ->
    [0] Aucune nouvelle partie
    [one] Une partie est de retour
   *[other] { $added } parties sont de retour
  }{ $known ->
    [0] {""}
   *[other] , { $known } déjà là
  }{ $damaged ->
    [0] {""}
    [one] , une illisible
   *[other] , { $damaged } illisibles
  }.
page-local-loading = Préparation du jeu : { $percent } %
page-local-failed = Le jeu n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.
