/** A table on the server: updates and commands over a socket, everything else over HTTP. */
import {
  CLOSED_FORBIDDEN,
  CLOSED_NO_TABLE,
  CLOSED_OLD_PROTOCOL,
  CLOSED_SIGNED_OUT,
  CLOSED_TABLE_DAMAGED,
  PROTOCOL,
} from "../gen/protocol";
import type { Command, Ping, ProblemMessage, ServerMessage, Version, Watch } from "../gen/protocol";
import * as ask from "./client";
import { NO_ANSWER, Refused } from "./refused";
import { settings } from "../device/settings.svelte";
import { loadMe, me } from "./me.svelte";
import { release } from "./release.svelte";
import { noteSignedOut } from "./signed-out.svelte";
import type { ConnectionState, TableConnection, TableListener } from "./table-connection";
import { TableRequests } from "./table-requests";

interface PendingAnswer {
  resolve: (version: Version) => void;
  reject: (error: Refused) => void;
}

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const FIRST_RETRY_AFTER = 400;
const LAST_RETRY_AFTER = 8_000;

export class ServerTable implements TableConnection {
  readonly requests: TableRequests;
  #listener: TableListener | null = null;
  #socket: WebSocket | null = null;
  #pending = new Map<string, PendingAnswer>();
  #sent = 0;
  #state: ConnectionState = "connecting";
  /** The last version that was received: after a drop, changes are asked for from there on. */
  #version = 0;
  #retryAfter = FIRST_RETRY_AFTER;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {
    this.requests = new TableRequests(id);
  }

  open(listener: TableListener): void {
    this.#listener = listener;
    addEventListener("online", this.#retryIfSeen);
    document.addEventListener("visibilitychange", this.#retryIfSeen);
    this.#ping = setInterval(() => this.#checkAlive(), PING_EVERY);
    // A seat belongs to an identity, so there must be one before the socket opens.
    void loadMe()
      .catch(() => {})
      .then(() => this.#connect());
  }

  close(): void {
    this.#listener = null;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    removeEventListener("online", this.#retryIfSeen);
    document.removeEventListener("visibilitychange", this.#retryIfSeen);
    this.#socket?.close();
  }

  send(command: Command): Promise<Version> {
    return this.#request(command);
  }

  /** Let others at the table see my name while I watch, or only count me. Throws `Refused`. */
  async showName(named: boolean): Promise<void> {
    await this.#request({ type: "watch", named });
  }

  #request(message: Command | Ping | Watch): Promise<Version> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(NO_ANSWER));
    const id = String(++this.#sent);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** A socket that answers no ping is closed, so that a new one is opened. */
  #checkAlive(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const late = setTimeout(() => socket.close(), ANSWER_WITHIN);
    void this.#request({ type: "ping" })
      .catch(() => {})
      .then(() => clearTimeout(late));
  }

  #retryIfSeen = (): void => {
    if (this.#state === "lost" && document.visibilityState === "visible") this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#listener === null || this.#socket !== null) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `since=${this.#version}&protocol=${PROTOCOL}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      if (this.#socket === socket) this.#receive(JSON.parse(new TextDecoder().decode(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#disconnected(event.code);
    };
  }

  #disconnected(code: number): void {
    for (const { reject } of this.#pending.values()) reject(new Refused(NO_ANSWER));
    this.#pending.clear();
    this.#socket = null;
    if (this.#listener === null || this.#state === "outdated") return;
    if (code === CLOSED_SIGNED_OUT) return void this.#signedOut();
    // We may not see the table, or there is none.
    if (code === CLOSED_FORBIDDEN || code === CLOSED_NO_TABLE) return this.#change("gone");
    if (code === CLOSED_OLD_PROTOCOL) {
      release.noteIncompatible("old-protocol");
      return this.#change("outdated");
    }
    // The table cannot be read any more; only the host can help.
    if (code === CLOSED_TABLE_DAMAGED) return this.#change("damaged");
    this.#retryLater();
  }

  #retryLater(): void {
    this.#change("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#retryAfter);
    this.#retryAfter = Math.min(this.#retryAfter * 2, LAST_RETRY_AFTER);
  }

  /** Our session has ended, or has a new cookie since another tab of ours ended all others: then we go on. */
  async #signedOut(): Promise<void> {
    const before = me()?.id;
    try {
      const now = await ask.me();
      if (now.id === before) return this.#connect();
    } catch (error) {
      if (!(error instanceof Refused && error.problem.title === "signed-out")) return this.#retryLater();
    }
    noteSignedOut();
    this.#change("signed-out");
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        release.noteBuild(message.page);
        release.noteProtocol(message.protocol);
        if (message.protocol !== PROTOCOL) {
          this.#change("outdated");
          this.#socket?.close();
          return;
        }
        this.#retryAfter = FIRST_RETRY_AFTER;
        this.#change("open");
        this.#version = message.version;
        this.#listener?.onUpdate(message);
        // The server knows it of each connection.
        if (settings.watchNamed && message.mine.length === 0) void this.showName(true).catch(() => {});
        break;
      case "change":
        this.#version = message.version;
        this.#listener?.onUpdate(message);
        break;
      case "preview":
      case "presence":
      case "chat":
        this.#listener?.onUpdate(message);
        break;
      case "ok":
      case "pong":
        this.#takeAnswer(message.id)?.resolve(message.version);
        break;
      case "problem":
        this.#takeAnswer(message.id)?.reject(refusal(message));
    }
  }

  #takeAnswer(id: string | null): PendingAnswer | undefined {
    const answer = this.#pending.get(id ?? "");
    this.#pending.delete(id ?? "");
    return answer;
  }

  #change(state: ConnectionState): void {
    this.#state = state;
    this.#listener?.onState(state);
  }
}

function refusal(message: ProblemMessage): Refused {
  return new Refused({ ...message, type: `urn:assyria:problem:${message.code}` });
}
