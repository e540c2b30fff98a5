/** How the page reaches a table, wherever the table runs: on a server, in this browser, or nowhere but on the screen. */
import type { ChangeMessage, ChatMessage, Command, PresenceNews, PreviewNews, TableMessage, Version } from "../gen/protocol";
import type { TableRequests } from "./table-requests";

/**
 * `gone`: there is no such table, or we may not see it. `damaged`: the server cannot read it any more.
 * `outdated`: the table speaks a protocol this page does not know. `signed-out`: we are no longer who connected.
 */
export type ConnectionState = "connecting" | "open" | "lost" | "gone" | "damaged" | "outdated" | "signed-out";

/** What a table tells without being asked. */
export type TableUpdate = TableMessage | ChangeMessage | PreviewNews | PresenceNews | ChatMessage;

export interface TableListener {
  onUpdate(update: TableUpdate): void;
  onState(state: ConnectionState): void;
}

export interface TableConnection {
  readonly id: string;
  /** Connect, and stay connected until `close`. The first update is a `table` message, also after a drop. */
  open(listener: TableListener): void;
  close(): void;
  /** Carry out a command; resolves after the listener has got the change it made. Throws `Refused`. */
  send(command: Command): Promise<Version>;
  /** Let others at the table see my name while I watch; where nobody else can, it is missing. Throws `Refused`. */
  showName?(named: boolean): Promise<void>;
  /** What else can be asked of it; null for a table that nobody keeps. */
  readonly requests: TableRequests | null;
}
