"""Learning by self-play: a network for policy and value, on a graphics card, or slowly on the processor.

Needs PyTorch, which no other part of the project does: it is no dependency.
"""
