"""What takes time: bots, analyses, reviews and records, in one pool of processes with one fair queue."""
