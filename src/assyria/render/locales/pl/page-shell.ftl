# Rama strony: częste słowa i to, co się nie udało.

page-close = Zamknij
page-cancel = Anuluj
page-back = Wstecz
page-home = Strona główna
page-loading = Chwileczkę…
page-you = ty
page-someone = ktoś
page-guest = Gość { $number }

page-version-after-turn = Nowa wersja. Wczyta się po twojej turze.
page-version-new = Nowa wersja.
page-version-incompatible = Ta strona jest nieaktualna. Wczytaj ją ponownie.
page-version-reload = Wczytaj

page-sounds-ask = Grać z cichymi dźwiękami?
page-sounds-on = Włącz dźwięki

page-not-found = Tu nic nie ma
page-not-found-why = Sprawdź adres albo zacznij od strony głównej.

page-problem-no-answer = Brak połączenia z serwerem. Nic nie przepadło; spróbuj za chwilę.
page-problem-too-many-records = Masz już { $most } udostępnionych partii. Usuń jedną w ustawieniach.
page-problem-no-such-record = Ta partia nie jest już udostępniana.
page-problem-other = To się nie udało ({ $title }).
page-problem-record = Nie da się odczytać tego zapisu: { $what }
page-problem-stale = Stół się zmienił. Spójrz jeszcze raz i wybierz.
page-problem-not-your-seat = To nie twoje miejsce.
page-problem-not-the-owner = Może to zrobić tylko osoba, która otworzyła stół.
page-problem-no-such-table = Nie ma takiego stołu albo jest prywatny.
page-problem-table-damaged = Ten stół jest uszkodzony. Powiadom osoby prowadzące ten serwer.
page-problem-not-playing = Partia się nie zaczęła albo już się skończyła.
page-problem-not-over = Możesz to zrobić po zakończeniu partii.
page-problem-seat-taken = Ktoś już tam siedzi.
page-problem-seats-open = Są jeszcze wolne miejsca.
page-problem-already-started = Partia już się zaczęła.
page-problem-nothing-to-undo = Brak ruchów do cofnięcia.
page-problem-too-many-changes = Zbyt wiele zmian przy tym stole: graj dalej albo się poddaj.
page-problem-awaits-confirmation = Najpierw potwierdź albo cofnij swoją turę.
page-problem-nothing-proposed = Ta propozycja już wygasła.
page-problem-proposal-pending = Najpierw odpowiedz na drugą propozycję.
page-problem-already-refused = Odmówiono. Zagraj ruch, zanim poprosisz ponownie.
page-problem-still-here = Ta osoba jest tutaj albo była przed chwilą.
page-problem-removed = Gospodarz zabrał ci miejsce przy tym stole. Nie możesz tu znów usiąść.
page-problem-paused = Gra jest wstrzymana.
page-problem-not-paused = Gra nie jest wstrzymana.
page-problem-no-clock = Wstrzymać można tylko grę z zegarem.
page-problem-away = Bot gra za ciebie. Najpierw wróć na swoje miejsce.
page-problem-out-of-time = Czas skończył się dwa razy. Wróć w następnej turze.
page-problem-resigned = Ta partia jest już poddana.
page-problem-on-holiday = Masz już urlop.
page-problem-not-on-holiday = Nie masz urlopu.
page-problem-no-holiday-left = W tym roku { $most ->
    [one] został ci { $most } dzień
    [few] zostały ci { $most } dni
    [many] zostało ci { $most } dni
   *[other] zostało ci { $most } dnia
} urlopu.
page-problem-too-many-requests = Za szybko. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} i spróbuj ponownie.
page-problem-too-large = To jest za duże.
page-problem-store-unavailable = Serwer nie może teraz zapisywać. Nic nie przepadło; spróbuj za chwilę.
page-problem-internal-error = Serwer popełnił błąd i go odnotował.
page-problem-account-taken = Ta nazwa jest zajęta.
page-problem-wrong-account-or-passphrase = Nazwa albo hasło jest błędne.
page-problem-invalid-request = W tym formularzu jest błąd. Sprawdź go i spróbuj ponownie.
page-problem-bad-options = Te opcje do siebie nie pasują.
page-problem-no-hints = Ten stół nie ma podpowiedzi.
page-problem-no-analysis = Silnik nie odpowiedział. Spróbuj za chwilę.
page-problem-nothing-to-decide = Tu nie ma decyzji.
page-problem-too-many-bot-tables = Masz już stół botów. Poczekaj, aż skończą.
page-problem-too-many-tables = Masz za dużo otwartych stołów. Zacznij grę albo opuść któryś.
page-problem-too-many-sockets = Otwarto za dużo okien tego serwera. Zamknij kilka.
page-problem-too-many-connections = Za dużo połączeń z twojej sieci. Spróbuj za chwilę.
page-problem-too-slow = Połączenie jest zbyt wolne. Spróbuj ponownie.
page-problem-busy = Serwer jest przeciążony. Spróbuj za chwilę.
page-problem-old-protocol = Ta strona jest nieaktualna. Wczytaj ją ponownie.

page-problem-blocked = Nie możesz tu usiąść.
page-problem-no-such-line = Tej wiadomości już nie ma.
page-problem-chat-for-players = Przy tym stole piszą tylko grający.
page-problem-suspended = To konto jest zawieszone. Zapytaj osoby prowadzące ten serwer.
page-problem-address-refused = Ten serwer odrzuca twój adres.
page-problem-needs-server = Do tego potrzebny jest serwer: tutaj grasz tylko w przeglądarce.
page-problem-guests-closed = Ten serwer jest dla członków. Zaloguj się albo poproś o zaproszenie.
page-problem-registration-closed = Nie możesz tu teraz założyć konta.
page-problem-no-invitation = To zaproszenie jest wykorzystane, za stare albo błędne.
