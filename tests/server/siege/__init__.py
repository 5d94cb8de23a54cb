"""Everything that a hostile client can do, against a server with an honest table (`make siege`)."""
