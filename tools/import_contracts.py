"""A contract for import-linter: packages that need the standard library alone."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryContract(Contract):
    """The packages import themselves, each other's like and the standard library, also indirectly."""

    type_name = "standard_library"

    packages = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002 - import-linter asks so
        ours = {module.partition(".")[0] for module in cast(Iterable[str], self.packages)}
        chains = []
        for package in sorted(cast(Iterable[str], self.packages)):
            needed = graph.find_upstream_modules(package, as_package=True)
            for module in sorted(needed):
                if module.partition(".")[0] not in ours | sys.stdlib_module_names:
                    chains.append(graph.find_shortest_chain(package, module, as_packages=True))
        return ContractCheck(kept=not chains, metadata={"chains": chains})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for chain in check.metadata["chains"]:
            output.print_error(" -> ".join(chain))
        output.new_line()
