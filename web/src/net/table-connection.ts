/** How the page reaches a table, wherever the table runs: on a server, or later in the browser itself. */
import type {
  ChangeMessage,
  ChatLine,
  ChatMessage,
  Command,
  GameRecord,
  Hint,
  PreviewNews,
  Replay,
  TableMessage,
  Version,
} from "../gen/protocol";

/**
 * `gone`: there is no such table, or we may not see it. `damaged`: the server cannot read it any more.
 * `outdated`: the table speaks a protocol this page does not know. `signed-out`: we are no longer who connected.
 */
export type ConnectionState = "connecting" | "open" | "lost" | "gone" | "damaged" | "outdated" | "signed-out";

/** What a table tells without being asked. */
export type TableUpdate = TableMessage | ChangeMessage | PreviewNews | ChatMessage;

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
  /** Ask what a strong bot would do. Throws `Refused`. */
  requestHint(): Promise<Hint>;
  /** Add a line to the chat; it comes back as an update. Throws `Refused`. */
  say(text: string): Promise<void>;
  loadChat(): Promise<ChatLine[]>;
  /** Report a line of chat to the people who run the server. Throws `Refused`. */
  report(line: number): Promise<void>;
  /** Block the person who wrote a line of chat. Throws `Refused`. */
  block(line: number): Promise<void>;
  /** Load all steps of the game so far. */
  loadReplay(): Promise<Replay>;
  /** Load the record of a finished game. */
  loadRecord(): Promise<GameRecord>;
}
