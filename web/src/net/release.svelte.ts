/** Whether this page is older than its server, and when it may be reloaded. */

import { PROTOCOL } from "../gen/protocol";
import { hasNoServer } from "../device/place";

/** `incompatible`: the server speaks a protocol that this page does not know. */
export type ReleaseState = "current" | "newer" | "incompatible";

/** What a release needs of the browser. */
export interface Surroundings {
  /** The builds that were reloaded for, so that no page reloads in a circle. Null where nothing can be kept. */
  memory: Pick<Storage, "getItem" | "setItem"> | null;
  /** Load the page again: here, or at another address. */
  load: (address: string | null, replace: boolean) => void | Promise<void>;
}

const KEY = "assyria-reloaded-for";

export class Release {
  state = $state<ReleaseState>("current");
  /** What to reload for: a build, or a protocol. */
  #wanted = "";
  #loading = false;
  /** Says whether the screen that is shown can be reloaded now; null for one that is only left by navigation. */
  #guard = $state.raw<(() => boolean) | null>(null);

  /** `own` is the build of this page; null where it was not built, as in development: then it is never too old. */
  constructor(
    readonly own: string | null,
    readonly surroundings: Surroundings,
  ) {}

  /** Take note of the build that the server serves now. */
  noteBuild(build: string | null | undefined): void {
    if (!build || this.own === null || this.state === "incompatible") return;
    if (build === this.own) this.state = "current";
    else if (!this.#reloadedFor(build)) this.#want("newer", build);
  }

  /** Take note of the protocol that the server speaks. */
  noteProtocol(protocol: number): void {
    if (protocol !== PROTOCOL) this.noteIncompatible(`protocol-${protocol}`);
  }

  /** This page and the server do not understand each other, for this reason: reload at once, once. */
  noteIncompatible(reason: string): void {
    this.#want("incompatible", reason);
    this.reload();
  }

  /** A screen that can be reloaded without leaving it says when. Return how to take that back. */
  allowReload(isSafe: () => boolean): () => void {
    this.#guard = isSafe;
    return () => {
      if (this.#guard === isSafe) this.#guard = null;
    };
  }

  /** Whether the screen that is shown may be reloaded now for a newer page. */
  get mayReloadNow(): boolean {
    return this.state === "newer" && (this.#guard?.() ?? false);
  }

  /** Whether the screen that is shown reloads by itself once it may. */
  get reloadsHere(): boolean {
    return this.#guard !== null;
  }

  /** Load the page again at another address if there is a newer one; say whether that is so. */
  loadInstead(address: string, replace: boolean): boolean {
    if (this.state !== "newer" || !this.#remember()) return false;
    this.#load(address, replace);
    return true;
  }

  /** Reload here, unless that was done for the same build before. */
  reload(): void {
    if (this.state !== "current" && this.#remember()) this.#load(null, true);
  }

  /** Reload because somebody asks for it. */
  reloadAnyway(): void {
    this.#remember();
    this.#load(null, true);
  }

  #want(state: ReleaseState, wanted: string): void {
    this.state = state;
    this.#wanted = wanted;
  }

  #load(address: string | null, replace: boolean): void {
    if (this.#loading) return;
    this.#loading = true;
    void this.surroundings.load(address, replace);
  }

  get #remembered(): string[] {
    try {
      return JSON.parse(this.surroundings.memory?.getItem(KEY) ?? "[]") as string[];
    } catch {
      return [];
    }
  }

  #reloadedFor(wanted: string): boolean {
    return this.#remembered.includes(wanted);
  }

  /** Keep what is reloaded for; false if that cannot be kept, or was before. */
  #remember(): boolean {
    if (this.surroundings.memory === null || this.#reloadedFor(this.#wanted)) return false;
    try {
      this.surroundings.memory.setItem(KEY, JSON.stringify([...this.#remembered, this.#wanted]));
      return true;
    } catch {
      return false;
    }
  }
}

/** Whether somebody is in the middle of something that a reload would take away: an open dialog or menu, a text. */
export function isInUse(page: Document): boolean {
  if (page.querySelector("dialog[open], details[open]")) return true;
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type]), input[type=text], textarea");
  return [...fields].some((field) => field.value.trim() !== "");
}

function sessionMemory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** How long to wait for the service worker to fetch the newer page. */
const WORKER_WITHIN = 5_000;

async function load(address: string | null, replace: boolean): Promise<void> {
  const late = new Promise((done) => setTimeout(done, WORKER_WITHIN));
  await Promise.race([updateServiceWorker().catch(() => {}), late]);
  if (address === null) location.reload();
  else if (replace) location.replace(address);
  else location.assign(address);
}

/** Have the service worker replaced by the server's, which brings its own page into the cache. */
async function updateServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return;
  // One that waits does so for us.
  registration.waiting?.postMessage({ type: "take-over" });
  await new Promise<void>((done) => {
    const check = (): void => {
      if (worker.state === "activated" || worker.state === "redundant") done();
    };
    worker.addEventListener("statechange", check);
    check();
  });
}

export const release = new Release(__PAGE_BUILD__, { memory: sessionMemory(), load });

/** Ask the server which build of the page it serves. */
export async function checkServedBuild(): Promise<void> {
  // Without one, the service worker knows.
  if (hasNoServer) return;
  try {
    const answer = await fetch("/build.json", { cache: "no-store" });
    if (answer.ok) release.noteBuild(((await answer.json()) as { build: string }).build);
  } catch {
    // Without an answer this page stays as it is.
  }
}
