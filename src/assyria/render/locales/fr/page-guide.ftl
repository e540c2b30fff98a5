# Le guide de la première partie, et les touches.

page-guide = Conseil
page-guide-step = Conseil { $step } sur { $steps }
page-guide-got-it = Compris
page-guide-next = Suite
page-guide-off = Plus de conseils
page-guide-is-off = Plus de conseils. Les réglages les font revenir.

page-guide-title-start = Où commencer
page-guide-title-draft = Votre première carte
page-guide-title-harvest = Récolte
page-guide-title-huts = Nouvelles huttes
page-guide-title-supply = Ravitaillement
page-guide-title-wells = Puits
page-guide-title-actions = Actions
page-guide-title-flood = Crue
page-guide-title-over = Le dernier décompte

page-guide-start-prompt = Bienvenue ! Cette ligne dit toujours quoi faire maintenant. Tout ce qui est éclairé peut être choisi ; touchez autre chose, et l’on vous dira pourquoi ce n’est pas possible.
page-guide-start-board = Votre tribu s’étend de proche en proche depuis sa première ziggourat. Cherchez un départ près d’un fleuve pour les chameaux, avec de la verdure à portée pour les points, et autour de lui des denrées que vous pouvez obtenir.
page-guide-draft-columns = Une carte nourrit les huttes posées sur sa denrée. Prenez-en une dont la denrée entoure votre ziggourat ; un joker nourrit une hutte n’importe où.
page-guide-harvest-columns = Prenez une colonne. À gauche : moins à manger, mais vous jouez d’abord et avez les meilleurs hexagones. À droite : plus à manger, mais les autres s’installent avant vous.
page-guide-harvest-hand = Chaque hutte mange la denrée de son hexagone, à chaque tour. Choisissez donc ce que montrent les hexagones autour de vous ; ce qui ne sert pas maintenant, vous le gardez pour plus tard.
page-guide-huts-board = Les huttes se posent à côté des vôtres. À chaque tour, une hutte rapporte { $fertile } dans la verdure, et { $arid } sur le sable. Une place prise tôt paie encore et encore.
page-guide-huts-camels = Une hutte sur un fleuve ne rapporte pas de points, mais des chameaux : { $first } pour la première de chaque fleuve, { $further } pour chacune des autres. Les chameaux paient tout le reste. À la fin du règne, la crue renvoie ces huttes chez vous.
page-guide-huts-hand = Nourrissez ce que vous posez : une hutte sans nourriture repart aussitôt et ne rapporte rien. Le meilleur hexagone est celui dont vous avez la denrée.
page-guide-supply-hand = Jouez une carte : chaque symbole nourrit une hutte sur cette denrée. Une hutte qui n’a rien retourne dans votre réserve. Dans le doute, faites-vous proposer une répartition (touche F).
page-guide-wells-board = Trois de vos huttes se touchent en un coin hors de la verdure : un puits y est gratuit et rapporte aussitôt des points, { $wells } selon le règne. Le prix : on ne peut plus construire de ziggourat à côté.
page-guide-actions-camels = Maintenant, dépensez vos chameaux. Vous n’en avez jamais plus de { $limit } : piste pleine, le reste est perdu. Gardés jusqu’à la fin, ils valent peu : un point pour { $pair }.
page-guide-actions-board = Une ziggourat remplace une hutte à terre. Elle ne mange pas, aucune crue ne l’emporte, chacune de ses tuiles rapporte { $tile } à chaque tour et encore à la fin, et les offrandes la multiplient. Plus elle est là tôt, plus elle rapporte.
page-guide-actions-court = Envoyez à la cour des huttes de votre réserve. À la crue, la tribu la plus influente marque toutes les cartes Expansion du règne, les suivantes moins ; qui n’y est pas ne marque rien. Souvent, une hutte de plus que le voisin suffit.
page-guide-actions-offerings = Chaque pas coûte un chameau. À la crue, on compte vos ziggourats, multipliées par le nombre atteint. Avec deux ou trois ziggourats, cela vaut la peine.
page-guide-actions-confirm = Faites plusieurs choses, ou rien. Tant que vous n’avez pas confirmé, tout peut s’annuler ; ensuite, finissez votre tour ici.
page-guide-flood-board = Le règne est fini. Les huttes des fleuves repartent ; celles à terre, les ziggourats et les puits restent. Au prochain tour, les fleuves sont de nouveau libres : arrivez tôt.
page-guide-flood-court = La cour récompense l’influence : des points, puis ses faveurs, points, charrues et chameaux. Après quoi les huttes rentrent, et tout le monde repart de zéro.
page-guide-flood-offerings = On marque ziggourats fois offrandes, puis chaque disque revient à ×0. Au règne suivant, il vaut la peine de remonter.
page-guide-over-prompt = Un dernier décompte : encore les tuiles de ziggourat, les charrues, et un point pour { $pair }. Qui a le plus de points gagne. Regardez d’où viennent les vôtres : c’est par là qu’il faudra commencer la prochaine fois.

page-keys = Touches
page-keys-board = Sur le plateau
page-keys-turn = Votre tour
page-keys-look = Pour consulter
page-keys-arrows = aller d’un hexagone à l’autre
page-keys-choose = choisir
page-keys-next = place éclairée suivante
page-keys-previous = place éclairée précédente
page-keys-undo = annuler
page-keys-restart = recommencer le tour
page-keys-confirm = confirmer le tour
page-keys-feed = proposer une répartition de la nourriture
page-keys-log = journal
page-keys-chat = discussion
page-keys-since = depuis mon dernier coup
page-keys-guide = conseil pour ce qu’il faut faire maintenant
page-keys-quick = aide-mémoire
page-keys-list = cette liste
page-keys-close = fermer ce qui est ouvert
