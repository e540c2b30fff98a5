# O czym teraz się decyduje i co przynoszą możliwości.

prompt-start = Wybierz pole startowe dla swojej pierwszej podstawy zigguratu.
prompt-draft = Weź jedną z odkrytych kart.
prompt-harvest = Weź kolumnę razem z jej kartami. Im dalej w lewo, tym wcześniej zagrasz w turze.
prompt-huts = Postaw { $left ->
    [one] ostatnią nową chatę
   *[other] jedną z { $left } pozostałych chat
}: wybierz pole obok swojej chaty lub swojego zigguratu.
prompt-supply-card = Nakarm swoje chaty: wybierz kartę do zagrania.
prompt-supply-hut = Nakarm jeszcze { $left ->
    [one] jedną chatę ({ $card }): wybierz którą.
    [few] { $left } chaty ({ $card }): wybierz, którą teraz.
   *[other] { $left } chat ({ $card }): wybierz, którą teraz.
}
prompt-wells = Wykop studnię albo zakończ.
prompt-actions = Masz do wydania { $camels }: wybierz akcję albo zakończ.
prompt-over = Gra już się skończyła.

choice-start = zacznij tutaj: { $food }, { $region }
choice-draft = weź: { $card }
choice-harvest = weź: { $cards }
choice-hut = { $food }, { $region }: daje { $gain }
choice-hut-hungry = { $food }, { $region }: daje { $gain }, ale na razie brakuje żywności
choice-feed = żywi { $count ->
    [one] chatę { $huts }
    [few] { $count } chaty: { $huts }
   *[other] { $count } chat: { $huts }
}
choice-feed-some = żywi { $symbols ->
    [one] jedną
   *[other] { $symbols }
} z chat: { $huts }
choice-supply = { $food }, { $region }
choice-well = studnia warta { $points }
choice-build = nowy ziggurat za { $camels }
choice-extend = poziom { $level } za { $camels }
choice-court = chata na dwór za { $camels }: { $dignitary }, wpływy { $influence }
choice-offer = jeden krok za { $camels }: potem ×{ $multiplier }
choice-buy = kup za { $camels }: { $card }
choice-done = to wszystko
