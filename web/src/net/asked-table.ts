/** What is asked of a table by requests, wherever it is. */
import type { ChatLine, GameRecord, Hint, Replay } from "../gen/protocol";
import { get, post } from "./api";

export abstract class AskedTable {
  constructor(readonly id: string) {}

  requestHint(): Promise<Hint> {
    return post<Hint>(`/tables/${this.id}/hint`);
  }

  async say(text: string): Promise<void> {
    await post(`/tables/${this.id}/chat`, { text });
  }

  loadChat(): Promise<ChatLine[]> {
    return get<ChatLine[]>(`/tables/${this.id}/chat`);
  }

  async report(line: number): Promise<void> {
    await post(`/tables/${this.id}/chat/${line}/report`);
  }

  async block(line: number): Promise<void> {
    await post(`/tables/${this.id}/chat/${line}/block`);
  }

  loadReplay(): Promise<Replay> {
    return get<Replay>(`/tables/${this.id}/replay`);
  }

  loadRecord(): Promise<GameRecord> {
    return get<GameRecord>(`/tables/${this.id}/record`);
  }
}
