"""The module in a Node process, asked question by question."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

from assyria.bots.shipped import MODULE

SCRIPT = Path(__file__).with_name("kernel.js")


class NodeKernel:
    """Answers questions as `kernel.js` does."""

    def __init__(self, node: str) -> None:
        self._process = subprocess.Popen(
            [node, str(SCRIPT), str(MODULE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, what: str, **question: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps({"ask": what, **question}), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def __enter__(self) -> NodeKernel:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()
