/** Lines of people I do not want to hear: where they stood, it is said that some are hidden. */
import type { ChatLine, HiddenLine } from "../gen/protocol";

/** A line that is shown, or how many in a row are hidden of one person, by the first of them. */
export interface ShownLine {
  line: ChatLine;
  hidden: (HiddenLine & { count: number }) | null;
}

export function shownLines(lines: readonly ChatLine[]): ShownLine[] {
  const shown: ShownLine[] = [];
  for (const line of lines) {
    const last = shown.at(-1)?.hidden;
    if (line.hidden && last?.id === line.hidden.id) last.count += 1;
    else shown.push({ line, hidden: line.hidden && { ...line.hidden, count: 1 } });
  }
  return shown;
}
