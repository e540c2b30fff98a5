"""All that a browser keeps of a site: read as JSON, and put into another browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

_DONE = """
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
"""
_READ = f"""async () => {{
  {_DONE}
  const found = {{ settings: {{ ...localStorage }}, databases: {{}} }};
  for (const {{ name, version }} of await indexedDB.databases()) {{
    const database = await done(indexedDB.open(name));
    const stores = {{}};
    for (const store of database.objectStoreNames) {{
      const objects = database.transaction(store).objectStore(store);
      const [keys, values] = [await done(objects.getAllKeys()), await done(objects.getAll())];
      stores[store] = {{ keyPath: objects.keyPath, rows: keys.map((key, n) => [key, values[n]]) }};
    }}
    found.databases[name] = {{ version, stores }};
    database.close();
  }}
  return found;
}}"""
_WRITE = f"""async ({{ settings, databases }}) => {{
  {_DONE}
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  for (const [name, {{ version, stores }}] of Object.entries(databases)) {{
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {{
      for (const [store, {{ keyPath }}] of Object.entries(stores))
        request.result.createObjectStore(store, keyPath === null ? {{}} : {{ keyPath }});
    }};
    const database = await done(request);
    for (const [store, {{ keyPath, rows }}] of Object.entries(stores))
      for (const [key, value] of rows) {{
        const objects = database.transaction(store, "readwrite").objectStore(store);
        await done(keyPath === null ? objects.put(value, key) : objects.put(value));
      }}
    database.close();
  }}
}}"""


def read_storage(page: Page) -> dict[str, Any]:
    """Return what the browser keeps for the page's site: local storage, and all databases."""
    found: dict[str, Any] = page.evaluate(_READ)
    return found


def write_storage(page: Page, site: str, storage: dict[str, Any]) -> None:
    """Put it into a browser that keeps nothing of a site yet."""
    open_blank(page, site)
    page.evaluate(_WRITE, storage)


def open_blank(page: Page, site: str) -> None:
    """Open an empty page of a site, which runs nothing and opens no database."""
    empty = "<!doctype html><link rel=icon href='data:,'>"
    page.route(f"{site}blank", lambda route: route.fulfill(content_type="text/html", body=empty))
    page.goto(f"{site}blank")
