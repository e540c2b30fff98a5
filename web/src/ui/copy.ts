import { showToast } from "./toasts.svelte";
import { words } from "../words/words.svelte";

/** Copy a text and say so. Where the browser does not let us, the field is marked to copy it by hand. */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(words("page-copied"));
  } catch {
    field?.select();
    showToast(words("page-copy-by-hand"));
  }
}
