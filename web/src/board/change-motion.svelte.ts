/** What is to be seen moving after a change: points that rise, the flood. */
import type { Rising } from "./types";
import type { Change, GameEvent } from "../gen/protocol";
import { motionDuration } from "../device/settings.svelte";

const RISES = 1600;

export class Motion {
  rising = $state.raw<Rising[]>([]);
  /** Counts floods. */
  flood = $state(0);
  #count = 0;

  show(changes: readonly Change[]): void {
    for (const event of changes.flatMap((change) => change.events)) this.#event(event);
  }

  #event(event: GameEvent): void {
    if (event.event === "flooded") this.flood += 1;
    if (event.event === "scored" && event.points && event.at.length) {
      this.#rise(event.at, event.points, "point", event.seat);
    }
    if (event.event === "camels-earned" && event.camels) this.#rise(event.huts, event.camels, "camel", event.seat);
  }

  /** One number from the middle one of the places that it comes from. */
  #rise(places: readonly string[], count: number, icon: Rising["icon"], seat: number): void {
    const at = places[Math.floor(places.length / 2)];
    const stays = motionDuration(RISES);
    if (at === undefined || stays === 0) return;
    const id = ++this.#count;
    this.rising = [...this.rising, { id, at, text: `+${count}`, icon, seat }];
    setTimeout(() => (this.rising = this.rising.filter((one) => one.id !== id)), stays);
  }
}
