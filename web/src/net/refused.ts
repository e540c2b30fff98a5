/** What a server, or this browser in its place, refuses. */
import type { ProblemBody, ProblemCode } from "../gen/protocol";

/** A problem of the server's, or that it gave no answer. */
export type Failure = Omit<ProblemBody, "title"> & { title: ProblemCode | "no-answer" };

export class Refused extends Error {
  constructor(readonly problem: Failure) {
    super(problem.title);
  }
}

/** What we say ourselves when no answer came. */
export const NO_ANSWER: Failure = { type: "urn:assyria:problem:no-answer", title: "no-answer", status: 0 };
