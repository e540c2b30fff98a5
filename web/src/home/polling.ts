/** Ask again and again while somebody looks at the page. */

/** Calls at once and then every so many milliseconds, but not while the page is hidden. Returns how to stop. */
export function pollWhileVisible(call: () => void, every: number): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") call();
  };
  look();
  const timer = setInterval(look, every);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
