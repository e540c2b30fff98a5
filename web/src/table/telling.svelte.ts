/** What somebody else has just done, in words and places: told above the board while it is shown. */
import { findFlood } from "../flood/scenes";
import type { Change, GameEvent, Seat } from "../gen/protocol";
import { eventPlaces, scoredIn } from "../words/log";
import { motionDuration } from "../device/settings.svelte";
import { describeEvent } from "../words/story";
import { words } from "../words/words.svelte";

export interface Told {
  seat: Seat;
  text: string;
  places: string[];
  points: number;
  camels: number;
}

/** It stays a little longer than the pause before the next move. */
const TOLD_FOR = 2_000;
/** What is done several times in a row is told as one: how many huts, at the places of all. */
const REPEATED = { "hut-placed": "page-announced-huts", "huts-fed": "page-announced-feeding" } as const;
/** What is told by what follows it, and what is told as a number. */
const UNTOLD = new Set<GameEvent["event"]>(["card-played", "scored", "camels-earned"]);

export class Telling {
  told = $state.raw<Told | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the seat that is told of did in a row, of the kind that it did last. */
  #row: { seat: Seat; event: keyof typeof REPEATED; places: string[] } | null = null;

  /** Tell what the seats that are not `mine` did. Without motion nothing is told, as it is over at once. */
  show(changes: readonly Change[], mine: readonly Seat[], names: readonly string[]): void {
    const stays = motionDuration(TOLD_FOR);
    for (const change of changes) {
      if (change.seat === null || mine.includes(change.seat) || stays === 0) this.stop();
      else if (change.kind === "moved" || change.kind === "confirmed") this.#tell(change, change.seat, names);
    }
    clearTimeout(this.#timer);
    if (this.told) this.#timer = setTimeout(() => (this.told = null), stays);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.told = null;
    this.#row = null;
  }

  #tell({ events, move }: Change, seat: Seat, names: readonly string[]): void {
    const own = events.slice(0, findFlood(events)?.from).filter((event) => "seat" in event && event.seat === seat);
    const lines = own.filter(({ event }) => !UNTOLD.has(event)).map((event) => this.#describe(event, seat, names));
    if (lines.length === 0 && move === "done") lines.push(words("page-announced-end", { name: names[seat] ?? "" }));
    if (lines.length === 0) return;
    const places = own.flatMap((event) => (this.#isRow(event, seat) ? (this.#row?.places ?? []) : eventPlaces(event)));
    const camels = own.reduce((sum, event) => sum + (event.event === "camels-earned" ? event.camels : 0), 0);
    this.told = { seat, text: lines.join(" "), places: [...new Set(places)], points: scoredIn(own, seat), camels };
  }

  #isRow(event: GameEvent, seat: Seat): boolean {
    return this.#row?.event === event.event && this.#row.seat === seat;
  }

  #describe(event: GameEvent, seat: Seat, names: readonly string[]): string {
    if (event.event !== "hut-placed" && event.event !== "huts-fed") return describeEvent(event, names);
    const before = this.#isRow(event, seat) ? (this.#row?.places ?? []) : [];
    const places = [...before, ...eventPlaces(event)];
    this.#row = { seat, event: event.event, places };
    return words(REPEATED[event.event], { name: names[seat] ?? "", huts: words("n-huts", { count: places.length }) });
  }
}
