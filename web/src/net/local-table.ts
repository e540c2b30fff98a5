/** A table in this browser. */
import type { Command, ServerMessage, Version } from "../gen/protocol";
import * as ask from "./client";
import type { ConnectionState, TableConnection, TableListener } from "./table-connection";
import { TableRequests } from "./table-requests";
import { type LocalService, localService } from "./local-service.svelte";

export class LocalTable implements TableConnection {
  readonly requests: TableRequests;
  #end: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly service: LocalService = localService(),
  ) {
    this.requests = new TableRequests(id);
  }

  open(listener: TableListener): void {
    this.#end = this.service.open(this.id, 0, {
      onMessage: (message) => tell(listener, message),
      onRefused: (code) => listener.onState(REFUSED[code] ?? "lost"),
    });
  }

  close(): void {
    this.#end?.();
  }

  async send(command: Command): Promise<Version> {
    return (await ask.sendCommand(this.id, command)).version;
  }
}

/** What a refusal means; of any other, such as of a database that does not open, a reload may help. */
const REFUSED: Record<string, ConnectionState> = { "no-such-table": "gone", "table-damaged": "damaged" };

function tell(listener: TableListener, message: ServerMessage): void {
  if (message.type === "table") listener.onState("open");
  if (message.type === "table" || message.type === "change" || message.type === "presence") listener.onUpdate(message);
}
