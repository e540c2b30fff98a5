/** Somebody at a puzzle: their answers, what the engine says of them, and the best answer once they want to see it. */
import type { MoveText, Position, PuzzleChoice, PuzzleLine, PuzzleTry, Seat, TableMessage, TriedPuzzle, Why } from "../gen/protocol";
import { isBoardMove, parseMove } from "../game/moves";
import { ExerciseRun } from "./exercise-run.svelte";

/** Milliseconds after which somebody is told that the engine looks at their answer. */
const PATIENCE = 400;

export type PuzzleStage = "open" | "judging" | "wrong" | "solved" | "shown";

/** What is asked: a puzzle of the list, or one of somebody's own, which has no difficulty. */
export type Question = Pick<PuzzleLine, "id" | "kind" | "theme" | "players"> & { difficulty: PuzzleLine["difficulty"] | null };

interface Listener {
  onsolved: () => void;
  onwrong: () => void;
  /** The answer was shown before it was found. */
  onshown: () => void;
}

export class PuzzleRun extends ExerciseRun {
  /** The last answer was judged; null on the way there. */
  verdict = $state.raw<"wrong" | "solved" | null>(null);
  /** What was played last, also while somebody tries again. */
  chosen = $state.raw<PuzzleChoice | null>(null);
  /** What the engine looked at, the best first; known once something was answered. */
  choices = $state.raw<PuzzleChoice[]>([]);
  /** Why the best of them is better. */
  why = $state.raw<Why[]>([]);
  seat = $state.raw<Seat>(0);
  /** The position that is asked about. */
  start = $state.raw<Position | null>(null);
  /** The answer was shown: whatever is played now solves nothing. */
  isShown = $state(false);
  #judging = $state(false);
  #moves = $state.raw<MoveText[]>([]);

  constructor(
    readonly puzzle: Question,
    /** Answers what somebody tried. */
    readonly judge: (tried: PuzzleTry) => Promise<TriedPuzzle>,
    readonly listener: Listener,
  ) {
    super(`puzzle-${puzzle.id}`);
  }

  readonly stage = $derived.by((): PuzzleStage => {
    if (this.isShown) return "shown";
    return this.#judging ? "judging" : (this.verdict ?? "open");
  });

  /** What was best, once one may see it. */
  readonly best = $derived.by(() => (this.stage === "solved" || this.stage === "shown" ? (this.choices[0] ?? null) : null));

  /** The places on the board of every step of it. */
  readonly marked = $derived.by(() => (this.best?.moves ?? []).filter(isBoardMove).map((move) => parseMove(move).target));

  /** What was played instead of the best. */
  readonly mine = $derived.by(() => (this.chosen === this.choices[0] ? null : this.chosen));

  /** What the best is compared with: an answer that was worse, or the next best. */
  readonly other = $derived.by(() => {
    const worse = this.mine !== null && this.mine.chance < (this.choices[0]?.chance ?? 0);
    return (worse ? this.mine : this.choices[1]) ?? null;
  });

  /** The next move of the best answer, as long as it is played. */
  readonly proposed = $derived.by((): MoveText | null => {
    const best = this.isShown && !this.showing && this.verdict === null ? (this.choices[0]?.moves ?? []) : [];
    const follows = this.#moves.every((move, index) => best[index] === move);
    return follows ? (best[this.#moves.length] ?? null) : null;
  });

  protected async ask(moves: MoveText[]): Promise<TableMessage> {
    const timer = setTimeout(() => (this.#judging = true), PATIENCE);
    try {
      const answer = await this.#post({ moves });
      if (moves.length === 0) this.start = answer.table.position;
      this.#moves = moves;
      return answer.table;
    } finally {
      clearTimeout(timer);
      this.#judging = false;
    }
  }

  async #post(tried: PuzzleTry): Promise<TriedPuzzle> {
    const answer = await this.judge(tried);
    const { outcome, chosen, choices, seat, why } = answer;
    this.seat = seat;
    if (choices.length > 0) [this.choices, this.why] = [choices, why];
    this.verdict = outcome === "solved" || outcome === "wrong" ? outcome : null;
    if (this.verdict !== null && !this.isShown) {
      // One that the engine knew is the same as in the list.
      this.chosen = choices.find(({ moves }) => moves.join() === chosen?.moves.join()) ?? chosen;
      if (this.verdict === "solved") this.listener.onsolved();
      else this.listener.onwrong();
    }
    return answer;
  }

  /** Take back the last move of an answer. Throws `Refused`. */
  async undo(): Promise<void> {
    await this.table.goBack(this.table.moves.length - 1);
  }

  /** See what was best, and begin again to play it. Throws `Refused`. */
  async reveal(): Promise<void> {
    if (this.choices.length === 0) await this.#post({ moves: this.table.moves, give_up: true });
    if (this.verdict !== "solved") this.listener.onshown();
    this.isShown = true;
    await this.restart();
  }

  /** Play the best answer. Throws `Refused`. */
  async playBest(): Promise<void> {
    await this.showMoves(this.seat, this.choices[0]?.moves ?? []);
  }

  /** Begin again without the answer in sight. Throws `Refused`. */
  async tryAgain(): Promise<void> {
    await this.restart();
    this.isShown = false;
  }
}
