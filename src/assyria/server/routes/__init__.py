"""The server's endpoints, a module a topic. They check nothing that a table decides: see `table/`."""
