# Partie jako dane, by się z nich uczyć.

cli-dataset = Niech boty rozegrają całe partie, a każda decyzja zostanie zapisana jako Parquet: co było widać, co było dozwolone, co zrobiono i jak skończyła się partia; do tego zapis każdej partii. Wymienione boty siadają po kolei i w każdej partii zmieniają miejsca. Cokolwiek przerwie, to samo polecenie idzie dalej. Wymaga dodatku „research”.
cli-dataset-examples =
    Przykłady:
    assyria dataset games --games 1000
    assyria dataset games --players 2 --bots greedy,random --games 200 --seed 7
    assyria dataset games --games 100000 --shard 500
cli-option-shard = Ile partii zapisuje się naraz.
cli-dataset-summary = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
} w { $folder }, rozegrane teraz: { $played }; ziarno { $seed }.
cli-dataset-interrupted = Przerwano po { $done } z { $of } partii; wszystkie są zapisane, a to samo polecenie zacznie od tego miejsca.
cli-dataset-other = { $folder } zawiera partie innych botów, innej liczby graczy, z innym ziarnem, z innymi opcjami zasad lub innej wersji; wybierz inny folder.
cli-dataset-extra = { $package } nie jest zainstalowany: { $install }
