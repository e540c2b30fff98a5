/** Requests whose refusal is said to the person who made them. */
import { errorText } from "../net/problems";
import { showToast } from "./toasts.svelte";

/** Wait for a request, or for what makes some; show a toast if one is refused. Return whether all was carried out. */
export async function reportRefusal(request: Promise<unknown> | (() => Promise<unknown>) | undefined): Promise<boolean> {
  try {
    await (typeof request === "function" ? request() : request);
    return true;
  } catch (error) {
    showToast(errorText(error), "refused");
    return false;
  }
}
