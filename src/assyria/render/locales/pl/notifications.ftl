# Notices to people who are not looking.

notification-your-turn = Twoja kolej w partii Assyrii.
notification-game-over = Partia Assyrii, w której grasz, dobiegła końca.
notification-take-back-asked = Ktoś prosi o cofnięcie ruchu w waszej partii Assyrii.
notification-test = To jest próba: powiadomienia z Assyrii docierają tutaj.
