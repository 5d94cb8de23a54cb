"""The subcommands of `hatbox`, one a file."""
