/** A plan that somebody draws on the board while others move: never sent, never checked, kept in this browser alone. */
import type { MoveText, Position } from "../gen/protocol";
import { parseMove } from "../game/moves";

export type SketchKind = "hut" | "ziggurat" | "well";

export interface SketchMark {
  kind: SketchKind;
  /** What stood there when it was drawn, in a word; empty if nothing did. */
  stood: string;
}

/** Which moves would do what a mark shows. */
const VERBS: Record<SketchKind, readonly string[]> = {
  hut: ["hut"],
  ziggurat: ["start", "build", "extend"],
  well: ["well"],
};

export class Sketch {
  /** Whether pressing a place draws on it. */
  drawing = $state(false);
  /** By hex or corner. */
  marks = $state.raw<Readonly<Record<string, SketchMark>>>({});
  readonly places = $derived.by(() => Object.keys(this.marks).sort());
  readonly #key: string;

  constructor(table: string) {
    this.#key = `assyria-sketch-${table}`;
    this.marks = readMarks(this.#key);
  }

  /** Draw on a place, or what comes next there: on a hex a hut, a ziggurat, nothing; on a corner a well, nothing. */
  press(at: string, position: Position): void {
    const { [at]: before, ...others } = this.marks;
    const kind = nextKind(at, before?.kind);
    this.#keep(kind ? { ...others, [at]: { kind, stood: standingAt(at, position) } } : others);
  }

  clear(): void {
    this.#keep({});
  }

  /** Drop the marks whose places were taken since they were drawn; return those places. */
  dropTaken(position: Position): string[] {
    const taken = this.places.filter((at) => !["", this.marks[at]?.stood].includes(standingAt(at, position)));
    if (taken.length) this.#keep(Object.fromEntries(Object.entries(this.marks).filter(([at]) => !taken.includes(at))));
    return taken;
  }

  #keep(marks: Record<string, SketchMark>): void {
    this.marks = marks;
    try {
      if (Object.keys(marks).length) localStorage.setItem(this.#key, JSON.stringify(marks));
      else localStorage.removeItem(this.#key);
    } catch {
      // A browser that keeps nothing still draws.
    }
  }
}

function readMarks(key: string): Record<string, SketchMark> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, SketchMark>;
  } catch {
    return {};
  }
}

function nextKind(at: string, before: SketchKind | undefined): SketchKind | null {
  if (at.includes("-")) return before === undefined ? "well" : null;
  if (before === undefined) return "hut";
  return before === "hut" ? "ziggurat" : null;
}

/** What stands on a place, in a word that differs for everything that may; empty if nothing does. */
function standingAt(at: string, position: Position): string {
  if (position.wells.includes(at)) return "well";
  for (const [seat, player] of position.players.entries()) {
    if (player.huts.includes(at)) return `hut ${seat}`;
    const level = player.ziggurats[at];
    if (level) return `ziggurat ${seat} ${level}`;
  }
  return "";
}

/** Whether one of the legal moves does what a mark at this place shows. */
export function isPlayable(at: string, { kind }: SketchMark, legal: readonly MoveText[]): boolean {
  return legal.some((move) => {
    const { verb, target } = parseMove(move);
    return target === at && VERBS[kind].includes(verb);
  });
}
