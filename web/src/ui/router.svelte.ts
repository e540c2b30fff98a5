/** Addresses within the page: no reloads, but for a newer page. */
import { hasNoServer } from "../device/place";
import { release } from "../net/release.svelte";

let here = $state(read());

interface Here {
  path: string;
  query: URLSearchParams;
}

function read(): Here {
  // In a folder of files one file has all screens, so their addresses stand behind the #.
  const { pathname, search } = hasNoServer ? new URL(location.hash.slice(1) || "/", location.origin) : location;
  // A slash at the end means nothing.
  return { path: pathname.replace(/(?<=.)\/$/, ""), query: new URLSearchParams(search) };
}

addEventListener("popstate", () => (here = read()));

export function currentPath(): string {
  return here.path;
}

export function queryParameter(name: string): string | null {
  return here.query.get(name);
}

/** An address of this page, as the browser has it. */
export function addressOf(path: string): string {
  return hasNoServer ? `#${path}` : path;
}

/** What a link leads to within this page. */
export function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return hasNoServer ? hash.slice(1) : pathname + search + hash;
}

/** Go to an address of this page. `replace` leaves no step to go back to. */
export function navigate(to: string, replace = false): void {
  const address = addressOf(to);
  if (release.loadInstead(address, replace)) return;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = here.path;
  here = read();
  if (here.path !== before) scrollTo(0, 0);
}

/** For `<a href use:link>`: follow it without a reload, unless a new tab is asked for. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(pathOf(node));
  };
  node.addEventListener("click", follow);
  const changes = hasNoServer ? keepAddress(node) : null;
  return {
    destroy() {
      node.removeEventListener("click", follow);
      changes?.disconnect();
    },
  };
}

/** Give a link its address in a folder of files, also when it gets another one. */
function keepAddress(node: HTMLAnchorElement): MutationObserver {
  const change = (): void => {
    const path = node.getAttribute("href");
    if (path?.startsWith("/")) node.setAttribute("href", addressOf(path));
  };
  change();
  const changes = new MutationObserver(change);
  changes.observe(node, { attributeFilter: ["href"] });
  return changes;
}
