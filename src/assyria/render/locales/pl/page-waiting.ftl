# The waiting room: before the start of a game.

page-room = Poczekalnia
page-room-about = Gra planszowa o chatach, wielbłądach i zigguratach między dwiema rzekami.
page-room-yours = Twój stół
page-room-invites = { $name } zaprasza cię do gry.
page-room-invited = Masz zaproszenie do gry.
page-room-minutes = około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
page-room-minutes-most = najwyżej { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
page-room-days = przez kilka dni
page-room-learn = Poznaj grę w dwie minuty

page-room-name-of = Imię na miejscu { $colour }
page-room-sit = Usiądź
page-room-full = Wszystkie miejsca są zajęte. Możesz oglądać.

page-room-seats = Miejsca
page-room-free = Wolne
page-room-host = zaprasza
page-room-here = przy stole, można zaczynać
page-room-unready = prosi o chwilę
page-room-away = poza stołem
page-room-colour = Kolor
page-room-colour-of = Kolor: { $name }
page-room-colour-swap = { $colour } (zamiana: { $name })
page-room-close = Zamknij to miejsce
page-room-add = Dodaj miejsce
page-room-stand = Wstań
page-room-free-seat = Zwolnij miejsce
page-room-someone = Dodaj osobę przy tym ekranie

page-room-wait-players = { $count ->
    [one] Brakuje { $count } osoby.
    [few] Brakuje { $count } osób.
    [many] Brakuje { $count } osób.
   *[other] Brakuje { $count } osoby.
} Wyślij link.
page-room-wait-seats = { $count ->
    [one] Brakuje { $count } osoby.
    [few] Brakuje { $count } osób.
    [many] Brakuje { $count } osób.
   *[other] Brakuje { $count } osoby.
}
page-room-wait-here = Jeszcze poza stołem: { $names }.
page-room-wait-ready = Prosi o chwilę: { $names }.
page-room-wait-start = Czekamy, aż { $name } rozpocznie partię.
page-room-wait-host = Czekamy na początek partii.
page-room-all = Wszyscy są. Można zaczynać.
page-room-start = Rozpocznij partię
page-room-be-ready = Możemy zaczynać
page-room-not-yet = Zaczekajcie na mnie

page-room-title = ({ $taken }/{ $seats }) Assyria
page-room-asked-again = Pytamy o kolejną partię: { $names }.
page-room-removed = Gospodarz zabrał ci miejsce. Możesz patrzeć albo poszukać innego stołu.
page-room-remove-title = Zabrać miejsce: { $name }?
page-room-remove-means = Ta osoba nie usiądzie już przy tym stole.
page-room-options-change = Zmień
page-room-options-means = Wszyscy inni muszą znów potwierdzić gotowość.
page-room-hasty-title = Zacząć bez czekania?
page-room-hasty-means = Nieobecni albo niegotowi: { $names }.

page-room-cancel = Odwołaj ten stół
page-room-cancel-title = Odwołać ten stół?
page-room-cancel-means = Wszyscy przy stole się dowiedzą. Nikt już nie usiądzie.
page-room-cancelled = Ten stół jest odwołany.
page-room-cancelled-by = Ten stół jest odwołany ({ $name }).

page-invite-alone = Ten link działa tylko na tym komputerze.
page-invite-network = Aby działał w twojej sieci ({ $address }), uruchom serwer tak:
page-invite-qr = Kod QR z linkiem do tego stołu

page-option-clock = { $pace }: { $means }
page-option-feeding-free = Swobodne wyżywienie: zagrywaj karty w dowolnej kolejności, dopóki któraś pasuje
page-option-feeding-strict = Ścisłe wyżywienie: nakarm każdą chatę, którą możesz nakarmić
page-option-confirm = Tura liczy się po potwierdzeniu
page-option-no-confirm = Tura liczy się od razu, bez potwierdzenia
page-option-hints = Podpowiedzi dozwolone
page-option-no-hints = Bez podpowiedzi
page-option-resign = Można się poddać: gra dalej bot
page-option-no-resign = Bez poddawania się
page-option-draft = { $cards ->
    [one] { $cards } karta startowa odkryta
    [few] { $cards } karty startowe odkryte
    [many] { $cards } kart startowych odkrytych
   *[other] { $cards } karty startowej odkryte
}
page-option-listed = Otwarty dla wszystkich
page-option-private = Prywatny: z linkiem
page-option-chat = Czat dla wszystkich z linkiem
page-option-chat-held = Czat dla wszystkich; oglądających grający przeczytają po partii
page-option-chat-players = Czat tylko dla grających

page-list-cancelled = odwołany
page-clock-range = Wpisz od { $least } do { $most }.

page-problem-cancelled = Ten stół jest odwołany.
page-problem-too-few-seats = Muszą grać co najmniej 2 osoby.
page-problem-too-many-seats = Mogą grać najwyżej 4 osoby.
page-problem-seats-fixed = Liczbę graczy wyznacza zapis.
page-problem-record-over = Ta partia jest skończona. Odtwórz ją.
