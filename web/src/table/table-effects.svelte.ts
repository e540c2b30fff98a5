/** What follows by itself from what happens at a table. */
import { tick, untrack } from "svelte";
import type { FloodShow } from "../flood/flood.svelte";
import { findFlood } from "../flood/scenes";
import { describeScene, spokenAtOnce } from "../flood/spoken";
import type { Change } from "../gen/protocol";
import { isLearning } from "../guide/progress";
import { scoredIn } from "../words/log";
import { describeEvent } from "../words/story";
import { settings } from "../device/settings.svelte";
import { announce, ask, showToast } from "../ui/toasts.svelte";
import { reportRefusal } from "../ui/report";
import { navigate } from "../ui/router.svelte";
import { words } from "../words/words.svelte";
import { focusDecision } from "./focus";
import type { Motion } from "../board/change-motion.svelte";
import { seatNames } from "../words/names";
import { peopleNews } from "./people-news";
import { followPlan } from "./plan.svelte";
import type { Sketch } from "./sketch.svelte";
import type { Telling } from "./telling.svelte";
import type { MyTurn } from "./turn.svelte";

/** Keep screen, sounds and title in step with a game, wherever it is played. Call once, inside a component. */
export function followGame(turn: MyTurn, motion: Motion, flood: FloodShow, telling: Telling): void {
  // What happens while a flood is shown is said after it.
  const unsaid: string[] = [];
  $effect(() => presentNews(turn, motion, flood, telling, unsaid));
  $effect(() => announceScene(turn, flood));
  $effect(() => {
    if (flood.scene === null && unsaid.length) announce(unsaid.splice(0).join(" "));
  });
  $effect(() => () => telling.stop());
  $effect(() => skipForMover(turn, flood));
  soundTurns(turn);
  followWithFocus(turn);
  $effect(() => {
    document.title = turn.deciding === null ? words("picture-title") : `● ${words("page-table-your-turn")}`;
    return () => (document.title = words("picture-title"));
  });
}

/** The same for a table that is kept, with settings and plans. Call once, inside a component. */
export function followTable(turn: MyTurn, motion: Motion, flood: FloodShow, telling: Telling, sketch: Sketch): void {
  const { live } = turn;
  followGame(turn, motion, flood, telling);
  handOverBetweenSeats(turn);
  $effect(() => {
    const { table } = live;
    // The promise made at the beginning is what the end is checked against.
    if (table?.status !== "playing" || !table.commitment || live.id in settings.commitments) return;
    settings.commitments[live.id] = table.commitment;
  });
  $effect(() => sendAutoSetting(turn));
  offerSounds(turn);
  followPlan(turn, sketch);
}

/** Show, play and speak what has just happened. */
function presentNews({ live }: MyTurn, motion: Motion, flood: FloodShow, telling: Telling, unsaid: string[]): void {
  const { news } = live;
  untrack(() => {
    motion.show(news);
    const before = flood.scene;
    showFlood(flood, news, live.table?.position?.players.map(({ score }) => score) ?? []);
    sound(({ playEventSounds }) => playEventSounds(news));
    const names = seatNames(live.table?.chairs ?? []);
    telling.show(news, live.mine, names);
    const lines = (changes: readonly Change[]): string[] =>
      changes.flatMap(({ events }) => spokenAtOnce(events)).map((event) => describeEvent(event, names));
    const now = flood.scene === null ? news.length : flood.scene === before ? 0 : lastFlood(news) + 1;
    if (lines(news.slice(0, now)).length) announce(lines(news.slice(0, now)).join(" "));
    unsaid.push(...lines(news.slice(now)));
    const told = peopleNews(live.changes, news, live.mine, names);
    if (told.length) showToast(told.join(" "));
    // Who plays again goes to the new table as soon as there is one.
    const playsAgain = live.mine.some((seat) => live.table?.again[seat]);
    const opened = news.some(({ kind }) => kind === "rematch-opened" || kind === "plays-again");
    if (playsAgain && opened && live.table?.rematch) navigate(`/table/${live.table.rematch}`);
  });
}

/** Say what happens in a scene of the flood; the first is said with what led to it. */
function announceScene({ live }: MyTurn, flood: FloodShow): void {
  const { scene, at } = flood;
  if (scene === null || at === 0) return;
  untrack(() => announce(describeScene(scene, seatNames(live.table?.chairs ?? []))));
}

/** Who moves has seen enough. The press is drawn first: to take a scene away, and to count its points, takes longer. */
function skipForMover({ live }: MyTurn, flood: FloodShow): void {
  if (live.pending === null) return;
  const shown = untrack(() => flood.scenes);
  if (shown.length === 0) return;
  requestAnimationFrame(() => setTimeout(() => flood.scenes === shown && flood.skip()));
}

/** Sounds are off until somebody has been asked, once, after their first turn. */
function offerSounds(turn: MyTurn): void {
  let played = false;
  $effect(() => {
    const mine = turn.live.deciding !== null;
    const waits = played && !mine && turn.live.table?.status === "playing";
    played = mine;
    if (!waits || untrack(() => settings.sounds) !== null) return;
    settings.sounds = false;
    ask(words("page-sounds-ask"), { text: words("page-sounds-on"), onanswer: turnOnSounds });
  });
}

function turnOnSounds(): void {
  settings.sounds = true;
  sound(({ playSound }) => playSound("your-turn"));
}

/** Who wants sounds fetches them. */
function sound(play: (sounds: typeof import("../device/sounds")) => void): void {
  if (settings.sounds) void import("../device/sounds").then(play);
}

/** Show the last flood in these changes, if there was one; `scores` are those after all of them. */
function showFlood(flood: FloodShow, news: readonly Change[], scores: readonly number[]): void {
  const last = lastFlood(news);
  const later = news.slice(last + 1).flatMap(({ events }) => events);
  if (last >= 0) flood.show(news[last]?.events ?? [], scores.map((score, seat) => score - scoredIn(later, seat)));
}

function lastFlood(news: readonly Change[]): number {
  return news.findLastIndex(({ events }) => findFlood(events) !== null);
}

/** At one screen, a new seat's turn begins with handing it over. */
function handOverBetweenSeats(turn: MyTurn): void {
  let last: number | null = null;
  $effect(() => {
    const seat = turn.live.deciding;
    if (seat === null) return;
    if (turn.live.mine.length > 1 && last !== null && last !== seat) turn.handOverTo = seat;
    last = seat;
  });
}

function soundTurns(turn: MyTurn): void {
  let last: number | null = null;
  $effect(() => {
    const seat = turn.live.deciding;
    if (seat === null) return;
    if (last !== seat) untrack(() => sound(({ playSound }) => playSound("your-turn")));
    last = seat;
  });
}

/** Who plays by keyboard is at the next thing to do; who uses a mouse or a finger is left alone. */
function followWithFocus(turn: MyTurn): void {
  let byKeyboard = false;
  $effect(() => {
    const typed = (): boolean => (byKeyboard = true);
    const pointed = (): boolean => (byKeyboard = false);
    addEventListener("keydown", typed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", typed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  });
  $effect(() => {
    const ready = turn.deciding !== null && !turn.busy && turn.doubtful === null && turn.live.table?.version !== undefined;
    if (!ready || !byKeyboard) return;
    void tick().then(() => {
      const table = document.querySelector("main.table");
      if (table) focusDecision(table);
    });
  });
}

/** Forced moves play themselves if this browser's people want that; in a first game nothing does. */
function sendAutoSetting({ live }: MyTurn): void {
  const { table } = live;
  if (table?.status !== "playing" || live.connectionState !== "open") return;
  const auto = settings.auto && !isLearning();
  for (const seat of live.mine) {
    const chair = table.chairs[seat];
    if (!chair || chair.auto === auto) continue;
    void reportRefusal(untrack(() => live.send({ type: "choose-auto", seat, auto })));
  }
}
