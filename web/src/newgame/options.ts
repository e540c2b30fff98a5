/** What is agreed at a table, in words. */
import type { ClockModel, Options } from "../gen/protocol";
import { words } from "../words/words.svelte";
import { formatDuration } from "./spans";

/** "10 minutes each, plus 30 seconds per turn"; empty without a clock. */
export function clockMeaning({ kind = "none", bank = 0, increment = 0, cap = 0 }: ClockModel): string {
  if (kind === "none") return "";
  const values = { bank: formatDuration(bank), increment: formatDuration(increment), cap: formatDuration(cap) };
  return words(`page-clock-${kind}-means`, values);
}

/** "In one sitting: 10 minutes each, plus 30 seconds per turn", or that there is no clock. */
export function clockText(clock: ClockModel): string {
  const pace = words(`page-clock-${clock.kind ?? "none"}`);
  const means = clockMeaning(clock);
  return means ? words("page-option-clock", { pace, means }) : pace;
}

/** Everything that is agreed, for those who are about to play. */
export function allOptionTexts(options: Options): string[] {
  const { clock, feeding, confirm, hints, resign, listed } = options;
  return [
    clockText(clock),
    words(`page-option-feeding-${feeding}`),
    ...draftText(options),
    words(confirm ? "page-option-confirm" : "page-option-no-confirm"),
    words(hints ? "page-option-hints" : "page-option-no-hints"),
    words(resign ? "page-option-resign" : "page-option-no-resign"),
    words(listed ? "page-option-listed" : "page-option-private"),
    words(chatText(options)),
  ];
}

/** The clock, and what is unlike most tables: for a row in a list. */
export function shortOptionTexts(options: Options): string[] {
  return [
    clockText(options.clock),
    ...(options.feeding === "strict" ? [words("page-option-feeding-strict")] : []),
    ...draftText(options),
    ...(options.confirm ? [] : [words("page-option-no-confirm")]),
    ...(options.hints ? [words("page-option-hints")] : []),
    ...(options.resign ? [words("page-option-resign")] : []),
  ];
}

/** At a table that everyone finds, nobody who watches reaches the players during the game. */
function chatText({ chat, listed }: Options): string {
  if (chat === "players") return "page-option-chat-players";
  return listed ? "page-option-chat-held" : "page-option-chat";
}

function draftText({ players, two_player_draft: cards }: Options): string[] {
  return players === 2 && cards !== 2 ? [words("page-option-draft", { cards })] : [];
}
