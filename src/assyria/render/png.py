"""Pictures as PNG, for programs that cannot show SVG. Needs the extra `png`."""

from __future__ import annotations

from assyria.extras import install

WIDEST = 16_384


def svg_to_png(svg: str, width: int | None = None) -> bytes:
    """Return an SVG picture as PNG, of this width in pixels or in its own size.

    Texts use the fonts of this machine: DejaVu Sans or Noto Sans is enough. Raises ValueError for a width that no
    picture has, and ModuleNotFoundError without the extra `png`.
    """
    if width is not None and not 0 < width <= WIDEST:
        raise ValueError(f"a width from 1 to {WIDEST} pixels expected, not {width}")
    try:
        import resvg_py
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f"resvg_py is not installed: {install('png')}", name=missing.name) from None
    png: bytes = resvg_py.svg_to_bytes(svg_string=svg, width=width)
    return png
