# Notifications to people who are not looking.

notification-your-turn = Twoja kolej w partii Assyrii.
notification-game-over = Twoja partia Assyrii dobiegła końca.
notification-table-cancelled = Wasz stół do partii Assyrii został odwołany.
notification-take-back-proposed = Ktoś prosi o cofnięcie ruchu w waszej partii Assyrii.
notification-pause-proposed = Ktoś proponuje przerwę w waszej partii Assyrii.
notification-rematch-proposed = Ktoś chce znów zagrać z tobą w Assyrię.
notification-test = To jest próba: powiadomienia z Assyrii docierają tutaj.
