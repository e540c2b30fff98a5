/** Where the keyboard is: it goes through all that can be chosen, and after each decision to the next thing to do. */
const CHOICES = "[data-move], [data-primary], [data-marked]";

type Focusable = HTMLElement | SVGElement;

/** All that can be chosen now, in the order of the screen. */
function choicesIn(table: ParentNode): Focusable[] {
  return [...table.querySelectorAll<Focusable>(CHOICES)].filter(
    (one) => !(one as HTMLButtonElement).disabled && one.getClientRects().length > 0,
  );
}

/** Go to the next (1) or previous (-1) choice, round and round; to the board if there is none. */
export function focusNext(table: ParentNode, step: 1 | -1): void {
  const choices = choicesIn(table);
  if (choices.length === 0) return focusBoard(table);
  const here = choices.indexOf(document.activeElement as Focusable);
  const next = here < 0 ? (step > 0 ? 0 : -1) : (here + step) % choices.length;
  choices.at(next)?.focus();
}

/** Go to the board: to its first choice, or to where it was left. */
export function focusBoard(table: ParentNode): void {
  const spot = table.querySelector<SVGElement>("[data-at][data-move]") ?? table.querySelector<SVGElement>('[data-at][tabindex="0"]');
  spot?.focus();
}

/** After a decision: stay on a choice, or go to the one that is meant next, or to the nearest one. */
export function focusDecision(table: ParentNode): void {
  const here = document.activeElement as Focusable | null;
  // Who reads the log or the guide, or writes in the chat, is left alone.
  if (here && here !== document.body && !table.contains(here)) return;
  const choices = choicesIn(table);
  const meant = choices.find((one) => one.dataset["focus"] === "first");
  if (meant) return meant.focus();
  if (here && choices.includes(here)) return;
  const moves = choices.filter((one) => !("primary" in one.dataset));
  const near = here?.dataset["at"] === undefined ? moves[0] : nearest(here, moves);
  (near ?? choices[0])?.focus();
}

function nearest(here: Focusable, choices: readonly Focusable[]): Focusable | undefined {
  const from = here.getBoundingClientRect();
  const distance = (one: Focusable): number => {
    const to = one.getBoundingClientRect();
    return Math.hypot(to.x - from.x, to.y - from.y);
  };
  return [...choices].sort((one, other) => distance(one) - distance(other))[0];
}
