/** How a game went, in a line: "2nd of 4 · 44 points · Zakir won with 142 · 17 Nov · 14 min". */
import { ranking } from "../game/ranking";
import type { ListedTable, Seat } from "../gen/protocol";
import { formatDay, formatLength } from "../newgame/spans";
import { seatName } from "../words/names";
import { currentLanguage, words } from "../words/words.svelte";
import { mySeat } from "./tables";

/** Its parts. Of a game that was over in an older edition, only its moves are known. */
export function storyOf(table: ListedTable, now: number): string[] {
  const { result, began, ended } = table;
  if (!result) return [words("page-list-over", { moves: table.moves }), formatDay(table.updated, now)];
  const day = formatDay(ended ?? table.updated, now);
  const length = began != null && ended != null ? [formatLength(ended - began)] : [];
  return [...standing(table), winners(table, result), day, ...length];
}

/** My place and my points, unless I won. */
function standing(table: ListedTable): string[] {
  const me = mySeat(table);
  const { scores, winners } = table.result ?? { scores: [], winners: [] };
  if (me === null || winners.includes(me)) return [];
  const resigned = table.chairs.flatMap((chair, seat) => (chair.resigned ? [seat] : []));
  if (resigned.includes(me)) return [words("page-list-resigned")];
  const place = ranking(scores, resigned).find(({ seat }) => seat === me)?.place ?? scores.length;
  return [
    words("page-list-place", { place, players: scores.length }),
    words("n-points", { count: scores[me] ?? 0 }),
  ];
}

function winners(table: ListedTable, result: { scores: number[]; winners: Seat[] }): string {
  const [first = 0] = result.winners;
  if (!result.winners.length) return words("page-list-nobody-won");
  const points = result.scores[first] ?? 0;
  if (result.winners.length === 1 && first === mySeat(table)) return words("page-list-i-won", { points });
  const names = result.winners.map((seat) => {
    const chair = table.chairs[seat];
    return chair ? seatName(chair, seat) : "";
  });
  const together = new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(names);
  return words("page-list-won", { names: together, count: names.length, points });
}
