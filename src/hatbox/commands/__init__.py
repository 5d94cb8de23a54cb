"""What the command `hatbox` can do, one word a file."""
