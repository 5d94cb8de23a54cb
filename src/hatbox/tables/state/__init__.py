"""The state of a table: what the log adds up to, who sits where, and the context of an act."""
