"""The outside: pages, sockets, and the tables that are alive."""
