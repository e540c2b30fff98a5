/** Which dialogs are open: all else is out of reach, so what is to be seen and pressed beside them lies in the uppermost. */

let open = $state.raw<readonly HTMLDialogElement[]>([]);

export function uppermostDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export function noteOpened(dialog: HTMLDialogElement): void {
  open = [...open.filter((one) => one !== dialog), dialog];
}

export function noteClosed(dialog: HTMLDialogElement): void {
  open = open.filter((one) => one !== dialog);
}
