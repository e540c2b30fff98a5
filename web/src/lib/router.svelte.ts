/** Addresses within the page: no reloads, but for a newer page. */
import { release } from "./release.svelte";

let here = $state(read());

interface Here {
  path: string;
  query: URLSearchParams;
}

function read(): Here {
  // A slash at the end means nothing.
  return { path: location.pathname.replace(/(?<=.)\/$/, ""), query: new URLSearchParams(location.search) };
}

addEventListener("popstate", () => (here = read()));

export function currentPath(): string {
  return here.path;
}

export function queryParameter(name: string): string | null {
  return here.query.get(name);
}

/** Go to an address of this page. `replace` leaves no step to go back to. */
export function navigate(to: string, replace = false): void {
  if (release.loadInstead(to, replace)) return;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
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
    navigate(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
