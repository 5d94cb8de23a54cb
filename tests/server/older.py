"""`hatbox` as of the schema before the newest step: `python -m tests.server.older serve`."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from hatbox.stores.postgres import schema

OLDER = schema.STEPS[:-1]

if __name__ == "__main__":
    from hatbox.cli import main

    as_before = partial(schema.migrate, steps=OLDER)
    with patch("hatbox.stores.postgres.store.migrate", as_before):
        sys.exit(main())
