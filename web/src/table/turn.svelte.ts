/** My turn: choosing, feeding, taking back and confirming; and what is said where that cannot be done. */
import type { Ghost } from "../board/types";
import type { Hint, MoveText, Seat } from "../gen/protocol";
import type { LiveTable } from "../lib/live-table.svelte";
import { note } from "../lib/notes.svelte";
import { errorText } from "../lib/problems";
import { words } from "../lib/words.svelte";
import { lit } from "./choices";
import { TOUCH, said } from "./moves";

export class MyTurn {
  /** A move that would lose a hut that could live, until it is meant. */
  doubtful = $state<MoveText | null>(null);
  /** The seat that has to be handed the screen. */
  handing = $state<Seat | null>(null);
  /** The server looks for a hint. */
  asking = $state(false);
  #hint = $state.raw<Hint | null>(null);
  /** Cards are being laid out as the server proposes. */
  #feeding = $state(false);

  constructor(readonly live: LiveTable) {}

  /** The seat that decides now, if it is ours and sits before the screen. */
  readonly deciding = $derived.by(() => (this.handing === null ? this.live.deciding : null));

  readonly busy = $derived.by(() => this.live.pending !== null || this.live.connectionState !== "open" || this.#feeding);

  /** What the server would do here, if it was asked. */
  readonly hint = $derived.by(() => {
    const asked = this.deciding !== null && this.#hint?.version === this.live.table?.version;
    return asked ? this.#hint : null;
  });

  /** What can be chosen, on the board and on the panels. */
  readonly lights = $derived.by(() => {
    const { table, preview } = this.live;
    if (!table || this.deciding === null || table.held !== null) return null;
    return lit(table, preview, this.hint?.candidates[0]?.move);
  });

  /** A move that was sent, as it will stand on the board. */
  readonly ghost = $derived.by((): Ghost | null => {
    const { pending, table } = this.live;
    if (pending === null || table?.mover == null) return null;
    const { verb, about } = said(pending);
    const seat = table.mover;
    const level = (table.position?.players[seat]?.ziggurats[about] ?? 0) + 1;
    if (verb === "hut") return { at: about, kind: "hut", seat };
    if (verb === "supply") return { at: about, kind: "fed", seat };
    if (verb === "well") return { at: about, kind: "well", seat };
    return ["start", "build", "extend"].includes(verb) ? { at: about, kind: "ziggurat", seat, level } : null;
  });

  choose(move: MoveText): void {
    const choice = this.live.preview?.choices.find((one) => one.move === move);
    if (choice?.loses.length) this.doubtful = move;
    else this.mean(move);
  }

  /** Play it, whatever it loses. */
  mean(move: MoveText): void {
    void quietly(this.live.choose(move));
  }

  chooseAt(at: string): void {
    const move = this.lights?.moves[at];
    if (move && !this.busy) this.choose(move);
  }

  refuse(move: MoveText): void {
    if (this.live.table?.held != null) return note(words("page-problem-awaits-confirmation"), "refused");
    if (this.deciding === null) return note(words("page-table-not-yours"), "refused");
    this.#why([move]);
  }

  refuseAt(at: string): void {
    const { table } = this.live;
    if (this.deciding === null || table?.held != null) return this.refuse("");
    const tried = (TOUCH[table?.position?.phase ?? ""] ?? []).map((verb) => `${verb} ${at}`);
    if (!this.#why(tried)) note(words("page-table-nothing-here"), "refused");
  }

  /** Say why none of these moves is legal, if the server has said so. */
  #why(moves: MoveText[]): boolean {
    const why = this.live.preview?.refused.find((one) => moves.includes(one.move));
    if (why) note(words(`reason-${why.reason}`), "refused", why.rule);
    return why !== undefined;
  }

  /** Feed as the server proposes, card by card, so that each step can be seen and undone. */
  async feed(): Promise<void> {
    const { live } = this;
    if (this.busy || live.table?.position?.phase !== "supply") return;
    this.#feeding = true;
    try {
      for (const move of live.preview?.feeding?.plan ?? []) {
        if (live.deciding === null || live.table?.held != null) break;
        // A forced move may have been played by itself.
        if (live.table?.legal.includes(move)) await live.choose(move);
      }
    } catch (error) {
      note(errorText(error), "refused");
    } finally {
      this.#feeding = false;
    }
  }

  /** Ask what the server would do, where the table allows it. */
  async ask(): Promise<void> {
    const { table } = this.live;
    if (!table?.options.hints || this.lights === null || this.asking || this.hint) return;
    this.asking = true;
    await quietly(this.live.connection.requestHint().then((hint) => (this.#hint = hint)));
    this.asking = false;
  }

  /** No more of this phase. */
  done(): void {
    if (this.lights?.panels["done"]) this.choose("done");
  }

  back(what: "undo" | "restart-turn"): void {
    if (this.live.table?.undo_to != null) this.#manage(what);
  }

  confirm(): void {
    if (this.live.table?.held != null) this.#manage("confirm");
  }

  #manage(what: "undo" | "restart-turn" | "confirm"): void {
    if (!this.busy && this.deciding !== null) void quietly(this.live.manageTurn(what));
  }
}

/** What the table refuses is said, and nothing else happens. */
export async function quietly(doing: Promise<unknown>): Promise<void> {
  try {
    await doing;
  } catch (error) {
    note(errorText(error), "refused");
  }
}
