/** The flood as it is shown: scene after scene, by itself or by hand. It holds nothing up. */
import type { GameEvent } from "../gen/protocol";
import { motionDuration } from "../device/settings.svelte";
import { floodScenes, type Scene } from "./scenes";

export const SCENE_SHOWN_FOR = 2200;

export class FloodShow {
  scenes = $state.raw<Scene[]>([]);
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Scene | null {
    return this.scenes[this.at] ?? null;
  }

  /** `duration` says how long what is shown for so many milliseconds stays here; 0: until one goes on. */
  constructor(
    readonly duration: (milliseconds: number) => number = motionDuration,
    /** Told when all scenes were shown or skipped. */
    readonly onend: () => void = () => {},
  ) {}

  /** The scenes that are still to come. */
  get later(): Scene[] {
    return this.scenes.slice(this.at + 1);
  }

  /** Show the flood among the events of a move, if there was one. */
  show(events: readonly GameEvent[], scores: readonly number[]): void {
    const scenes = floodScenes(events, scores);
    if (scenes.length === 0) return;
    this.scenes = scenes;
    this.at = 0;
    this.#wait();
  }

  next(): void {
    if (this.scene === null) return;
    if (this.at + 1 < this.scenes.length) {
      this.at += 1;
      this.#wait();
    } else this.skip();
  }

  skip(): void {
    if (this.scene === null) return;
    clearTimeout(this.#timer);
    this.scenes = [];
    this.onend();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const wait = this.duration(SCENE_SHOWN_FOR);
    if (wait > 0) this.#timer = setTimeout(() => this.next(), wait);
  }
}
