/** What I do in my turn: choose, feed, undo and confirm; and what is said where that cannot be done. */
import type { Ghost } from "../board/types";
import type { Hint, MoveText, Seat } from "../gen/protocol";
import type { LiveTable } from "../net/live-table.svelte";
import { showToast } from "../ui/toasts.svelte";
import { reportRefusal } from "../ui/report";
import { words } from "../words/words.svelte";
import { findTargets } from "./choices";
import { VERBS_BY_PHASE, parseMove } from "../game/moves";

export class MyTurn {
  /** A move that would starve a hut that could be fed: it waits for a second yes. */
  doubtful = $state<MoveText | null>(null);
  /** The seat that the screen has to be handed to, where several people share it. */
  handOverTo = $state<Seat | null>(null);
  /** A hint was asked for and has not come yet. */
  hintLoading = $state(false);
  #hint = $state.raw<Hint | null>(null);
  /** The feeding plan is being played. */
  #feeding = $state(false);

  constructor(readonly live: LiveTable) {}

  /** The seat that decides now, if it is ours and its person has the screen. */
  readonly deciding = $derived.by(() => (this.handOverTo === null ? this.live.deciding : null));

  /** Whether nothing can be chosen at the moment. */
  readonly busy = $derived.by(() => this.live.pending !== null || this.live.connectionState !== "open" || this.#feeding);

  /** The hint for this decision, if one was asked for. */
  readonly hint = $derived.by(() => {
    const asked = this.deciding !== null && this.#hint?.version === this.live.table?.version;
    return asked ? this.#hint : null;
  });

  /** What can be chosen, on the board and on the panels. */
  readonly targets = $derived.by(() => {
    const { table, preview } = this.live;
    if (!table || this.deciding === null || table.held !== null) return null;
    return findTargets(table, preview, this.hint?.candidates[0]?.move);
  });

  /** A move that was sent, as it will stand on the board. */
  readonly ghost = $derived.by((): Ghost | null => {
    const { pending, table } = this.live;
    if (pending === null || table?.mover == null) return null;
    const { verb, target } = parseMove(pending);
    const seat = table.mover;
    const level = (table.position?.players[seat]?.ziggurats[target] ?? 0) + 1;
    if (verb === "hut") return { at: target, kind: "hut", seat };
    if (verb === "supply") return { at: target, kind: "fed", seat };
    if (verb === "well") return { at: target, kind: "well", seat };
    return ["start", "build", "extend"].includes(verb) ? { at: target, kind: "ziggurat", seat, level } : null;
  });

  /** Whether a press can feed the huts in the best way. */
  readonly hasFeedingPlan = $derived.by(() => {
    const { table, preview } = this.live;
    const feeding = this.deciding !== null && table?.held === null && table.position?.phase === "supply";
    return feeding && (preview?.feeding?.plan.length ?? 0) > 0;
  });

  /** Choose a legal move; a doubtful one is asked about first. */
  choose(move: MoveText): void {
    const choice = this.live.preview?.choices.find((one) => one.move === move);
    if (choice?.loses.length) this.doubtful = move;
    else this.play(move);
  }

  /** Play a legal move, whatever it loses. To be done is said once: it is confirmed, too. */
  play(move: MoveText): void {
    void reportRefusal(this.live.choose(move, move === "done"));
  }

  /** Choose the legal move of a place on the board. */
  chooseAt(at: string): void {
    const move = this.targets?.moves[at];
    if (move && !this.busy) this.choose(move);
  }

  /** Say why none of these moves can be chosen now; while others move, what was touched. */
  refuse(moves: MoveText[], touched: string): void {
    if (this.deciding === null) return showToast(touched);
    if (this.live.table?.held != null) return showToast(words("page-problem-awaits-confirmation"), "refused");
    const why = this.live.preview?.refused.find((one) => moves.includes(one.move));
    showToast(words(why ? `reason-${why.reason}` : "page-table-nothing-here"), "refused", why?.rule);
  }

  /** Say why nothing can be chosen at a place on the board. */
  refuseAt(at: string, touched: string): void {
    const verbs = VERBS_BY_PHASE[this.live.table?.position?.phase ?? ""] ?? [];
    this.refuse(verbs.map((verb) => `${verb} ${at}`), touched);
  }

  /** Play the feeding plan move by move, so that each step can be seen and undone. */
  async playFeedingPlan(): Promise<void> {
    const { live } = this;
    if (this.busy || !this.hasFeedingPlan) return;
    this.#feeding = true;
    for (const move of live.preview?.feeding?.plan ?? []) {
      if (live.deciding === null || live.table?.held != null) break;
      // A forced move may have been played by itself.
      if (live.table?.legal.includes(move) && !(await reportRefusal(live.choose(move)))) break;
    }
    this.#feeding = false;
  }

  /** Ask for a hint where the table allows it. */
  async requestHint(): Promise<void> {
    const { table, connection } = this.live;
    if (!table?.options.hints || !connection.requests || this.targets === null || this.hintLoading || this.hint) return;
    this.hintLoading = true;
    await reportRefusal(connection.requests.hint().then((hint) => (this.#hint = hint)));
    this.hintLoading = false;
  }

  /** End the phase, where that is legal. */
  endPhase(): void {
    if (this.targets?.panels["done"]) this.choose("done");
  }

  undo(what: "undo" | "restart-turn"): void {
    if (this.live.table?.undo_to != null) this.#manage(what);
  }

  confirm(): void {
    if (this.live.table?.held != null) this.#manage("confirm");
  }

  /** Go on with a game that is paused. */
  resume(): void {
    const [seat] = this.live.mine;
    if (seat !== undefined) void reportRefusal(this.live.send({ type: "resume", seat }));
  }

  #manage(what: "undo" | "restart-turn" | "confirm"): void {
    if (!this.busy && this.deciding !== null) void reportRefusal(this.live.manageTurn(what));
  }
}
