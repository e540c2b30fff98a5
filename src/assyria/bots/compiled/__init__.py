"""The compiled parts of the strong bots: policy, evaluation, planning and tree search."""
