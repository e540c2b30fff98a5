"""What people ask for beside a table's messages: answered once, wherever tables are played."""
