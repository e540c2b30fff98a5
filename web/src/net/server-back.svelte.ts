/** While one plays in this browser since the server is away: whether it is back, and what waits there. */
import { serverPage } from "../device/place";
import type { ListedTable } from "../gen/protocol";

let waiting = $state.raw<ListedTable[] | null>(null);

/** The games on the server that wait for me; null while it is away. */
export function gamesOnServer(): readonly ListedTable[] | null {
  return waiting;
}

/** Where to go: the game that waits alone, else the server's first screen. */
export function wayToServer(): string {
  const [game, another] = waiting ?? [];
  return game && !another ? `/table/${game.id}` : (serverPage() ?? "/");
}

export async function lookForServer(): Promise<void> {
  try {
    const answer = await fetch("/api/me/tables", { cache: "no-store" });
    if (!answer.ok) throw new Error(answer.statusText);
    waiting = ((await answer.json()) as ListedTable[]).filter((table) => table.my_turn);
  } catch {
    waiting = null;
  }
}
