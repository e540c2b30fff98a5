"""`assyria play`: a person against bots, in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom

import click

from assyria.arena.warming import seated_bot, warm_up
from assyria.bots import BotFailed
from assyria.bots.levels import FIRST_LEVEL, level_name
from assyria.cli.bots import bot_options, refuse_failed, seated_bots
from assyria.cli.files import Refused, WrongUse, open_record
from assyria.cli.options import chosen_game, rule_options
from assyria.cli.saved_games import last_unfinished, new_file
from assyria.cli.screen import Screen
from assyria.cli.terminal_game import TerminalGame
from assyria.record import GameHistory
from assyria.render.words import Words
from assyria.rules import deal


@click.command()
@click.option("--terminal", is_flag=True)
@click.option("--players", type=click.IntRange(2, 4), default=4, show_default=True)
@rule_options
@click.option("--bots", default=level_name(FIRST_LEVEL), show_default=True, metavar="NAME,…")
@click.option("--seed", type=int)
@click.option("--save", "save_as", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--load", metavar="FILE")
@click.option("--resume", is_flag=True)
@bot_options
@click.pass_obj
def play(
    words: Words,
    terminal: bool,  # noqa: ARG001 - said aloud; the page is what `assyria` alone opens
    players: int,
    two_player_draft: int | None,
    feeding: str | None,
    bots: str,
    seed: int | None,
    save_as: Path | None,
    load: str | None,
    resume: bool,
    limit: float,
    failures: Path | None,
) -> None:
    rng = SystemRandom() if seed is None else Random(seed)
    if load is None and not resume:
        game = chosen_game(players, two_player_draft, feeding, words)
        if save_as is not None and save_as.exists():
            raise Refused(words("play-file-exists", file=str(save_as)))
        history = GameHistory(game, deal(players, rng))
    elif load is not None and resume:
        raise WrongUse(words("play-load-or-resume"))
    elif two_player_draft is not None or feeding is not None:
        raise WrongUse(words("cli-options-of-record"))
    elif load is not None:
        history = open_record(load, words)
    else:
        found = last_unfinished()
        if found is None:
            raise Refused(words("play-no-unfinished"))
        file, history = found
        save_as = save_as or file
    opponents = seated_bots(bots, history.game.players - 1, limit, words)
    try:
        for name in opponents:
            warm_up(name, limit)
    except BotFailed as failed:
        raise refuse_failed(failed, failures, words) from None
    seated = [seated_bot(name, limit).new_game() for name in opponents]
    TerminalGame(Screen(words), history, seated, rng, save_as or new_file(), failures).run()
