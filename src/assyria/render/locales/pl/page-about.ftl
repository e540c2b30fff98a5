# Co to jest i kto stworzył grę.

page-about = O grze Assyria
page-about-lead = Graj w grę planszową Assyria w przeglądarce, ze znajomymi albo z botami.
page-about-game = Gra planszowa
page-about-author = Autor
page-about-illustrations = Ilustracje
page-about-design = Projekt
page-about-publisher = Pierwsze wydanie
page-about-publisher-is = Ystari Games, 2009
page-about-fans = Nieoficjalne dzieło fanów
page-about-fans-text = Autor i wydawcy gry planszowej nie mają udziału w tym wydaniu i go nie firmują. Zasady są opisane naszymi słowami, a wszystkie rysunki są nasze.
page-about-licence = Licencja
page-about-licence-text = Kod, teksty i rysunki tego wydania są wolne, na licencji MIT: używaj ich, zmieniaj je i udostępniaj.
page-about-version = Wersja { $version }

page-home-foot = Nieoficjalne dzieło fanów. Autor gry: Emanuele Ornella.
