/** Somebody at a task: their tries, the verdict on them, and the solution if they ask for it. */
import type { LessonAnswer, LessonTask, LessonTry, LessonVerdict } from "../gen/protocol";
import { post } from "../lib/api";
import { motionDuration } from "../lib/settings.svelte";
import { ExerciseTable } from "./exercise-table";

const OPEN: LessonVerdict = { outcome: "open", message: null, rule: null, values: {} };
/** Milliseconds between the moves of a solution that is shown. */
const SHOWN_FOR = 900;

export class TaskRun {
  verdict = $state.raw(OPEN);
  /** A try was wrong: who wants to see the solution may. */
  hasErred = $state(false);
  /** The solution is being played. */
  showing = $state(false);
  readonly table: ExerciseTable;

  constructor(
    lesson: string,
    number: number,
    readonly task: LessonTask,
    onsolved: () => void,
  ) {
    this.table = new ExerciseTable(`lesson-${task.message}`, async (moves) => {
      const tried = { moves } satisfies LessonTry;
      const { table, verdict } = await post<LessonAnswer>(`/lessons/${lesson}/tasks/${number}`, tried);
      this.verdict = verdict;
      if (verdict.outcome === "wrong") this.hasErred = true;
      if (verdict.outcome === "solved") onsolved();
      return table;
    });
  }

  /** Begin again. Throws `Refused`. */
  async restart(): Promise<void> {
    await this.table.goBack(0);
  }

  /** Play the solution, move by move. Throws `Refused`. */
  async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      await this.restart();
      for (const move of this.task.solution) {
        await new Promise((done) => setTimeout(done, motionDuration(SHOWN_FOR)));
        await this.table.send({ type: "move", seat: this.task.seat, version: 0, move });
      }
    } finally {
      this.showing = false;
    }
  }
}
