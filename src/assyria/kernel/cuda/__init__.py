"""The kernel on a graphics card (docs/gpu.md). Needs the extra `cuda` and a card; import it where it is used."""
