/** What is asked of a table by requests, wherever it is kept. All of them throw `Refused`. */
import type { ChatLine, GameRecord, Hint, Replay } from "../gen/protocol";
import * as ask from "./client";

export class TableRequests {
  constructor(readonly id: string) {}

  /** Ask what a strong bot would do. */
  hint(): Promise<Hint> {
    return ask.hint(this.id);
  }

  /** Add a line to the chat; it comes back as an update. */
  async say(text: string): Promise<void> {
    await ask.say(this.id, { text });
  }

  loadChat(): Promise<ChatLine[]> {
    return ask.chat(this.id);
  }

  /** Report a line of chat to the people who run the server. */
  async report(line: number): Promise<void> {
    await ask.reportLine(this.id, line, {});
  }

  /** Block the person who wrote a line of chat. */
  async block(line: number): Promise<void> {
    await ask.blockAuthor(this.id, line);
  }

  /** Load all steps of the game so far. */
  loadReplay(): Promise<Replay> {
    return ask.tableReplay(this.id);
  }

  /** Load the record of a finished game. */
  loadRecord(): Promise<GameRecord> {
    return ask.record(this.id);
  }
}
