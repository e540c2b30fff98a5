/** A table in this browser. */
import type { Command, CommandDone, ServerMessage, Version } from "../gen/protocol";
import { post } from "../lib/api";
import { AskedTable } from "../lib/asked-table";
import type { TableConnection, TableListener } from "../lib/table-connection";
import { type LocalService, localService } from "./local-service.svelte";

export class LocalTable extends AskedTable implements TableConnection {
  #end: (() => void) | null = null;

  constructor(
    id: string,
    readonly service: LocalService = localService(),
  ) {
    super(id);
  }

  open(listener: TableListener): void {
    this.#end = this.service.open(this.id, 0, {
      onMessage: (message) => tell(listener, message),
      onRefused: (code) => listener.onState(code === "table-damaged" ? "damaged" : "gone"),
    });
  }

  close(): void {
    this.#end?.();
  }

  async send(command: Command): Promise<Version> {
    return (await post<CommandDone>(`/tables/${this.id}/commands`, command)).version;
  }
}

function tell(listener: TableListener, message: ServerMessage): void {
  if (message.type === "table") listener.onState("open");
  if (message.type === "table" || message.type === "change") listener.onUpdate(message);
}
