"""What was measured as a document and a picture for people."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from textwrap import fill

from benchmarks.results import Results
from benchmarks.rows import LIMITS, RATES, RATIOS, STARTS, WORK, YARDSTICK, Limit, Ratio, Row, Section
from benchmarks.words import verdict

from assyria.render.chart import Bar, Panel, chart

QUIET = 0.95
"""More than this of the core: nobody else wanted it."""
REPEATED = ("| batched environment", "| single step")
"""The ratios of docs/env.md."""
INTRODUCTION = """\
# Benchmarks

Written by `make bench`: Assyria and its peers in one run, all pinned to the same core. Each row has a process
that is started once and waits while others are measured; a round measures every row for a moment, and rounds
follow each other, so that whatever else the machine does hits all alike. The best round stands beside the
median one. Counted is the time that a process had of the core; starts are by the clock. Compare ratios, not
figures from different machines.

Others have pages of their own: [the page](benchmarks-page.md), [the game without a server](benchmarks-site.md),
[the server](benchmarks-server.md) and what it [withstands](benchmarks-abuse.md), [graphics cards](gpu.md),
[WebAssembly](wasm.md#figures), [reviews of games](benchmarks-review.md).
"""
METHODS = """\
## How the peers are measured

They are optional and live in an environment of their own, with pinned versions (`benchmarks/peers.txt`); what
cannot be installed or run is said so above, and the rest goes on. Where there was a choice it was made for
the peer.

- **Catanatron**: its own `play_tick` with four of its random players, without the copies of the game that
  `play` makes for its listeners. Its published package has no MCTS player. What is measured instead is the
  least that a simulation of any tree search on it can be: one copy of a position, and one random playout from
  there to the end, from the middle of eight random games. The player in its repository does this too, and
  also copies the position for every child of a leaf: it makes fewer simulations than this row, if not many
  fewer.
- **OpenSpiel**: the loop in Python asks for the legal actions, chooses with `random`, applies. The rollouts
  in C++ are a search of its `MCTSBot` with one simulation, which evaluates the start of the game by 100
  random rollouts of its `RandomRolloutEvaluator`; Python is called once for all of them. Their steps are
  their number times the mean steps of 300 random games. In both, throws of dice count as decisions, which
  nearly doubles backgammon's figures.
- **pgx**: steps with automatic reset and the random choice in one compiled loop of 16 steps, compiled before;
  the loop gives back the last position only. Assyria's batch goes back to Python after every step, with
  observations and masks as NumPy arrays; its random choice is compiled too, and counted.
- **PettingZoo**: `last`, a random legal action of the mask, `step`; the same function for both games, both
  with PettingZoo's guards around them.

Assyria's search is that of the bots on one thread: 2,000 simulations from an empty tree, from the middle of four
random games in turn. A simulation of it ends at a position that is new to it, which a network judges, while one
of Catanatron's ends with the game; Assyria's own copies and random playouts, cards dealt again, stand beside both.
A random game of four players has some 300 decisions; `kernel` and `rules` work out all legal ones at each.
"""


def document(results: Results) -> str:
    return "\n".join(
        [
            INTRODUCTION,
            _about(results),
            "",
            "![Decisions, steps and simulations a second, Assyria and its peers](pictures/benchmarks.svg)",
            "",
            "## What it must reach",
            "",
            "| what | at least | best round | median round | |",
            "|---|---|---:|---:|---|",
            *(_ratio(results, aim) for aim in RATIOS),
            "",
            "| what | at most | best round | median round | |",
            "|---|---:|---:|---:|---|",
            *(_limit(results, aim) for aim in LIMITS),
            "",
            *(line for section in RATES for line in _rates(results, section)),
            "## For reading and for tables",
            "",
            "| what | best | median | best, by the yardstick |",
            "|---|---:|---:|---:|",
            *(_time(results, row) for row in WORK + STARTS),
            "",
            METHODS,
        ]
    )


def of_environments(page: str) -> str:
    """Return what docs/env.md repeats of the document: its environments, and how many times faster they are."""
    lines = page.splitlines()
    start = lines.index("## Environments")
    table = lines[start + 2 : lines.index("", start + 2)]
    ratios = [line for line in lines if line.startswith(REPEATED)]
    head = ("| what | at least | best round | median round | |", "|---|---|---:|---:|---|")
    return "".join(f"{line}\n" for line in ("", *table, "", *head, *ratios, ""))


def _about(results: Results) -> str:
    rounds = max(map(len, results.rounds.values()), default=0)
    facts = [f"{name} {text}" for name, text in (results.about | results.versions).items()]
    share = results.share()
    said = f"{', '.join(facts)}. Rounds: {rounds}; in the median one a process had {share:.0%} of a core."
    if share < QUIET:
        said += " **The machine was busy**, so figures are lower than they could be."
    return fill(said, 110, break_on_hyphens=False)


def _ratio(results: Results, aim: Ratio) -> str:
    ours = results.rates(aim.row)
    theirs = [rates for peer in aim.peers if (rates := results.rates(peer))]
    head = f"| {aim.what} | {aim.times:g} × {aim.peer} |"
    if not ours or not theirs:
        return f"{head} | | not measured: {_fault(results, aim.row, *aim.peers)} |"
    best = max(ours) / max(map(max, theirs))
    middle = median(ours) / max(map(median, theirs))
    return f"{head} {_times(best)} | {_times(middle)} | {verdict(min(best, middle) >= aim.times)} |"


def _limit(results: Results, aim: Limit) -> str:
    times = _times_each(results, aim.row)
    head = f"| {aim.what} | {aim.most:,} ms |"
    if not times:
        return f"{head} | | not measured: {_fault(results, aim.row)} |"
    best, middle = min(times), median(times)
    return f"{head} {best:,.1f} ms | {middle:,.1f} ms | {verdict(middle <= aim.most)} |"


def _times_each(results: Results, row: str) -> list[float]:
    return results.waits(row) if row in {start.name for start in STARTS} else results.costs(row)


def _rates(results: Results, section: Section) -> Iterator[str]:
    yield from (f"## {section.heading}", "")
    yield f"| {section.counted} a second | best | median |"
    yield "|---|---:|---:|"
    for row in section.rows:
        if rates := results.rates(row.name):
            yield f"| {row.label} | {_number(max(rates))} | {_number(median(rates))} |"
        else:
            yield f"| {row.label} | | not measured: {_fault(results, row.name)} |"
    yield ""


def _time(results: Results, row: Row) -> str:
    times, yardstick = _times_each(results, row.name), results.costs(YARDSTICK.name)
    if not times or not yardstick:
        return f"| {row.title} | | not measured: {_fault(results, row.name)} | |"
    return f"| {row.title} | {min(times):,.1f} ms | {median(times):,.1f} ms | {min(times) / min(yardstick):.2f} |"


def _fault(results: Results, *rows: str) -> str:
    found = [results.faults[row] for row in rows if row in results.faults]
    return (found or ["the run was stopped before"])[0].replace("|", "\\|")


def _times(ratio: float) -> str:
    return f"{ratio:,.0f} ×" if ratio >= 100 else f"{ratio:.1f} ×"


def _number(rate: float) -> str:
    """Three digits are more than the noise allows."""
    for size, name in ((1e6, " million"), (1e3, " thousand")):
        if rate >= size:
            return f"{float(f'{rate / size:.3g}'):g}{name}"
    return f"{rate:.3g}"


def _short(rate: float) -> str:
    return f"{rate / 1e6:g}M" if rate >= 1e6 else f"{rate / 1e3:g}k" if rate >= 1e3 else f"{rate:g}"


def picture(results: Results) -> str:
    """Bars of the median rounds, from the slowest round to the best."""
    panels = []
    for section in RATES:
        bars = [
            Bar(row.label, median(rates), _number(median(rates)), min(rates), max(rates))
            for row in section.rows
            if (rates := results.rates(row.name))
        ]
        if bars:
            heading = f"{section.heading}: {section.counted} a second"
            panels.append(Panel(heading, bars, _short, logarithmic=True))
    return chart(
        "Assyria and its peers on one core",
        "Median rounds, from the slowest to the best. Equal lengths are equal factors; the tables have figures.",
        panels,
    )
