# Notifications to people who are not looking.

notification-your-turn = Twoja kolej w partii Assyrii.
notification-game-over = Twoja partia Assyrii dobiegła końca.
notification-table-cancelled = Wasz stół do partii Assyrii został odwołany.
notification-take-back-proposed = Ktoś prosi o cofnięcie ruchu w waszej partii Assyrii.
notification-pause-proposed = Ktoś proponuje przerwę w waszej partii Assyrii.
notification-end-proposed = Ktoś proponuje zakończyć tutaj waszą partię Assyrii.
notification-rematch-opened = Ktoś gra w Assyrię jeszcze raz i jest miejsce dla ciebie.
notification-seat-taken = Ktoś usiadł przy twoim stole do partii Assyrii.
notification-table-full = Twój stół do partii Assyrii jest pełny: możesz zaczynać.
notification-test = To jest próba: powiadomienia z Assyrii docierają tutaj.
