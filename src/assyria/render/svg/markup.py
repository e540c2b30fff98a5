"""Small pieces of SVG: numbers, attributes, elements. All text is escaped here."""

from __future__ import annotations

from collections.abc import Iterable

Value = str | float
Point = tuple[float, float]
Style = dict[str, Value | None]
"""Attributes that several elements share."""


def num(value: float) -> str:
    """Return a number, rounded to hundredths, in as few characters as possible."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def escape(text: str) -> str:
    """Return text that is safe between tags and inside attributes."""
    for plain, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        text = text.replace(plain, safe)
    return text


def tag(name: str, *children: str, **attributes: Value | None) -> str:
    """Return an element. `stroke_width` becomes `stroke-width`, `class_` becomes `class`; None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def group(*children: str, **attributes: Value | None) -> str:
    return tag("g", *children, **attributes)


def title(text: str) -> str:
    """Return the tooltip of an element, which a screen reader says, too."""
    return tag("title", escape(text)) if text else ""


def text(x: float, y: float, words: str, size: float, **attributes: Value | None) -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, **attributes)


def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Value | None) -> str:
    """Return a drawing from the document's definitions, at this place."""
    return tag("use", href=f"#{symbol}", transform=move(x, y, scale), **attributes)


def move(x: float = 0, y: float = 0, scale: float = 1) -> str | None:
    """Return a transform that moves (0, 0) to this place."""
    parts = []
    if num(x) != "0" or num(y) != "0":
        parts.append(f"translate({num(x)} {num(y)})")
    if scale != 1:
        parts.append(f"scale({num(scale)})")
    return " ".join(parts) or None


def points(corners: Iterable[Point]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in corners)


def polygon(corners: Iterable[Point], **attributes: Value | None) -> str:
    return tag("polygon", points=points(corners), **attributes)


def path(d: str, **attributes: Value | None) -> str:
    return tag("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value | None) -> str:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Value | None) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def rect(
    x: float, y: float, width: float, height: float, rx: float | None = None, **attributes: Value | None
) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value | None) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def gradient(name: str, *stops: tuple[float, str, float], **attributes: Value | None) -> str:
    """Return a gradient from stops of (place, colour, opacity); radial if it has a radius."""
    inside = [
        tag("stop", offset=where, stop_color=colour, stop_opacity=None if opacity == 1 else opacity)
        for where, colour, opacity in stops
    ]
    kind = "radialGradient" if "r" in attributes else "linearGradient"
    return tag(kind, *inside, id=name, **attributes)


def document(width: float, height: float, heading: str, story: str, *children: str) -> str:
    """Return a complete document."""
    head = tag("title", escape(heading), id="title")
    told = tag("desc", escape(story), id="desc") if story else ""
    return (
        tag(
            "svg",
            head,
            told,
            *children,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {num(width)} {num(height)}",
            width=width,
            height=height,
            role="img",
            aria_labelledby="title desc" if story else "title",
            font_family=FONTS,
        )
        + "\n"
    )


FONTS = "Gill Sans, Gill Sans MT, Optima, Candara, Noto Sans, DejaVu Sans, sans-serif"
