# Co się wydarzyło. Wartościami są pola zdarzenia; obok listy stoi jej długość ($cards, $cards_n).
# Nazwy kart i dostojników są w mianowniku, dlatego stoją po dwukropku albo w nawiasie.

event-order-drawn = Wylosowana kolejność w turze: { $order }.
event-turn-began = Epoka { $reign }, tura { $turn }: karta Ekspansji ma wartość { $expansion }.
event-reshuffled = Talia jest pusta: { $cards } ze stosu kart odrzuconych tasuje się w nową.
event-sown = Wysiew, od lewej do prawej: { $columns }.
event-started = { $seat } zaczyna na polu { $at }.
event-draft-shown = Karty odkryte do początkowego wyboru: { $cards }.
event-drafted = { $seat } bierze: { $card }.
event-draft-discarded = Z początkowego wyboru zostaje i trafia na stos kart odrzuconych: { $cards }.
event-harvested = { $seat } zbiera kolumnę { $column }: { $cards }.
event-order-changed = Nowa kolejność w turze: { $order }.
event-hut-placed = { $seat } stawia chatę na polu { $at }.
event-huts-unplaced = { $seat } zostawia w rezerwie { $huts }, bo nie ma już odpowiedniego pola.
event-card-played = { $seat } zagrywa: { $card }.
event-huts-fed = { $seat } karmi { $huts } ({ $card }).
event-starved = Głód: { $seat } traci { $huts }.
event-well-dug = { $seat } kopie studnię w narożniku { $site }.
event-camels-earned = { $seat } dostaje { $camels } z rzek{ $lost ->
    [0] .
    [few] ; { $lost } przepadają ponad limit.
   *[other] ; { $lost } przepada ponad limit.
}
event-scored = { $seat } zdobywa { $points } ({ $source }).
event-ziggurat-built = { $seat } buduje ziggurat na polu { $at } za { $camels }.
event-ziggurat-extended = { $seat } rozbudowuje ziggurat na polu { $at } do poziomu { $level } za { $camels }.
event-hut-at-court = { $seat } posyła chatę na dwór za { $camels }: { $dignitary }, miejsce { $space }.
event-offering-made = { $seat } składa dar za { $camels }: teraz ×{ $multiplier }.
event-card-bought = { $seat } kupuje za { $camels }: { $card }.
event-turn-ended = Koniec tury { $turn } w epoce { $reign }{ $discarded_n ->
    [0] .
   *[other] ; odrzucone: { $discarded }.
}
event-flooded = Powódź: { $seat } zabiera do rezerwy { $huts }.
event-court-ranked = Asur, miejsce { $place }: { $seat } ma na dworze { $huts } i wpływy { $influence }{ $cards_n ->
    [0] ; nie ma już karty do punktowania.
    [one] ; punkty daje karta { $cards }.
   *[other] ; punkty dają karty { $cards }.
}{ $ahead_by ->
    [huts] {" "}Remis rozstrzyga większa liczba chat na dworze.
    [highest] {" "}Remis rozstrzyga najwyżej stojąca chata.
   *[other] {""}
}
event-plow-granted = { $seat } dostaje kartę Roli od zwykłego dostojnika.
event-court-camels = { $seat } dostaje { $camels } od niższego dostojnika{ $lost ->
    [0] .
    [few] ; { $lost } przepadają ponad limit.
   *[other] ; { $lost } przepada ponad limit.
}
event-court-left = { $seat } zabiera z dworu { $huts }.
event-offerings-counted = Dary: { $seat } mnoży { $ziggurats ->
    [one] { $ziggurats } ziggurat
    [few] { $ziggurats } zigguraty
    [many] { $ziggurats } zigguratów
   *[other] { $ziggurats } zigguratu
} przez { $multiplier }.
event-game-over = Koniec gry. { $winners_n ->
    [one] Wygrywa { $winners }
   *[other] Zwycięstwem dzielą się { $winners }
}. Wyniki: { $scores }.
