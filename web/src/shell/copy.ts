import { note } from "../lib/notes.svelte";
import { words } from "../lib/words.svelte";

/** Copy a text and say so. Where the browser does not let us, the field is marked to copy it by hand. */
export async function copy(text: string, field?: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    note(words("page-copied"));
  } catch {
    field?.select();
    note(words("page-copy-by-hand"));
  }
}
