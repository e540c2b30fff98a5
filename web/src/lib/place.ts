/** Where this page lies: on a server, which has the tables, or in a folder of files, where the browser has them. */

/** Whether there is no server: a folder that `assyria site` has written says so. */
export const hasNoServer = document.querySelector('meta[name="assyria-tables"]')?.getAttribute("content") === "browser";

/** The address of the folder with the page's files. */
export function folder(): string {
  return hasNoServer ? new URL(".", document.baseURI).href : `${location.origin}/`;
}

/** How the names of tables begin that are in the browser. */
const LOCAL = "here-";

/** Whether a table, or what a request is about, is in the browser. */
export function isHere(address: string): boolean {
  return hasNoServer || address.startsWith(LOCAL) || address.startsWith(`/tables/${LOCAL}`);
}
