"""`python -m assyria` is `assyria`."""

from assyria.cli.app import main

if __name__ == "__main__":
    main()
