/** Whether the server can be reached, as far as this page has noticed. */
import { Refused } from "./refused";
import { hasNoServer } from "../device/place";

let reached = $state(navigator.onLine);
addEventListener("offline", () => (reached = false));
// Being back in a network says nothing of the server, but it is worth another try: assume the best.
addEventListener("online", () => (reached = true));

export function isOffline(): boolean {
  return !hasNoServer && !reached;
}

/** Note how a request went, whatever it was about; the outcome is handed on. */
export async function trackConnection<T>(request: Promise<T>): Promise<T> {
  try {
    const answer = await request;
    reached = true;
    return answer;
  } catch (error) {
    reached = !(error instanceof Refused && error.problem.status === 0);
    throw error;
  }
}
