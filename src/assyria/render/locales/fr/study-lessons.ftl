# Leçons : la liste, l’exercice au-dessus de la table, et ce que dit chaque exercice.

page-lessons = Leçons
page-lessons-lead = Dix courtes leçons à une vraie table : environ 25 minutes en tout.
page-lessons-progress = { $done ->
    [one] { $done } leçon terminée sur { $all }
   *[other] { $done } leçons terminées sur { $all }
}
page-lessons-minutes = { $minutes } min
page-lessons-tasks = { $count ->
    [one] { $count } exercice
   *[other] { $count } exercices
}
page-lessons-done = Terminée
page-lessons-start = Commencer
page-lessons-go-on = Continuer
page-lessons-then = Après la dernière leçon
page-lessons-then-about = Jouez une première partie contre trois bots de niveau 1. Le guide explique chaque étape.
page-lessons-play = Jouer une partie guidée
page-lessons-finished = Vous savez ce qui rapporte. Jouez votre première partie.
page-lessons-step = Exercice { $number } sur { $all }
page-lessons-begin = Commencer
page-lessons-explain = Expliquer
page-lessons-restart = Recommencer
page-lessons-skip = Passer
page-lessons-show = Montrer
page-lessons-again = Réessayer
page-lessons-next = Suite
page-lessons-finish = Terminer
page-lessons-solved = Réussi
page-lessons-wrong = Pas tout à fait
page-lessons-missing = Cette leçon n’existe pas.

page-lesson-aim = Le but et les huit tours
page-lesson-aim-1-about = Le plus de points l’emporte. À chaque tour, une hutte nourrie rapporte 2 en région fertile, entre les fleuves, et 1 en région aride, au-delà. Sur un fleuve, elle rapporte 0 point, mais des chameaux.
page-lesson-aim-1-task = Posez une hutte en région fertile.
page-lesson-aim-1-solved = Nourrie, cette hutte rapporte 2 points à chaque tour.
page-lesson-aim-1-river = C’est un fleuve : des chameaux, mais 0 point.
page-lesson-aim-1-otherwise = C’est une région aride : 1 point par tour au lieu de 2.
page-lesson-aim-2-about = Une partie compte trois règnes de 2, 3 et 3 tours, huit en tout. À chaque tour, vous prenez de la nourriture, posez et nourrissez des huttes, puis dépensez des chameaux. Ceux qui restent sont gardés.
page-lesson-aim-2-task = Gardez vos 3 chameaux et pressez Terminer.
page-lesson-aim-2-solved = Le tour 2 commence et vous avez toujours vos 3 chameaux.
page-lesson-aim-2-otherwise = Vous avez dépensé des chameaux : une ziggourat en coûte 6.

page-lesson-columns = Les colonnes et l’ordre du tour
page-lesson-columns-1-about = À chaque tour, chacun prend une colonne de cartes. Une carte nourrit les huttes posées sur sa denrée, une par symbole. Vos huttes sont sur dattes, palme et deux fois sur raisin.
page-lesson-columns-1-task = Prenez la colonne qui nourrit le plus de vos huttes.
page-lesson-columns-1-solved = 2 dattes et 2 raisins nourrissent 3 de vos 4 huttes.
page-lesson-columns-1-barley = Aucune de vos huttes n’est sur l’orge : cela ne nourrit rien.
page-lesson-columns-1-otherwise = Cette colonne ne nourrit que votre hutte sur les dattes.
page-lesson-columns-2-about = Les colonnes fixent aussi l’ordre du tour, de gauche à droite. À droite, les cartes sont meilleures, mais les autres jouent avant vous. Votre adversaire a la colonne 2.
page-lesson-columns-2-task = Prenez la colonne qui vous fait jouer en premier.
page-lesson-columns-2-solved = La colonne 1 précède la colonne 2 : vous jouez en premier.
page-lesson-columns-2-otherwise = La colonne 3 suit la colonne 2 : vous joueriez en second.

page-lesson-huts = Poser des huttes
page-lesson-huts-1-about = La carte Expansion dit combien de huttes vous devez poser : 4, il en reste 3. Chacune va à côté d’une hutte ou d’une ziggourat à vous. Une hutte à peine posée compte aussi.
page-lesson-huts-1-task = Posez une chaîne de huttes jusqu’en d3.
page-lesson-huts-1-solved = Pas à pas, 3 huttes atteignent d3, en région fertile.
page-lesson-huts-1-otherwise = d3 est à 3 pas : chaque hutte doit s’en approcher.
page-lesson-huts-2-about = Une hutte sans nourriture retourne en réserve. Vous avez 3 raisins, 2 sels et 1 palme. Votre charrue nourrit n’importe quelle hutte, par exemple c5 sur les dattes.
page-lesson-huts-2-task = Posez 3 huttes de façon à pouvoir nourrir les 4.
page-lesson-huts-2-solved = Vous avez de quoi nourrir les 4 huttes.
page-lesson-huts-2-otherwise = { $doomed ->
    [one] { $doomed } hutte mourrait de faim : choisissez raisin, sel et palme.
   *[other] { $doomed } huttes mourraient de faim : choisissez raisin, sel et palme.
}

page-lesson-feeding = Nourrir
page-lesson-feeding-1-about = Chaque hutte a besoin de nourriture à chaque tour. Une carte nourrit autant de huttes sur sa denrée qu’elle a de symboles. Un joker nourrit n’importe quelle hutte. Les autres retournent en réserve.
page-lesson-feeding-1-task = Nourrissez les 3 huttes.
page-lesson-feeding-1-solved = Les 3 huttes vivent : +{ $points } points et { $camels } chameaux ce tour.
page-lesson-feeding-1-otherwise = Le joker a nourri une hutte sur le sel : b3 meurt de faim.
page-lesson-feeding-2-about = Vos 3 palmes ne nourrissent que 3 huttes sur 4. b3, fertile, rapporte 2 points ; d4, sur le fleuve, 2 chameaux ; b6 et d6, arides, 1 point chacune.
page-lesson-feeding-2-task = Nourrissez 3 huttes. Laissez celle qui vaut le moins.
page-lesson-feeding-2-solved = Seule une hutte en région aride meurt de faim : 1 point perdu.
page-lesson-feeding-2-fertile = b3 meurt de faim : elle vaut 2 points, b6 seulement 1.
page-lesson-feeding-2-otherwise = d4 meurt de faim : elle vaut 2 chameaux, b6 seulement 1 point.
page-lesson-feeding-3-about = La charrue nourrit n’importe quelle hutte, puis revient sur le plateau. Une autre coûte 2 chameaux, et à la fin une charrue rapporte 1. Gardez-la tant que d’autres cartes suffisent.
page-lesson-feeding-3-task = Nourrissez les 4 huttes et gardez votre charrue.
page-lesson-feeding-3-solved = Les 4 huttes vivent et vous avez gardé votre charrue.
page-lesson-feeding-3-plow = Vous avez joué la charrue, mais vos autres cartes suffisaient.
page-lesson-feeding-3-otherwise = Une hutte est morte de faim : jouez dattes, palme et sel.

page-lesson-rivers = Les fleuves, les chameaux et la crue
page-lesson-rivers-1-about = Les chameaux paient tout ce que vous construisez. Sur chaque fleuve, votre première hutte en rapporte 3, chaque suivante 2. Une hutte sur chaque fleuve en rapporte donc 6.
page-lesson-rivers-1-task = Posez une hutte sur chaque fleuve, sur raisin ou orge.
page-lesson-rivers-1-solved = Nourries, elles rapportent 3 + 3 = 6 chameaux.
page-lesson-rivers-1-same = Les deux sont sur un même fleuve : 5 chameaux, pas 6.
page-lesson-rivers-1-hungry = Vous ne pouvez pas toutes les nourrir : choisissez raisin ou orge.
page-lesson-rivers-1-otherwise = Il vous faut une hutte sur chacun des deux fleuves.
page-lesson-rivers-2-about = Une crue termine chaque règne : toutes les huttes des fleuves retournent en réserve. Les huttes à terre, les puits et les ziggourats restent. C’est le dernier tour avant la crue.
page-lesson-rivers-2-task = Posez les deux huttes à l’abri de la crue.
page-lesson-rivers-2-solved = Les deux sont à terre et restent pour le règne suivant.
page-lesson-rivers-2-river = Cette hutte est sur un fleuve : la crue l’emportera.
page-lesson-rivers-2-otherwise = Posez les deux huttes à terre.
page-lesson-rivers-3-about = 3 de vos huttes sont sur des fleuves. Elles ont rapporté leurs chameaux ; la crue les emporte. Au règne suivant, les fleuves sont de nouveau libres.
page-lesson-rivers-3-task = Terminez votre tour et regardez la crue.
page-lesson-rivers-3-solved = 3 huttes sont de retour en réserve ; b3 et c4 restent.
page-lesson-rivers-3-otherwise = Terminez votre tour pour que la crue vienne.

page-lesson-wells = Les puits
page-lesson-wells-1-about = Là où trois de vos huttes se touchent à un coin, aucune en région fertile, vous pouvez creuser un puits. Il est gratuit et rapporte aussitôt 6, 5 ou 4 points au règne 1, 2 ou 3.
page-lesson-wells-1-task = Creusez un puits.
page-lesson-wells-1-solved = +6 points. Le puits reste, même si des huttes partent.
page-lesson-wells-1-otherwise = Vous avez laissé 6 points : c5, d4 et d5 se touchent.
page-lesson-wells-2-about = Pensez aux puits en posant vos huttes : il en faut trois à un même coin, sur les fleuves ou en région aride. Les ziggourats ne comptent pas comme huttes.
page-lesson-wells-2-task = Posez votre dernière hutte en vue d’un puits.
page-lesson-wells-2-solved = c2, d1 et d2 se touchent : un puits à 6 points.
page-lesson-wells-2-fertile = Cet hexagone est fertile : aucun puits ne peut le toucher.
page-lesson-wells-2-otherwise = Ainsi, aucun coin ne réunit trois de vos huttes.

page-lesson-ziggurats = Les ziggourats
page-lesson-ziggurats-1-about = Pour 6 chameaux, une ziggourat remplace une hutte, mais ni sur un fleuve ni à côté d’un puits. Elle se passe de nourriture, résiste aux crues, et chaque tuile rapporte 1 par tour.
page-lesson-ziggurats-1-task = Remplacez la hutte à terre qui rapporte le moins.
page-lesson-ziggurats-1-solved = c6 rapporte toujours 1 par tour, sans plus jamais de nourriture.
page-lesson-ziggurats-1-fertile = a4 est fertile : la hutte rapportait 2, une base 1.
page-lesson-ziggurats-1-spent = Une base demande vos 6 chameaux. Annulez.
page-lesson-ziggurats-1-otherwise = Vous n’avez rien construit : une base rapporte à chaque tour.
page-lesson-ziggurats-2-about = Ajoutez un centre à une base pour 3 chameaux, un toit à un centre pour 2. Une ziggourat monte d’un étage par tour. Chaque tuile rapporte à chaque tour, et encore à la fin.
page-lesson-ziggurats-2-task = Ajoutez 2 tuiles avec vos 5 chameaux.
page-lesson-ziggurats-2-solved = Un toit et un centre : +2 points à chaque tour.
page-lesson-ziggurats-2-spent = Il reste trop peu de chameaux : toit 2, centre 3.
page-lesson-ziggurats-2-otherwise = Deux sont possibles : un toit en c3, un centre en c4.

page-lesson-court = La cour et ses égalités
page-lesson-court-1-about = Une hutte à la cour coûte 4, 3 ou 2 chameaux et donne 3, 2 ou 1 d’influence. À trois, la première place marque à la crue les cartes du règne, 4 + 4 = 8 ; la deuxième 4. Un rival a 3.
page-lesson-court-1-task = Prenez la première place à la cour.
page-lesson-court-1-solved = Première place à la crue : 8 points.
page-lesson-court-1-tie = Égalité à 3, et la hutte du rival est plus haute.
page-lesson-court-1-otherwise = Il vous faut 4 d’influence, ou 3 avec deux huttes.
page-lesson-court-2-about = À égalité, le plus de huttes à la cour l’emporte, puis la hutte la plus haute. Vous avez 1 d’influence, un rival 3 avec une seule hutte. La première place rapporte 4 + 3 = 7.
page-lesson-court-2-task = Prenez la première place avec 3 chameaux.
page-lesson-court-2-solved = 3 à 3, mais deux huttes battent une : 7 points.
page-lesson-court-2-lower = Cela ne fait que 2 : essayez le dignitaire intermédiaire.
page-lesson-court-2-otherwise = Le dignitaire intermédiaire donne 3 d’influence, avec deux huttes.

page-lesson-offerings = Les offrandes et le décompte final
page-lesson-offerings-1-about = À chaque crue, chaque ziggourat rapporte votre multiplicateur : ×0 ×1 ×2 ×2 ×3 ×3 ×3 ×4. Un pas coûte 1 chameau, 3 au plus par tour. Vous avez 4 ziggourats à ×2.
page-lesson-offerings-1-task = Marquez 12 avec vos ziggourats à la crue.
page-lesson-offerings-1-solved = 4 ziggourats × 3 = 12 points pour 2 chameaux.
page-lesson-offerings-1-one = Un pas reste à ×2 et 8 points : faites-en deux.
page-lesson-offerings-1-otherwise = À ×2, vous marquez 8 : deux pas font ×3 et 12.
page-lesson-offerings-2-about = À la fin, une tuile de ziggourat rapporte 1, une charrue 1 et deux chameaux 1. Vous avez 4 chameaux et 4 ziggourats à ×3. Trois pas plus loin : ×4.
page-lesson-offerings-2-task = Dépensez vos chameaux pour le plus de points.
page-lesson-offerings-2-solved = ×4 au lieu de ×3 : 4 points de plus pour 3 chameaux.
page-lesson-offerings-2-plow = Le dignitaire intermédiaire vous donne une charrue de toute façon.
page-lesson-offerings-2-camels = 4 chameaux rapportent 2 ; trois pas vers ×4 rapportent 4.
page-lesson-offerings-2-otherwise = Vous avez marqué { $points } ; trois pas vers ×4 font 32.

page-lesson-last-turn = Tout un dernier tour
page-lesson-last-turn-1-about = Jouez par vous-même le dernier tour d’une partie : prenez une colonne, posez et nourrissez des huttes, creusez un puits, dépensez vos chameaux. La crue et le décompte final suivent.
page-lesson-last-turn-1-task = Marquez au moins 25 points.
page-lesson-last-turn-1-solved = { $points } points. À vous la première partie.
page-lesson-last-turn-1-hungry = Des huttes sont mortes, { $points } points : prenez la bonne nourriture.
page-lesson-last-turn-1-otherwise = { $points } points sur 25 : creusez un puits, dépensez vos chameaux.
