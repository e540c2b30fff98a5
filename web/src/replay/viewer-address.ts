/** The address of a replay names the move, so that it can be sent to others. */
import { addressOf, currentPath } from "../ui/router.svelte";
import { type LinePath, pathText } from "../whatif/record-lines";
import type { Side } from "./sides";

export function viewerAddress(move: number, side: Side, linePath: LinePath): string {
  const line = linePath.length ? `line=${pathText(linePath)}&` : "";
  const named = side === "review" || side === "what-if" ? `&side=${side}` : "";
  return addressOf(`${currentPath()}?${line}move=${move}${named}`);
}

/** Browsers allow another address only so often: in milliseconds. */
const REST = 300;

export class AddressBar {
  #later: ReturnType<typeof setTimeout> | undefined;

  /** Show an address once nothing else has been shown for a while. */
  show(address: () => string): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => history.replaceState(history.state, "", address()), REST);
  }

  /** Leave the address as it is. */
  rest(): void {
    clearTimeout(this.#later);
  }
}
