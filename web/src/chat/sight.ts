/** Whether somebody can see a part of the page. */
import type { Attachment } from "svelte/attachments";

/** So much of it has to be in the window. */
const ENOUGH = 0.5;

/** Tell whenever a part comes into view or leaves it: by scrolling, or with the window as a whole. */
export function watchSight(tell: (seen: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let inView = false;
    const update = (): void => tell(inView && document.visibilityState === "visible");
    const observer = new IntersectionObserver(
      (entries) => {
        inView = (entries.at(-1)?.intersectionRatio ?? 0) >= ENOUGH;
        update();
      },
      { threshold: [0, ENOUGH] },
    );
    observer.observe(element);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  };
}
