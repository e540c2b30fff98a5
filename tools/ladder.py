"""The ladder of docs/bots.md: `python -m tools.ladder` plays what is missing of the matches below and writes it.

Games are kept in docs/ladder.zip, a file a match, so that everyone can check the table. While they are played they
lie in build/ladder, so that the command can be stopped and goes on later. When a bot has changed, `--again` plays
its matches anew.
"""

from __future__ import annotations

from itertools import pairwise
from math import inf
from pathlib import Path
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import click

from assyria.arena import (
    Interval,
    PlayedGame,
    Rating,
    Stats,
    Tournament,
    cores,
    line_ups,
    play_here,
    processes,
    ratings,
    summarise,
)
from assyria.bots.levels import LEVELS, level_name
from assyria.cli.progress import ProgressBar
from assyria.render.chart import Bar, Panel, chart
from assyria.render.words import words_in
from tools.marks import rewritten

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "bots.md"
PICTURE = ROOT / "docs" / "pictures" / "ladder.svg"
KEPT = ROOT / "docs" / "ladder.zip"
JOURNALS = ROOT / "build" / "ladder"
BEGIN = "<!-- written by tools/ladder.py -->\n"
SEED = 1


class Match(NamedTuple):
    """A bot against others, the last of whom takes all seats that are left; or a bot among its like."""

    players: int
    bots: tuple[str, ...]
    games: int

    @property
    def journal(self) -> Path:
        return JOURNALS / f"{self.players}-{'-'.join(self.bots)}.csv"

    @property
    def tournament(self) -> Tournament:
        return Tournament(line_ups(self.bots, self.players), self.games, SEED, self.journal)

    @property
    def title(self) -> str:
        hero, *others = self.bots
        if not others:
            return f"{hero}, {self.players} of them"
        *single, last = others
        rest = self.players - len(self.bots) + 1
        return f"{hero} against {', '.join([*single, f'{rest} {last}' if rest > 1 else last])}"


COUNTS = (4, 3, 2)
LADDER = ("random", *map(level_name, range(1, LEVELS)))
"""The weakest first; the champion takes a second a decision and plays fewer games."""
MATCHES = (
    *(Match(players, (one, below), 400) for players in COUNTS for below, one in pairwise(LADDER)),
    *(Match(players, (level_name(LEVELS), level_name(LEVELS - 1)), 60) for players in COUNTS),
    *(Match(players, (one, below), 100) for players in COUNTS for below, one in pairwise(LADDER[1::2])),
    *(Match(players, ("policy", level_name(9)), 200) for players in COUNTS),
    *(Match(players, ("champion@200", level_name(9)), 200) for players in COUNTS),
)


@click.command()
@click.option("--jobs", type=click.IntRange(min=1), default=cores(), help="Games at the same time.")
@click.option(
    "--again", multiple=True, metavar="BOT", help="Play the matches of a bot anew, since it has changed."
)
def main(jobs: int, again: tuple[str, ...]) -> None:
    """Play what is missing, then write the ladder."""
    unpack()
    for match in MATCHES:
        if set(again) & set(match.bots):
            match.journal.unlink(missing_ok=True)
    for match in MATCHES:
        tournament = match.tournament
        if tournament.missing:
            click.echo(match.title)
            asked, done = len(tournament.asked), len(tournament.played)
            with ProgressBar("cli-games-bar", asked, words_in("en"), done) as bar:
                for _ in tournament.play(processes(jobs) if jobs > 1 else play_here):
                    bar.advance()
    pack()
    write()


def unpack() -> None:
    """Lay out the journals that are kept, unless some lie there already that were begun."""
    if not JOURNALS.is_dir():
        JOURNALS.mkdir(parents=True)
        with ZipFile(KEPT) as kept:
            kept.extractall(JOURNALS)


def pack() -> None:
    """Keep the journals of all matches, the same bytes each time."""
    with ZipFile(KEPT, "w", ZIP_DEFLATED, compresslevel=9) as kept:
        for match in sorted(MATCHES, key=lambda match: match.journal.name):
            kept.writestr(ZipInfo(match.journal.name), match.journal.read_bytes(), ZIP_DEFLATED, 9)


def write() -> None:
    """The table into the page, and the picture."""
    games = known_games()
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), games), encoding="utf-8", newline="\n")
    PICTURE.write_text(picture(games), encoding="utf-8", newline="\n")


def known_games() -> dict[Match, list[PlayedGame]]:
    """What has been played, by match."""
    unpack()
    return {match: match.tournament.played for match in MATCHES}


def page(text: str, games: dict[Match, list[PlayedGame]]) -> str:
    """The page with the ladder that these games give, between the marks."""
    return rewritten(text, BEGIN, f"\n{ladder(games)}\n")


def ladder(games: dict[Match, list[PlayedGame]]) -> str:
    """Matches and ratings."""
    lines = [
        "| players | match | games | victories | even | points | the winner's | ms a decision |",
        "|---:|---|---:|---:|---:|---:|---:|---:|",
    ]
    for match, played in games.items():
        found = summarise(played)
        hero = found.bots[match.bots[0]]
        wins, even = (percents(hero.win_share), f"{1 / match.players:.0%}") if len(match.bots) > 1 else ("", "")
        lines.append(
            f"| {match.players} | {match.title} | {found.games:,} | {wins} | {even} | {points(hero.mean_score)} "
            f"| {points(found.winning_score)} | {1000 * hero.seconds:.2f} |"
        )
    return "\n".join([*lines, "", *rating_table(games), ""])


def rating_table(games: dict[Match, list[PlayedGame]]) -> list[str]:
    """By bot and number of players, from all matches together; the strongest with the most players first."""
    by_players: dict[int, dict[str, Rating]] = {}
    for players in sorted({match.players for match in games}):
        together = [game for match, played in games.items() if match.players == players for game in played]
        # All matches have the same seed, so a deal has the same cards in all of them.
        by_players[players] = ratings(together)
    most = by_players[max(by_players)]
    everyone = {name for rated in by_players.values() for name in rated}
    order = sorted(everyone, key=lambda name: (-most[name].points if name in most else inf, name))
    rows = [
        f"| rating | {' | '.join(f'{players} players' for players in by_players)} |",
        f"|---|{'---:|' * len(by_players)}",
    ]
    for name in order:
        cells = [rating(rated[name]) if name in rated else "" for rated in by_players.values()]
        rows.append(f"| {name} | {' | '.join(cells)} |")
    return rows


def rating(found: Rating) -> str:
    if found.low is None or found.high is None:
        return f"{found.points:,.0f}"
    return f"{found.points:,.0f} ({found.low:,.0f} to {found.high:,.0f})"


def percents(found: Interval) -> str:
    return f"{found.mean:.1%} ({found.low:.1%} to {found.high:.1%})"


def points(found: Interval) -> str:
    return f"{found.mean:.1f} ({found.low:.1f} to {found.high:.1f})"


def picture(games: dict[Match, list[PlayedGame]]) -> str:
    """Victories of the first bot of each match, by number of players."""
    panels = []
    for players in sorted({match.players for match in games if match.bots[1:]}, reverse=True):
        bars = [
            bar(match, summarise(played))
            for match, played in games.items()
            if match.players == players and match.bots[1:]
        ]
        panels.append(
            Panel(
                f"{players} players",
                bars,
                lambda share: f"{share:.0%}",
                highest=1,
                mark=1 / players,
                mark_text="even",
            )
        )
    story = "; ".join(f"{panel.heading}, {bar.label}: {bar.text}" for panel in panels for bar in panel.bars)
    return chart("Victories, with 95 % confidence intervals", story, panels)


def bar(match: Match, found: Stats) -> Bar:
    wins = found.bots[match.bots[0]].win_share
    return Bar(match.title, wins.mean, f"{wins.mean:.1%}", wins.low, wins.high)


if __name__ == "__main__":
    main()
