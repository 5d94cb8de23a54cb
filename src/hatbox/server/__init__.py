"""HTTP and WebSocket server: devices, wire messages, one outbox per connection."""
