import type { Yield } from "../board/types";
import type { Feeding, MoveText } from "../gen/protocol";

/** Something on a panel that may be chosen now. */
export interface PanelTarget {
  move: MoveText;
  /** What choosing it costs and gives. */
  yields?: Yield | undefined;
  /** The same in words. */
  spoken: string;
  tone: "go" | "warn" | "pick";
}

/** What every panel that can be touched takes. Without `onchoose` it is only to look at. */
export interface Touch {
  /** What is lit, by move. */
  targets?: Record<MoveText, PanelTarget>;
  onchoose?: ((move: MoveText) => void) | undefined;
  /** Something that is not lit was touched: the move that it would have been, and what it is. */
  onrefused?: ((move: MoveText, name: string) => void) | undefined;
}

/** Which cards in hand fit which unfed huts. */
export type HandFeeding = Pick<Feeding, "cards">;

/** A seat's time. */
export interface SeatClock {
  /** Seconds left when they were read. */
  seconds: number;
  /** When they were read, as `performance.now()` tells it. */
  read: number;
  running: boolean;
}
