"""Planning ahead: marks on the board that nobody else sees."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.test_people import by_turn, two_people


def spot(page: Page, at: str) -> Locator:
    return page.locator(f"main.table [role=button][data-at='{at}']")


def listen(page: Page) -> list[str | bytes]:
    """What the page sends from its next visit on, over its socket or as a request that changes something."""
    sent: list[str | bytes] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(frame))

    page.on("websocket", hear)
    page.on("request", lambda request: sent.append(request.url) if request.method != "GET" else None)
    return sent


def test_a_plan_is_kept_or_dropped_when_the_turn_comes(visit: Visit) -> None:
    """Drawn by mouse and keyboard while the other one thinks; nothing of it is sent."""
    _, ann, ben = two_people(visit)
    mover, waiting = by_turn(ann, ben)
    sent = listen(waiting)
    waiting.reload()
    waiting.wait_for_selector("main.table[data-mine=false]")
    lit = mover.locator("main.table [data-at][data-move]")
    taken, kept = (str(lit.nth(n).get_attribute("data-at")) for n in (0, 1))
    begun = len(sent)

    # A press on the board looks at a place, before one plans.
    spot(waiting, kept).click(force=True)
    expect(waiting.locator(".toast")).to_contain_text(f"{kept}, ")

    waiting.keyboard.press("k")
    expect(waiting.locator("[data-plan]")).to_have_attribute("aria-pressed", "true")
    for _ in range(2):
        spot(waiting, taken).click()
    expect(waiting.locator(f"[data-sketch=ziggurat][data-at='{taken}']")).to_be_visible()
    spot(waiting, kept).focus()
    waiting.keyboard.press("Enter")
    waiting.keyboard.press("Enter")
    expect(waiting.get_by_role("button", name="sketched: ziggurat")).to_have_count(2)
    corner = waiting.locator("main.table [role=button][data-at*='-']").first
    corner.focus()
    waiting.keyboard.press("Enter")
    expect(waiting.locator("[data-sketch=well]")).to_have_count(1)

    # It is still there after a visit elsewhere.
    waiting.reload()
    expect(waiting.locator("[data-sketch]")).to_have_count(3)
    assert [text for text in sent[begun:] if b"ping" not in encoded(text)] == []

    lit.first.click()
    mover.locator("main.table [data-primary]").click()
    waiting.wait_for_selector("main.table[data-mine=true]")
    expect(waiting.locator(".toast")).to_contain_text(f"2 marks kept. 1 mark dropped: {taken} is taken.")
    expect(waiting.locator("[data-sketch][data-playable]")).to_have_attribute("data-at", kept)
    expect(waiting.locator("[data-sketch]")).to_have_count(2)

    # A lit hex makes its move as ever; with the turn the plan is over.
    spot(waiting, kept).click()
    waiting.locator("main.table [data-primary]").click()
    expect(waiting.locator("[data-sketch]")).to_have_count(0)
    assert any(b"start " + kept.encode() in encoded(text) for text in sent)


def encoded(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text
