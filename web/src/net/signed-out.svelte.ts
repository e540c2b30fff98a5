/** Whether this browser's session has ended: logged out elsewhere, or deleted. */

let ended = $state(false);

export function isSignedOut(): boolean {
  return ended;
}

/** The server no longer knows our cookie, or has closed a socket that it opened. */
export function noteSignedOut(): void {
  ended = true;
}
