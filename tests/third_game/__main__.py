"""`python -m tests.third_game …`: the command line of a house that has this game, too."""

from hatbox.cli import main
from tests.third_game import register

register()
raise SystemExit(main())
