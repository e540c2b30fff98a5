/** Reasons in words: "wells +4.4, Zakir −5.2". */
import type { Seat } from "../gen/protocol";
import { distinctNames } from "./names";
import { type Expected, reasons } from "../game/reasons";
import { currentLanguage, words } from "./words.svelte";

/** A change with its sign, such as +4.4 or −5.2. */
export function formatChange(value: number, options: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 }): string {
  // Fewer than half a unit is no change in either direction.
  return new Intl.NumberFormat(currentLanguage(), { signDisplay: "exceptZero", ...options })
    .format(value)
    .replace("-", "−");
}

/** Why the first of two moves is better for the mover, the main reason first; empty if nothing differs. */
export function reasonsText(mover: Seat, one: Expected, other: Expected, names: readonly string[]): string {
  const named = distinctNames(names);
  return reasons(mover, one, other)
    .map((reason) => `${"source" in reason ? words(`source-${reason.source}`) : named[reason.seat]} ${formatChange(reason.points)}`)
    .join(", ");
}
