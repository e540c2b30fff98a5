import { beforeEach, describe, expect, it } from "vitest";
import { PROTOCOL } from "../gen/protocol";
import { Release, isInUse } from "./release.svelte";

let kept: Map<string, string>;
let loads: (string | null)[];

/** A page of this build in the same browser tab as the ones before it. */
function page(own: string | null): Release {
  const memory = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  return new Release(own, { memory, load: (address) => void loads.push(address) });
}

beforeEach(() => {
  kept = new Map();
  loads = [];
});

describe("a page as old as its server", () => {
  it("stays", () => {
    const release = page("a");
    for (const build of ["a", null, undefined, ""]) release.noteBuild(build);
    release.noteProtocol(PROTOCOL);
    release.allowReload(() => true);
    expect(release.state).toBe("current");
    expect(release.mayReloadNow).toBe(false);
    expect(release.loadInstead("/new", false)).toBe(false);
    expect(loads).toEqual([]);
  });

  it("stays in development, whatever the server has", () => {
    const release = page(null);
    release.noteBuild("b");
    expect(release.state).toBe("current");
  });
});

describe("a page older than its server", () => {
  it("loads the newer one with the next navigation", () => {
    const release = page("a");
    release.noteBuild("b");
    expect(release.state).toBe("newer");
    expect(release.mayReloadNow).toBe(false);
    expect(loads).toEqual([]);
    expect(release.loadInstead("/learn", false)).toBe(true);
    expect(loads).toEqual(["/learn"]);
  });

  it("reloads where it is only while the screen allows it", () => {
    const release = page("a");
    let deciding = true;
    const forbid = release.allowReload(() => !deciding);
    release.noteBuild("b");
    expect(release.mayReloadNow).toBe(false);
    deciding = false;
    expect(release.mayReloadNow).toBe(true);
    forbid();
    expect(release.mayReloadNow).toBe(false);
  });

  it("reloads once for each build, even if the old page comes back", () => {
    page("a").noteBuild("b");
    const first = page("a");
    first.noteBuild("b");
    first.reload();
    first.reload();
    const again = page("a");
    again.noteBuild("b");
    expect(again.state).toBe("current");
    expect(again.loadInstead("/learn", false)).toBe(false);
    expect(loads).toEqual([null]);
    again.noteBuild("c");
    expect(again.state).toBe("newer");
  });

  it("does not go back and forth between two servers", () => {
    const one = page("a");
    one.noteBuild("b");
    one.reload();
    const two = page("b");
    two.noteBuild("a");
    two.reload();
    const three = page("a");
    three.noteBuild("b");
    three.reload();
    expect(loads).toEqual([null, null]);
  });

  it("is current again if the server takes its newer page back", () => {
    const release = page("a");
    release.noteBuild("b");
    release.noteBuild("a");
    expect(release.state).toBe("current");
  });

  it("does not reload by itself where nothing can be kept, but when it is asked to", () => {
    const release = new Release("a", { memory: null, load: (address) => void loads.push(address) });
    release.noteBuild("b");
    release.reload();
    expect(release.loadInstead("/", false)).toBe(false);
    expect(loads).toEqual([]);
    release.reloadAnyway();
    expect(loads).toEqual([null]);
  });
});

describe("a page that does not know the server's protocol", () => {
  it("reloads at once, and once", () => {
    page("a").noteProtocol(PROTOCOL + 1);
    expect(loads).toEqual([null]);
    const again = page("a");
    again.noteProtocol(PROTOCOL + 1);
    expect(again.state).toBe("incompatible");
    expect(loads).toEqual([null]);
    again.noteBuild("a");
    expect(again.state).toBe("incompatible");
  });

  it("does so in development, too, and when the server refuses it", () => {
    page(null).noteIncompatible("old-protocol");
    expect(loads).toEqual([null]);
  });
});

describe("a page in use", () => {
  const inUse = (html: string): boolean => {
    document.body.innerHTML = html;
    return isInUse(document);
  };

  it("has a dialog or menu open, or a text that was begun", () => {
    expect(inUse("<dialog></dialog><details></details><input><input type=checkbox value=on>")).toBe(false);
    expect(inUse("<dialog open></dialog>")).toBe(true);
    expect(inUse("<details open></details>")).toBe(true);
    expect(inUse("<input value=hello>")).toBe(true);
    expect(inUse("<input type=text value=' '>")).toBe(false);
    expect(inUse("<textarea>hello</textarea>")).toBe(true);
  });
});
