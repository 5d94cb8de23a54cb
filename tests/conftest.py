"""How Hypothesis works here: as many examples as the minute allows, and no stopwatch.

And in English, whatever the desktop speaks.
"""

import os

from hypothesis import settings

settings.register_profile("games", deadline=None, max_examples=100)
settings.load_profile("games")
os.environ["LC_ALL"] = "C.UTF-8"
