import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/style/tokens.css", "utf8");

/** Every colour token in both themes. */
const tokens = new Map<string, [light: string, dark: string]>();
for (const [, name, value] of css.matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)) {
  const colours = value?.match(/#[0-9a-f]{6}/g);
  const [light, dark = light] = colours ?? [];
  if (name && light && dark) tokens.set(name, [light, dark]);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ["paper", "paper-light", "paper-deep", "marked"];
const SEATS = [0, 1, 2, 3];
const FOODS = ["grapes", "palm", "salt", "barley", "dates", "wild"];

/** Text and what it stands on: 4.5 to 1. */
const READ: [ink: string, ground: string][] = [
  ["on-frame", "frame"],
  ["on-frame-soft", "frame"],
  ["on-frame", "frame-deep"],
  ...PAPERS.flatMap((paper): [string, string][] => [
    ["ink", paper],
    ["ink-soft", paper],
    ["accent", paper],
    ["go", paper],
    ["warn", paper],
    ["pick", paper],
  ]),
  ["on-accent", "accent-ground"],
  ["on-go", "go-ground"],
  ["on-warn", "warn-ground"],
  ["on-pick", "pick-ground"],
  ["ink", "warn-tint"],
  ["warn", "warn-tint"],
  ["paper", "ink"],
  ["on-card", "card"],
  ["on-card", "card-wild"],
  ...FOODS.map((food): [string, string] => ["on-food", `food-${food}`]),
  ...SEATS.flatMap((seat): [string, string][] => [
    ["on-seat", `seat-${seat}-deep`],
    ["ink", `seat-${seat}-tint`],
    ["ink-soft", `seat-${seat}-tint`],
    [`seat-${seat}-text`, `seat-${seat}-tint`],
    [`seat-${seat}-text`, "paper"],
    [`seat-${seat}-text`, "paper-light"],
  ]),
  ["hex-name", "hex-halo"],
];

/** Edges that show where something is: 3 to 1. */
const SEEN: [edge: string, ground: string][] = [
  ...PAPERS.map((paper): [string, string] => ["line-strong", paper]),
  ["focus", "focus-halo"],
  ["lit-go", "sand"],
  ["lit-pick", "sand"],
  ["lit-warn", "sand"],
];

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("%s", (_, theme) => {
  const colour = (name: string): string => {
    const found = tokens.get(name);
    if (!found) throw new Error(`no colour --${name}`);
    return found[theme];
  };

  it.each(READ)("%s can be read on %s", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SEEN)("%s can be seen on %s", (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
