import { expect, it } from "vitest";
import protocol from "../gen/protocol.ts?raw";
import { PHRASES, REACTIONS } from "./phrases";

it("offers every phrase of the protocol, once", () => {
  const known = /type ChatPhrase =([^;]*);/.exec(protocol)?.[1]?.match(/[a-z-]+/g) ?? [];
  expect(known.length).toBeGreaterThan(10);
  expect([...PHRASES, ...REACTIONS].sort()).toEqual([...known].sort());
});
