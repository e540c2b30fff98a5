/** Where this page lies: on a server, which has the tables, or in a folder of files, where the browser has them. */

/** Whether there is no server: a folder that `assyria site` has written says so. */
export const hasNoServer = document.querySelector('meta[name="assyria-tables"]')?.getAttribute("content") === "browser";

/** What a server's page and the folder that it lets browsers keep know of each other: they share a host. */
const SERVER = "assyria-server";
const GAMES_HERE = "assyria-games-here";

/** The server's page, if this folder was kept for when the server is away. */
export function serverPage(): string | null {
  return localStorage.getItem(SERVER);
}

export function noteServerPage(): void {
  localStorage.setItem(SERVER, "/");
}

/** Whether games were begun in this browser. */
export function hasGamesHere(): boolean {
  return localStorage.getItem(GAMES_HERE) !== null;
}

export function noteGameHere(): void {
  localStorage.setItem(GAMES_HERE, "yes");
}

/** The address of the folder with the page's files. */
export function folder(): string {
  return hasNoServer ? new URL(".", document.baseURI).href : `${location.origin}/`;
}
