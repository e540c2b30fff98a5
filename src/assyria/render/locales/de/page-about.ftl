# Was das hier ist, und wer das Spiel gemacht hat.

page-about = Über Assyria
page-about-lead = Spiel das Brettspiel Assyria im Browser, mit Freunden oder gegen Bots.
page-about-game = Das Brettspiel
page-about-author = Autor
page-about-illustrations = Illustrationen
page-about-design = Gestaltung
page-about-publisher = Zuerst erschienen bei
page-about-publisher-is = Ystari Games, 2009
page-about-fans = Ein inoffizielles Fanprojekt
page-about-fans-text = Autor und Verlage des Brettspiels sind an dieser Ausgabe nicht beteiligt und unterstützen sie nicht. Die Regeln stehen hier in unseren eigenen Worten, und alle Bilder sind unsere eigenen.
page-about-licence = Lizenz
page-about-licence-text = Code, Texte und Bilder dieser Ausgabe sind frei unter der MIT-Lizenz: Benutze, ändere und teile sie.
page-about-version = Version { $version }

page-home-foot = Ein inoffizielles Fanprojekt. Spiel von Emanuele Ornella.
