/** What takes long waits until a press is drawn. */

/** Milliseconds after which a frame is no longer waited for. */
const LONGEST_FRAME = 100;

/**
 * Resolve once the next frame has been made; at once where nothing is drawn. What is worked out sooner makes the press
 * seem slow.
 */
export function nextFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    // A window that was covered or hidden since gets no frame.
    setTimeout(done, LONGEST_FRAME);
  });
}
