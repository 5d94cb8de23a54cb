"""The log of a table: its entries, how they change the state, appending, rebuilding, the store."""
