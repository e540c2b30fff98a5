"""What a refusal over HTTP looks like."""

from __future__ import annotations

from typing import Any

import httpx


def problem(answer: httpx.Response) -> dict[str, Any]:
    """Return the body of an error, which is as errors have to be."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    body: dict[str, Any] = answer.json()
    assert body["status"] == answer.status_code
    assert body["type"] == f"urn:assyria:problem:{body['title']}"
    return body


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    body = problem(answer)
    assert (answer.status_code, body["title"]) == (status, code), answer.text
    return body


def title(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json()["title"]
