"""All games of a run: those asked for, those played, and those still missing."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from assyria.arena.game import PlayedGame
from assyria.arena.journal import Journal
from assyria.arena.pairings import USUAL_RULES, LineUp, Pairing, RuleOptions, pairings
from assyria.arena.runners import Games, Runner


class Tournament:
    """At least so many games of some line-ups. The games in the journal count as played.

    Raises OtherGames, BadJournal or OSError if the journal cannot be continued.
    """

    def __init__(
        self,
        matches: Sequence[LineUp],
        games: int,
        seed: int,
        journal: Path | None = None,
        options: RuleOptions = USUAL_RULES,
    ) -> None:
        self.seed = seed
        self.asked = pairings(matches, games, options)
        self.journal = None if journal is None else Journal(journal, matches, seed, options)
        self.played: list[PlayedGame] = [] if self.journal is None else self._kept(self.journal)

    @property
    def missing(self) -> list[Pairing]:
        known = {game.pairing for game in self.played}
        return [pairing for pairing in self.asked if pairing not in known]

    def play(self, runner: Runner) -> Games:
        """Play the missing games and yield each, after it has been written to the journal."""
        if not self.missing:
            return
        with closing(runner(self.missing, self.seed)) as games:
            for game in games:
                if self.journal is None:
                    self.played.append(game)
                else:
                    self._keep(self.journal, game)
                yield game

    def _kept(self, journal: Journal) -> list[PlayedGame]:
        known = journal.read()
        return [known[pairing] for pairing in self.asked if pairing in known]

    def _keep(self, journal: Journal, game: PlayedGame) -> None:
        try:
            journal.add(game)
            self.played.append(game)
        except KeyboardInterrupt:
            # It may be written and not yet counted, or the other way round: what is written counts.
            self.played = self._kept(journal)
            raise
