/** Keys of the replay, as other sites have them. */
import type { Playback } from "../playback/playback.svelte";

/** Walks if the key means that; says whether it did. */
export function navigateByKey(event: KeyboardEvent, playback: Playback): boolean {
  switch (event.key) {
    case "ArrowLeft":
      playback.by(event.shiftKey ? "turn" : "move", -1);
      return true;
    case "ArrowRight":
      playback.by(event.shiftKey ? "turn" : "move", 1);
      return true;
    case "PageUp":
      playback.by(event.shiftKey ? "reign" : "turn", -1);
      return true;
    case "PageDown":
      playback.by(event.shiftKey ? "reign" : "turn", 1);
      return true;
    case "Home":
      playback.to(0);
      return true;
    case "End":
      playback.to(playback.last);
      return true;
    case " ":
      playback.toggle();
      return true;
    default:
      return false;
  }
}

/** The key belongs to what has the focus: a list, a dialog, a button that Space presses, a hex that arrows leave. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("dialog, select, textarea, input:not([type='range'])")) return true;
  return event.key === " " && at?.closest("button, a, summary, [role='button']") !== null;
}
