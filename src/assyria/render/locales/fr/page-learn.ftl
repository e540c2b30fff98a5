# Apprendre le jeu : les pages de règles, l’aide-mémoire, un § dans une petite fenêtre.

page-learn = Apprendre Assyria
page-learn-lead = Deux minutes pour l’idée, puis une première partie avec le guide.
page-learn-rules = Les règles complètes
page-learn-rules-lead = Chaque paragraphe a un numéro (§). Le jeu le cite quand il refuse un coup.
page-learn-contents = Sommaire
page-learn-search = Chercher dans les règles
page-learn-search-hint = Touche / pour chercher
page-learn-found = { $count ->
    [0] Rien trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
page-learn-clear = Effacer la recherche
page-learn-previous = Précédent
page-learn-next = Suivant
page-learn-print = Imprimer toutes les règles
page-learn-print-card = Imprimer cette fiche
page-learn-no-such = Il n’y a pas de §{ $id }. Choisissez un paragraphe dans le sommaire.
page-learn-permalink = Lien vers le §{ $id }
page-learn-play = Jouer maintenant

page-two = Le jeu en deux minutes
page-two-goal = Le but
page-two-goal-text = Marquez le plus de points en huit tours. Ils forment trois règnes de 2, 3 et 3 tours, et une crue termine chaque règne.
page-two-harvest = 1. Récolter
page-two-harvest-text = Prenez une colonne de cartes Nourriture. À gauche : moins de nourriture, mais vous jouez plus tôt. À droite : plus de nourriture, mais vous attendez.
page-two-huts = 2. S’installer
page-two-huts-text = Posez autant de huttes que l’indique la carte Expansion, chacune à côté d’une de vos huttes ou ziggourats.
page-two-supply = 3. Nourrir
page-two-supply-text = Nourrissez chaque hutte avec la denrée de son hexagone. Les huttes affamées retournent dans votre réserve.
page-two-income = 4. Gagner
page-two-income-text = Les huttes des fleuves rapportent des chameaux. Une hutte rapporte { $fertile } en région fertile et { $arid } en région aride. Creusez un puits là où trois de vos huttes se touchent, aucune en région fertile : { $wells } points selon le règne.
page-two-ziggurats = 5. Construire
page-two-ziggurats-text = Dépensez vos chameaux en ziggourats. Elles n’ont pas besoin de nourriture et résistent aux crues, et chaque tuile rapporte { $tile } à chaque tour.
page-two-court = 6. Gagner des faveurs
page-two-court-text = Envoyez des huttes à la cour et offrez des chameaux aux dieux. Les deux rapportent à la crue.
page-two-flood = Et puis : la crue
page-two-flood-text = Après les tours 2, 5 et 8, les huttes des fleuves retournent en réserve. La cour rapporte selon l’influence, et vos ziggourats sont multipliées par le nombre sous votre disque d’offrandes.

page-para = Règles { $rule }
page-para-open = Ouvrir les règles dans un nouvel onglet
page-para-back = Retour au { $rule }

page-quick = Aide-mémoire
page-quick-turn = Un tour
page-quick-farming = Agriculture
page-quick-farming-text = Dans l’ordre du tour, chacun prend une colonne. De gauche à droite, elles donnent le nouvel ordre. Une colonne reste à vendre.
page-quick-expansion = Expansion
page-quick-expansion-text = L’un après l’autre : poser des huttes, les nourrir, reprendre les affamées, creuser des puits, prendre chameaux et points.
page-quick-actions = Actions
page-quick-actions-text = L’un après l’autre : dépenser des chameaux pour autant d’actions qu’on peut payer.
page-quick-reigns = Règnes
page-quick-reign = règne
page-quick-turns = tours
page-quick-well-scores = un puits
page-quick-wells = { $stock } puits à { $players } joueurs
page-quick-wells-where = Creusez un puits, gratuit, là où trois de vos huttes se touchent : aucune en région fertile, pas encore de puits. Une ziggourat ne compte pas comme hutte.
page-quick-costs = Ce que cela coûte
page-quick-base = base de ziggourat, remplace une hutte à terre, pas à côté d’un puits
page-quick-centre = centre sur une base
page-quick-roof = toit sur un centre
page-quick-offer = offrande, un pas ; { $steps } par tour au plus
page-quick-card-one = carte Nourriture à un symbole
page-quick-card-more = toute autre carte Nourriture, joker
page-quick-cards-limit = Une carte Nourriture par tour. Une ziggourat monte d’un niveau par tour.
page-quick-points = Points à chaque tour
page-quick-fertile = hutte en région fertile
page-quick-arid = hutte en région aride
page-quick-river = hutte sur un fleuve
page-quick-tile = chaque tuile de ziggourat
page-quick-camels = Chameaux à chaque tour
page-quick-first = première hutte de chaque fleuve
page-quick-further = chaque hutte suivante
page-quick-limit = Vous ne pouvez pas en avoir plus de { $limit }.
page-quick-foods = Denrées
page-quick-any = joker, charrue : un symbole, pour toute hutte
page-quick-court = Cour d’Assur
page-quick-influence = influence
page-quick-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
page-quick-gift-points = { $points } points pour 1 / 2 / 3 huttes
page-quick-gift-plow = une charrue, si vous n’en avez pas
page-quick-gift-camels = { $count ->
    [one] { $count } chameau par hutte
   *[other] { $count } chameaux par hutte
}
page-quick-flood = Crue, après chaque règne
page-quick-flood-huts = Les huttes des fleuves retournent en réserve.
page-quick-flood-court = Selon l’influence : la première place marque la somme des cartes Expansion du règne.
page-quick-flood-next = Puis on retire la carte la plus forte, la place suivante marque le reste, et ainsi de suite.
page-quick-flood-ties = À égalité : le plus de huttes à la cour, puis la hutte la plus haute. Sans hutte là-bas, vous ne marquez rien.
page-quick-flood-bonus = À quatre joueurs, une carte Bonus de { $value } s’y ajoute aux règnes 2 et 3.
page-quick-flood-two = À deux : la seconde place marque la carte la plus faible, rien au premier règne.
page-quick-flood-gifts = Les faveurs des dignitaires ; puis les huttes de la cour retournent en réserve.
page-quick-flood-offerings = Ziggourats × le nombre sous votre disque ; puis retour à ×0 :
page-quick-end = Fin, après la troisième crue
page-quick-end-tile = chaque tuile de ziggourat
page-quick-end-plow = une charrue
page-quick-end-camels = pour { $camels }
page-quick-end-ties = En cas d’égalité, la victoire est partagée.
