"""What people may ask for, and when: limits, and waiting while the server is busy."""
