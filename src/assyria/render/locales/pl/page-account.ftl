# Kim jesteś dla serwera: konto, sesje, tokeny i twoje dane.

page-account = Konto
page-account-is = To twoje konto: { $account }
page-account-about = Zaloguj się nim na innym urządzeniu, a twoje stoły będą i tam.
page-account-claim = Załóż konto
page-account-log-in = Zaloguj się
page-account-claim-about = Możesz grać bez konta: ta przeglądarka cię zna. Z kontem możesz grać także gdzie indziej i nic nie przepadnie, gdy przeglądarka cię zapomni. Nie pytamy o e-mail, więc nikt nie odzyska zgubionego hasła.
page-account-log-in-about = Grasz tu wtedy z tym samym kontem co na drugim urządzeniu. Tego, co ta przeglądarka rozegrała jako gość bez konta, nie da się już stąd otworzyć.
page-account-name = Nazwa konta
page-account-passphrase = Hasło
page-account-rules = Nazwa: od 2 do 40 liter, cyfr, _ . lub -, bez spacji. Hasło: co najmniej 8 znaków; dobre jest kilka słów, których nikt inny by nie zestawił.
page-account-claimed = Konto założone. Możesz się nim teraz logować gdzie indziej.
page-account-logged-in = Logowanie się udało.

page-log-out = Wyloguj się
page-log-out-title = Wylogować się?
page-log-out-account = W każdej chwili możesz zalogować się znowu kontem { $account }.
page-log-out-guest = Grasz jako gość bez konta. Po wylogowaniu ten gość przepadnie razem z miejscami i grami. Aby je zachować, najpierw załóż konto.
page-log-out-guest-yes = Wyloguj się i porzuć tego gościa
page-signed-out = Ta przeglądarka została wylogowana.

page-passphrase-change = Zmień hasło
page-passphrase-old = Obecne hasło
page-passphrase-new = Nowe hasło
page-passphrase-tokens = Unieważnij też wszystkie tokeny
page-passphrase-about = Wszystkie inne urządzenia zostaną wylogowane.
page-passphrase-changed = Hasło zmienione. Inne urządzenia są wylogowane.

page-sessions = Gdzie trwa twoje logowanie
page-sessions-about = Te przeglądarki grają w twoim imieniu. Adresów nie zapisujemy.
page-sessions-name = { $browser } ({ $system })
page-sessions-unknown = Nieznana przeglądarka
page-sessions-this = Ta przeglądarka
page-sessions-seen = Ostatnio: { $time }
page-sessions-end-of = Wyloguj: { $session }
page-sessions-end-title = Wylogować tę przeglądarkę?
page-sessions-end-means = Przeglądarka { $session } nie będzie już mogła grać w twoim imieniu.
page-sessions-end-others = Wyloguj wszędzie indziej
page-sessions-end-others-title = Wylogować wszędzie indziej?
page-sessions-end-others-means = { $count ->
    [0] Żadna inna przeglądarka nie jest zalogowana. Kopie ciasteczka tej przeglądarki przestaną działać.
    [one] Jedna inna przeglądarka zostanie wylogowana. Kopie ciasteczka tej przeglądarki też przestaną działać.
    [few] { $count } inne przeglądarki zostaną wylogowane. Kopie ciasteczka tej przeglądarki też przestaną działać.
   *[other] { $count } innych przeglądarek zostanie wylogowanych. Kopie ciasteczka tej przeglądarki też przestaną działać.
}
page-sessions-ended = Wszystkie inne przeglądarki są wylogowane.

page-tokens = Tokeny dla twoich botów
page-tokens-about = Program z tokenem działa przy stołach w twoim imieniu. Nigdy nie dosięgnie twojego konta ani tych ustawień. Traktuj token jak hasło.
page-tokens-label = Do czego służy
page-tokens-scope = Może
page-tokens-scope-play = grać
page-tokens-scope-read = tylko czytać
page-tokens-about-play = Otwierać stoły, siadać, grać i pisać na czacie w twoim imieniu.
page-tokens-about-read = Widzieć twoje stoły, strumienie i zapisy gier, niczego nie zmieniając.
page-tokens-line = { $label } ({ $scope })
page-tokens-made = Utworzono: { $time }
page-tokens-used = Ostatnie użycie: { $time }
page-tokens-unused = Jeszcze nieużywany
page-tokens-make = Utwórz token
page-tokens-fresh = Nowy token, widoczny tylko ten jeden raz
page-tokens-kept = Mam go u siebie
page-tokens-revoke = Unieważnij
page-tokens-revoke-of = Unieważnij { $label }
page-tokens-revoke-title = Unieważnić ten token?
page-tokens-revoke-means = Program, który używa „{ $label }”, zostanie od razu odłączony. Tego nie da się cofnąć.

page-data = Twoje dane
page-data-export = Pobierz moje dane
page-data-export-about = Jeden plik JSON ze wszystkim, co o tobie zapisano: imię, konto, zalogowane przeglądarki, tokeny (bez ich sekretów), miejsca powiadomień, stoły, wiadomości i zapisy zakończonych partii.
page-data-anonymise = Usuń moje imię
page-data-anonymise-about = Twoje imię znika ze wszystkich stołów i czatów. Zachowujesz miejsca i konto jako gość z numerem.
page-data-anonymise-title = Usunąć twoje imię wszędzie?
page-data-anonymise-means = „{ $name }” znika ze wszystkich stołów i czatów. Twoje wiadomości zostają, bez imienia. Tego nie da się cofnąć.
page-data-anonymised = Twoje imię jest usunięte.
page-data-delete = Usuń mnie
page-data-delete-about = Usuwane są: imię, konto, zalogowane przeglądarki, tokeny, miejsca powiadomień i wiadomości. W trwających partiach twoje miejsca przejmują boty.
page-data-delete-title = Usunąć cię na zawsze?
page-data-delete-means = Usuwane są: imię, konto, zalogowane przeglądarki, tokeny, miejsca powiadomień i wiadomości. W trwających partiach twoje miejsca przejmują boty. Tego nie da się cofnąć.
page-data-delete-yes = Usuń mnie na zawsze
page-data-stays = Partie, w które grali z tobą inni, zostają bez twojego imienia.

page-problem-signed-out = Ta przeglądarka została wylogowana. Wczytaj stronę ponownie.
page-problem-wrong-passphrase = To nie jest twoje hasło. Spróbuj jeszcze raz.
page-problem-no-such-session = Ta przeglądarka jest już wylogowana.
page-problem-too-many-tokens = Nie możesz mieć więcej tokenów. Najpierw unieważnij jeden.
page-problem-has-an-account = Masz już konto.
page-problem-no-such-token = Tego tokenu już nie ma.

page-blocks = Zablokowane i wyciszone osoby
page-blocks-about = Nie widzisz wiadomości tych osób. Zablokowane nie usiądą też przy twoich stołach.
page-blocks-end = Odblokuj
page-blocks-end-of = Odblokuj: { $name }
page-blocks-hear-of = Cofnij wyciszenie: { $name }
page-blocks-muted = bez wiadomości
page-holidays = Urlop
page-holidays-about = W grach trwających wiele dni twoje zegary stoją, gdy masz urlop. { $days ->
    [one] Masz jeden dzień
    [few] Masz { $days } dni
    [many] Masz { $days } dni
   *[other] Masz { $days } dnia
} w roku.
page-holidays-until = Masz urlop do { $time }.
page-holidays-end = Zakończ urlop
page-holidays-days = Dni, najwyżej { $left }
page-holidays-begin = Zacznij teraz
page-holidays-none = W tym roku nie masz już dni urlopu.
