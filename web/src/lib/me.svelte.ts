/** Who I am to the server. */
import type { Me } from "../gen/protocol";
import { request, get, post } from "./api";

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
