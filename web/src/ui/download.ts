/** Files to take home from tables that are in this browser. */
import { request } from "../net/api";
import { hasNoServer } from "../device/place";

/** For a link to a server's file: where the browser itself has the table, the file is made here. */
export function fileHere(node: HTMLAnchorElement, address: string): { destroy: () => void } {
  const make = (event: MouseEvent): void => {
    if (!hasNoServer) return;
    event.preventDefault();
    void request("GET", address).then((found) => saveFile(JSON.stringify(found), node.download));
  };
  node.addEventListener("click", make);
  return { destroy: () => node.removeEventListener("click", make) };
}

/** Save a text as a file. */
export function saveFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
