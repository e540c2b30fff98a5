/** Somebody at a position that asks for something: begin again, or be shown how it goes. */
import type { MoveText, Seat, TableMessage } from "../gen/protocol";
import { motionDuration } from "../device/settings.svelte";
import { ExerciseTable } from "./exercise-table";

/** Milliseconds between moves that are shown. */
const SHOWN_FOR = 900;

export abstract class ExerciseRun {
  /** Moves are being shown. */
  showing = $state(false);
  readonly table: ExerciseTable;

  constructor(id: string) {
    this.table = new ExerciseTable(id, (moves) => this.ask(moves));
  }

  /** Return the table after these moves of mine, and note what is said of them. Throws `Refused`. */
  protected abstract ask(moves: MoveText[]): Promise<TableMessage>;

  /** Begin again. Throws `Refused`. */
  async restart(): Promise<void> {
    await this.table.goBack(0);
  }

  /** Play moves of a seat from the beginning, one by one. Throws `Refused`. */
  async showMoves(seat: Seat, moves: readonly MoveText[]): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      await this.table.goBack(0);
      for (const move of moves) {
        await new Promise((done) => setTimeout(done, motionDuration(SHOWN_FOR)));
        await this.table.send({ type: "move", seat, version: 0, move });
      }
    } finally {
      this.showing = false;
    }
  }
}
