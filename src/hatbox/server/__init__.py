"""HTTP and sockets: who is who, what goes over the wire, and one outbox per connection."""
