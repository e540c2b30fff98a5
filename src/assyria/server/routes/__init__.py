"""The server's endpoints, one module per topic. They leave all decisions about tables to `table/`."""
