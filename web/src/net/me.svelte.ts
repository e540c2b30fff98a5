/** Who I am to the server. */
import type { Erasure, Me, NewPassphrase } from "../gen/protocol";
import { request, get, post } from "./api";
import { Refused } from "./refused";

let known = $state.raw<Me | null>(null);

export function me(): Me | null {
  return known;
}

export async function loadMe(): Promise<Me> {
  return (known = await get<Me>("/me"));
}

export async function changeName(name: string): Promise<void> {
  known = await request<Me>("PUT", "/me/name", { name });
}

export async function createAccount(account: string, passphrase: string): Promise<void> {
  known = await post<Me>("/me/account", { account, passphrase });
}

export async function logIn(account: string, passphrase: string): Promise<void> {
  known = await post<Me>("/log-in", { account, passphrase });
}

export async function changePassphrase(change: NewPassphrase): Promise<void> {
  known = await request<Me>("PUT", "/me/passphrase", change);
}

/** Log out in this browser, and begin again on the first screen. */
export async function logOut(): Promise<void> {
  await request("DELETE", "/me/session");
  location.assign("/");
}

/** Remove my name everywhere. */
export async function anonymise(erasure: Erasure): Promise<void> {
  known = await post<Me>("/me/anonymise", erasure);
}

/** Delete me, and begin again on the first screen. */
export async function deleteMe(erasure: Erasure): Promise<void> {
  await post("/me/delete", erasure);
  location.assign("/");
}

/** Go on after this browser was logged out elsewhere: without the cookie that is no longer good. */
export async function goOnSignedOut(): Promise<void> {
  try {
    // Another tab may have logged in again.
    await get<Me>("/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.title !== "signed-out") throw error;
    await request("DELETE", "/me/session");
  }
  location.reload();
}
