/** Reviews on their way: the page asks again and again until one is there, also while another screen is shown. */
import type { Review, ReviewProgress, SeatStory } from "../gen/protocol";
import * as ask from "../net/client";
import { errorText } from "../net/problems";

export class ReviewWork {
  review = $state.raw<Review | null>(null);
  /** What can be told before it is there. */
  stories = $state.raw<SeatStory[]>([]);
  /** Positions judged so far, of so many; 0 until that is known. */
  done = $state(0);
  total = $state(0);
  working = $state(false);
  /** Somebody wanted no more of it. */
  cancelled = false;
  /** Why there is none. */
  wrong = $state<string | null>(null);
  /** Seconds until it is there, once that can be told. */
  secondsLeft = $state<number | null>(null);
  /** Another one for each time that it is started, so that late answers to an earlier one are not heard. */
  #round = 0;
  #first: { done: number; at: number } | null = null;

  constructor(
    /** Of a table, or of a file. */
    readonly id: string | null,
    readonly record: () => string,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** Find the review, or go on with it until it is there. */
  async start(): Promise<void> {
    if (this.working || this.review) return;
    const round = ++this.#round;
    this.working = true;
    this.cancelled = false;
    this.wrong = this.#first = this.secondsLeft = null;
    try {
      while (round === this.#round && !this.review) {
        const found = await this.#ask();
        if (round === this.#round) this.#note(found);
      }
    } catch (error) {
      if (round === this.#round) this.wrong = errorText(error);
    }
    if (round === this.#round) this.working = false;
  }

  /** Ask no more. What was judged is not lost at once: starting again goes on from there. */
  cancel(): void {
    this.#round++;
    this.working = false;
    this.cancelled = true;
  }

  async #ask(): Promise<ReviewProgress> {
    if (this.id === null) return ask.reviewRecord(this.record());
    // One that is kept is told without any work.
    const kept = this.total === 0 ? await ask.keptReview(this.id) : null;
    return kept?.review ? kept : ask.reviewTable(this.id);
  }

  #note({ done, total, review, stories }: ReviewProgress): void {
    this.review = review;
    this.stories = stories;
    if (review) return;
    [this.done, this.total] = [done, total];
    // The engine is loaded before the first answer, and first looks are not counted: they say nothing about its speed.
    if (!this.#first?.done) this.#first = { done, at: this.now() };
    else if (done > this.#first.done) {
      const each = (this.now() - this.#first.at) / (done - this.#first.done);
      this.secondsLeft = (each * (total - done)) / 1000;
    }
  }
}

const works = new Map<string, ReviewWork>();

/** The review of a table or of a record file; the same one again for who comes back. */
export function reviewOf(id: string | null, record: () => string): ReviewWork {
  const key = id ?? record();
  const work = works.get(key) ?? new ReviewWork(id, record);
  works.set(key, work);
  return work;
}
