import type { SessionLine } from "../gen/protocol";
import { words } from "../words/words.svelte";

/** What people recognise a session by: "Firefox on Linux". */
export function sessionName({ browser, system }: Pick<SessionLine, "browser" | "system">): string {
  if (browser && system) return words("page-sessions-name", { browser, system });
  return browser || system || words("page-sessions-unknown");
}
