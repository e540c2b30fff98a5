"""`assyria doctor`: reads every row, names what is damaged, and repairs what can be derived."""

from __future__ import annotations

import asyncio
import json
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import click

from assyria.cli.databases import chosen_url, database_errors
from assyria.cli.progress import ProgressBar
from assyria.render.words import Words

if TYPE_CHECKING:
    from assyria.server.operations.doctor import Defect


@dataclass
class Examination:
    """What was read, and what was found."""

    tables: int = 0
    entries: int = 0
    findings: list[Defect] = field(default_factory=list)

    @property
    def wrong(self) -> int:
        """How much is still wrong."""
        return sum(not found.repaired for found in self.findings)


@click.command()
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", envvar="ASSYRIA_DATA")
@click.option("--database-url", metavar="URL", envvar="ASSYRIA_DATABASE_URL")
@click.option("--repair", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def doctor(words: Words, data: Path | None, database_url: str | None, repair: bool, as_json: bool) -> None:
    from assyria.store import shown, sole_use, sqlite_file

    url = chosen_url(data, database_url, words)
    file = sqlite_file(url)
    with database_errors(url, words):
        # On SQLite no server may write meanwhile. A file that is not there is reported as that.
        alone = sole_use(file) if repair and file is not None and file.exists() else nullcontext()
        with alone:
            report = asyncio.run(_examine(url, repair, words))
    if as_json:
        findings = [asdict(found) for found in report.findings]
        told = {"tables": report.tables, "entries": report.entries, "findings": findings, "ok": report.wrong == 0}
        click.echo(json.dumps(told, indent=2))
    else:
        for found in report.findings:
            click.echo(_line(found, shown(url), words))
        click.echo(_end(report, words))
    if report.wrong:
        raise SystemExit(1)


async def _examine(url: str, repair: bool, words: Words) -> Examination:
    from assyria.server.operations.doctor import Doctor
    from assyria.store.inspection import Inspection

    report = Examination()
    store = await Inspection.open(url)
    try:
        examining = Doctor(store, repair)
        report.findings += await examining.examine_rest()
        tables = await examining.table_ids()
        with ProgressBar("cli-doctor-bar", len(tables), words) as bar:
            for table in tables:
                examined = await examining.examine(table)
                report.tables += 1
                report.entries += examined.entries
                report.findings += examined.findings
                bar.advance()
    finally:
        await store.close()
    return report


def _line(found: Defect, place: str, words: Words) -> str:
    what = words(f"cli-doctor-{found.flaw}", why=found.why)
    if found.row is not None:
        where = words("cli-doctor-at-row", table=found.part, row=found.row, what=what)
    elif found.table is None:
        where = words("cli-doctor-at-store", place=place, what=what)
    elif found.entry is None:
        where = words("cli-doctor-at-table", table=found.table, what=what)
    else:
        where = words("cli-doctor-at-entry", table=found.table, entry=str(found.entry), what=what)
    return words("cli-doctor-repaired", what=where) if found.repaired else where


def _end(report: Examination, words: Words) -> str:
    read = words("cli-doctor-read", tables=report.tables, entries=report.entries)
    if not report.findings:
        return f"{read} {words('cli-doctor-well')}"
    repaired = len(report.findings) - report.wrong
    return f"{read} {words('cli-doctor-wrong', wrong=report.wrong, repaired=repaired)}"
