/** What is asked of a table by requests, wherever it is kept. All of them throw `Refused`. */
import type { ChatLine, GameRecord, Hint, Replay } from "../gen/protocol";
import { get, post } from "./api";

export class TableRequests {
  constructor(readonly id: string) {}

  /** Ask what a strong bot would do. */
  hint(): Promise<Hint> {
    return post<Hint>(`/tables/${this.id}/hint`);
  }

  /** Add a line to the chat; it comes back as an update. */
  async say(text: string): Promise<void> {
    await post(`/tables/${this.id}/chat`, { text });
  }

  loadChat(): Promise<ChatLine[]> {
    return get<ChatLine[]>(`/tables/${this.id}/chat`);
  }

  /** Report a line of chat to the people who run the server. */
  async report(line: number): Promise<void> {
    await post(`/tables/${this.id}/chat/${line}/report`);
  }

  /** Block the person who wrote a line of chat. */
  async block(line: number): Promise<void> {
    await post(`/tables/${this.id}/chat/${line}/block`);
  }

  /** Load all steps of the game so far. */
  loadReplay(): Promise<Replay> {
    return get<Replay>(`/tables/${this.id}/replay`);
  }

  /** Load the record of a finished game. */
  loadRecord(): Promise<GameRecord> {
    return get<GameRecord>(`/tables/${this.id}/record`);
  }
}
