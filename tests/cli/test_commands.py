"""The commands as people type them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from assyria.cli.app import MODULES
from assyria.record import read_record, write_record
from assyria.render.story import Teller, distinct, names_of
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import outcome
from tests.cli.running import assyria
from tests.games import golden, golden_lines


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(golden_lines("4-players")[1])
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["check", "replay", "verify"])
def test_half_a_character_is_a_fault_in_every_language(tmp_path: Path, command: str, language: str) -> None:
    """One sentence with its place, exit code 1."""
    path = tmp_path / "half.json"
    path.write_text(json.dumps({**json.loads(golden_lines("4-players")[1]), "fair": {"commitment": "\ud800"}}))
    done = assyria(command, str(path), lang=language)
    assert done.exit_code == 1
    assert "fair.commitment" in done.output
    assert "UTF-8" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(language: str) -> None:
    """Every command has help with examples."""
    assert "assyria rules 5.2" in assyria("--help", lang=language).output
    for name in MODULES:
        result = assyria(name, "--help", lang=language)
        assert result.exit_code == 0
        assert f"assyria {name} " in result.output.split("Usage", 1)[1].split("\n", 1)[1]


def test_the_language_option_is_found_anywhere() -> None:
    """`--lang` before or after the command, and as the environment says."""
    command = [sys.executable, "-m", "assyria"]
    environment = {**os.environ, "ASSYRIA_LANG": "de"}
    for arguments in (["--lang", "pl", "rules", "3"], ["rules", "3", "--lang=pl"]):
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, env=environment, check=True)
        assert "epok" in done.stdout.lower()
    done = subprocess.run([*command, "rules", "3"], capture_output=True, text=True, env=environment, check=True)
    assert "Herrschaftszeit" in done.stdout
    done = subprocess.run([*command, "rules", "--lang", "xx"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


class TestCheck:
    def test_ok(self, record: Path) -> None:
        """One line with players, moves and scores."""
        result = assyria("check", str(record))
        end = outcome(golden("4-players", 1).state)
        assert end is not None
        assert result.exit_code == 0
        assert result.output.startswith(f"ok       {record}: 4 players, ")
        assert " ".join(map(str, end.scores)) in result.output

    def test_unfinished(self, tmp_path: Path) -> None:
        """A record cut short is ok."""
        path = tmp_path / "cut.json"
        path.write_bytes(write_record(golden("2-players", 3).record(30)))
        result = assyria("check", str(path))
        assert (result.exit_code, result.output) == (0, f"ok       {path}: 2 players, 30 moves, not finished\n")

    def test_json(self, record: Path, tmp_path: Path) -> None:
        """The same for programs."""
        result = assyria("check", "--json", str(record), str(tmp_path))
        good, bad = json.loads(result.output)["records"]
        assert result.exit_code == 1
        assert good["ok"] is True
        assert good["players"] == 4
        assert bad == {"file": str(tmp_path), "ok": False, "reason": "cannot be read: Is a directory"}

    def test_refused(self, record: Path, tmp_path: Path) -> None:
        """Whatever is wrong: one line each, exit code 1, and the good ones are still told."""
        document = json.loads(record.read_bytes())
        document["moves"][0]["move"] = "start c4"
        illegal, future, junk, big = (tmp_path / n for n in ("illegal", "future", "junk", "big"))
        illegal.write_text(json.dumps(document))
        future.write_text('{"format": "assyria-record/9"}')
        junk.write_bytes(b'{"format": "assyria-rec')
        with big.open("wb") as file:
            file.truncate(100 * 1024 * 1024)
        locked = tmp_path / "locked"
        locked.write_text("{}")
        locked.chmod(0)
        names = [*map(str, (illegal, future, junk, big, tmp_path, locked, record)), "nowhere", "nul\0l"]
        result = assyria("check", *names)
        lines = result.output.splitlines()
        assert result.exit_code == 1
        assert len(lines) == len(names)
        assert [line.split()[0] for line in lines] == ["refused"] * 6 + ["ok"] + ["refused"] * 2
        assert lines[0].endswith('move 1: "start c4": that is not a start space (§1.4)')
        assert 'unknown format "assyria-record/9"' in lines[1]
        assert "not JSON" in lines[2]
        assert "larger than any record" in lines[3]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_refused_in_every_language(self, language: str, tmp_path: Path) -> None:
        """The reason is in the reader's language."""
        path = tmp_path / "x"
        path.write_text('{"format": "assyria-record/9"}')
        assert words_in(language)(
            "fault-unknown-format", found="assyria-record/9", expected="assyria-record/1"
        ) in (assyria("check", str(path), lang=language).output)

    def test_nothing_to_check(self) -> None:
        """No file is wrong use."""
        assert assyria("check").exit_code == 2


class TestPerft:
    def test_the_count_alone_on_the_last_line(self, record: Path) -> None:
        """With the parts above it, if asked."""
        plain = assyria("perft", str(record), "--at", "0", "--depth", "3")
        divided = assyria("perft", str(record), "--at", "0", "--depth", "3", "--divide")
        lines = divided.output.splitlines()
        assert plain.output == "24\n"
        assert lines[-1] == "24"
        assert sum(int(line.rsplit(" ", 1)[1]) for line in lines[:-1]) == 24
        assert all(line.startswith("start ") for line in lines[:-1])

    def test_no_moves_is_one_way(self, record: Path) -> None:
        """Depth 0, and a finished game."""
        assert assyria("perft", str(record), "--at", "5", "--depth", "0").output == "1\n"
        assert assyria("perft", str(record), "--depth", "2").output == "1\n"

    def test_json(self, record: Path) -> None:
        """The same for programs."""
        found = json.loads(assyria("perft", str(record), "--at", "0", "--depth", "1", "--json").output)
        assert (found["count"], found["depth"], len(found["divide"])) == (4, 1, 4)

    def test_wrong_use(self, record: Path) -> None:
        """A position that is not there, no depth, a negative depth: exit code 2."""
        for wrong in (["--at", "9999", "--depth", "1"], ["--at", "-1", "--depth", "1"], [], ["--depth", "-1"]):
            result = assyria("perft", str(record), *wrong)
            assert result.exit_code == 2
            assert "Error: " in result.output
        assert assyria("perft", "nowhere", "--depth", "1").exit_code == 1


class TestReplay:
    def test_at_a_move(self, record: Path) -> None:
        """The table with its legend, and what the move led to."""
        text = assyria("replay", str(record), "--at", "33").output
        assert "Move 33 of" in text
        assert "Court ···" in text
        assert "⌂\u00a0hut" in text

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_whole_story(self, record: Path, language: str) -> None:
        """Into a pipe: every event, then the table and the result; no control codes."""
        words = words_in(language)
        text = assyria("replay", str(record), lang=language).output
        history = golden("4-players", 1)
        teller = Teller(words, distinct(names_of(history, words), words))
        story = [line for events in history.story for line in teller.story(events)]
        assert text.startswith("\n".join(story))
        end = outcome(history.state)
        assert end is not None
        assert all(str(score) in text for score in end.scores)
        assert words("source-offerings") in text
        assert "\x1b" not in text

    def test_names_come_from_the_record(self, tmp_path: Path) -> None:
        """People's names; the colour where there is none, and with it where two have the same."""
        document = json.loads(golden_lines("4-players")[1])
        file = tmp_path / "named.json"
        for given, shown in (
            (["Ada", "Blaise", "", "Dora"], ["Ada", "Blaise", "Green", "Dora"]),
            (["Ada", "greedy", "greedy", " "], ["Ada", "greedy (Blue)", "greedy (Green)", "Yellow"]),
            (["\x1b[31mAda\n", "B\u202eob", 7, "x" * 300], ["[31mAda", "B ob", "Green", "x" * 40]),
            (["Ada", "Blaise"], ["Red", "Blue", "Green", "Yellow"]),
            ("Ada", ["Red", "Blue", "Green", "Yellow"]),
        ):
            file.write_text(json.dumps({**document, "names": given}))
            text = assyria("replay", str(file)).output
            assert all(f"\n{name} starts on " in text for name in shown), given
            assert "\x1b" not in text
            assert "\u202e" not in text

    def test_json(self, record: Path) -> None:
        """Position and legal moves for programs."""
        facts = json.loads(assyria("replay", str(record), "--at", "0", "--json").output)
        assert facts["phase"] == "start"
        assert facts["legal"] == ["start b1", "start b5", "start i2", "start i6"]
        assert facts["position"].startswith("4 classic 1.1 start ")

    def test_refused(self, record: Path) -> None:
        """Exit code 1 for a bad record, 2 for a move that is not there."""
        assert assyria("replay", "nowhere").exit_code == 1
        assert assyria("replay", str(record), "--at", "1000").exit_code == 2


class TestDraw:
    def test_to_a_file_and_to_standard_output(self, record: Path, tmp_path: Path) -> None:
        """An SVG picture of the position."""
        target = tmp_path / "board.svg"
        assert assyria("draw", str(record), "--at", "60", "-o", str(target)).exit_code == 0
        assert target.read_text(encoding="utf-8").startswith("<svg")
        assert assyria("draw", str(record), "--at", "60").output.strip() == target.read_text("utf-8").strip()

    def test_as_png(self, record: Path, tmp_path: Path) -> None:
        """By the name of the file, in capitals, too."""
        for name in ("board.png", "BOARD.PNG"):
            assert assyria("draw", str(record), "-o", str(tmp_path / name)).exit_code == 0
            assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")

    def test_no_other_kind_of_picture(self, record: Path, tmp_path: Path) -> None:
        """Exit code 2, and nothing is written."""
        result = assyria("draw", str(record), "-o", str(tmp_path / "board.jpg"))
        assert result.exit_code == 2
        assert "neither an .svg nor a .png file" in result.output
        assert list(tmp_path.glob("board*")) == []

    def test_a_place_that_cannot_be_written(self, record: Path, tmp_path: Path) -> None:
        """A clear error, exit code 1."""
        result = assyria("draw", str(record), "-o", str(tmp_path / "no" / "where.svg"))
        assert result.exit_code == 1
        assert "cannot be written: No such file or directory" in result.output


class TestRules:
    def test_a_paragraph(self) -> None:
        """With or without §, in the reader's language."""
        assert "§5.2" in assyria("rules", "5.2").output
        assert assyria("rules", "§5.2").output == assyria("rules", "5.2").output
        assert "Versorgung" in assyria("rules", "5.2", lang="de").output

    def test_all_of_them(self) -> None:
        """Every chapter, and no pictures."""
        text = assyria("rules").output
        assert "§1" in text
        assert "§8" in text
        assert ".svg" not in text

    def test_not_a_paragraph(self) -> None:
        """Wrong use, and what there is."""
        result = assyria("rules", "9.9")
        assert result.exit_code == 2
        assert "There is no § 9.9" in result.output


class TestSimulate:
    def test_the_same_seed_gives_the_same_records(self, tmp_path: Path) -> None:
        """Byte for byte, whatever the hash seed of the process."""
        contents = []
        for hash_seed in ("1", "2"):
            folder = tmp_path / hash_seed
            subprocess.run(
                [sys.executable, "-m", "assyria", "simulate", "--players", "3", "--games", "3", "--seed", "5",
                 "--bots", "greedy,random", "--out", str(folder)],
                check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": hash_seed},
            )  # fmt: skip
            contents.append([file.read_bytes() for file in sorted(folder.iterdir())])
        assert contents[0] == contents[1]
        assert len(contents[0]) == 3
        assert len({*contents[0]}) == 3
        for data in contents[0]:
            assert outcome(read_record(data).state) is not None

    def test_what_it_prints(self) -> None:
        """Scores by seat and bot, points by source, moves a game, games a second, the seed."""
        text = assyria("simulate", "--players", "2", "--games", "2", "--bots", "random", "--seed", "1").output
        for word in ("Red", "Blue", "random", "wins", "Points", "ziggurats", "2 games", "seed 1"):
            assert word in text

    def test_json(self) -> None:
        """One object for programs; without a seed one is chosen and told."""
        found = json.loads(assyria("simulate", "--games", "2", "--bots", "random", "--json").output)
        assert found["games"] == 2
        assert isinstance(found["seed"], int)
        assert [seat["bot"] for seat in found["seats"]] == ["random"] * 4
        for seat in found["seats"]:
            assert seat["mean_score"] == pytest.approx(sum(seat["sources"].values()))
        assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)

    def test_nothing_is_overwritten(self, tmp_path: Path) -> None:
        """The same games may be there already; others are kept and the command stops."""
        command = ["simulate", "--games", "2", "--bots", "random", "--out", str(tmp_path), "--seed"]
        assert assyria(*command, "1").exit_code == 0
        before = (tmp_path / "game-1.json").read_bytes()
        assert assyria(*command, "1").exit_code == 0
        result = assyria(*command, "2")
        assert result.exit_code == 1
        assert "is another game" in result.output
        assert (tmp_path / "game-1.json").read_bytes() == before

    @pytest.mark.parametrize(
        "wrong",
        [
            *(["--players", "5"], ["--players", "two"], ["--games", "0"], ["--bots", "gready"], ["--bots", ""]),
            *(["--players", "2", "--bots", "random,random,random"], ["--seed", "x"]),
        ],
    )
    def test_wrong_use(self, wrong: list[str]) -> None:
        """Exit code 2, and what would be right."""
        assert assyria("simulate", *wrong).exit_code == 2

    def test_a_folder_that_cannot_be(self, tmp_path: Path) -> None:
        """A file in the way is a clear error."""
        (tmp_path / "file").write_text("")
        result = assyria("simulate", "--games", "1", "--out", str(tmp_path / "file"))
        assert result.exit_code == 1
        assert "cannot be written" in result.output
