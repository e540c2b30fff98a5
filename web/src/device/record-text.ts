/** A record file that was dropped or chosen, on its way to the screen that replays it. */
const KEY = "assyria-record";

let text: string | null = null;

/** Keep a record's text; it outlives a reload where the browser allows it. */
export function saveRecordText(record: string): void {
  text = record;
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // Too large for the browser's store: then only until the page is loaded again.
  }
}

/** The record that was kept last. */
export function savedRecordText(): string | null {
  try {
    return text ?? sessionStorage.getItem(KEY);
  } catch {
    return text;
  }
}
