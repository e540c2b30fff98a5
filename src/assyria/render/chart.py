"""Bar charts as SVG: values with their intervals, for light and dark pages and terminals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from assyria.render.svg.lettering import fitted, width
from assyria.render.svg.markup import document, group, line, move, path, rect, tag, text, title
from assyria.render.svg.palette import ACCENT, FRAME_DARK, GOLD, INK, INK_SOFT, PAPER_LIGHT, SAND, WATER

WIDE = 720.0
MARGIN = 20.0
ROW = 30.0
BAR = 16.0
LETTER = 14.0
SMALL = 12.0
LONGEST_LABEL = 240.0
GRID = 5
"""The approximate number of lines of a scale."""

STYLE = f"""
.ground{{fill:{PAPER_LIGHT}}}.ink{{fill:{INK}}}.soft{{fill:{INK_SOFT}}}.grid{{stroke:{SAND}}}
.bar{{fill:{WATER}}}.range{{stroke:{INK};fill:none}}.mark{{stroke:{ACCENT}}}.mark-text{{fill:{ACCENT}}}
.halo{{stroke:{PAPER_LIGHT};stroke-width:5;stroke-linejoin:round;paint-order:stroke}}
@media (prefers-color-scheme: dark){{
.ground{{fill:{FRAME_DARK}}}.ink{{fill:#f3e6cc}}.soft{{fill:#c9b28c}}.grid{{stroke:#4a3826}}
.bar{{fill:#3d93a5}}.range{{stroke:#f3e6cc}}.mark{{stroke:{GOLD}}}.mark-text{{fill:{GOLD}}}
.halo{{stroke:{FRAME_DARK}}}}}
"""


@dataclass(frozen=True)
class Bar:
    """A value with its name, its text, and the interval in which it may lie."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Panel:
    """Bars that share a scale."""

    heading: str
    bars: Sequence[Bar]
    tick: Callable[[float], str]
    """Returns the text of a number under the scale."""
    highest: float | None = None
    """The end of the scale, if it is not after the longest bar."""
    logarithmic: bool = False
    """Whether equal steps are equal factors. The values must be positive then."""
    mark: float | None = None
    """A value to compare with, drawn as a line through all bars."""
    mark_text: str = ""


def chart(heading: str, story: str, panels: Sequence[Panel]) -> str:
    """Return a whole picture. The story is what a screen reader says besides the heading."""
    room = min(LONGEST_LABEL, max(width(bar.label, LETTER) for panel in panels for bar in panel.bars))
    drawn, y = "", MARGIN + 26
    for panel in panels:
        part, tall = _panel(panel, room)
        drawn += group(part, transform=move(0, y))
        y += tall
    tall = y + MARGIN / 2
    ground = rect(0, 0, WIDE, tall, 10, class_="ground")
    head = fitted(MARGIN, MARGIN + 14, heading, 20, WIDE - 2 * MARGIN, bold=True, class_="ink")
    return document(WIDE, tall, heading, story, tag("style", STYLE), ground, head, drawn)


def _panel(panel: Panel, room: float) -> tuple[str, float]:
    """Return heading, scale and bars of a panel, with this room for names, and its height."""
    left = MARGIN + room + 10
    right = WIDE - MARGIN - max(width(bar.text, LETTER) for bar in panel.bars) - 12
    scale = _scale(panel)
    top = 34.0 + (16 if panel.mark is not None else 0)
    bottom = top + ROW * len(panel.bars)

    def at(value: float) -> float:
        return left + (right - left) * min(1.0, max(0.0, scale.share(value)))

    drawn = text(MARGIN, 18, panel.heading, 15, font_weight="700", class_="ink")
    for tick in scale.ticks:
        drawn += line(at(tick), top - 4, at(tick), bottom, class_="grid")
        drawn += text(at(tick), bottom + 16, panel.tick(tick), SMALL, text_anchor="middle", class_="soft")
    texts = ""
    for number, bar in enumerate(panel.bars):
        middle = top + ROW * (number + 0.5)
        body = rect(left, middle - BAR / 2, max(1.0, at(bar.value) - left), BAR, 2, class_="bar")
        end = at(bar.value)
        if bar.low is not None and bar.high is not None:
            low, end = at(bar.low), max(end, at(bar.high))
            body += path(
                f"M{low:.1f} {middle - 5:.1f}v10m0-5H{at(bar.high):.1f}m0-5v10", class_="range", stroke_width=1.6
            )
        name = fitted(left - 10, middle + 5, bar.label, LETTER, room + 1, text_anchor="end", class_="ink")
        drawn += group(title(f"{bar.label}: {bar.text}"), name, body)
        texts += text(end + 8, middle + 5, bar.text, LETTER, class_="ink halo")
    if panel.mark is not None:
        x = at(panel.mark)
        drawn += line(x, top - 6, x, bottom, class_="mark", stroke_width=1.6, stroke_dasharray="5 4")
        drawn += text(x, top - 10, panel.mark_text, SMALL, text_anchor="middle", class_="mark-text")
    return drawn + texts, bottom + 36


@dataclass(frozen=True)
class _Scale:
    share: Callable[[float], float]
    """Returns how far along the scale a value lies, from 0 to 1."""
    ticks: Sequence[float]


def _scale(panel: Panel) -> _Scale:
    highest = panel.highest or max(max(bar.value, bar.high or 0.0, panel.mark or 0.0) for bar in panel.bars)
    if panel.logarithmic:
        lowest = min(min(bar.value, bar.low or bar.value) for bar in panel.bars)
        first, last = floor(log10(lowest)), ceil(log10(highest))
        # A bar that begins at its own value would be invisible.
        first -= log10(lowest) - first < 0.3
        decades = max(1, last - first)
        return _Scale(
            lambda value: (log10(value) - first) / decades if value > 0 else 0.0,
            [10.0**power for power in range(first, first + decades + 1)],
        )
    highest = highest or 1.0
    step = 10.0 ** floor(log10(highest / GRID))
    step *= next(factor for factor in (1, 2, 5, 10) if factor * step * GRID >= highest * 0.999)
    return _Scale(lambda value: value / highest, [step * n for n in range(floor(highest / step + 0.001) + 1)])
