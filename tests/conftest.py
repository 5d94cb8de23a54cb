"""Hypothesis runs without deadlines, tests run in English whatever the system's language, and what
takes longest comes first: at the end one worker would wait for it."""

import os

import pytest
from hypothesis import settings

settings.register_profile("games", deadline=None, max_examples=100)
settings.load_profile("games")
os.environ["LC_ALL"] = "C.UTF-8"

LONGEST = ("test_install.py", "test_overflow.py", "test_minds_report.py", "test_axe.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)
