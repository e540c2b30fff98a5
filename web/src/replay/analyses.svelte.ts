/** What a search thinks of a table's positions: asked for where somebody stays, and kept. */
import type { TableAnalysis } from "../gen/protocol";
import * as ask from "../net/client";
import { errorText } from "../net/problems";

/** Who walks on at once is not asked for. */
const REST = 350;

export class Analyses {
  /** Of the position that is shown, once it is known. */
  found = $state.raw<TableAnalysis | null>(null);
  /** Why it is not known. */
  wrong = $state<string | null>(null);
  #at = -1;
  #kept = new Map<number, TableAnalysis>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** The position after so many moves is looked at; or none. */
  look(at: number | null): void {
    clearTimeout(this.#timer);
    this.#at = at ?? -1;
    this.found = this.#kept.get(this.#at) ?? null;
    this.wrong = null;
    if (at !== null && this.found === null) this.#timer = setTimeout(() => void this.#ask(at), REST);
  }

  async #ask(at: number): Promise<void> {
    try {
      const found = await ask.analysis(this.id, at);
      this.#kept.set(at, found);
      if (this.#at === at) this.found = found;
    } catch (error) {
      if (this.#at === at) this.wrong = errorText(error);
    }
  }
}
