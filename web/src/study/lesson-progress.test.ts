import { describe, expect, it } from "vitest";
import { countSolved, isDone, nextLesson, taskToDo, withSolved } from "./lesson-progress";

const LESSONS = [
  { id: "aim", minutes: 2, tasks: 2 },
  { id: "wells", minutes: 2, tasks: 2 },
  { id: "court", minutes: 3, tasks: 1 },
];

describe("progress in lessons", () => {
  it("goes on at the first task that is not solved", () => {
    expect(taskToDo(LESSONS[0]!, [])).toBe(1);
    expect(taskToDo(LESSONS[0]!, ["aim/1"])).toBe(2);
    expect(taskToDo(LESSONS[0]!, ["aim/2"])).toBe(1);
  });

  it("begins again with a lesson that is done", () => {
    expect(taskToDo(LESSONS[0]!, ["aim/1", "aim/2"])).toBe(1);
  });

  it("counts the tasks of one lesson", () => {
    expect(countSolved(LESSONS[1]!, ["aim/1", "wells/2"])).toBe(1);
    expect(isDone(LESSONS[1]!, ["wells/1", "wells/2"])).toBe(true);
  });

  it("finds the next lesson, and from a lesson the one after it", () => {
    expect(nextLesson(LESSONS, ["aim/1", "aim/2"])?.id).toBe("wells");
    expect(nextLesson(LESSONS, [], "aim")?.id).toBe("wells");
    expect(nextLesson(LESSONS, [], "court")).toBeNull();
    expect(nextLesson(LESSONS, ["aim/1", "aim/2", "wells/1", "wells/2", "court/1"])).toBeNull();
  });

  it("notes a task once", () => {
    expect(withSolved(withSolved([], "aim/1"), "aim/1")).toEqual(["aim/1"]);
  });
});
