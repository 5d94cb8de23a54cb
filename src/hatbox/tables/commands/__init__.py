"""What clients may ask of a table: the structs, and the handlers that turn them into entries."""
