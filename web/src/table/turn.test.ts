import { beforeEach, describe, expect, it } from "vitest";
import type { Choice, Command, Feeding, Hint, Refusal } from "../gen/protocol";
import { FakeTable, changeMessage, fakePreview, fakeTable, refused, tableMessage } from "../net/fake-table";
import { LiveTable } from "../net/live-table.svelte";
import { toasts } from "../ui/toasts.svelte";
import { settings } from "../device/settings.svelte";
import { setLanguage } from "../words/words.svelte";
import { MyTurn } from "./turn.svelte";

const choice = (move: string, about: Partial<Choice> = {}): Choice => ({
  move,
  at: [],
  food: null,
  points: 0,
  camels: 0,
  when: null,
  cost: 0,
  level: null,
  influence: null,
  multiplier: null,
  cards: [],
  places: [],
  wells: [],
  hungry: false,
  loses: [],
  ...about,
});

let connection: FakeTable;
let turn: MyTurn;

beforeEach(async () => {
  await setLanguage("en");
  settings.speed = 0;
  toasts.shown = [];
  connection = new FakeTable();
  turn = new MyTurn(new LiveTable(connection));
  turn.live.open();
});

function show(about: Parameters<typeof tableMessage>[0]): void {
  connection.connect(tableMessage(about));
}

/** All promises that can be kept by now are. */
/** After the frame that shows a press, and its answer. */
const settled = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));
const sentMoves = (): string[] =>
  connection.sent.filter((command): command is Extract<Command, { type: "move" }> => command.type === "move").map(({ move }) => move);
const refusals = (): string[] => toasts.shown.filter(({ tone }) => tone === "refused").map(({ text }) => text);

const SOURCES = { huts: 0, ziggurats: 0, wells: 0, influence: 0, higher: 0, offerings: 0, plow: 0, camels: 0 };

describe("choosing", () => {
  const legal = ["hut c4", "hut c5", "done"];
  const preview = fakePreview({
    choices: [choice("hut c4"), choice("hut c5", { loses: ["a1"] }), choice("done")],
    refused: [{ reason: "hex-taken", move: "hut d4", rule: "§5.1" } satisfies Refusal],
  });

  it("plays a lit place", async () => {
    show({ legal, preview });
    turn.chooseAt("c4");
    await settled();
    expect(sentMoves()).toEqual(["hut c4"]);
  });

  it("asks first if a hut would be lost that could live", async () => {
    show({ legal, preview });
    turn.chooseAt("c5");
    await settled();
    expect(sentMoves()).toEqual([]);
    expect(turn.doubtful).toBe("hut c5");
    turn.play("hut c5");
    await settled();
    expect(sentMoves()).toEqual(["hut c5"]);
  });

  it("draws a move that was sent until it is answered", async () => {
    show({ legal, preview });
    turn.chooseAt("c4");
    expect(turn.ghost).toEqual({ at: "c4", kind: "hut", seat: 0 });
    expect(turn.busy).toBe(true);
    turn.chooseAt("c5");
    await settled();
    expect(turn.ghost).toBeNull();
    expect(turn.busy).toBe(false);
    expect(sentMoves()).toEqual(["hut c4"]);
  });

  it("says what the table refuses, and takes the move away again", async () => {
    connection.react = () => refused("stale");
    show({ legal, preview });
    turn.chooseAt("c4");
    await settled();
    expect(turn.ghost).toBeNull();
    expect(refusals()).toHaveLength(1);
    expect(turn.targets?.moves["c4"]).toBe("hut c4");
  });

  it("says why a place cannot be chosen, with its paragraph", () => {
    show({ legal, preview });
    turn.refuseAt("d4", "Hex d4");
    expect(toasts.shown.at(-1)).toMatchObject({ tone: "refused", rule: "§5.1" });
    turn.refuseAt("j6", "Hex j6");
    expect(toasts.shown.at(-1)?.rule).toBeNull();
  });

  it("says what was touched while others decide", () => {
    show({ legal, preview, mover: 1 });
    turn.refuse(["buy dates-1"], "Dates, 1 symbol");
    expect(toasts.shown.at(-1)).toMatchObject({ tone: "plain", text: "Dates, 1 symbol" });
  });

  it("lights nothing while others decide, while the screen is handed over, and while a turn awaits confirmation", () => {
    show({ legal, preview });
    expect(turn.targets).not.toBeNull();
    turn.handOverTo = 0;
    expect(turn.deciding).toBeNull();
    expect(turn.targets).toBeNull();
    turn.handOverTo = null;
    connection.listener?.onUpdate(changeMessage(2, 0, { held: "done", legal }));
    expect(turn.targets).toBeNull();
    turn.refuseAt("c4", "Hex c4");
    expect(refusals()).toHaveLength(1);
    connection.listener?.onUpdate(changeMessage(3, 0, { mover: 1, legal }));
    expect(turn.targets).toBeNull();
  });

  it("ends the phase only where that is legal", async () => {
    show({ legal: ["hut c4"], preview });
    turn.endPhase();
    await settled();
    expect(sentMoves()).toEqual([]);
    connection.listener?.onUpdate(changeMessage(2, 0, { legal, preview }));
    turn.endPhase();
    await settled();
    expect(sentMoves()).toEqual(["done"]);
  });
});

describe("feeding as proposed", () => {
  const feeding: Feeding = { cards: [], plan: ["feed salt-1", "supply b2", "feed wild"], lives: [], starves: [] };
  const supply = { position: { ...fakeTable().position!, phase: "supply" as const } };
  const preview = fakePreview({ feeding });

  it("plays the plan move by move, each at the version the last one led to", async () => {
    let version = 1;
    connection.react = () => [changeMessage(++version, 0, { ...supply, legal: feeding.plan, preview })];
    show({ ...supply, legal: feeding.plan, preview });
    await turn.playFeedingPlan();
    expect(connection.sent.map((command) => "version" in command && command.version)).toEqual([1, 2, 3]);
    expect(sentMoves()).toEqual(feeding.plan);
    expect(turn.busy).toBe(false);
  });

  it("leaves out what was played by itself, and stops when it is no longer my decision", async () => {
    const after = [
      changeMessage(2, 0, { ...supply, legal: ["feed wild"], preview }),
      changeMessage(3, 0, { ...supply, mover: 1 }),
    ];
    connection.react = () => after.splice(0, 1);
    show({ ...supply, legal: ["feed salt-1"], preview });
    await turn.playFeedingPlan();
    expect(sentMoves()).toEqual(["feed salt-1", "feed wild"]);
  });

  it("stops at what is refused and says so", async () => {
    connection.react = () => refused("stale");
    show({ ...supply, legal: feeding.plan, preview });
    await turn.playFeedingPlan();
    expect(sentMoves()).toEqual(["feed salt-1"]);
    expect(refusals()).toHaveLength(1);
    expect(turn.busy).toBe(false);
  });

  it("is only for the supply", async () => {
    show({ legal: feeding.plan, preview });
    await turn.playFeedingPlan();
    expect(sentMoves()).toEqual([]);
  });
});

describe("a hint", () => {
  const hint: Hint = {
    version: 1,
    seat: 0,
    network: "5d0c0ffe",
    simulations: 10,
    seats: [],
    candidates: [{ move: "hut c5", visits: 9, chances: [0.5, 0.5], points: [80, 80], sources: SOURCES }],
    line: [],
    why: { move: "hut c5", other: null, equals: [], reasons: [] },
  };

  it("marks the move that is proposed, until something changes", async () => {
    connection.hint = hint;
    show({ legal: ["hut c4", "hut c5"], preview: fakePreview() });
    const asked = turn.requestHint();
    expect(turn.hintLoading).toBe(true);
    await asked;
    expect(turn.hintLoading).toBe(false);
    expect(turn.hint).toBe(hint);
    expect(turn.targets?.board["c5"]?.tone).toBe("pick");
    connection.listener?.onUpdate(changeMessage(2, 0, { legal: ["hut c4"] }));
    expect(turn.hint).toBeNull();
  });

  it("is not asked for where the table has none, and a refusal is said", async () => {
    show({ legal: ["hut c4"], options: { ...fakeTable().options, hints: false } });
    connection.hint = hint;
    await turn.requestHint();
    expect(turn.hint).toBeNull();
    connection.listener?.onUpdate(changeMessage(2, 0, { legal: ["hut c4"] }));
    connection.hint = null;
    await turn.requestHint();
    expect(refusals()).toHaveLength(1);
    expect(turn.hintLoading).toBe(false);
  });
});

describe("undo and confirm", () => {
  it("do what the turn allows", async () => {
    show({ undo_to: null });
    turn.undo("undo");
    turn.confirm();
    await settled();
    expect(connection.sent).toEqual([]);
    connection.listener?.onUpdate(changeMessage(2, 0, { undo_to: 0, held: "done" }));
    turn.undo("undo");
    await settled();
    turn.undo("restart-turn");
    await settled();
    turn.confirm();
    await settled();
    expect(connection.sent.map(({ type }) => type)).toEqual(["undo", "restart-turn", "confirm"]);
  });

  it("wait while something is on its way, and do nothing for others", async () => {
    show({ undo_to: 0, legal: ["hut c4"] });
    turn.chooseAt("c4");
    turn.undo("undo");
    await settled();
    expect(connection.sent.map(({ type }) => type)).toEqual(["move"]);
    connection.listener?.onUpdate(changeMessage(2, 0, { mover: 1, undo_to: 0 }));
    turn.undo("undo");
    connection.listener?.onState("lost");
    connection.listener?.onUpdate(changeMessage(3, 1, { mover: 0, undo_to: 0 }));
    turn.undo("undo");
    await settled();
    expect(connection.sent).toHaveLength(1);
  });
});
