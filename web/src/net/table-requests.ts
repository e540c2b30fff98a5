/** What is asked of a table by requests, wherever it is kept. All of them throw `Refused`. */
import type { BlockedPlayer, ChatLine, ChatPhrase, GameRecord, Hint, Replay, ReportReason, Seat } from "../gen/protocol";
import * as ask from "./client";

/** Somebody at a table: at a seat, or known only by a line of chat. */
export type PersonHere = { seat: Seat } | { line: number };

/** As many lines of chat are in one answer, if there are more. */
const LINES = 200;

export class TableRequests {
  constructor(readonly id: string) {}

  /** Ask what a strong bot would do. */
  hint(): Promise<Hint> {
    return ask.hint(this.id);
  }

  /** Add a line to the chat; it comes back as an update. */
  async say(said: { text: string } | { phrase: ChatPhrase }): Promise<void> {
    await ask.say(this.id, said);
  }

  /** Load all lines of the chat. */
  async loadChat(): Promise<ChatLine[]> {
    const lines: ChatLine[] = [];
    for (;;) {
      const more = await ask.chat(this.id, lines.at(-1)?.n ?? 0);
      lines.push(...more);
      if (more.length < LINES) return lines;
    }
  }

  /** Report a person, or the line by which they are known, to the people who run the server. */
  report(who: PersonHere, reason: ReportReason, why: string): Promise<void> {
    if ("line" in who) return ask.reportLine(this.id, who.line, { reason, why });
    return ask.reportPlayer(this.id, who.seat, { reason, why });
  }

  /** Hear no more of a person, who moreover takes no seat at my tables. */
  block(who: PersonHere): Promise<void> {
    return "line" in who ? ask.blockAuthor(this.id, who.line) : ask.blockPlayer(this.id, who.seat);
  }

  /** Hear no more of a person. */
  mute(who: PersonHere): Promise<void> {
    return "line" in who ? ask.muteAuthor(this.id, who.line) : ask.mutePlayer(this.id, who.seat);
  }

  /** Block or mute somebody no longer. */
  hear(block: string): Promise<void> {
    return ask.unblock(block);
  }

  /** Whom I have blocked or muted of those who play here. */
  blockedPlayers(): Promise<BlockedPlayer[]> {
    return ask.blockedPlayers(this.id);
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
