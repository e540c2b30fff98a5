/** Somebody at a task of a lesson: their tries, the verdict on them, and the solution if they ask for it. */
import type { LessonTask, LessonTry, LessonVerdict, MoveText, TableMessage } from "../gen/protocol";
import * as ask from "../net/client";
import { ExerciseRun } from "./exercise-run.svelte";

const OPEN: LessonVerdict = { outcome: "open", message: null, rule: null, values: {} };

export class TaskRun extends ExerciseRun {
  verdict = $state.raw(OPEN);
  /** A try was wrong: who wants to see the solution may. */
  hasErred = $state(false);

  constructor(
    readonly lesson: string,
    readonly number: number,
    readonly task: LessonTask,
    readonly onsolved: () => void,
  ) {
    super(`lesson-${task.message}`);
  }

  protected async ask(moves: MoveText[]): Promise<TableMessage> {
    const tried = { moves } satisfies LessonTry;
    const { table, verdict } = await ask.lessonTry(this.lesson, this.number, tried);
    this.verdict = verdict;
    if (verdict.outcome === "wrong") this.hasErred = true;
    if (verdict.outcome === "solved") this.onsolved();
    return table;
  }

  /** Play the solution, move by move. Throws `Refused`. */
  async show(): Promise<void> {
    await this.showMoves(this.task.seat, this.task.solution);
  }
}
