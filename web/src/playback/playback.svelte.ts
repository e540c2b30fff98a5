/** A game that plays itself, or is walked through. */
import type { ReplayStep } from "../gen/protocol";
import { SCENE_SHOWN_FOR } from "../flood/flood.svelte";
import { stepScenes } from "./step-text";
import { type StepUnit, findStep } from "../game/navigation";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step stands; one in which more happens stands longer. */
const STANDS = 1100;
const STANDS_MORE = 300;
const MOST_MORE = 8;

export class Playback {
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** We came by one step on, not by a jump: then it is shown in motion. */
  stepped = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly steps: readonly ReplayStep[],
    at = 0,
    /** Told of every step that was reached. */
    readonly onstep: (at: number, stepped: boolean) => void = () => {},
  ) {
    this.at = at;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get step(): ReplayStep | undefined {
    return this.steps[this.at];
  }

  /** To a step; whoever goes somewhere wants to look there, so it no longer plays by itself. */
  to(at: number): void {
    this.pause();
    this.#show(at);
  }

  by(by: StepUnit, way: 1 | -1): void {
    this.to(findStep(this.steps, this.at, by, way));
  }

  /** Play on; from the beginning if it had come to the end. */
  play(): void {
    if (this.at >= this.last) this.#show(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  #show(at: number): void {
    if (at === this.at) return;
    this.stepped = at === this.at + 1;
    this.at = at;
    this.onstep(at, this.stepped);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.goOn(), this.#stands() / this.speed);
  }

  /** How long this step stands at normal speed: a flood as long as its scenes. */
  #stands(): number {
    const scenes = this.step ? stepScenes(this.step).length : 0;
    if (scenes) return scenes * SCENE_SHOWN_FOR;
    const more = Math.min((this.step?.events.length ?? 1) - 1, MOST_MORE);
    return STANDS + STANDS_MORE * Math.max(more, 0);
  }

  /** If it plays: to the next step now. */
  goOn(): void {
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.#show(this.at + 1);
    if (this.at >= this.last) this.pause();
    else this.#wait();
  }
}
