/** How a replay is laid out in its window. */
export interface ViewerLayout {
  narrow: boolean;
  /** A phone on its side: what is beside the board goes there, not below it. */
  low: boolean;
  /** A low laptop: what was sown goes beside the board, which gets the height. */
  beside: boolean;
  /** A small phone: less of everything around the board. */
  tight: boolean;
}

/** Measured in letters, so that large ones get the layout of a small screen. */
export function viewerLayout(width: number, height: number): ViewerLayout {
  const narrow = width < 56.25;
  const low = narrow && width > height;
  return { narrow, low, beside: !narrow && height < 47 && width >= 75, tight: narrow && !low && height < 44 };
}
