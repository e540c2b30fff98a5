"""The page in the measures of several fonts, whichever is installed here."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import pytest
from playwright.sync_api import Page


@dataclass(frozen=True)
class Font:
    """What a font's text measures in em: its height above and below the baseline, and the width of a line."""

    name: str
    ascent: float
    descent: float
    regular: float
    bold: float


DEJAVU = Font("DejaVu Sans", 0.928, 0.236, 16.78, 18.75)
"""The widest of those that systems bring."""
NOTO = Font("Noto Sans", 1.069, 0.293, 15.46, 16.06)
"""The highest."""
LIBERATION = Font("Liberation Sans", 0.905, 0.212, 14.79, 15.56)
"""As narrow and low as Arial."""
FONTS = (DEJAVU, NOTO, LIBERATION)

WEAR = """async ({name, ascent, descent, ...widths}) => {
  const families = ['DejaVu Sans', 'Noto Sans', 'Liberation Sans', 'Ubuntu', 'Open Sans', 'Arial', 'Segoe UI'];
  const measure = document.createElement('canvas').getContext('2d');
  const rules = [];
  for (const [weight, style, range] of [['regular', '', '100 500'], ['bold', ' Bold', '600 900']]) {
    const source = families.map(family => `local("${family}${style}")`).join(', ');
    const installed = new FontFace(`installed-${weight}`, source);
    document.fonts.add(installed);
    try { await installed.load(); } catch { return false; }
    measure.font = `1000px installed-${weight}`;
    const scale = widths[weight] * 1000 / measure.measureText('The quick brown fox 0123456789').width;
    const percent = share => `${share * 100}%`;
    // Heights are scaled as well.
    rules.push(`@font-face {
      font-family: "like ${name}"; src: ${source}; font-weight: ${range}; size-adjust: ${percent(scale)};
      ascent-override: ${percent(ascent / scale)}; descent-override: ${percent(descent / scale)};
      line-gap-override: 0%;
    }`);
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('') + `:root { --font: "like ${name}" !important; }`);
  document.adoptedStyleSheets = [sheet];
  const faces = ['400', '700'].map(weight => document.fonts.load(`${weight} 16px "like ${name}"`));
  return (await Promise.all(faces)).every(loaded => loaded.length === 1);
}"""


def wear(page: Page, font: Font) -> None:
    """Show the page, until it is loaded again, in letters that measure what this font's do."""
    if not page.evaluate(WEAR, asdict(font)):
        pytest.skip("none of the fonts is installed that can be measured as others")
