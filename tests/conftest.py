"""How Hypothesis works here: as many examples as the minute allows, and no stopwatch."""

from hypothesis import settings

settings.register_profile("games", deadline=None, max_examples=100)
settings.load_profile("games")
