"""A game in the terminal: a person against bots."""

from __future__ import annotations

import os.path
import shlex
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from rich.text import Text

from assyria.bots import BotFailed, BotPlayer
from assyria.bots.stand_in import RETIRED_AFTER, stand_in_move
from assyria.cli.bots import failure_text, save_capsule
from assyria.cli.decision_frame import FOR_ANSWERS, DecisionFrame
from assyria.cli.files import Refused, WrongUse
from assyria.cli.interrupts import interruptible
from assyria.cli.rules import rule_lines
from assyria.cli.saved_games import games_folder, keep
from assyria.cli.screen import Screen
from assyria.preview import Choice, preview
from assyria.record import GameHistory, NotAMove, parse_move
from assyria.render.story import Teller, distinct, names_of, reason_text
from assyria.render.terminal import SHAPES, legend_lines, table_lines
from assyria.rules import Event, Move, Phase, Seat, legal_moves, shuffled_with, view, why_not
from assyria.rules.events import TurnBegan

OPTION_TEXTS = {"two_player_draft": "play-option-two-player-draft", "feeding": "play-option-feeding"}
"""Messages for the rule options of `Game.options`."""


class GameLeft(Exception):
    """The person leaves the game."""


class TerminalGame:
    """A game with one person in seat 0 and bots in the others."""

    def __init__(
        self,
        screen: Screen,
        history: GameHistory,
        bots: list[BotPlayer],
        rng: Random,
        file: Path | None,
        failures: Path | None = None,
    ) -> None:
        """Begin or resume a game. It is saved to `file` whenever the person has decided something."""
        self.screen = screen
        self.words = screen.words
        self.history = history
        self.rng = rng
        self.file = file
        self.person: Seat = 0
        self.bots = dict(enumerate(bots, start=1))
        self.failures = failures
        self.failed: Counter[Seat] = Counter()
        self.names = names_of(history, self.words)
        self.teller = Teller(self.words, distinct(self.names, self.words))
        self.shuffle = shuffled_with(rng)
        self.changed = False
        """Whether the person has decided something."""
        self.fault = ""
        """Why the game could not be saved."""
        self.copies = {file}
        """Files that hold this game, and may be written again."""
        self.log: list[str] = []
        """What happened in this turn and the one before."""
        self.turn_began = 0
        """Where in the log this turn begins."""
        self.unread: list[str] = []
        self.shown: tuple[Seat, Phase] | None = None
        """Who was shown to be moving last."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        with interruptible(), self.screen.opened():
            try:
                self._welcome()
                while self.history.state.phase is not Phase.OVER:
                    self._one_decision()
                self._keep()
                self._show_end()
            except GameLeft:
                self._keep()
            except (KeyboardInterrupt, EOFError):
                self.screen.print([Text()])  # ends the line of the question
                self._keep()
        self._say_goodbye()

    def _welcome(self) -> None:
        self._tell(self.words("play-welcome", you=self.teller.names[self.person], shape=SHAPES[self.person]))
        if self.screen.is_terminal and not self.screen.is_paged:
            self._tell(self.words("play-small"))
        for name, value in self.history.game.options.items():
            self._tell(self.words(OPTION_TEXTS[name], value=value))
        self._tell_events(self.history.last_events)

    def _one_decision(self) -> None:
        """Let the seat whose turn it is decide."""
        state = self.history.state
        bot = self.bots.get(state.mover)
        if bot is not None:
            self._show_mover()
            self._play(self._bot_move(bot))
            return
        moves = legal_moves(state)
        if len(moves) == 1:
            self._tell(self.words("play-only-choice"))
            self._play(moves[0])
            return
        self._keep()
        chosen = self._ask()
        if chosen is not None:
            self.changed = True
            self._play(chosen)
            self._keep()

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
            self._tell(failure_text(failed.failure, file, self.words))
            retired = self.failed[seat] == RETIRED_AFTER
            self._tell(self.words("play-retired" if retired else "play-stand-in", bot=bot.bot.name))
            return stand_in_move(seen, self.rng)

    def _play(self, move: Move) -> None:
        self.history = self.history.play(move, self.shuffle)
        self._tell_events(self.history.last_events)

    # A decision of the person

    def _ask(self) -> Move | None:
        """Ask until a move is chosen; None if the last one was undone. Raises GameLeft."""
        self.shown = None
        choices = preview(view(self.history.state)).choices
        unread = self._wrapped(self.unread)
        frame = self._frame(choices, len(unread))
        if len(unread) > frame.room:
            self.screen.read(unread)
        self.unread.clear()
        frame.show(self._last_lines(frame.room))
        page, notice = 0, ""
        while True:
            answer = self.screen.ask(self.words("play-ask"), partial(self._show_decision, choices, notice, page))
            command, _, rest = answer.partition(" ")
            match command.lower(), rest.strip():
                case "quit" | "q", _:
                    raise GameLeft
                case "undo", _:
                    if self._undo():
                        return None
                    notice = self.words("play-nothing-to-undo")
                case "", _:
                    page += 1
                    notice = ""
                case "help" | "?", _:
                    notice = self._help()
                case "log", _:
                    notice = self._read(self._wrapped(self.log))
                case "rules", section:
                    notice = self._rules(section)
                case "save", name:
                    notice = self._save(name)
                case _:
                    found = self._chosen(answer.lower(), frame)
                    if not isinstance(found, str):
                        return found
                    notice = found
            self._answer(choices, notice, page)

    def _answer(self, choices: Sequence[Choice], notice: str, page: int) -> None:
        """Show the decision again with an answer to what was typed; in plain lines, the answer alone."""
        lines = self.screen.wrapped(notice)
        if not self.screen.is_paged:
            self.screen.print(lines)
            return
        if len(lines) > FOR_ANSWERS:
            self.screen.read(lines)
        self._show_decision(choices, notice, page)

    def _show_decision(self, choices: Sequence[Choice], notice: str, page: int) -> None:
        """Show the decision, with a short answer or what happened last below it."""
        lines = self.screen.wrapped(notice)
        frame = self._frame(choices)  # the window may have changed
        frame.show(lines if 0 < len(lines) <= FOR_ANSWERS else self._last_lines(frame.room), page)

    def _frame(self, choices: Sequence[Choice], unread: int = 0) -> DecisionFrame:
        labels = [self.words("play-you"), *self.names[1:]]
        return DecisionFrame(self.screen, self.history.state, labels, choices, unread)

    def _chosen(self, answer: str, frame: DecisionFrame) -> Move | str:
        """Return the move that was typed, or why it is none."""
        if answer in frame.keyed:
            return frame.keyed[answer].move
        try:
            move = parse_move(answer, self.history.game.board)
        except NotAMove:
            return self.words("play-not-a-choice", text=answer)
        reason = why_not(self.history.state, move)
        if reason is not None:
            return self.words("play-not-legal", move=answer, reason=reason_text(reason, self.words))
        return move

    def _undo(self) -> bool:
        """Undo back to the person's last real choice; False if there is none."""
        for number in range(len(self.history.moves) - 1, -1, -1):
            state = self.history.at(number)
            if state.seat == self.person and len(legal_moves(state)) > 1:
                self.history = self.history.undo(len(self.history.moves) - number)
                self.changed = True
                self._tell(self.words("play-undone"))
                return True
        return False

    def _help(self) -> str:
        width = self.screen.width
        return self._read(
            [*self.screen.wrapped(self.words("play-help")), Text(), *legend_lines(self.words, width)]
        )

    def _rules(self, section: str) -> str:
        try:
            return self._read(rule_lines(self.screen.console, self.words, section or None))
        except WrongUse as wrong:
            return wrong.message

    def _read(self, lines: Sequence[Text]) -> str:
        """Let the person read lines; there is no answer beside them."""
        self.screen.read(lines)
        return ""

    # What others do, and the end

    def _show_mover(self) -> None:
        """Show the table when another player begins to decide something, which may take long."""
        state = self.history.state
        if not self.screen.is_paged or (state.mover, state.phase) == self.shown:
            return
        self.shown = (state.mover, state.phase)
        name = self.teller.names[state.mover]
        now = self.words("picture-now", name=name, phase=state.phase.value, left=state.to_place)
        self._show_table(self.screen.wrapped(now, "bold"))

    def _show_end(self) -> None:
        """Show the result until Enter is pressed."""
        if not self.screen.is_paged:
            return
        unread = self._wrapped(self.unread)
        if len(unread) > self._show_table():
            self.screen.read(unread)
            self._show_result()
        self.screen.ask(self.words("play-leave"), self._show_result)

    def _show_result(self) -> None:
        """Show the table as it stood at the end."""
        self._show_table()

    def _show_table(self, below: Sequence[Text] = ()) -> int:
        """Show the table and, above other lines, what happened last. Return how many lines there were for that."""
        table = table_lines(self.history.state, self.words, self.names, self.screen.width)
        room = self.screen.height - 1 - len(table) - len(below)
        self.screen.show(table, [*self._last_lines(room), *below])
        return room

    def _say_goodbye(self) -> None:
        """Print the result if the game is over, and where it is saved: what stays in the terminal."""
        over = self.history.state.phase is Phase.OVER
        if over:
            self.screen.print(table_lines(self.history.state, self.words, self.names, self.screen.width))
            self.screen.print(self.screen.wrapped(self.teller.tell(self.history.last_events[-1])))
        if self.fault:
            self.screen.say(self.fault)
        elif self.changed:
            file = shlex.quote(str(self.file))
            self.screen.say(self.words("play-saved", file=str(self.file)))
            if over:
                self.screen.say(self.words("play-replay", command=f"assyria replay {file}"))
            else:
                kept = self.file is not None and self.file.parent == games_folder()
                again = "--resume" if kept else f"--load {file}"
                self.screen.say(self.words("play-resume", command=f"assyria play {again}"))

    # Saving

    def _keep(self) -> None:
        """Save the game once the person has decided something. If that fails, say so once and go on."""
        if not self.changed:
            return
        before = self.fault
        try:
            if self.file is None:
                raise Refused(self.words("play-no-folder"))
            keep(self.file, self.history, self.words)
            self.fault = ""
        except Refused as refused:
            self.fault = refused.message
            if self.fault != before:
                self._tell(self.fault)

    def _save(self, name: str) -> str:
        """Save a copy where the person says, or tell where the game is kept."""
        if not name:
            self.changed = True
            self._keep()
            return self.fault or self.words("play-saved", file=str(self.file))
        copy = Path(os.path.expanduser(name))  # noqa: PTH111 - it never raises, whatever the name
        if copy.exists() and copy not in self.copies:
            return self.words("play-file-exists", file=name)
        try:
            keep(copy, self.history, self.words)
        except Refused as refused:
            return refused.message
        self.copies.add(copy)
        return self.words("play-saved", file=name)

    # The story

    def _tell_events(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                del self.log[: self.turn_began]
                self.turn_began = len(self.log)
            self._tell(self.teller.tell(event))

    def _tell(self, text: str) -> None:
        self.log.append(text)
        if self.screen.is_paged:
            self.unread.append(text)
        else:
            self.screen.print(self._wrapped([text]))

    def _wrapped(self, texts: Sequence[str]) -> list[Text]:
        return [line for text in texts for line in self.screen.wrapped(text, "dim")]

    def _last_lines(self, room: int) -> list[Text]:
        """Return as much of the end of the log as there is room for."""
        return self._wrapped(self.log)[-room:] if room > 0 else []
