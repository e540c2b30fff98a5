/** Where a sheet lies that a button opens: below the button or above it, where there is more room. */
export function placeBeside(button: HTMLElement, sheet: HTMLElement): { left: number; top: number } {
  const from = button.getBoundingClientRect();
  const below = innerHeight - from.bottom > from.top;
  return {
    left: Math.max(8, Math.min(from.left, innerWidth - sheet.offsetWidth - 8)),
    top: Math.max(8, below ? from.bottom + 6 : from.top - sheet.offsetHeight - 6),
  };
}
