# Notices to people who are not looking.

notice-your-turn = Twoja kolej w partii Assyrii.
notice-game-over = Partia Assyrii, w której grasz, dobiegła końca.
notice-take-back-asked = Ktoś prosi o cofnięcie ruchu w waszej partii Assyrii.
notice-test = To jest próba: powiadomienia z Assyrii docierają tutaj.
