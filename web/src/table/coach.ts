/** What a coach says, in words: each code is a message, and its numbers are the values. The twin of render/coach.py. */
import type { FluentVariable } from "@fluent/bundle";
import type { Explanation, Headline, Moment, MoveText, Position, Seat, Why } from "../gen/protocol";
import { distinctNames } from "../words/names";
import { words } from "../words/words.svelte";
import { describeMoveAt } from "./choices";

/** Speaks of these people; one of them is told of themselves. */
export class Coach {
  readonly #names: readonly string[];
  readonly #you: Seat | null;

  constructor(names: readonly string[], mine: readonly Seat[]) {
    this.#names = distinctNames(names);
    // Who plays several seats is no "you".
    this.#you = mine.length === 1 ? (mine[0] ?? null) : null;
  }

  /** Where a game was decided for a seat, and what its own decisions did to it. */
  headline(seat: Seat, { code, rival, mine, theirs, decisive, lost, broken_off: brokenOff }: Headline): string {
    const about = this.#about(seat);
    const said = brokenOff ? [words("coach-headline-broken-off")] : [];
    const message = brokenOff && code === "shared" ? "level" : code;
    said.push(words(`coach-headline-${message}`, { ...about, rival: this.#name(rival), mine, theirs }));
    if (decisive) said.push(words("coach-headline-decisive"));
    if (lost !== null && Math.round(lost) > 0) said.push(words("coach-headline-lost", { ...about, lost: Math.round(lost) }));
    return said.join(" ");
  }

  /** What was better at a decision, or what was good about it, and why. */
  moment({ seat, verdict, why }: Moment, position: Position): string {
    const message = verdict === "excellent" ? "coach-praised" : "coach-better";
    return words(message, { move: describeMoveAt(why.move, position), why: this.reasons(seat, why.reasons) });
  }

  /** Why a move is best, and what is as good. */
  explanation(seat: Seat, { other, equals, reasons }: Explanation, position: Position): string[] {
    const said: string[] = [];
    if (other !== null)
      said.push(words("coach-compared", { move: describeMoveAt(other, position), why: this.reasons(seat, reasons) }));
    if (equals.length > 0) said.push(this.equals(equals, position));
    return said;
  }

  /** Which moves are as good. */
  equals(moves: readonly MoveText[], position: Position): string {
    return words("coach-equal", { moves: moves.map((move) => describeMoveAt(move, position)).join(", "), n: moves.length });
  }

  /** Reasons as sentences, one after the other. */
  reasons(seat: Seat, reasons: readonly Why[]): string {
    return reasons.map((reason) => this.#reason(seat, reason)).join(" ");
  }

  #reason(seat: Seat, { code, hexes, count, points, place, other_place: other, rival, source }: Why): string {
    return words(`coach-why-${code}`, {
      ...this.#about(seat),
      hexes: hexes.join(", "),
      n: hexes.length,
      count: count ?? 0,
      points: points ?? 0,
      place: place ?? 0,
      other: other ?? 0,
      rival: rival === null ? "" : this.#name(rival),
      source: source === null ? "" : words(`source-${source}`),
    });
  }

  #about(seat: Seat): Record<string, FluentVariable> {
    return { who: seat === this.#you ? "you" : "other", name: this.#name(seat) };
  }

  #name(seat: Seat): string {
    return this.#names[seat] ?? "";
  }
}
