# Pourquoi un enregistrement, une position ou un fichier est refusé.

fault-not-utf8 = ce n’est pas du texte UTF-8 (octet { $found })
fault-too-large = c’est trop gros pour un enregistrement : { $found } octets, au plus { $expected }
fault-not-json = ce n’est pas du JSON (ligne et colonne { $found })
fault-too-deep = listes et objets trop imbriqués ; { $expected } niveaux au plus
fault-further-keys = { $found } octets de clés supplémentaires ; au plus { $expected }. Raccourcissez commentaires et autres notes
fault-wrong-type = { $where ->
    [top] l’enregistrement
   *[other] { $where }
} vaut { $found } ; attendu : { $expected ->
    [object] un objet
    [list] une liste
    [text] un texte
   *[integer] un nombre entier
}
fault-missing-key = { $where ->
    [top] l’enregistrement
   *[other] { $where }
} n’a pas de « { $expected } »
fault-unknown-format = format inconnu : « { $found } » ; cette version lit « { $expected } »
fault-unknown-board = plateau inconnu : « { $found } » ; connu : { $expected }
fault-unknown-option = option de règle inconnue : « { $found } » ; connues : { $expected }
fault-wrong-value = { $where } vaut { $found } ; attendu : { $expected }
fault-option-for-two = { $where } ne sert que dans les parties à 2 joueurs
fault-wrong-order = { $where } vaut { $found } ; attendu, chaque siège une fois : { $expected }
fault-wrong-deck = { $where } vaut « { $found } » ; attendu : « { $expected } »
fault-wrong-cards = { $where } ne contient pas les bonnes cartes, chacune autant de fois qu’il le faut
fault-missing-deal = il manque une donne « { $expected } »
fault-surplus-deal = { $where } est une donne qu’aucun coup ne demande
fault-unknown-move = « { $found } » n’est pas un coup dans la notation
fault-wrong-seat = « { $where } » vient du siège { $found }, mais c’est au siège { $expected } de jouer
fault-illegal-move = « { $found } » : { $reason }
fault-result-too-early = { $where } est là, mais la partie n’est pas finie
fault-wrong-result = { $where } vaut { $found } ; la partie donne { $expected }
fault-too-many-lines = plus de { $expected } variantes ; supprimez-en
fault-lines-too-deep = les variantes partent les unes des autres plus de { $expected } fois ; raccourcissez-en
fault-in-line = variante { $line } : { $fault }
fault-at-move = coup { $number } : { $fault } ({ $rule })
fault-at-all = { $fault } ({ $rule })
fault-unreadable = lecture impossible : { $why }
