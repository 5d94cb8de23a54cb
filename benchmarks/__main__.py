"""Every benchmark, one after the other."""

from . import rules

rules.main()
