/** The keys of the table, in words. */
import { words } from "../words/words.svelte";

export interface KeyGroup {
  title: string;
  keys: { keys: string[]; text: string }[];
}

export function tableKeys(): KeyGroup[] {
  return [
    {
      title: words("page-keys-board"),
      keys: [
        { keys: ["←", "↑", "↓", "→"], text: words("page-keys-arrows") },
        { keys: ["Enter"], text: words("page-keys-choose") },
        { keys: ["n"], text: words("page-keys-next") },
        { keys: ["p"], text: words("page-keys-previous") },
        { keys: ["k"], text: words("page-keys-plan") },
        { keys: ["n", "p"], text: words("page-keys-plan-corners") },
        { keys: ["x"], text: words("page-keys-plan-clear") },
      ],
    },
    {
      title: words("page-keys-turn"),
      keys: [
        { keys: ["z"], text: words("page-keys-undo") },
        { keys: ["r"], text: words("page-keys-restart") },
        { keys: ["d"], text: words("page-keys-done") },
        { keys: ["c"], text: words("page-keys-confirm") },
        { keys: ["f"], text: words("page-keys-feed") },
        { keys: ["h"], text: words("page-keys-hint") },
      ],
    },
    {
      title: words("page-keys-look"),
      keys: [
        { keys: ["g"], text: words("page-keys-guide") },
        { keys: ["q"], text: words("page-keys-quick") },
        { keys: ["l"], text: words("page-keys-log") },
        { keys: ["t"], text: words("page-keys-chat") },
        { keys: ["s"], text: words("page-keys-since") },
        { keys: ["?"], text: words("page-keys-list") },
        { keys: ["."], text: words("page-keys-flood-skip") },
        { keys: ["Esc"], text: words("page-keys-close") },
      ],
    },
  ];
}
