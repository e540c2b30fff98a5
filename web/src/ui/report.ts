/** Requests whose refusal is said to the person who made them. */
import { errorText } from "../net/problems";
import { showToast } from "./toasts.svelte";

/** Wait for a request and show a toast if it is refused; return whether it was carried out. */
export async function reportRefusal(request: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    showToast(errorText(error), "refused");
    return false;
  }
}
