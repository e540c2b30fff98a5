/** What the page asks for, of a server or of this browser. Everything refused is a `Refused` with the server's problem. */
import { PROTOCOL } from "../gen/protocol";
import { hasNoServer } from "../device/place";
import { type Failure, NO_ANSWER, Refused } from "./refused";
import { release } from "./release.svelte";
import { noteSignedOut } from "./signed-out.svelte";

/** The build of the page that the server serves. */
const PAGE_HEADER = "Assyria-Page";

/** Ask where the tables are: the server, or this browser. */
export async function request<T>(method: string, address: string, body?: unknown): Promise<T> {
  if (hasNoServer) {
    const { localService } = await import("./local-service.svelte");
    return localService().request<T>(method, address, body);
  }
  return requestServer<T>(method, address, body);
}

async function requestServer<T>(method: string, address: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, headers: { Accept: "application/json", "Assyria-Protocol": String(PROTOCOL) } };
  if (body !== undefined) {
    options.body = typeof body === "string" ? body : JSON.stringify(body);
    options.headers = { ...options.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${address}`, options);
  } catch {
    throw new Refused(NO_ANSWER);
  }
  release.noteBuild(answer.headers.get(PAGE_HEADER));
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = (data as Failure | null) ?? { ...NO_ANSWER, status: answer.status };
    if (problem.title === "old-protocol") release.noteIncompatible("old-protocol");
    if (problem.title === "signed-out") noteSignedOut();
    throw new Refused(problem);
  }
  return data as T;
}
