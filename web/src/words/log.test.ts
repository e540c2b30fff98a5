import { expect, it } from "vitest";
import type { Change, ChangeKind } from "../gen/protocol";
import { describeEntry, eventPlaces, logEntries } from "./log";
import { setLanguage } from "./words.svelte";

function change(version: number, kind: ChangeKind, moves: number, at?: string): Change {
  const events: Change["events"] = at ? [{ event: "hut-placed", seat: 0, at }] : [];
  return { version, kind, seat: 0, move: at ? `hut ${at}` : null, to: null, reason: null, what: null, yes: null, moves, events, at: 0, reign: 1, turn: 1 };
}

it("tells what happened, in order", () => {
  const entries = logEntries([change(1, "moved", 1, "a1"), change(2, "confirmed", 2, "a2")]);
  expect(entries.map((entry) => eventPlaces(entry.event)[0])).toEqual(["a1", "a2"]);
});

it("forgets what was undone", () => {
  const entries = logEntries([
    change(1, "moved", 81, "a1"),
    change(2, "moved", 82, "a2"),
    change(3, "undone", 81),
    change(4, "moved", 82, "b2"),
  ]);
  expect(entries.map((entry) => eventPlaces(entry.event)[0])).toEqual(["a1", "b2"]);
});

it("does not take a question for its answer", () => {
  const entries = logEntries([change(1, "moved", 1, "a1"), { ...change(2, "proposed", 1), to: 0 }]);
  expect(entries).toHaveLength(1);
});

it("tells who went away and came back, also if moves are undone", async () => {
  await setLanguage("en");
  const entries = logEntries([
    change(1, "moved", 1, "a1"),
    change(2, "timed-out", 1),
    change(3, "moved", 2, "a2"),
    change(4, "returned", 2),
    change(5, "undone", 0),
  ]);
  expect(entries.map((entry) => describeEntry(entry.event, ["Ann"]))).toEqual([
    "Ann runs out of time: a bot plays on.",
    "Ann is back.",
  ]);
});

it("tells that the server was away, which is nobody's doing", async () => {
  const away = { ...change(2, "server-away", 1), seat: null, seconds: 61 };
  const told = async (language: "en" | "fr" | "de" | "pl"): Promise<string[]> => {
    await setLanguage(language);
    return logEntries([away]).map((entry) => describeEntry(entry.event, ["Ann"]));
  };
  expect(await told("en")).toEqual(["The server was away for 2 min. No time was counted."]);
  expect(await told("fr")).toEqual(["Serveur absent pendant 2 min. Aucun temps décompté."]);
  expect(await told("de")).toEqual(["Der Server war 2 min weg. Die Uhren standen still."]);
  expect(await told("pl")).toEqual(["Serwer nie działał przez 2 min. Zegary stały."]);
});
