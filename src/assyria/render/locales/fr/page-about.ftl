# Ce que c’est, et qui a fait le jeu.

page-about = À propos d’Assyria
page-about-lead = Jouez au jeu de plateau Assyria dans votre navigateur, entre amis ou contre des bots.
page-about-game = Le jeu de plateau
page-about-author = Auteur
page-about-illustrations = Illustrations
page-about-design = Design
page-about-publisher = Première édition
page-about-publisher-is = Ystari Games, 2009
page-about-fans = Une œuvre de fans, non officielle
page-about-fans-text = L’auteur et les éditeurs du jeu de plateau n’ont aucune part dans cette édition et ne la cautionnent pas. Les règles sont écrites avec nos propres mots, et toutes les images sont les nôtres.
page-about-licence = Licence
page-about-licence-text = Le code, les textes et les images de cette édition sont libres, sous licence MIT : utilisez-les, modifiez-les, partagez-les.
page-about-version = Version { $version }

page-home-foot = Une œuvre de fans, non officielle. Jeu d’Emanuele Ornella.
