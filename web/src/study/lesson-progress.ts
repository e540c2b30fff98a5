/** Which lessons are done, and which comes next. */
import type { LessonLine } from "../gen/protocol";

/** A task as the settings name it. */
export function taskName(lesson: string, number: number): string {
  return `${lesson}/${number}`;
}

/** The first task of a lesson that is not solved; its first if all are. */
export function taskToDo({ id, tasks }: Pick<LessonLine, "id"> & { tasks: number }, solved: readonly string[]): number {
  for (let number = 1; number <= tasks; number += 1) if (!solved.includes(taskName(id, number))) return number;
  return 1;
}

export function countSolved({ id, tasks }: LessonLine, solved: readonly string[]): number {
  return Array.from({ length: tasks }, (_, index) => taskName(id, index + 1)).filter((name) => solved.includes(name)).length;
}

export function isDone(lesson: LessonLine, solved: readonly string[]): boolean {
  return countSolved(lesson, solved) === lesson.tasks;
}

/** The next lesson that is not done, after this one if there is one: who skips goes on. Null if there is none. */
export function nextLesson(lessons: readonly LessonLine[], solved: readonly string[], after?: string): LessonLine | null {
  const from = lessons.findIndex(({ id }) => id === after) + 1;
  return lessons.slice(from).find((lesson) => !isDone(lesson, solved)) ?? null;
}

/** The names with one more, each once. */
export function withSolved(solved: readonly string[], name: string): string[] {
  return solved.includes(name) ? [...solved] : [...solved, name];
}
