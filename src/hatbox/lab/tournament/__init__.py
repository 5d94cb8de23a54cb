"""Tournaments: everybody against everybody on the same deals, from every seat."""
