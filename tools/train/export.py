"""`python -m tools.train.export FOLDER FILE`: write the network of a run as the bot `policy` plays it."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch

from assyria.bots.network.parameters import Parameters, write_parameters
from assyria.kernel.observation.layout import SCALES
from tools.train.folder import NETWORK, load_network
from tools.train.network import Network, Shape


def exported(network: Network) -> Parameters:
    """Return the numbers of a network as compiled code reads them."""
    kept = {name: values.detach().cpu().numpy() for name, values in network.named_parameters()}
    blocks = range(network.shape.blocks)
    return Parameters(
        kept["first.weight"].T * SCALES[:, None],
        kept["first.bias"],
        np.stack([kept[f"blocks.{block}.weight"].T for block in blocks]),
        np.stack([kept[f"blocks.{block}.bias"] for block in blocks]),
        kept["policy.weight"],
        kept["policy.bias"],
        kept["chances.weight"],
        kept["chances.bias"],
        kept["gains.weight"],
        kept["gains.bias"],
    )


def imported(parameters: Parameters) -> Network:
    """Return a network with these numbers, to go on learning."""
    width, blocks = len(parameters.first_bias), len(parameters.blocks)
    network = Network(Shape(width, blocks))
    kept = {
        "first.weight": (parameters.first / SCALES[:, None]).T,
        "first.bias": parameters.first_bias,
        **{f"blocks.{block}.weight": parameters.blocks[block].T for block in range(blocks)},
        **{f"blocks.{block}.bias": parameters.block_biases[block] for block in range(blocks)},
        **{
            f"{head}.{part}": getattr(parameters, name)
            for head in ("policy", "chances", "gains")
            for part, name in (("weight", head), ("bias", f"{head}_bias"))
        },
    }
    network.load_state_dict({name: torch.from_numpy(np.array(values)) for name, values in kept.items()})
    return network


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.train.export", description=__doc__)
    parser.add_argument("folder", type=Path, help="of a run of tools.train")
    parser.add_argument("file", type=Path, help="src/assyria/bots/data/network-4.bin to ship it, or a .npz")
    options = parser.parse_args(arguments)
    network, _ = load_network(options.folder / NETWORK)
    write_parameters(options.file, exported(network))


if __name__ == "__main__":
    main()
