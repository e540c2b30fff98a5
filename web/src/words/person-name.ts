/** People's names, as the page says them. */
import { words } from "./words.svelte";

/** What the server calls a guest who has not said a name (`guest_name` in server/identity.py). */
const GUEST = /^Guest (\d{4})$/;

/** Return a person's name; a guest who has none is called so in the reader's language. */
export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number === undefined ? name : words("page-guest", { number });
}
