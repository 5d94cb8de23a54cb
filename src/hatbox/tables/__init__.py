"""A table without a network: seats, options, clocks, beats, and the log of its games."""
