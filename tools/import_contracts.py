"""A contract for import-linter: packages that need the standard library alone."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryContract(Contract):
    """The packages import our own modules and the standard library, and so do those that they import."""

    type_name = "standard_library"

    packages = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002 - import-linter asks so
        packages = sorted(cast(Iterable[str], self.packages))
        known = {package.partition(".")[0] for package in packages} | sys.stdlib_module_names
        chains = [
            graph.find_shortest_chain(package, module, as_packages=True)
            for package in packages
            for module in sorted(graph.find_upstream_modules(package, as_package=True))
            if module.partition(".")[0] not in known
        ]
        return ContractCheck(kept=not chains, metadata={"chains": chains})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for chain in check.metadata["chains"]:
            output.print_error(" -> ".join(chain))
        output.new_line()
