# O czym teraz się decyduje i co przynoszą możliwości.

prompt-start = Wybierz pole startowe dla swojego pierwszego zigguratu.
prompt-draft = Weź jedną z tych kart.
prompt-harvest = Weź kolumnę. Bliżej lewej strony grasz wcześniej.
prompt-huts = { $left ->
    [one] Postaw ostatnią chatę obok swojej chaty lub zigguratu.
   *[other] Postaw chatę obok swojej chaty lub zigguratu (zostało: { $left }).
}
prompt-supply-card = Nakarm chaty: zagraj kartę.
prompt-supply-hut = Wybierz jeszcze { $left ->
    [one] { $left } chatę
    [few] { $left } chaty
   *[other] { $left } chat
} do nakarmienia ({ $card }).
prompt-wells = Wykop studnię albo zakończ.
prompt-actions = Masz { $camels } do wydania: wybierz akcję albo zakończ turę.
prompt-over = Gra skończona.

choice-start = { $food }, { $region }
choice-hut = daje { $gain }
choice-hut-hungry = daje { $gain }, na razie brak żywności
choice-feed = { $card } dla { $huts }
choice-feed-some = { $card } dla { $symbols } z { $huts }
choice-well = studnia { $site }: { $points }
choice-build = zbuduj ziggurat za { $camels }
choice-extend = rozbuduj do poziomu { $level } za { $camels }
choice-court = wyślij chatę na dwór za { $camels }: { $dignitary }, wpływy { $influence }
choice-offer = złóż dar za { $camels }: potem ×{ $multiplier }
choice-buy = kup za { $camels }: { $card }
choice-done = zakończ
choice-keyed = { $keys }: { $text }
