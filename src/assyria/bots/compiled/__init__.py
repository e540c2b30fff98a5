"""What compiled bots think with: the policy, an evaluation, plans, and a tree."""
