"""Every benchmark, one after the other."""

from . import minds, rules, server

rules.main()
minds.main()
server.main()
