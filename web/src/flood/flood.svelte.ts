/** The flood as it is shown: scene after scene, by itself or by hand. It holds nothing up. */
import type { Change } from "../gen/protocol";
import { motionDuration } from "../lib/settings.svelte";
import { floodScenes, type Scene } from "./scenes";

const SCENE_SHOWN_FOR = 2200;

export class FloodShow {
  scenes = $state.raw<Scene[]>([]);
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Scene | null {
    return this.scenes[this.at] ?? null;
  }

  /** Show the flood of these changes, if there was one. Without motion it stays at its first scene until one goes on. */
  show(changes: readonly Change[], scores: readonly number[]): void {
    const scenes = floodScenes(changes, scores);
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
    clearTimeout(this.#timer);
    this.scenes = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const wait = motionDuration(SCENE_SHOWN_FOR);
    if (wait > 0) this.#timer = setTimeout(() => this.next(), wait);
  }
}
