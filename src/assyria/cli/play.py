"""`assyria play`: a person against bots, in the terminal."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random, SystemRandom

import click
from rich.console import Console

from assyria.arena.warming import seated_bot, warm_up
from assyria.bots import BotFailed, BotPlayer
from assyria.bots.stand_in import RETIRED_AFTER, stand_in_move
from assyria.cli.bots import bot_options, failure_text, refuse_failed, save_capsule, seated_bots
from assyria.cli.files import Refused, WrongUse, open_record, save
from assyria.cli.options import chosen_game, rule_options
from assyria.cli.rules import show_rules
from assyria.preview import preview
from assyria.record import GameHistory, NotAMove, move_text, parse_move, write_record
from assyria.render.choices import choice_text, prompt
from assyria.render.story import Teller, reason_text, seat_names
from assyria.render.terminal import SHAPES, result_text, table_text
from assyria.render.words import Words
from assyria.rules import DONE, Move, Phase, Seat, deal, legal_moves, shuffled_with, view, why_not

OPTION_TEXTS = {"two_player_draft": "play-option-two-player-draft", "feeding": "play-option-feeding"}
"""Messages for the rule options of `Game.options`."""


@click.command()
@click.option("--terminal", is_flag=True)
@click.option("--players", type=click.IntRange(2, 4), default=4, show_default=True)
@rule_options
@click.option("--bots", default="greedy", show_default=True, metavar="NAME,…")
@click.option("--seed", type=int)
@click.option("--save", "save_as", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--load", metavar="FILE")
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
    limit: float,
    failures: Path | None,
) -> None:
    rng = SystemRandom() if seed is None else Random(seed)
    if load is None:
        game = chosen_game(players, two_player_draft, feeding, words)
        history = GameHistory(game, deal(players, rng))
        save_as = save_as or _free_name()
    elif two_player_draft is not None or feeding is not None:
        raise WrongUse(words("cli-options-of-record"))
    else:
        history = open_record(load, words)
        save_as = save_as or Path(load)
    opponents = seated_bots(bots, history.game.players - 1, limit, words)
    try:
        for name in opponents:
            warm_up(name, limit)
    except BotFailed as failed:
        raise refuse_failed(failed, failures, words) from None
    seated = [seated_bot(name, limit).new_game() for name in opponents]
    TerminalGame(words, history, seated, rng, save_as, failures).run()


def _free_name() -> Path:
    """Return a name for the saved game that overwrites nothing."""
    number = 1
    while (path := Path(f"assyria-{number}.json")).exists():
        number += 1
    return path


class TerminalGame:
    """A game with one person in seat 0 and bots in the others."""

    def __init__(
        self,
        words: Words,
        history: GameHistory,
        bots: list[BotPlayer],
        rng: Random,
        save_as: Path,
        failures: Path | None = None,
    ) -> None:
        self.words = words
        self.history = history
        self.rng = rng
        self.save_as = save_as
        self.person: Seat = 0
        self.bots = dict(enumerate(bots, start=1))
        self.failures = failures
        self.failed: Counter[Seat] = Counter()
        self.names = seat_names(history.game.players, words)
        self.teller = Teller(words, self.names)
        self.console = Console(highlight=False)
        self.shuffle = shuffled_with(rng)

    def run(self) -> None:
        """Play until the game is over or the person leaves; then save what was played."""
        self._say("play-welcome", you=self.names[self.person], shape=SHAPES[self.person])
        for name, value in self.history.game.options.items():
            self._say(OPTION_TEXTS[name], value=value)
        for line in self.teller.story(self.history.story[-1]):
            self._tell(line)
        try:
            while self.history.state.phase is not Phase.OVER:
                if not self._one_decision():
                    break
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        else:
            if self.history.state.phase is Phase.OVER:
                self._show_table()
                self.console.print(result_text(self.history.state, self.words, self.names))
        if any(played.seat == self.person for played in self.history.moves):
            self._save(self.save_as)

    def _one_decision(self) -> bool:
        """Let the seat whose turn it is decide; False if the person leaves."""
        state = self.history.state
        bot = self.bots.get(state.mover)
        if bot is not None:
            self._play(self._bot_move(bot))
            return True
        moves = legal_moves(state)
        if len(moves) == 1:
            self._say("play-only-choice", move=move_text(moves[0]))
            self._play(moves[0])
            return True
        return self._ask(moves)

    def _bot_move(self, bot: BotPlayer) -> Move:
        """Return a bot's move, or that of a stand-in if it fails; one that fails often is not asked again."""
        seat, seen = self.history.state.mover, view(self.history.state)
        if self.failed[seat] >= RETIRED_AFTER:
            return stand_in_move(seen, self.rng)
        try:
            return bot.choose(seen, self.rng)
        except BotFailed as failed:
            self.failed[seat] += 1
            file = save_capsule(failed.failure, self.failures)
            self.console.print(failure_text(failed.failure, file, self.words), markup=False)
            self._say("play-retired" if self.failed[seat] == RETIRED_AFTER else "play-stand-in", bot=bot.bot.name)
            return stand_in_move(seen, self.rng)

    def _play(self, move: Move) -> None:
        for line in self.teller.story(self.history.play(move, self.shuffle).events):
            self._tell(line)

    def _ask(self, moves: tuple[Move, ...]) -> bool:
        """Show the table and the choices, and handle a move or a command."""
        self._show_table(moves)
        self.console.print(prompt(self.history.state, self.words), style="bold")
        for number, choice in enumerate(preview(view(self.history.state)).choices, start=1):
            text = choice_text(choice, self.words)
            self.console.print(f"{number:4}  [bold]{move_text(choice.move):<14}[/bold] {text}")
        while True:
            answer = self.console.input(f"{self.words('play-ask')} ").strip().lower()
            command, _, rest = answer.partition(" ")
            if command in ("quit", "q"):
                return False
            if command == "undo":
                return self._undo()
            if command == "save":
                self._save(Path(rest) if rest else self.save_as)
            elif command == "rules":
                self._rules(rest)
            elif command in ("help", "?", ""):
                self._say("play-help")
            else:
                chosen = self._chosen(answer, moves)
                if chosen is not None:
                    self._play(chosen)
                    return True

    def _chosen(self, answer: str, moves: tuple[Move, ...]) -> Move | None:
        """Return the move that a number or a text names; if there is none, say why."""
        if answer.isdecimal():
            if 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            self._say("play-no-such-number", last=len(moves))
            return None
        try:
            move = parse_move(answer, self.history.game.board)
        except NotAMove:
            self._say("play-not-a-move", text=answer)
            return None
        reason = why_not(self.history.state, move)
        if reason is not None:
            self._say("play-not-legal", move=answer, reason=reason_text(reason, self.words))
            return None
        return move

    def _undo(self) -> bool:
        """Undo back to the person's last real choice."""
        for number in range(len(self.history.moves) - 1, -1, -1):
            state = self.history.at(number)
            if state.seat == self.person and len(legal_moves(state)) > 1:
                self.history.undo(len(self.history.moves) - number)
                self._say("play-undone")
                return True
        self._say("play-nothing-to-undo")
        return True

    def _save(self, path: Path) -> None:
        try:
            save(path, write_record(self.history.record()), self.words)
        except Refused as refused:
            self.console.print(refused.message, markup=False)
        else:
            self._say("play-saved", file=str(path))

    def _rules(self, section: str) -> None:
        try:
            show_rules(self.console, self.words, section or None)
        except WrongUse as wrong:
            self.console.print(wrong.message, markup=False)

    def _show_table(self, moves: tuple[Move, ...] = ()) -> None:
        lit = [move.at for move in moves if move != DONE and hasattr(move, "at")]
        self.console.print()
        self.console.print(table_text(self.history.state, self.words, self.names, lit))

    def _say(self, message: str, **values: str | int) -> None:
        self.console.print(self.words(message, **values), markup=False)

    def _tell(self, line: str) -> None:
        self.console.print(f"  {line}", markup=False, style="dim")
