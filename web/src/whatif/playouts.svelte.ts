/** Choices played out many times, a part at a time: results come while it goes on, and it can be ended. */
import type { MoveText, PlayoutRequest, PlayoutResult } from "../gen/protocol";
import * as ask from "../net/client";
import { Refused } from "../net/refused";
import { errorText } from "../net/problems";

export const GAMES = 1000;
const PART = 100;

/** A first move, or null for what the engine itself would play. */
export type Choice = MoveText | null;

const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, 1000 * seconds));

export class Playouts {
  /** What is known of each choice, in the order they were asked for. */
  results = $state.raw<(PlayoutResult | null)[]>([]);
  choices = $state.raw<readonly Choice[]>([]);
  /** The position they are choices of, in one line. */
  position = $state<string | null>(null);
  running = $state(false);
  wrong = $state<string | null>(null);
  /** Games that are played, of all that were asked for. */
  readonly played = $derived(this.results.reduce((sum, result) => sum + (result?.games ?? 0), 0));
  readonly wanted = $derived(this.choices.length * GAMES);
  #run = 0;

  /** Play out each choice in a position. Whatever ran before is ended. */
  async play(position: string, choices: readonly Choice[]): Promise<void> {
    const run = ++this.#run;
    this.position = position;
    this.choices = choices;
    this.results = choices.map(() => null);
    this.running = true;
    this.wrong = null;
    try {
      for (let games = PART; games <= GAMES; games += PART) {
        // In turn, so that they can be compared at once.
        for (const [place, move] of choices.entries()) {
          const found = await this.#ask({ position, move, games }, run);
          if (this.#run !== run) return;
          this.results = this.results.map((known, index) => (index === place ? found : known));
        }
      }
    } catch (error) {
      if (this.#run === run) this.wrong = errorText(error);
    }
    if (this.#run === run) this.running = false;
  }

  /** End it; what is known stays. */
  cancel(): void {
    this.#run++;
    this.running = false;
  }

  async #ask(request: PlayoutRequest, run: number): Promise<PlayoutResult> {
    for (;;) {
      try {
        return await ask.playOut(request);
      } catch (error) {
        const after = error instanceof Refused ? error.problem.retry_after : null;
        if (after == null || this.#run !== run) throw error;
        // Others want something played out, too.
        await wait(after);
        if (this.#run !== run) throw error;
      }
    }
  }
}
