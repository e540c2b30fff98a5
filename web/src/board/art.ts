import art from "../gen/art.svg?raw";

const ID = "art";

/** Put every drawing into the page, once; then `<use href="#camel" />` works anywhere in it. */
export function injectArt(into: HTMLElement = document.body): void {
  if (document.getElementById(ID)) return;
  const parsed = new DOMParser().parseFromString(art, "image/svg+xml").documentElement;
  const sprite = document.importNode(parsed, true);
  sprite.id = ID;
  sprite.setAttribute("aria-hidden", "true");
  // Not display: none, which would take the drawings' gradients along in some browsers.
  sprite.classList.add("visually-hidden");
  into.prepend(sprite);
}
