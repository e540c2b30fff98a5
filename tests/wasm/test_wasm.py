"""`kernel.wasm` in Node plays and searches as the kernel does here, to the last bit."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tools.wasm import linking
from tools.wasm.build import is_current

from assyria import kernel
from assyria.board.tracks import PLAYERS
from assyria.bots.budget import Budget
from assyria.bots.machine import AT_ROOT, ROOT, PointSums
from assyria.bots.network.parameters import load_parameters
from assyria.bots.numba_machine import NumbaTree
from assyria.bots.search import Search
from assyria.bots.shipped import MODULE, network_bytes
from assyria.cli.site_folder import find_node
from assyria.kernel import States
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import SIZE
from assyria.rules import FeedingRule, Game, view
from tests.effort import effort, some
from tests.wasm.node import NodeKernel

GAMES = {
    "2": Game(2),
    "2, three cards in the draft": Game(2, two_player_draft=3),
    "3": Game(3),
    "4": Game(4),
    "4, strict feeding": Game(4, feeding=FeedingRule.STRICT),
}
SEED = 71
SIZE_LIMIT = 150_000

pytestmark = pytest.mark.usefixtures("by_numba")


@pytest.fixture(scope="module")
def wasm() -> Iterator[NodeKernel]:
    node = find_node()
    if node is None:
        pytest.skip("Node is missing: pip install '.[page]'")
    with NodeKernel(node) as found:
        yield found


def options(game: Game, seed: np.uint64) -> dict[str, Any]:
    strict = int(game.feeding is FeedingRule.STRICT)
    return {"players": game.players, "draft": game.draft_size, "strict": strict, "seed": seed.tobytes().hex()}


def random_game(game: Game, seed: np.uint64, chance: Random) -> tuple[bytes, str, States]:
    """Return the actions of a game, a hash of all that can be seen, and every third of its positions."""
    rngs = np.array([seed], np.uint64)
    s = kernel.new_games(game, rngs)
    observation, mask = np.zeros((1, SIZE), np.uint8), np.zeros((1, kernel.ACTIONS), np.int8)
    actions, seen = bytearray(), hashlib.sha256()
    kept: list[States] = []
    while True:
        legal, mover = kernel.legal_actions(s), kernel.movers(s)
        seen.update(s.tobytes() + rngs.tobytes() + bytes(legal.tolist()) + str(mover[0]).encode())
        if not len(legal):
            return bytes(actions), seen.hexdigest(), np.concatenate([*kept, s])
        loops.observe.run(s, mover, observation, mask)
        seen.update(observation.tobytes())
        if len(actions) % 3 == 0:
            kept.append(s.copy())
        actions.append(chance.choice(legal.tolist()))
        kernel.play(s, np.array([actions[-1]]), rngs)


def positions(players: int, number: int) -> Iterator[States]:
    """Yield positions in which somebody decides, from all parts of random games."""
    chance = Random(players)
    for seed in kernel.generators(SEED, number):
        _, _, kept = random_game(Game(players), seed, chance)
        at = chance.randrange(len(kept) - 1)
        yield kept[at : at + 1]


def test_the_module_was_made_of_these_sources() -> None:
    assert is_current(), "kernel.wasm is out of date: run python -m tools.wasm"


def test_all_networks_have_the_shapes_that_the_module_knows() -> None:
    shapes = {tuple(part.shape for part in load_parameters(players)) for players in PLAYERS}
    assert len(shapes) == 1


def test_the_module_is_small() -> None:
    assert len(gzip.compress(MODULE.read_bytes())) < SIZE_LIMIT


def test_without_a_linker_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(linking.NoLinker, match=r"\.\[wasm\]"):
        linking.linker()


@pytest.mark.parametrize("game", some(list(GAMES.values()), 2), ids=some(list(GAMES), 2))
def test_games_are_the_same_after_every_action(wasm: NodeKernel, game: Game) -> None:
    """Positions, generators, legal actions, movers and observations."""
    chance = Random(SEED)
    for seed in kernel.generators(SEED, effort(60, 300)):
        actions, seen, kept = random_game(game, seed, chance)
        answer = wasm.ask("play", actions=actions.hex(), **options(game, seed))
        assert answer == {"seen": seen, "scores": kernel.scores(kept[-1:])[0, : game.players].tolist()}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_random_playouts_end_the_same(wasm: NodeKernel, game: Game) -> None:
    seeds = kernel.generators(SEED, effort(200, 10_000))
    rngs = seeds.copy()
    states = kernel.new_games(game, rngs)
    decisions = kernel.play_out(states, rngs)
    for index, seed in enumerate(seeds):
        assert wasm.ask("play_out", **options(game, seed)) == {
            "decisions": decisions[index],
            "position": states[index].tobytes().hex(),
            "rng": rngs[index].tobytes().hex(),
        }


@pytest.mark.parametrize("players", some([2, 3, 4]))
def test_searches_grow_the_same_trees(wasm: NodeKernel, players: int, tmp_path: Path) -> None:
    """All numbers of all nodes, and the action chosen."""
    simulations = effort(200, 2_000)
    network = tmp_path / "network.bin"
    network.write_bytes(network_bytes(players))
    for root in positions(players, effort(6, 60)):
        search = Search(view(kernel.to_state(root)), Always(SEED), threads=1)
        search.run(Budget(simulations))
        # The last round looks at the first legal action, however bad.
        first = next(iter(search.visits()))
        search.try_action(first, 50)
        (grown,) = search._trees
        assert isinstance(grown, NumbaTree)
        answer = wasm.ask(
            "search",
            root=search.root.hex(),
            seed=kernel.generators(SEED, 1).tobytes().hex(),
            network=str(network),
            rounds=[1, 99, simulations - 100, 50],
            first=first,
            used=grown.used,
        )
        assert answer == told(grown)
        action = search.most_visited()
        if search.advance_root(action):
            search.use_generator(Always(SEED + 1))
            search.run(Budget(search.simulations + 100))
            advanced = wasm.ask(
                "advance",
                action=action,
                root=search.root.hex(),
                seed=kernel.generators(SEED + 1, 1).tobytes().hex(),
                simulations=100,
                used=grown.used,
            )
            assert advanced == told(grown)


def told(grown: NumbaTree) -> dict[str, Any]:
    """Return all that the module tells of a tree."""
    children = grown.children(ROOT)
    return {
        "simulations": grown.visits(ROOT),
        "visits": [[action, grown.visits(child)] for action, child in children.items()],
        "shares": [grown.shares(node) for node in (ROOT, *children.values())],
        "points": [told_points(grown.points(action)) for action in (*children, AT_ROOT)],
        "nodes": hashlib.sha256(grown.nodes[: grown.used].tobytes()).hexdigest(),
    }


def told_points(counted: PointSums) -> list[float]:
    return [counted.simulations, *(points for seat in counted.sums for points in seat)]


def test_what_makes_no_sense_is_refused(wasm: NodeKernel) -> None:
    answer = wasm.ask("refuse")
    assert answer["unchanged"]
    assert set(answer["refused"]) == {-1}


class Always(Random):
    """Draws the same seed for every generator: the module has one for searching."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed

    def getrandbits(self, bits: int, /) -> int:  # noqa: ARG002 - as Random has it
        return self._seed
