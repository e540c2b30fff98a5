import { afterEach, beforeEach, expect, it, vi } from "vitest";

const META = '<meta name="assyria-tables" content="browser">';

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});

function click(href: string, link: (node: HTMLAnchorElement) => unknown): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}">there</a>`;
  const node = document.querySelector("a")!;
  link(node);
  node.click();
  return node;
}

it("goes to addresses of a server", async () => {
  const { currentPath, link, queryParameter } = await import("./router.svelte");
  click("/new?listed=yes", link);
  expect([location.pathname, currentPath(), queryParameter("listed")]).toEqual(["/new", "/new", "yes"]);
});

it("keeps addresses behind the # where there is no server", async () => {
  document.head.innerHTML = META;
  const { addressOf, currentPath, link, navigate, queryParameter } = await import("./router.svelte");
  expect(currentPath()).toBe("/");
  const node = click("/table/here-1?move=3", link);
  expect(node.getAttribute("href")).toBe("#/table/here-1?move=3");
  expect([location.pathname, location.hash]).toEqual(["/", "#/table/here-1?move=3"]);
  expect([currentPath(), queryParameter("move")]).toEqual(["/table/here-1", "3"]);
  navigate("/learn/");
  expect([currentPath(), addressOf("/new")]).toEqual(["/learn", "#/new"]);
});
