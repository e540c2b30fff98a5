import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Chair, Table, TableMessage } from "../gen/protocol";
import { FakeTable, fakeTable, tableMessage } from "../net/fake-table";
import { LiveTable } from "../net/live-table.svelte";
import { loadMe } from "../net/me.svelte";
import { LANGUAGES, setLanguage } from "../words/words.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

const chair = (kind: Chair["kind"], name = "", about: Partial<Chair> = {}): Chair => ({
  kind,
  name,
  bot: kind === "bot" ? "greedy" : null,
  away: false,
  timed_out: false,
  stood_in: false,
  resigned: false,
  auto: true,
  ready: true,
  failures: 0,
  hints: 0,
  look_alike: false,
  ...about,
});
const ANN = chair("person", "Ann");
const BEN = chair("person", "Ben");
const OPEN = chair("open");

/** What the server was asked over HTTP. */
let asked: [string, string, unknown][] = [];

beforeEach(async () => {
  asked = [];
  let name = "Ben";
  vi.stubGlobal("fetch", (address: string, { method, body }: RequestInit) => {
    const sent = typeof body === "string" ? (JSON.parse(body) as { name?: string }) : undefined;
    asked.push([method ?? "GET", address, sent]);
    if (method === "PUT") name = sent?.name ?? name;
    const answer = address === "/api/bots" ? [{ name: "greedy", level: 1 }] : { id: "me", name, account: null };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  await setLanguage("en");
  await loadMe();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Come to a table, as it is told. */
function come(chairs: Chair[], about: Partial<TableMessage> = {}): FakeTable {
  const connection = new FakeTable();
  const live = new LiveTable(connection);
  live.open();
  const options = { ...fakeTable().options, players: chairs.length };
  const message = tableMessage({ status: "open", position: null, chairs, options, mine: [], owner: false, ...about });
  connection.connect(message);
  render(WaitingRoom, { live, table: live.table as Table });
  return connection;
}

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole("button", { name });
const settled = async (): Promise<void> => {
  for (let step = 0; step < 5; step++) await new Promise((done) => setTimeout(done));
  await tick();
};

describe("somebody who is invited", () => {
  it("sees what it is, who invites, how many play and how long it takes", () => {
    come([ANN, OPEN, OPEN]);
    expect(screen.getByText("Assyria", { selector: "strong" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ann invites you to play.");
    expect(screen.getByText(/3 players · about 60 minutes/)).toBeTruthy();
    expect(button("Learn in two minutes")).toBeTruthy();
  });

  it("sits down in one press, and has one seat however often they press", async () => {
    const connection = come([ANN, OPEN, OPEN]);
    const sit = button("Sit down");
    expect(sit.hasAttribute("data-primary")).toBe(true);
    sit.click();
    sit.click();
    await settled();
    expect(connection.sent).toEqual([{ type: "sit", seat: 1, name: "Ben" }]);
    expect(asked.filter(([method]) => method === "PUT")).toEqual([]);
  });

  it("sits down with the name they write", async () => {
    const connection = come([ANN, OPEN]);
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "  Benjamin " } });
    button("Sit down").click();
    await settled();
    expect(asked.at(-1)).toEqual(["PUT", "/api/me/name", { name: "Benjamin" }]);
    expect(connection.sent).toEqual([{ type: "sit", seat: 1, name: "Benjamin" }]);
  });

  it("cannot start, arrange seats, or sit where all is taken", () => {
    come([ANN, chair("bot", "Iltani")]);
    expect(screen.getByText("All seats are taken. You can watch.")).toBeTruthy();
    for (const name of ["Start the game", "Sit down", "Add a seat", "Cancel this table"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    expect(screen.queryAllByRole("combobox").filter((box) => box.closest("section"))).toEqual([]);
  });
});

describe("somebody with a seat", () => {
  it("sees whom the start waits for, and asks to wait", async () => {
    const connection = come([ANN, BEN], { mine: [1], here: [0, 1] });
    expect(screen.getByText("Waiting for Ann to start.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
    button("Wait for me").click();
    await settled();
    expect(connection.sent).toEqual([{ type: "choose-ready", seat: 1, ready: false }]);
  });

  it("sees who is here and ready", () => {
    come([chair("person", "Ann", { ready: false }), BEN, chair("person", "Cleo")], { mine: [1], here: [0, 1] });
    const rows = within(screen.getByRole("region", { name: "Seats" })).getAllByRole("listitem");
    expect(rows.map((row) => /here and ready|not ready|not here/.exec(row.textContent ?? "")?.[0])).toEqual([
      "not ready",
      "here and ready",
      "not here",
    ]);
    expect(screen.getByText("Not here: Cleo.")).toBeTruthy();
  });

  it("moves to an open seat, and to no other", async () => {
    const connection = come([ANN, BEN, OPEN], { mine: [1], here: [0, 1] });
    const colour = screen.getByLabelText<HTMLSelectElement>(/Colour of Ben/);
    expect([...colour.options].map(({ text }) => text)).toEqual(["Blue", "Green"]);
    await fireEvent.change(colour, { target: { value: "2" } });
    expect(colour.value).toBe("1");
    await settled();
    expect(connection.sent).toEqual([{ type: "swap-seats", seat: 1, other: 2 }]);
  });

  it("gives somebody at the same screen a seat and a name", async () => {
    const connection = come([ANN, BEN, OPEN], { mine: [1], here: [0, 1] });
    button("Add a player at this screen").click();
    await settled();
    expect(connection.sent).toEqual([{ type: "sit", seat: 2, name: "Player 3" }]);
    cleanup();
    const after = come([ANN, BEN, chair("person", "Player 3")], { mine: [1, 2], here: [0, 1, 2] });
    const field = screen.getByLabelText("Name at seat Green");
    await fireEvent.input(field, { target: { value: "Cleo" } });
    await fireEvent.submit(field.closest("form") as HTMLFormElement);
    await settled();
    expect(after.sent).toEqual([{ type: "rename-seat", seat: 2, name: "Cleo" }]);
  });

  it("is told when the table is cancelled, and by whom", () => {
    come([ANN, BEN], { mine: [1], status: "cancelled" });
    expect(screen.getByRole("alert").textContent?.trim()).toBe("Ann cancelled this table.");
    expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Seats" })).toBeNull();
  });
});

describe("the owner", () => {
  const owner = { mine: [0], owner: true, here: [0] };
  const withMe = chair("person", "Ben");

  it("starts once all seats are taken", async () => {
    come([withMe, OPEN], owner);
    expect(button("Start the game").disabled).toBe(true);
    expect(screen.getByText("Waiting for 1 player. Send the link.")).toBeTruthy();
    cleanup();
    const connection = come([withMe, chair("bot", "Iltani")], owner);
    expect(screen.getByText("Everyone is here and ready.")).toBeTruthy();
    button("Start the game").click();
    await settled();
    expect(connection.sent).toEqual([{ type: "start" }]);
  });

  it("puts bots at seats, frees, closes and adds them", async () => {
    const connection = come([withMe, OPEN, chair("person", "Cleo")], owner);
    await settled();
    await fireEvent.change(screen.getByLabelText("Seat Blue"), { target: { value: "bot:greedy" } });
    button("Free the seat: Cleo").click();
    await settled();
    within(screen.getByRole("dialog")).getByRole("button", { name: "Free the seat" }).click();
    button("Close this seat: Blue").click();
    button("Add a seat").click();
    const colour = screen.getByLabelText<HTMLSelectElement>(/Colour of Cleo/);
    expect([...colour.options].map(({ text }) => text)).toEqual(["Red (swap with Ben)", "Blue", "Green"]);
    await settled();
    expect(connection.sent).toEqual([
      { type: "seat-bot", seat: 1, bot: "greedy" },
      { type: "free-seat", seat: 2 },
      { type: "close-seat", seat: 1 },
      { type: "add-seat" },
    ]);
  });

  it("keeps at least two seats, at most four, and as many as a record has", () => {
    come([withMe, OPEN], owner);
    expect(screen.queryByRole("button", { name: /Close this seat/ })).toBeNull();
    cleanup();
    come([withMe, OPEN, OPEN, OPEN], owner);
    expect(screen.queryByRole("button", { name: "Add a seat" })).toBeNull();
    cleanup();
    come([withMe, OPEN, OPEN], { ...owner, start: { moves: 3, reign: 1, turn: 1, scores: [0, 0, 0] } });
    expect(screen.queryByRole("button", { name: /Close this seat|Add a seat/ })).toBeNull();
  });

  it("is asked before the table is cancelled", async () => {
    const connection = come([withMe, OPEN], owner);
    button("Cancel this table").click();
    await settled();
    expect(connection.sent).toEqual([]);
    within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel this table" }).click();
    await settled();
    expect(connection.sent).toEqual([{ type: "cancel" }]);
  });
});

it.each(LANGUAGES)("says everything in %s", async (language) => {
  await setLanguage(language);
  const mistakes = vi.spyOn(console, "error");
  const slow = { kind: "slow" as const, bank: 86_400, increment: 3600, cap: 172_800 };
  const options = { ...fakeTable().options, clock: slow, feeding: "strict" as const, two_player_draft: 3, hints: false };
  come([ANN, OPEN], { options });
  cleanup();
  come([chair("person", "Ben", { ready: false }), OPEN], { mine: [0], owner: true, host: 0, here: [0] });
  cleanup();
  come([ANN, BEN], { mine: [1], host: null, here: [1], status: "cancelled" });
  await settled();
  expect(mistakes).not.toHaveBeenCalled();
});
