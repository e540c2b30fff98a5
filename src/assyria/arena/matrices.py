"""Small square matrices: rows of floats, one for each bot."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul


def times_vector(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(map(mul, row, vector)) for row in matrix]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a regular matrix, by elimination with the largest pivot of each column."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        first = rows[column][column]
        rows[column] = [value / first for value in rows[column]]
        for number in range(size):
            if number != column and (factor := rows[number][column]):
                rows[number] = [
                    value - factor * own for value, own in zip(rows[number], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]
