# Apprendre le jeu : les pages de règles, l’aide-mémoire, un § dans une petite fenêtre.

page-learn = Apprendre Assyria
page-learn-lead = Une tribu, deux fleuves, un désert, et tout le monde a faim. Deux minutes pour l’idée, puis une première partie avec des conseils : il n’en faut pas plus.
page-learn-rules = Les règles complètes
page-learn-rules-lead = Chaque paragraphe a un numéro (§), et le jeu le cite chaque fois qu’il refuse quelque chose.
page-learn-contents = Sommaire
page-learn-search = Chercher dans les règles
page-learn-search-hint = Touche / pour chercher
page-learn-found = { $count ->
    [0] Rien trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
page-learn-clear = Effacer la recherche
page-learn-previous = Avant
page-learn-next = Suite
page-learn-print = Imprimer toutes les règles
page-learn-print-card = Imprimer cette fiche
page-learn-no-such = Il n’y a pas de §{ $id }. Voici ce qu’il y a.
page-learn-permalink = Lien vers le §{ $id }
page-learn-play = Jouer maintenant

page-two = Le jeu en deux minutes
page-two-goal = Le but
page-two-goal-text = Menez votre tribu à travers trois règnes, huit tours en tout. Qui a le plus de points après la troisième crue gagne.
page-two-harvest = 1. Récolter
page-two-harvest-text = Prenez une colonne de cartes Nourriture. À gauche il y a moins à manger, mais vous jouez plus tôt ; à droite il y a plus, mais vous attendez.
page-two-huts = 2. S’installer
page-two-huts-text = Posez autant de huttes que le dit la carte Expansion, chacune à côté d’une pièce à vous.
page-two-supply = 3. Nourrir
page-two-supply-text = Chaque hutte mange la denrée de son hexagone. Une hutte qui n’a rien repart.
page-two-income = 4. Gagner
page-two-income-text = Les huttes des fleuves rapportent des chameaux. Dans la verdure, une hutte rapporte { $fertile }, sur le sable { $arid }. Trois huttes autour d’un coin hors de la verdure : creusez un puits, { $wells } points selon le règne.
page-two-ziggurats = 5. Construire
page-two-ziggurats-text = Les chameaux paient des ziggourats. Elles ne mangent pas, aucune crue ne les emporte, et chaque tuile rapporte { $tile } à chaque tour.
page-two-court = 6. Se faire des amis
page-two-court-text = Envoyez des huttes à la cour, offrez des chameaux aux dieux. Les deux paient à la crue.
page-two-flood = Et puis : la crue
page-two-flood-text = À la fin de chaque règne, les huttes des fleuves repartent. La cour récompense les plus influents, et vos ziggourats comptent autant de fois que vos offrandes le disent.

page-para = Règles { $rule }
page-para-open = Ouvrir les règles dans un nouvel onglet
page-para-back = Retour au { $rule }

page-quick = Aide-mémoire
page-quick-turn = Un tour
page-quick-farming = Agriculture
page-quick-farming-text = Dans l’ordre du tour, chacun prend une colonne. De gauche à droite, c’est le nouvel ordre. Une colonne reste à vendre.
page-quick-expansion = Expansion
page-quick-expansion-text = L’un après l’autre : poser des huttes, les nourrir, retirer celles qui ont faim, creuser des puits, toucher chameaux et points.
page-quick-actions = Actions
page-quick-actions-text = L’un après l’autre : dépenser des chameaux, tant qu’on peut payer.
page-quick-reigns = Règnes
page-quick-reign = règne
page-quick-turns = tours
page-quick-well-scores = un puits
page-quick-wells = { $stock } puits à { $players } joueurs
page-quick-costs = Ce que cela coûte
page-quick-base = base de ziggourat, pour une hutte à terre
page-quick-centre = centre sur une base
page-quick-roof = toit sur un centre
page-quick-offer = offrande, un pas ; { $steps } par tour au plus
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
page-quick-further = chaque hutte de plus
page-quick-limit = Personne n’en a plus de { $limit }.
page-quick-foods = Denrées
page-quick-any = joker, charrue : un symbole, pour toute hutte
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
page-quick-flood-huts = Les huttes des fleuves repartent.
page-quick-flood-court = Selon l’influence : le premier marque la somme des cartes Expansion du règne, puis on retire la plus forte, et ainsi de suite.
page-quick-flood-two = À deux : le second marque la carte la plus faible, rien au premier règne.
page-quick-flood-gifts = Les faveurs ; puis les huttes de la cour repartent.
page-quick-flood-offerings = Ziggourats × offrande ; puis retour à ×0 :
page-quick-end = Fin, après la troisième crue
page-quick-end-tile = chaque tuile de ziggourat
page-quick-end-plow = une charrue
page-quick-end-camels = pour { $camels }
page-quick-end-ties = En cas d’égalité, la victoire est partagée.
