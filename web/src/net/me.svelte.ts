/** Who I am to the server. */
import type { Erasure, Me, NewPassphrase } from "../gen/protocol";
import * as ask from "./client";
import { Refused } from "./refused";

let known = $state.raw<Me | null>(null);

export function me(): Me | null {
  return known;
}

export async function loadMe(): Promise<Me> {
  return (known = await ask.me());
}

export async function changeName(name: string): Promise<void> {
  known = await ask.rename({ name });
}

export async function createAccount(account: string, passphrase: string): Promise<void> {
  known = await ask.claimAccount({ account, passphrase });
}

export async function logIn(account: string, passphrase: string): Promise<void> {
  known = await ask.logIn({ account, passphrase });
}

export async function changePassphrase(change: NewPassphrase): Promise<void> {
  known = await ask.changePassphrase(change);
}

/** Log out in this browser, and begin again on the first screen. */
export async function logOut(): Promise<void> {
  await ask.logOut();
  location.assign("/");
}

/** Remove my name everywhere. */
export async function anonymise(erasure: Erasure): Promise<void> {
  known = await ask.anonymiseMe(erasure);
}

/** Delete me, and begin again on the first screen. */
export async function deleteMe(erasure: Erasure): Promise<void> {
  await ask.deleteMe(erasure);
  location.assign("/");
}

/** Go on after this browser was logged out elsewhere: without the cookie that is no longer good. */
export async function goOnSignedOut(): Promise<void> {
  try {
    // Another tab may have logged in again.
    await ask.me();
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.title !== "signed-out") throw error;
    await ask.logOut();
  }
  location.reload();
}
