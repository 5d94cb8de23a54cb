"""Hypothesis runs without deadlines, and tests run in English whatever the system's language."""

import os

from hypothesis import settings

settings.register_profile("games", deadline=None, max_examples=100)
settings.load_profile("games")
os.environ["LC_ALL"] = "C.UTF-8"
